import Segue
import Testing
import UIKit

/// What shows which characters are selected.
@MainActor
@Suite
struct `Selected text` {
  private let stage = Stage(screen: .iPhone15, showsKeyboard: true)
  private let host = UIViewController()

  init() throws {
    stage.window.rootViewController = host
    host.view.tintColor = .red
    try stage.settle()
  }

  /// The frames of the marks whose colour has `alpha`, from the top.
  private func marks(_ view: UIView, alpha: CGFloat) -> [CGRect] {
    view.subviews.filter { mark in
      guard let color = mark.backgroundColor?.cgColor.components, color.count == 4 else {
        return false
      }
      return color[0] == 1 && color[1] == 0 && abs(color[3] - alpha) < 0.01
    }
    .map(\.frame).sorted { $0.minY < $1.minY }
  }

  @Test
  func `a text view tints whole lines, but for the ends of the selection`() throws {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "One\nTwo\nThree"
    host.view.addSubview(view)
    stage.perform {
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 1, length: 9)
    }
    try stage.settle()
    let areas = marks(view, alpha: 0.2)
    #expect(areas.count == 3)
    #expect(areas[0].minX > 10 && areas[0].maxX == 295)
    #expect(areas[1].minX == 5 && areas[1].maxX == 295)
    #expect(areas[2].minX == 5 && areas[2].maxX < 60)
    // Two bars and two knobs, the first knob above the text and the last one below; no caret.
    let handles = marks(view, alpha: 1)
    #expect(handles.count == 4)
    #expect(handles.first.map { $0.midY } == areas[0].minY - 5.5)
    #expect(handles.contains { abs($0.midY - areas[2].maxY - 5.5) < 0.01 })
    stage.perform { view.selectedRange = NSRange(location: 2, length: 0) }
    try stage.settle()
    #expect(marks(view, alpha: 0.2).isEmpty)
    #expect(marks(view, alpha: 1).count == 1)
  }

  @Test
  func `an empty line within a selection is tinted from side to side`() throws {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "One\n\nThree"
    host.view.addSubview(view)
    stage.perform {
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 1, length: 6)
    }
    try stage.settle()
    let areas = marks(view, alpha: 0.2)
    #expect(areas.count == 3)
    #expect(areas.count == 3 && areas[1].minX == 5 && areas[1].maxX == 295)
    // The line break alone.
    stage.perform { view.selectedRange = NSRange(location: 3, length: 1) }
    try stage.settle()
    let rest = marks(view, alpha: 0.2)
    #expect(rest.count == 1)
    #expect(rest.allSatisfy { $0.minX > 20 && $0.maxX == 295 })
  }

  @Test
  func `a field selects all of its text`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    field.borderStyle = .roundedRect
    field.text = "Some words"
    host.view.addSubview(field)
    stage.perform {
      field.becomeFirstResponder()
      field.selectAll(nil)
    }
    try stage.settle()
    let areas = marks(field, alpha: 0.2)
    #expect(areas.count == 1)
    let width = NSAttributedString(
      string: "Some words",
      attributes: [.font: UIFont.systemFont(ofSize: 17)]
    ).size().width
    #expect(areas.first.map { abs($0.width - width) < 0.1 } == true)
    stage.perform { field.resignFirstResponder() }
    try stage.settle()
    #expect(marks(field, alpha: 0.2).isEmpty)
  }

  @Test
  func `a tap puts the caret to the nearer end of a word, also while the text is edited`() throws {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "Wonderful weather"
    host.view.addSubview(view)
    try stage.settle()
    let word = view.selectionRects(
      for: try #require(view.textRange(from: view.beginningOfDocument, to: try end(of: view, 9)))
    )
    let box = view.convert(try #require(word.first?.rect), to: nil)
    stage.tap(at: CGPoint(x: box.minX + box.width * 0.3, y: box.midY))
    try stage.settle()
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 0, length: 0))
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: box.minX + box.width * 0.7, y: box.midY))
    try stage.settle()
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
  }

  private func end(of view: UITextView, _ offset: Int) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  @Test
  func `a caret has its own blue where its view has the usual one, else the tint`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    host.view.addSubview(field)
    func color() throws -> [CGFloat] {
      stage.perform { field.becomeFirstResponder() }
      try stage.settle()
      let bar = try #require(field.subviews.first { $0.frame.width == 2 })
      let shown = bar.backgroundColor?.resolvedColor(with: field.traitCollection)
      let parts = try #require(shown?.cgColor.components)
      stage.perform { field.resignFirstResponder() }
      try stage.settle()
      return parts.map { ($0 * 255).rounded() }
    }
    #expect(try color() == [255, 0, 0, 255])
    host.view.tintColor = nil
    #expect(try color() == [66, 107, 242, 255])
  }

  @Test
  func `a tap in a field puts the caret behind a short text, and into a long one`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    field.font = .systemFont(ofSize: 17)
    field.text = "Hi"
    host.view.addSubview(field)
    try stage.settle()
    stage.tap(at: CGPoint(x: 170, y: 117))
    try stage.settle()
    func caret() -> Int? {
      field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
    }
    #expect(caret() == 2)
    stage.perform { field.text = "One two three four five six seven" }
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 24, y: 117))
    try stage.settle()
    #expect(caret() == 0)
  }
}
