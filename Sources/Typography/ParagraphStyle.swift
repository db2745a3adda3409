/// How the lines of a paragraph are made and placed: the value behind `NSParagraphStyle`.
///
/// Lengths are points.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Sendable {
    case left
    case right
    case center
    case justified
    /// Left, or right in a paragraph that runs from right to left.
    case natural
  }

  /// How text that does not fit is wrapped or truncated.
  package enum LineBreakMode: Sendable {
    case wordWrapping
    case characterWrapping
    case clipping
    case truncatingHead
    case truncatingTail
    case truncatingMiddle

    package var isTruncating: Bool {
      self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle
    }
  }

  package enum Direction: Sendable {
    /// That of the first strong character, else left to right.
    case natural
    case leftToRight
    case rightToLeft
  }

  package var alignment = Alignment.natural
  package var lineBreakMode = LineBreakMode.wordWrapping
  package var direction = Direction.natural
  /// Between lines, not after the last.
  package var lineSpacing = 0.0
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// Positive: the line's end, from the leading margin.
  ///
  /// Zero or negative: from the trailing one.
  package var tailIndent = 0.0
  /// 0 for none.
  package var lineHeightMultiple = 0.0
  /// 0 for none.
  package var minimumLineHeight = 0.0
  /// 0 for none.
  package var maximumLineHeight = 0.0
  /// From the leading margin, ascending.
  ///
  /// After the last one, tabs are `defaultTabInterval` apart.
  package var tabStops: [Double] = (1...12).map { 28 * Double($0) }
  package var defaultTabInterval = 0.0

  package init() {}

  /// Where a tab that begins at `x` ends.
  func tabStop(after x: Double) -> Double {
    if let stop = tabStops.first(where: { $0 > x + 1e-6 }) { return stop }
    let interval = defaultTabInterval > 0 ? defaultTabInterval : 28
    return ((x + 1e-6) / interval).rounded(.down) * interval + interval
  }
}
