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
