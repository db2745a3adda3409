import Foundation
import UIKit

/// Writes contacts as vCards (RFC 2426), and reads what other programs have written.
///
/// Names, organizations, numbers, addresses of mail and of the web, notes and birthdays
/// travel; pictures do not.
open class CNContactVCardSerialization: UIKit.NSObject {
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    KeyGroup(keys: [
      CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey, CNContactNamePrefixKey,
      CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
      CNContactJobTitleKey, CNContactPhoneNumbersKey, CNContactEmailAddressesKey,
      CNContactUrlAddressesKey, CNContactNoteKey, CNContactBirthdayKey,
    ])
  }

  open class func data(with contacts: [CNContact]) throws -> Data {
    let lines = contacts.flatMap { ["BEGIN:VCARD", "VERSION:3.0"] + body(of: $0) + ["END:VCARD"] }
    return Data(lines.map { $0 + "\r\n" }.joined().utf8)
  }

  open class func contacts(with data: Data) throws -> [CNContact] {
    guard let text = String(data: data, encoding: .utf8) else { throw CNError(.vCardMalformed) }
    // A line that begins with a space continues the one before.
    let whole = text.replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\n ", with: "").replacingOccurrences(of: "\n\t", with: "")
    var result: [CNContact] = []
    var current: CNMutableContact?
    for line in whole.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let head = line[..<colon].uppercased().split(separator: ";").map(String.init)
      let value = String(line[line.index(after: colon)...])
      // A group, such as `item1`, comes before a name.
      let name = head.first.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? ""
      switch (name, value.uppercased()) {
      case ("BEGIN", "VCARD"): current = CNMutableContact()
      case ("END", "VCARD"):
        if let current { result.append(current) }
        current = nil
      default: current.map { read(name, head.dropFirst().joined(separator: ";"), value, into: $0) }
      }
    }
    guard !result.isEmpty || whole.isEmpty else { throw CNError(.vCardMalformed) }
    return result
  }

  // MARK: Lines

  private static func body(of contact: CNContact) -> [String] {
    let names = [
      contact.familyName, contact.givenName, contact.middleName, contact.namePrefix,
      contact.nameSuffix,
    ]
    var lines = ["N:" + names.map(escaped).joined(separator: ";")]
    lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
    let single = [
      ("NICKNAME", contact.nickname), ("TITLE", contact.jobTitle), ("NOTE", contact.note),
    ]
    if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
      let parts = [contact.organizationName, contact.departmentName]
      lines.append("ORG:" + parts.map(escaped).joined(separator: ";"))
    }
    lines += single.filter { !$0.1.isEmpty }.map { "\($0.0):\(escaped($0.1))" }
    lines += contact.phoneNumbers.map { "TEL\(type($0.label)):\(escaped($0.value.stringValue))" }
    lines += contact.emailAddresses.map { "EMAIL\(type($0.label)):\(escaped("\($0.value)"))" }
    lines += contact.urlAddresses.map { "URL\(type($0.label)):\(escaped("\($0.value)"))" }
    if let day = contact.birthday, let year = day.year, let month = day.month, let number = day.day
    {
      lines.append("BDAY:" + String(format: "%04d-%02d-%02d", year, month, number))
    }
    return lines
  }

  private static func read(
    _ name: String,
    _ parameters: String,
    _ value: String,
    into contact: CNMutableContact
  ) {
    let parts = fields(value)
    let text = parts.joined(separator: ";")
    let label = labels.first { parameters.contains($0.type) }?.label
    func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
    switch name {
    case "N":
      (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
      (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
    case "NICKNAME": contact.nickname = text
    case "TITLE": contact.jobTitle = text
    case "NOTE": contact.note = text
    case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
    case "TEL":
      contact.phoneNumbers.append(
        CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: text))
      )
    case "EMAIL":
      contact.emailAddresses.append(CNLabeledValue(label: label, value: text as NSString))
    case "URL": contact.urlAddresses.append(CNLabeledValue(label: label, value: text as NSString))
    case "BDAY":
      let numbers = text.prefix(10).split(separator: "-").compactMap { Int($0) }
      guard numbers.count == 3 else { return }
      contact.birthday = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
    default: break
    }
  }

  // MARK: Words

  private static let labels: [(type: String, label: String)] = [
    ("CELL", CNLabelPhoneNumberMobile), ("IPHONE", CNLabelPhoneNumberiPhone),
    ("MAIN", CNLabelPhoneNumberMain), ("HOME", CNLabelHome), ("WORK", CNLabelWork),
  ]

  private static func type(_ label: String?) -> String {
    labels.first { $0.label == label }.map { ";type=\($0.type)" } ?? ""
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\n", "\r\n": result += "\\n"
      case "\\", ";", ",": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }

  /// The parts between semicolons, without their backslashes.
  private static func fields(_ value: String) -> [String] {
    var (parts, isEscaped) = ([""], false)
    for character in value {
      let last = parts.count - 1
      if isEscaped {
        parts[last].append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        parts.append("")
      } else {
        parts[last].append(character)
      }
    }
    return parts
  }
}
