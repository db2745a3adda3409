import Testing
import UIKit

// Places, ranges and carets of fields and text views, and views that are texts themselves.

/// A field for a code of one character, which reports what is deleted.
private final class CodeField: UITextField {
  var deletions = 0

  override func deleteBackward() {
    deletions += 1
    super.deleteBackward()
  }

  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
}

private final class Place: UITextPosition {
  let index: Int
  init(_ index: Int) {
    self.index = index
    super.init()
  }
}

private final class Span: UITextRange {
  let from: Place
  let to: Place
  init(_ from: Int, _ to: Int) {
    self.from = Place(from)
    self.to = Place(to)
    super.init()
  }
  override var start: UITextPosition { from }
  override var end: UITextPosition { to }
  override var isEmpty: Bool { from.index == to.index }
}

/// A view that keeps its own text, as editors with their own drawing do.
private final class OwnTextView: UIView, UITextInput {
  var characters: [Character] = []
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  var keyboardType: UIKeyboardType = .numberPad
  var selectedTextRange: UITextRange?
  var markedTextRange: UITextRange? { nil }
  var markedTextStyle: [NSAttributedString.Key: Any]?
  var hasText: Bool { !characters.isEmpty }
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(characters.count) }

  override var canBecomeFirstResponder: Bool { true }

  private func index(_ position: UITextPosition) -> Int { (position as? Place)?.index ?? 0 }

  func insertText(_ text: String) { characters += text }
  func deleteBackward() { _ = characters.popLast() }
  func text(in range: UITextRange) -> String? {
    String(characters[index(range.start)..<index(range.end)])
  }
  func replace(_ range: UITextRange, withText text: String) {
    characters.replaceSubrange(index(range.start)..<index(range.end), with: Array(text))
  }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    Span(index(from), index(to))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = index(position) + offset
    return (0...characters.count).contains(place) ? Place(place) : nil
  }
  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? { self.position(from: position, offset: offset) }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    index(position) < index(other) ? .orderedAscending : .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    index(toPosition) - index(from)
  }
  func position(
    within range: UITextRange,
    farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { range.end }
  func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? { nil }
  func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { .zero }
  func caretRect(for position: UITextPosition) -> CGRect { .zero }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

@Suite
@MainActor
struct TextInputTests {
  private func makeField(_ text: String) -> (UITextField, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    field.text = text
    window.addSubview(field)
    window.makeKeyAndVisible()
    field.becomeFirstResponder()
    return (field, window)
  }

  private func range(_ input: any UITextInput, _ from: Int, _ to: Int) throws -> UITextRange {
    let start = try #require(input.position(from: input.beginningOfDocument, offset: from))
    let end = try #require(input.position(from: input.beginningOfDocument, offset: to))
    return try #require(input.textRange(from: start, to: end))
  }

  @Test
  func `a caret stands where the next character goes`() throws {
    let (field, window) = makeField("abc")
    let caret = try #require(field.selectedTextRange)
    #expect(caret.isEmpty && field.offset(from: field.beginningOfDocument, to: caret.start) == 3)
    field.selectedTextRange = try range(field, 1, 1)
    field.insertText("xy")
    #expect(field.text == "axybc")
    let moved = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: moved.end) == 3)
    field.selectedTextRange = try range(field, 0, 3)
    field.deleteBackward()
    #expect(field.text == "bc")
    field.deleteBackward()
    #expect(field.text == "bc")
    window.isHidden = true
  }

  @Test
  func `carets and rectangles follow each other in a field`() throws {
    let (field, window) = makeField("iiii WWWW")
    let carets = try (0...9).map { offset in
      field.caretRect(for: try range(field, offset, offset).start)
    }
    #expect(zip(carets, carets.dropFirst()).allSatisfy { $0.minX < $1.minX })
    #expect(carets.allSatisfy { $0.minY >= 0 && $0.maxY <= 34 && $0.width == 2 })
    let narrow = field.firstRect(for: try range(field, 0, 4))
    let wide = field.firstRect(for: try range(field, 5, 9))
    #expect(wide.width > 2 * narrow.width && narrow.maxX <= wide.minX)
    let near = try #require(field.closestPosition(to: CGPoint(x: wide.minX + 1, y: 17)))
    #expect(field.offset(from: field.beginningOfDocument, to: near) == 5)
    field.textAlignment = .right
    #expect(field.firstRect(for: try range(field, 0, 4)).minX > narrow.minX + 20)
    window.isHidden = true
  }

  @Test
  func `a selection over two lines has a rectangle for each`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    view.font = .systemFont(ofSize: 16)
    view.text = "One\nTwo"
    view.layoutIfNeeded()
    let rects = view.selectionRects(for: try range(view, 1, 6))
    #expect(rects.count == 2 && rects[0].containsStart && rects[1].containsEnd)
    #expect(rects[0].rect.maxY <= rects[1].rect.minY + 0.01)
    let below = view.position(from: try range(view, 1, 1).start, in: .down, offset: 1)
    #expect(try view.offset(from: view.beginningOfDocument, to: #require(below)) >= 4)
  }

  @Test
  func `typed characters replace the marked ones`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    view.text = "ab"
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(view.text == "abni" && view.markedTextRange != nil)
    view.setMarkedText("nih", selectedRange: NSRange(location: 3, length: 0))
    #expect(view.text == "abnih")
    view.insertText("\u{4F60}")
    #expect(view.text == "ab\u{4F60}" && view.markedTextRange == nil)
  }

  @Test
  func `words, sentences and paragraphs are found`() throws {
    let view = UITextView()
    view.text = "It's one. Two words!\nLast"
    let tokens = view.tokenizer
    let forward = UITextDirection.storage(.forward)
    func text(_ offset: Int, _ unit: UITextGranularity) throws -> String? {
      let place = try range(view, offset, offset).start
      return tokens.rangeEnclosingPosition(place, with: unit, inDirection: forward)
        .flatMap(view.text(in:))
    }
    #expect(try text(1, .word) == "It's" && text(11, .word) == "Two")
    #expect(try text(9, .word) == nil)
    #expect(try text(12, .sentence) == "Two words!\n")
    #expect(try text(22, .paragraph) == "Last")
    let start = try range(view, 0, 0).start
    let next = tokens.position(from: start, toBoundary: .word, inDirection: forward)
    #expect(try view.offset(from: start, to: #require(next)) == 4)
    #expect(try tokens.isPosition(#require(next), atBoundary: .word, inDirection: forward))
  }

  @Test
  func `a field's subclass sees its own deletions and hides its caret`() {
    let field = CodeField()
    field.text = "1"
    (field as any UIKeyInput).deleteBackward()
    #expect(field.deletions == 1 && field.text?.isEmpty == true)
    #expect(field.caretRect(for: field.endOfDocument) == .zero)
  }

  @Test
  func `a view that is a text itself is asked for its words`() throws {
    let view = OwnTextView()
    view.insertText("one two")
    let input: any UITextInput = view
    #expect(input.keyboardType == .numberPad && input.returnKeyType == .default)
    let place = try #require(input.position(from: input.beginningOfDocument, offset: 5))
    let word = input.tokenizer.rangeEnclosingPosition(
      place,
      with: .word,
      inDirection: .layout(.right)
    )
    #expect(try input.text(in: #require(word)) == "two")
    #expect(input.textInputView === view)
  }

  @Test
  func `traits are optional where only the protocol is known`() {
    let input: any UITextInput = OwnTextView()
    let isNumeric =
      switch input.keyboardType {
      case .numberPad?: true
      default: false
      }
    let isPlain =
      switch input.keyboardAppearance {
      case .dark?: false
      case .default?, .light?, nil: true
      }
    #expect(isNumeric && isPlain)
    #expect((input.isSecureTextEntry ?? true) == false)
  }

  @Test
  func `traits of a class are not optional`() {
    let field = UITextField()
    field.keyboardAppearance = .dark
    let known = field.keyboardAppearance
    let look: UIKeyboardAppearance = known
    #expect(look.rawValue == UIKeyboardAppearance.dark.rawValue)
    #expect((field as any UITextInputTraits).keyboardAppearance == .dark)
  }

  @Test
  func `typing is taken back`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    window.addSubview(view)
    view.text = "a"
    view.insertText("b")
    let manager = try #require(view.undoManager)
    #expect(manager.canUndo)
    manager.undo()
    #expect(view.text == "a")
    manager.redo()
    #expect(view.text == "ab")
  }

  @Test
  func `the kind of a text may be read as if it always had one`() {
    let (field, view) = (UITextField(), UITextView())
    field.textContentType = .emailAddress
    view.textContentType = .name
    let kinds: [UITextContentType] = [field.textContentType, view.textContentType]
    #expect(kinds == [.emailAddress, .name])
    view.textContentType = nil
    #expect(view.textContentType == nil)
  }
}
