import Foundation
import Timeline

/// Telephone numbers, addresses and the like that a text view finds in its text by itself.
///
/// They are found once for each text: drawing, measuring and touches ask many times.
struct DetectedLinks {
  var types: UIDataDetectorTypes = []
  private var text: String?
  private var links: [(url: URL, range: NSRange)] = []

  /// The text with a link at each find that the app has not made one itself.
  mutating func adding(to text: NSAttributedString) -> NSAttributedString {
    guard !types.isEmpty else { return text }
    if text.string != self.text {
      self.text = text.string
      links = find(in: text.string)
    }
    guard !links.isEmpty else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    for link in links
    where text.attribute(.link, at: link.range.location, effectiveRange: nil) == nil {
      result.addAttribute(.link, value: link.url, range: link.range)
    }
    return result
  }

  mutating func detect(_ types: UIDataDetectorTypes) {
    self.types = types
    text = nil
  }

  private func find(in text: String) -> [(url: URL, range: NSRange)] {
    var checking: NSTextCheckingResult.CheckingType = []
    if types.contains(.link) { checking.insert(.links) }
    if types.contains(.phoneNumber) { checking.insert(.phoneNumbers) }
    if types.contains(.address) { checking.insert(.addresses) }
    if types.contains(.calendarEvent) { checking.insert(.dates) }
    guard let detector = try? NSDataDetector(types: checking.rawValue) else { return [] }
    let whole = NSRange(location: 0, length: (text as NSString).length)
    return detector.matches(in: text, range: whole).compactMap { match in
      url(of: match, in: text).map { ($0, match.range) }
    }
  }

  /// What opens when one taps on it.
  private func url(of match: NSTextCheckingResult, in text: String) -> URL? {
    if let url = match.url { return url }
    if let number = match.phoneNumber {
      return URL(string: "tel:" + number.filter { $0.isNumber || $0 == "+" })
    }
    if match.date != nil { return URL(string: "x-apple-data-detectors://") }
    let words = (text as NSString).substring(with: match.range)
    let address = words.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    return address.flatMap { URL(string: "http://maps.apple.com/?address=" + $0) }
  }
}
