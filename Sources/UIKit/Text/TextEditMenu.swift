import CoreGraphics
import Foundation

/// The edit menu of a text field or text view, and the gestures that open it while the text is
/// edited.
///
/// A long press moves the caret and opens the menu as the finger lifts; a double tap selects
/// a word (observed). The gestures are there only for the first responder, so that other
/// texts cost nothing: a text that cannot be edited must become the first responder before a
/// long press selects in it.
@MainActor
final class TextEditMenu: MainActorObject {
  private weak var text: (any EditedText & UIView)?
  private weak var bar: EditMenuBar?
  private let press = UILongPressGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()

  init(of text: any EditedText & UIView) {
    self.text = text
    super.init()
    doubleTap.numberOfTapsRequired = 2
    press.addTarget(self, action: Selector(TextEditMenu.didPress))
    doubleTap.addTarget(self, action: Selector(TextEditMenu.didDoubleTap))
    text.addGestureRecognizer(press)
    text.addGestureRecognizer(doubleTap)
  }

  /// The end of editing.
  func end() {
    close()
    for recognizer in [press, doubleTap] as [UIGestureRecognizer] {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  func close() { bar?.close() }

  // MARK: Gestures

  private func didPress() {
    guard let text, let position = text.closestPosition(to: press.location(in: text)) else {
      return
    }
    switch press.state {
    case .began, .changed:
      if text.acceptsEdits {
        text.moveCaret(to: NSRange(location: position.offset, length: 0))
      } else {
        text.selectWord(at: position)
      }
    case .ended: open()
    default: break
    }
  }

  private func didDoubleTap() {
    guard let text, let position = text.closestPosition(to: doubleTap.location(in: text)) else {
      return
    }
    text.selectWord(at: position)
    open()
  }

  // MARK: The menu

  /// Opens the menu for the selection; the text says what is in it.
  func open() {
    guard let text else { return }
    close()
    bar = Self.open(for: text, range: UITextRange(text.selection), in: text)
  }

  /// Opens the menu of a range of any text; nil without commands.
  ///
  /// - Parameter view: the coordinates of the text's rectangles.
  static func open(
    for text: any UIResponder & UITextInput,
    range: UITextRange,
    in view: UIView
  ) -> EditMenuBar? {
    guard let window = view.window else { return nil }
    let suggested = EditMenuBar.standardActions(for: text)
    let menu = text.editMenu(for: range, suggestedActions: suggested)
    let target = place(of: range, in: text) ?? view.bounds
    let bar = EditMenuBar(
      menu ?? UIMenu(children: suggested),
      target: window.convert(target, from: view),
      sourcePoint: target.origin
    )
    bar.place = { [weak text, weak view] in
      guard let text, let view, let window = view.window else { return nil }
      return window.convert(place(of: range, in: text) ?? view.bounds, from: view)
    }
    bar.onEnd = { [weak text] in
      let end = EditMenuAnimator()
      text?.willDismissEditMenu(with: end)
      end.run()
    }
    let start = EditMenuAnimator()
    guard bar.open(in: window) else { return nil }
    text.willPresentEditMenu(with: start)
    start.run()
    return bar
  }

  private static func place(
    of range: UITextRange,
    in text: any UIResponder & UITextInput
  ) -> CGRect? {
    let isEmpty = text.compare(range.start, to: range.end) == .orderedSame
    let box =
      isEmpty
      ? text.caretRect(for: range.start)
      : text.selectionRects(for: range).map(\.rect).reduce(.null) { $0.union($1) }
    return box.isNull ? nil : box
  }
}
