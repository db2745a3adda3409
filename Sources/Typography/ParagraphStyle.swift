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
  /// Whether the last line takes a second word from the line above, if it would have only one.
  package var avoidsOrphans = false
  /// Whether Korean lines end after words only, not between any two syllables.
  package var keepsHangulWords = false
  /// Words are divided where a line without a division would be narrower than this part of
  /// its width; 0 for never.
  package var hyphenationFactor = 0.0
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
  package var tabStops = (1...12).map { TabStop(location: 28 * Double($0)) }
  package var defaultTabInterval = 0.0
  /// What stands before the first line without being part of the text.
  package var marker: Marker?

  package init() {}

  /// The bullet or number of an item of a list.
  package struct Marker: Hashable, Sendable {
    package var text: String
    /// Where it begins, from the leading margin.
    package var location: Double

    package init(text: String, location: Double) {
      self.text = text
      self.location = location
    }
  }

  /// A place of columns.
  package struct TabStop: Hashable, Sendable {
    package var location: Double
    /// The column ends there with `.right` and has its middle there with `.center`; others begin.
    package var alignment: Alignment

    package init(location: Double, alignment: Alignment = .left) {
      self.location = location
      self.alignment = alignment
    }
  }

  /// The width of a tab that begins at `x`.
  ///
  /// - Parameter column: how wide the text up to the next tab is.
  func tabWidth(from x: Double, before column: @autoclosure () -> Double) -> Double {
    guard let stop = tabStops.first(where: { $0.location > x + 1e-6 }) else {
      let interval = defaultTabInterval > 0 ? defaultTabInterval : 28
      return ((x + 1e-6) / interval).rounded(.down) * interval + interval - x
    }
    let room = stop.location - x
    switch stop.alignment {
    case .right: return max(0, room - column())
    case .center: return max(0, room - column() / 2)
    default: return room
    }
  }
}
