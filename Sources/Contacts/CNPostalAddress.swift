import CoreLocation
import Foundation
import UIKit

/// The parts of an address.
struct AddressFields: Hashable {
  var street = ""
  var subLocality = ""
  var city = ""
  var subAdministrativeArea = ""
  var state = ""
  var postalCode = ""
  var country = ""
  var isoCountryCode = ""
}

/// Where a contact lives or works.
open class CNPostalAddress: UIKit.NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var fields = AddressFields()

  public override init() { super.init() }

  init(fields: AddressFields) { self.fields = fields }

  open var street: String { fields.street }
  open var subLocality: String { fields.subLocality }
  open var city: String { fields.city }
  open var subAdministrativeArea: String { fields.subAdministrativeArea }
  open var state: String { fields.state }
  open var postalCode: String { fields.postalCode }
  open var country: String { fields.country }
  open var isoCountryCode: String { fields.isoCountryCode }

  open class func localizedString(forKey key: String) -> String {
    switch key {
    case CNPostalAddressPostalCodeKey: "ZIP"
    case CNPostalAddressISOCountryCodeKey: "Country Code"
    default: key.prefix(1).uppercased() + key.dropFirst()
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(fields: fields) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    CNMutablePostalAddress(fields: fields)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.fields == fields
  }
  open override var hash: Int { fields.hashValue }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  public override init() { super.init() }

  override init(fields: AddressFields) { super.init(fields: fields) }

  open override var street: String {
    get { fields.street }
    set { fields.street = newValue }
  }
  open override var subLocality: String {
    get { fields.subLocality }
    set { fields.subLocality = newValue }
  }
  open override var city: String {
    get { fields.city }
    set { fields.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { fields.subAdministrativeArea }
    set { fields.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { fields.state }
    set { fields.state = newValue }
  }
  open override var postalCode: String {
    get { fields.postalCode }
    set { fields.postalCode = newValue }
  }
  open override var country: String {
    get { fields.country }
    set { fields.country = newValue }
  }
  open override var isoCountryCode: String {
    get { fields.isoCountryCode }
    set { fields.isoCountryCode = newValue }
  }
}

extension CLPlacemark {
  /// Unknown: a stage reaches no service that knows addresses.
  public var postalAddress: CNPostalAddress? { nil }
}
