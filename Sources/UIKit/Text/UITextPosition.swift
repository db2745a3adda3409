import Foundation

/// A place in a text.
@preconcurrency
@MainActor
open class UITextPosition: MainActorObject {
  package let offset: Int
  package init(offset: Int) { self.offset = offset }
  public init() { offset = 0 }
}

/// A range between two places in a text.
@preconcurrency
@MainActor
open class UITextRange: MainActorObject {
  private let first: UITextPosition
  private let last: UITextPosition
  open var start: UITextPosition { first }
  open var end: UITextPosition { last }
  open var isEmpty: Bool { start.offset == end.offset }

  package init(_ start: UITextPosition, _ end: UITextPosition) {
    first = start
    last = end
  }

  public init() {
    first = UITextPosition()
    last = UITextPosition()
  }

  convenience init(_ range: NSRange) {
    self.init(
      UITextPosition(offset: range.location),
      UITextPosition(offset: range.location + range.length)
    )
  }
}

/// A rectangle of a selection.
@preconcurrency
@MainActor
open class UITextSelectionRect: MainActorObject {
  public init() {}

  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in it.
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
  open var transform: CGAffineTransform { .identity }
}

/// A rectangle of a selection in UIKit's own texts.
final class PlainSelectionRect: UITextSelectionRect {
  private let box: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ box: CGRect, isFirst: Bool, isLast: Bool) {
    self.box = box
    self.isFirst = isFirst
    self.isLast = isLast
  }

  override var rect: CGRect { box }
  override var writingDirection: NSWritingDirection { .leftToRight }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

public enum UITextStorageDirection: Int, Sendable {
  case forward, backward
}

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A `UITextStorageDirection` or a `UITextLayoutDirection`.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Towards the end of the text, as it is written from left to right.
  var isForward: Bool {
    switch rawValue {
    case UITextStorageDirection.forward.rawValue, UITextLayoutDirection.right.rawValue,
      UITextLayoutDirection.down.rawValue:
      true
    default: false
    }
  }
}

public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
