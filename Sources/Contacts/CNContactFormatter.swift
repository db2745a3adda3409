import Foundation
import UIKit

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}

public enum CNContactDisplayNameOrder: Int, Sendable {
  case userDefault, givenNameFirst, familyNameFirst
}

/// Writes the name of a contact: its parts with spaces between them, or the organization's.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open var style = CNContactFormatterStyle.fullName

  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts =
      switch style {
      case .fullName:
        [
          contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
          contact.nameSuffix,
        ]
      case .phoneticFullName:
        [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
      }
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    let others =
      style == .fullName
      ? [contact.nickname, contact.organizationName]
      : [contact.phoneticOrganizationName]
    return others.first { !$0.isEmpty }
  }

  open func string(from contact: CNContact) -> String? {
    CNContactFormatter.string(from: contact, style: style)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? CNContact).flatMap(string(from:))
  }

  open class func attributedString(
    from contact: CNContact,
    style: CNContactFormatterStyle,
    defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    string(from: contact, style: style).map {
      NSAttributedString(string: $0, attributes: keyed(attributes ?? [:]))
    }
  }

  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  open class func delimiter(for contact: CNContact) -> String { " " }

  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    switch style {
    case .fullName:
      KeyGroup(keys: [CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey])
    case .phoneticFullName:
      KeyGroup(keys: [CNContactPhoneticGivenNameKey, CNContactPhoneticFamilyNameKey])
    }
  }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress
}

/// Writes an address in lines: the street, the city with its state and code, the country.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  open class func string(
    from postalAddress: CNPostalAddress,
    style: CNPostalAddressFormatterStyle
  ) -> String {
    let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return [postalAddress.street, postalAddress.subLocality, town, postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  open func string(from postalAddress: CNPostalAddress) -> String {
    CNPostalAddressFormatter.string(from: postalAddress, style: style)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? CNPostalAddress).map(string(from:))
  }

  open class func attributedString(
    from postalAddress: CNPostalAddress,
    style: CNPostalAddressFormatterStyle,
    withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(
      string: string(from: postalAddress, style: style),
      attributes: keyed(attributes)
    )
  }
}

/// Attributes by the keys of text, whether the app gives those or their names.
private func keyed(_ attributes: [AnyHashable: Any]) -> [NSAttributedString.Key: Any] {
  var result: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes {
    let name = (key.base as? NSAttributedString.Key)?.rawValue ?? key.base as? String
    if let name { result[NSAttributedString.Key(rawValue: name)] = value }
  }
  return result
}
