import Foundation

/// A match with what it means.
final class DetectedData: NSTextCheckingResult {
  enum Value {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
    case address([NSTextCheckingKey: String])
  }

  private let type: CheckingType
  private let place: NSRange
  let value: Value

  init(type: CheckingType, range: NSRange, value: Value) {
    self.type = type
    place = range
    self.value = value
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(type: .links, range: range, value: .link(url))
  }

  public class func phoneNumberCheckingResult(
    range: NSRange,
    phoneNumber: String
  ) -> NSTextCheckingResult {
    DetectedData(type: .phoneNumbers, range: range, value: .phoneNumber(phoneNumber))
  }

  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(type: .dates, range: range, value: .date(date))
  }

  public class func addressCheckingResult(
    range: NSRange,
    components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DetectedData(type: .addresses, range: range, value: .address(components))
  }

  public var url: URL? {
    if case .link(let url)? = (self as? DetectedData)?.value { url } else { nil }
  }

  public var phoneNumber: String? {
    if case .phoneNumber(let number)? = (self as? DetectedData)?.value { number } else { nil }
  }

  public var date: Date? {
    if case .date(let date)? = (self as? DetectedData)?.value { date } else { nil }
  }

  public var timeZone: TimeZone? { nil }
  public var duration: TimeInterval { 0 }
  public var components: [NSTextCheckingKey: String]? { addressComponents }
  public var addressComponents: [NSTextCheckingKey: String]? {
    if case .address(let components)? = (self as? DetectedData)?.value { components } else { nil }
  }
  public var replacementString: String? { nil }
}

public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = Self(rawValue: "Name")
  public static let jobTitle = Self(rawValue: "JobTitle")
  public static let organization = Self(rawValue: "Organization")
  public static let airline = Self(rawValue: "Airline")
  public static let flight = Self(rawValue: "Flight")
  public static let street = Self(rawValue: "Street")
  public static let city = Self(rawValue: "City")
  public static let state = Self(rawValue: "State")
  public static let zip = Self(rawValue: "ZIP")
  public static let country = Self(rawValue: "Country")
  public static let phone = Self(rawValue: "Phone")
}
