import Foundation
import UIKit

/// A number, an address or another value with its label.
open class CNLabeledValue<ValueType>: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    identifier = UUID().uuidString
    self.label = label
    self.value = value
  }

  private init(identifier: String, label: String?, value: ValueType) {
    (self.identifier, self.label, self.value) = (identifier, label, value)
  }

  open func settingLabel(_ label: String?) -> CNLabeledValue {
    CNLabeledValue(identifier: identifier, label: label, value: value)
  }
  open func settingValue(_ value: ValueType) -> CNLabeledValue {
    CNLabeledValue(identifier: identifier, label: label, value: value)
  }
  open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue {
    CNLabeledValue(identifier: identifier, label: label, value: value)
  }

  /// The word between the marks of a label of the system, in small letters.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CNPhoneNumber: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let stringValue: String

  public init(stringValue string: String) { stringValue = string }

  public func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  open override var hash: Int { stringValue.hashValue }
}

/// Somebody whom a contact is related to.
open class CNContactRelation: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let name: String

  public init(name: String) { self.name = name }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CNSocialProfile: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String

  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CNInstantMessageAddress: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let username: String
  public let service: String

  public init(username: String, service: String) {
    (self.username, self.service) = (username, service)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
