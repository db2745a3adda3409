import Foundation

/// The text behind a `UITextInput` of UIKit's own.
///
/// Places are offsets in UTF-16. What an app may override is in the classes, and calls this.
@MainActor
protocol EditedText: UITextInput, UIResponder {
  var editedText: String { get }
  /// Where typing goes; the caret is an empty range.
  var selection: NSRange { get set }
  var marked: NSRange? { get set }
  /// Whether the user may change the text.
  var acceptsEdits: Bool { get }
  /// Changes characters alone: no caret, no notifications.
  func setCharacters(in range: NSRange, to text: String)
  /// Asks the delegate about a change that a key makes.
  func allows(_ text: String, in range: NSRange) -> Bool
  /// Called after each change that is not made by the app's own assignment.
  func didEdit()
  func didMoveCaret()
  /// The layout of the text, and where its container is.
  var measuring: (manager: NSLayoutManager, container: NSTextContainer, origin: CGPoint) { get }
  /// The height of an empty text's caret.
  var emptyLineHeight: CGFloat { get }
}

extension EditedText {
  private var count: Int { editedText.utf16.count }

  func characters(of range: UITextRange) -> NSRange {
    let start = min(max(0, range.start.offset), count)
    return NSRange(location: start, length: min(max(start, range.end.offset), count) - start)
  }

  // MARK: Changes

  /// A change as typing makes it, which undo takes back.
  func change(_ range: NSRange, to text: String) {
    let old = (editedText as NSString).substring(with: range)
    let new = NSRange(location: range.location, length: text.utf16.count)
    undoManager?.registerUndo(withTarget: self) { target in target.change(new, to: old) }
    inputDelegate?.textWillChange(self)
    setCharacters(in: range, to: text)
    inputDelegate?.textDidChange(self)
    moveCaret(to: NSRange(location: new.location + new.length, length: 0))
    didEdit()
  }

  /// Also after the app has set another text: the keyboard begins sentences with
  /// capitals, and offers words.
  func moveCaret(to range: NSRange) {
    defer { UIKitWorld.current.keyboard.textDidChange(of: self) }
    let start = min(max(0, range.location), count)
    let new = NSRange(location: start, length: min(range.length, count - start))
    guard new != selection else { return }
    inputDelegate?.selectionWillChange(self)
    selection = new
    inputDelegate?.selectionDidChange(self)
    didMoveCaret()
  }

  func insert(_ text: String) {
    let range = marked ?? selection
    marked = nil
    change(range, to: text)
  }

  func eraseBackward() {
    marked = nil
    if selection.length > 0 {
      change(selection, to: "")
    } else if selection.location > 0 {
      let text = editedText as NSString
      change(text.rangeOfComposedCharacterSequence(at: selection.location - 1), to: "")
    }
  }

  /// Where nothing is being composed yet, the selection is replaced.
  func compose(_ text: String?, selected: NSRange) {
    let range = marked ?? selection
    let new = text ?? ""
    change(range, to: new)
    marked = new.isEmpty ? nil : NSRange(location: range.location, length: new.utf16.count)
    moveCaret(
      to: NSRange(location: range.location + selected.location, length: selected.length)
    )
  }

  // MARK: Places

  func place(from position: UITextPosition, by offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...count).contains(place) ? UITextPosition(offset: place) : nil
  }

  /// Up and down go to the nearest place of the adjacent line.
  func place(
    from position: UITextPosition,
    towards direction: UITextLayoutDirection,
    by offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return place(from: position, by: offset)
    case .left: return place(from: position, by: -offset)
    case .up, .down:
      var caret = caretRect(for: position)
      caret.origin.y += caret.height * CGFloat(direction == .down ? offset : -offset)
      return closestPosition(to: CGPoint(x: caret.minX, y: caret.midY))
    }
  }

  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  func end(of range: UITextRange, in direction: UITextLayoutDirection) -> UITextPosition {
    direction == .right || direction == .down ? range.end : range.start
  }

  func extended(_ position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    direction == .right || direction == .down
      ? UITextRange(position, endOfDocument) : UITextRange(beginningOfDocument, position)
  }

  // MARK: Geometry

  /// Where a caret stands before a position: 2 points wide (observed).
  func caret(at position: UITextPosition) -> CGRect {
    let (manager, container, origin) = measuring
    guard count > 0 else {
      let padding = container.lineFragmentPadding
      let isAtRight = manager.naturalAlignment == .right && container.laidOut.width > 0
      let left = origin.x + (isAtRight ? container.laidOut.width - padding - 2 : padding)
      return CGRect(x: left, y: origin.y, width: 2, height: emptyLineHeight)
    }
    let offset = min(max(0, position.offset), count)
    let lines = manager.layout(in: container)?.lines ?? []
    guard let line = lines.last(where: { $0.range.lowerBound <= offset }) else {
      return CGRect(origin: origin, size: CGSize(width: 2, height: emptyLineHeight))
    }
    let x = line.origin.x + line.caret(before: offset) + container.lineFragmentPadding
    return CGRect(x: origin.x + x, y: origin.y + line.top, width: 2, height: line.height)
  }

  /// One for each line.
  func boxes(of range: UITextRange) -> [CGRect] {
    let (manager, container, origin) = measuring
    var boxes: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: characters(of: range),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { box, _ in boxes.append(box.offsetBy(dx: origin.x, dy: origin.y)) }
    return boxes
  }

  func selectionBoxes(of range: UITextRange) -> [UITextSelectionRect] {
    let boxes = boxes(of: range)
    return boxes.enumerated().map { index, box in
      PlainSelectionRect(box, isFirst: index == 0, isLast: index == boxes.count - 1)
    }
  }

  func place(nearest point: CGPoint) -> UITextPosition {
    guard count > 0 else { return beginningOfDocument }
    let (manager, container, origin) = measuring
    var fraction: CGFloat = 0
    let index = manager.characterIndex(
      for: CGPoint(x: point.x - origin.x, y: point.y - origin.y),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    return UITextPosition(offset: fraction > 0.5 ? index + 1 : index)
  }

  func place(nearest point: CGPoint, within range: UITextRange) -> UITextPosition {
    let place = place(nearest: point)
    if place.offset < range.start.offset { return range.start }
    return place.offset > range.end.offset ? range.end : place
  }

  func character(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point), position.offset < count else { return nil }
    return UITextRange(position, UITextPosition(offset: position.offset + 1))
  }

  // MARK: Attributes

  func styling(
    _ text: NSAttributedString?,
    at position: UITextPosition,
    forward: Bool
  ) -> [NSAttributedString.Key: Any]? {
    guard let text, text.length > 0 else { return nil }
    let place = forward ? position.offset : position.offset - 1
    return text.attributes(at: min(max(0, place), text.length - 1), effectiveRange: nil)
  }
}
