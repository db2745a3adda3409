import Foundation

/// Finds links, telephone numbers, dates and addresses in a text.
///
/// Links are what begins with a scheme or `www.`, addresses of mail, and names that end like a well
/// known domain; numbers have seven to fifteen digits; dates are written in digits or with an
/// English month; postal addresses are a number and a street, as in the United States (inferred).
/// Foundation's class is one of regular
/// expressions; here it is one of its own, with their methods.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public typealias MatchingOptions = NSRegularExpression.MatchingOptions

  open private(set) var checkingTypes: NSTextCheckingTypes

  /// Fails when no type is asked for.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  open func matches(
    in string: String,
    options: MatchingOptions = [],
    range: NSRange
  ) -> [NSTextCheckingResult] {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var found: [DetectedData] = []
    for pattern in DetectedPattern.all where types.contains(pattern.type) {
      pattern.expression.enumerateMatches(in: string, options: [], range: range) { match, _, _ in
        guard let match, let data = pattern.data(in: string, at: match.range),
          // What came first has it: an address of mail is no domain.
          !found.contains(where: { NSIntersectionRange($0.range, data.range).length > 0 })
        else { return }
        found.append(data)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  open func enumerateMatches(
    in string: String,
    options: MatchingOptions = [],
    range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  open func firstMatch(
    in string: String,
    options: MatchingOptions = [],
    range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  open func numberOfMatches(
    in string: String,
    options: MatchingOptions = [],
    range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  open func rangeOfFirstMatch(
    in string: String,
    options: MatchingOptions = [],
    range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  open func stringByReplacingMatches(
    in string: String,
    options: MatchingOptions = [],
    range: NSRange,
    withTemplate template: String
  ) -> String {
    let result = NSMutableString(string: string)
    for match in matches(in: string, options: options, range: range).reversed() {
      result.replaceCharacters(in: match.range, with: template)
    }
    return result as String
  }
}

public typealias NSTextCheckingTypes = UInt64

/// What one pattern looks for.
private struct DetectedPattern: @unchecked Sendable {
  var type: NSTextCheckingResult.CheckingType
  var expression: NSRegularExpression
  /// The value of a match, from its text; nil when it is none after all.
  var read: @Sendable (String) -> DetectedData.Value?

  init?(
    _ type: NSTextCheckingResult.CheckingType,
    _ pattern: String,
    _ read: @escaping @Sendable (String) -> DetectedData.Value?
  ) {
    guard
      let expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
    else { return nil }
    self.type = type
    self.expression = expression
    self.read = read
  }

  func data(in string: String, at range: NSRange) -> DetectedData? {
    // A full stop or a bracket behind a link belongs to the sentence.
    let text = (string as NSString).substring(with: range)
    let kept = text.trimmingSuffix(of: ".,;:!?)]}'\"")
    return read(kept).map {
      DetectedData(
        type: type,
        range: NSRange(location: range.location, length: (kept as NSString).length),
        value: $0
      )
    }
  }

  static let all = [mail, link, date, namedDate, address, phone].compactMap(\.self)

  private static var mail: Self? {
    Self(.links, #"[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}"#) { text in
      URL(string: "mailto:" + text).map { .link($0) }
    }
  }

  private static var link: Self? {
    let domains =
      "com|org|net|edu|gov|io|co|uk|de|fr|jp|cn|ru|nl|it|es|br|au|ca|us|info|dev|app|me|tv"
    let path = #"(:\d+)?(/[^\s<>"]*)?"#
    let name = #"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+"#
    return Self(
      .links,
      #"\b[a-z][a-z0-9+.-]*://[^\s<>"]+|\bwww\.[^\s<>"]+|(?<![@\w])\#(name)(\#(domains))\b\#(path)"#
    ) { text in
      URL(string: text.contains("://") ? text : "http://" + text).map { .link($0) }
    }
  }

  private static var date: Self? {
    Self(.dates, #"\b(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}/\d{1,2}/\d{2,4})\b"#) { text in
      let isShort = text.split(separator: "/").last?.count == 2
      return day(text, [text.contains("-") ? "yyyy-MM-dd" : isShort ? "MM/dd/yy" : "MM/dd/yyyy"])
    }
  }

  private static var namedDate: Self? {
    let month = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
    return Self(
      .dates,
      #"\b(\#(month) \d{1,2},? \d{4}|\d{1,2} \#(month) \d{4})\b"#
    ) { text in
      day(
        text.replacingOccurrences(of: ",", with: ""),
        ["MMMM d yyyy", "MMM d yyyy", "d MMMM yyyy", "d MMM yyyy"]
      )
    }
  }

  private static var address: Self? {
    let street =
      "street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|place|pl"
    let city = #"(,? [a-z]+( [a-z]+)*, [a-z]{2}( \d{5}(-\d{4})?)?)?"#
    return Self(.addresses, #"\b\d{1,5}( [\w.]+){1,4}? (\#(street))\b\#(city)"#) { text in
      let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      var components: [NSTextCheckingKey: String] = [.street: parts[0]]
      if parts.count > 1 { components[.city] = parts[1] }
      let state = parts.count > 2 ? parts[2].split(separator: " ").map(String.init) : []
      components[.state] = state.first
      components[.zip] = state.count > 1 ? state[1] : nil
      return .address(components)
    }
  }

  private static var phone: Self? {
    Self(.phoneNumbers, #"(?<![\w.])\+?\(?\d[\d\s().-]{5,18}\d(?!\w)"#) { text in
      // Digits like these are a date, whoever asks for numbers alone.
      let isDate = text.contains(/^\d{4}-\d{1,2}-\d{1,2}$/)
      return !isDate && (7...15).contains(text.filter(\.isNumber).count)
        ? .phoneNumber(text) : nil
    }
  }

  /// Noon of a day, as Foundation has it.
  private static func day(_ text: String, _ formats: [String]) -> DetectedData.Value? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    for format in formats {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return .date(date + 12 * 3600) }
    }
    return nil
  }
}

extension String {
  fileprivate func trimmingSuffix(of characters: String) -> String {
    var rest = self[...]
    while let last = rest.last, characters.contains(last) {
      // A bracket that was opened within stays.
      if last == ")", rest.filter({ $0 == "(" }).count == rest.filter({ $0 == ")" }).count {
        break
      }
      rest.removeLast()
    }
    return String(rest)
  }
}

/// A match with what it means.
private final class DetectedData: NSTextCheckingResult {
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

extension NSTextCheckingResult.CheckingType {
  // The numbers that Foundation's own names have on Linux, where it calls them deprecated.
  fileprivate static let dates = Self(rawValue: 1 << 4)
  fileprivate static let addresses = Self(rawValue: 1 << 5)
  fileprivate static let links = Self(rawValue: 1 << 6)
  fileprivate static let phoneNumbers = Self(rawValue: 1 << 11)
}
