import Foundation
import UIKit

public enum CNContactType: Int, Sendable {
  case person, organization
}

public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

/// What is known of a contact.
struct ContactFields {
  var identifier = UUID().uuidString
  var contactType = CNContactType.person
  var namePrefix = ""
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var previousFamilyName = ""
  var nameSuffix = ""
  var nickname = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var phoneticGivenName = ""
  var phoneticMiddleName = ""
  var phoneticFamilyName = ""
  var phoneticOrganizationName = ""
  var note = ""
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  var dates: [CNLabeledValue<NSDateComponents>] = []
  var birthday: DateComponents?
  var nonGregorianBirthday: DateComponents?
  var imageData: Data?
}

/// A person or an organization with their names and addresses.
open class CNContact: UIKit.NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var fields = ContactFields()

  public override init() { super.init() }

  init(fields: ContactFields) { self.fields = fields }

  open var identifier: String { fields.identifier }
  open var contactType: CNContactType { fields.contactType }
  open var namePrefix: String { fields.namePrefix }
  open var givenName: String { fields.givenName }
  open var middleName: String { fields.middleName }
  open var familyName: String { fields.familyName }
  open var previousFamilyName: String { fields.previousFamilyName }
  open var nameSuffix: String { fields.nameSuffix }
  open var nickname: String { fields.nickname }
  open var organizationName: String { fields.organizationName }
  open var departmentName: String { fields.departmentName }
  open var jobTitle: String { fields.jobTitle }
  open var phoneticGivenName: String { fields.phoneticGivenName }
  open var phoneticMiddleName: String { fields.phoneticMiddleName }
  open var phoneticFamilyName: String { fields.phoneticFamilyName }
  open var phoneticOrganizationName: String { fields.phoneticOrganizationName }
  open var note: String { fields.note }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fields.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { fields.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { fields.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { fields.urlAddresses }
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { fields.contactRelations }
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { fields.socialProfiles }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    fields.instantMessageAddresses
  }
  open var dates: [CNLabeledValue<NSDateComponents>] { fields.dates }
  open var birthday: DateComponents? { fields.birthday }
  open var nonGregorianBirthday: DateComponents? { fields.nonGregorianBirthday }
  open var imageData: Data? { fields.imageData }
  open var thumbnailImageData: Data? { fields.imageData }
  open var imageDataAvailable: Bool { fields.imageData != nil }

  /// Everything is: a contact of an app's own has all properties.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { false }

  open class func localizedString(forKey key: String) -> String {
    let words = key.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Sorts by the names, the family's first unless the order begins with the given one.
  open class func comparator(
    forNameSortOrder sortOrder: CNContactSortOrder
  ) -> (Any, Any) -> ComparisonResult {
    func name(_ object: Any) -> String {
      guard let contact = object as? CNContact else { return "" }
      let names = [contact.familyName, contact.givenName]
      return (sortOrder == .givenName ? names.reversed() : names).joined(separator: " ")
    }
    return { name($0).localizedStandardCompare(name($1)) }
  }
  open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
    KeyGroup(keys: [CNContactGivenNameKey, CNContactFamilyNameKey])
  }

  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(
    matching phoneNumber: CNPhoneNumber
  ) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(
    matchingEmailAddress emailAddress: String
  ) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }

  public func copy(with zone: NSZone? = nil) -> Any { CNContact(fields: fields) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(fields: fields) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContact)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}
