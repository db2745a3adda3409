import Contacts
import Testing
import UIKit

@Suite
struct ContactCardTests {
  private func contact() -> CNMutableContact {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = ("Jane", "Appleseed; Jr")
    contact.organizationName = "Apple, Inc."
    contact.note = "One\nTwo \\ three"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 23"))
    ]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "jane@example.com")]
    contact.birthday = DateComponents(year: 1984, month: 1, day: 24)
    return contact
  }

  @Test
  func `a contact that is written as a card is read again`() throws {
    let data = try CNContactVCardSerialization.data(with: [contact(), CNContact()])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("BEGIN:VCARD\r\nVERSION:3.0\r\nN:Appleseed\\; Jr;Jane;;;\r\n"))
    #expect(text.contains("TEL;type=CELL:+1 23\r\n") && text.contains("BDAY:1984-01-24\r\n"))
    let read = try CNContactVCardSerialization.contacts(with: data)
    let first = try #require(read.first)
    #expect(read.count == 2 && first.familyName == "Appleseed; Jr" && first.givenName == "Jane")
    #expect(first.organizationName == "Apple, Inc." && first.note == "One\nTwo \\ three")
    #expect(first.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
    #expect(first.phoneNumbers.first?.value.stringValue == "+1 23")
    #expect(first.emailAddresses.first?.value == "jane@example.com")
    #expect(first.birthday?.year == 1984 && first.birthday?.day == 24)
  }

  @Test
  func `cards of other programs have groups and broken lines`() throws {
    let text = """
      BEGIN:VCARD
      N:Doe;John
      item1.TEL;TYPE=home,voice:55
       5
      END:VCARD
      """
    let read = try CNContactVCardSerialization.contacts(with: Data(text.utf8))
    #expect(read.first?.givenName == "John" && read.first?.phoneNumbers.first?.label == CNLabelHome)
    #expect(read.first?.phoneNumbers.first?.value.stringValue == "555")
  }

  @Test(arguments: ["no card", "BEGIN:VCARD\nN:Doe", ":\n::\nEND:VCARD"])
  func `what is not a card is an error`(text: String) {
    #expect(throws: CNError(.vCardMalformed)) {
      try CNContactVCardSerialization.contacts(with: Data(text.utf8))
    }
  }

  @Test
  func `contacts are sorted by the name that the app asks for`() {
    let (one, two) = (CNMutableContact(), CNMutableContact())
    (one.givenName, one.familyName) = ("Ann", "Zed")
    (two.givenName, two.familyName) = ("Bob", "Ash")
    #expect(CNContact.comparator(forNameSortOrder: .givenName)(one, two) == .orderedAscending)
    #expect(CNContact.comparator(forNameSortOrder: .familyName)(one, two) == .orderedDescending)
    #expect(CNContact.localizedString(forKey: CNContactGivenNameKey) == "Given name")
  }

  @Test
  func `a name is written in the attributes that it is given`() {
    let text = CNContactFormatter.attributedString(
      from: contact(),
      style: .fullName,
      defaultAttributes: [NSAttributedString.Key.kern: 2]
    )
    #expect(text?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test
  func `the country of the device is in small letters`() {
    let code = CNContactsUserDefaults.shared().countryCode
    #expect(!code.isEmpty && code == code.lowercased())
  }
}
