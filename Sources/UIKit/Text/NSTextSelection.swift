import Foundation

/// What is selected of a text (TextKit 2).
@preconcurrency
@MainActor
open class NSTextSelection: MainActorObject {
  public enum Granularity: Int, Sendable {
    case character, word, paragraph, line, sentence
  }

  public enum Affinity: Int, Sendable {
    case upstream, downstream
  }

  public let textRanges: [NSTextRange]
  public let granularity: Granularity
  public let affinity: Affinity
  open var anchorPositionOffset: CGFloat = 0
  open var isLogical = true
  open var secondarySelectionLocation: (any NSTextLocation)?
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var isTransient: Bool { false }

  public init(
    _ textRanges: [NSTextRange],
    affinity: Affinity = .downstream,
    granularity: Granularity = .character
  ) {
    self.textRanges = textRanges
    self.affinity = affinity
    self.granularity = granularity
    super.init(isolated: ())
  }

  public convenience init(
    range: NSTextRange,
    affinity: Affinity,
    granularity: Granularity
  ) { self.init([range], affinity: affinity, granularity: granularity) }

  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity)
  }

  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
  }
}
