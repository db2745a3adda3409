import Foundation

extension NSRegularExpression {
  /// Calls a block that is not kept, as on iOS (documented): Foundation on Linux asks for one that
  /// may be.
  ///
  /// It hears of matches, and of no progress.
  public func enumerateMatches(
    in string: String,
    options: NSRegularExpression.MatchingOptions = [],
    range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stops)
      if stops.boolValue { return }
    }
  }
}
