import Foundation

/// What one pattern looks for.
struct DetectedPattern: @unchecked Sendable {
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

extension NSTextCheckingResult.CheckingType {
  // The numbers that Foundation's own names have on Linux, where it calls them deprecated.
  package static let dates = Self(rawValue: 1 << 4)
  package static let addresses = Self(rawValue: 1 << 5)
  package static let links = Self(rawValue: 1 << 6)
  package static let phoneNumbers = Self(rawValue: 1 << 11)
}
