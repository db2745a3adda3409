import Segue
import Testing
import UIKit

/// The edit menu of texts, and the menus of links in them.
@MainActor
@Suite
struct `Menus of texts` {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private final class Owner: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var log: [String] = []
    var extra: [UIMenuElement] = []

    func textView(
      _ textView: UITextView,
      editMenuForTextIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu \(range.location) \(range.length)")
      return UIMenu(children: suggestedActions + extra)
    }
    func textView(
      _ textView: UITextView,
      willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("present") }
    func textView(
      _ textView: UITextView,
      willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
    func textView(
      _ textView: UITextView,
      menuConfigurationFor textItem: UITextItem,
      defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      UITextItem.MenuConfiguration(
        preview: nil,
        menu: UIMenu(children: defaultMenu.children + extra)
      )
    }

    func textField(
      _ textField: UITextField,
      editMenuForCharactersInRanges ranges: [NSValue],
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("field \(ranges.map(\.rangeValue.length))")
      return nil
    }
  }

  private func note(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.text = text
    stage.window.addSubview(view)
    stage.perform { view.becomeFirstResponder() }
    return view
  }

  @Test
  func `a double tap selects a word and shows the menu that the delegate makes of the commands`()
    throws
  {
    let view = note("Hello there")
    let owner = Owner()
    owner.extra = [UIAction(title: "Mark") { _ in owner.log.append("mark") }]
    view.delegate = owner
    try stage.settle()
    stage.doubleTap(at: CGPoint(x: 20, y: 218))
    try stage.settle()
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
    #expect(owner.log == ["menu 0 5", "present"])
    #expect(stage.element(named: "Copy") != nil && stage.element(named: "Paste") == nil)
    stage.tap(at: try #require(stage.element(named: "Mark")).center)
    try stage.settle()
    #expect(owner.log == ["menu 0 5", "present", "dismiss", "mark"])
    #expect(stage.element(named: "Mark") == nil)
  }

  @Test
  func `the commands of the menu copy, cut and paste`() throws {
    let view = note("one two")
    view.selectedRange = NSRange(location: 0, length: 4)
    #expect(view.canPerformAction(Selector("cut:"), withSender: nil))
    #expect(!view.canPerformAction(Selector("paste:"), withSender: nil))
    view.cut(nil)
    #expect(view.text == "two" && UIPasteboard.general.string == "one ")
    #expect(!view.canPerformAction(Selector("copy:"), withSender: nil))
    view.selectedRange = NSRange(location: 3, length: 0)
    view.paste(nil)
    #expect(view.text == "twoone ")
  }

  @Test
  func `a secret field offers neither to copy nor to cut`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 320, height: 40))
    field.text = "secret"
    stage.window.addSubview(field)
    stage.perform {
      field.becomeFirstResponder()
      field.selectAll(nil)
    }
    #expect(field.canPerformAction(Selector("copy:"), withSender: nil))
    field.isSecureTextEntry = true
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    #expect(!field.canPerformAction(Selector("cut:"), withSender: nil))
  }

  @Test
  func `a long press in a field that is edited moves the caret and asks for the menu`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 320, height: 40))
    field.text = "Hello"
    let owner = Owner()
    field.delegate = owner
    stage.window.addSubview(field)
    stage.perform { field.becomeFirstResponder() }
    try stage.settle()
    stage.longPress(at: CGPoint(x: 1, y: 220))
    try stage.settle()
    #expect(owner.log == ["field [0]"])
    #expect(
      field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
        == 0
    )
    #expect(stage.element(named: "Select All") != nil)
  }

  @Test
  func `a long press on a link shows the menu of the delegate`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    view.attributedText = NSAttributedString(
      string: "A page",
      attributes: [.link: "https://example.com", .font: UIFont.systemFont(ofSize: 20)]
    )
    view.isEditable = false
    let owner = Owner()
    owner.extra = [UIAction(title: "Keep") { _ in owner.log.append("keep") }]
    view.delegate = owner
    stage.window.addSubview(view)
    try stage.settle()
    stage.longPress(at: CGPoint(x: 20, y: 120))
    try stage.settle()
    #expect(stage.element(named: "Open Link") != nil && stage.element(named: "Copy Link") != nil)
    stage.tap(at: try #require(stage.element(named: "Keep")).center)
    try stage.settle()
    #expect(owner.log == ["keep"])
  }

  @Test
  func `the menu of a text whose style may change makes what is selected bold and plain again`()
    throws
  {
    let view = note("Hello there")
    #expect(!view.canPerformAction(Selector("toggleBoldface:"), withSender: nil))
    view.allowsEditingTextAttributes = true
    try stage.settle()
    stage.doubleTap(at: CGPoint(x: 20, y: 218))
    try stage.settle()
    func bold(_ place: Int) -> Bool {
      let font = view.attributedText.attribute(.font, at: place, effectiveRange: nil) as? UIFont
      return font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
    }
    if stage.element(named: "Format") == nil {
      stage.tap(at: try #require(stage.element(named: "More")).center)
      try stage.settle()
    }
    stage.tap(at: try #require(stage.element(named: "Format")).center)
    try stage.settle()
    stage.tap(at: try #require(stage.element(named: "Bold")).center)
    try stage.settle()
    #expect(bold(0) && bold(4) && !bold(6))
    #expect(view.text == "Hello there" && view.selectedRange == NSRange(location: 0, length: 5))
    view.toggleBoldface(nil)
    #expect(!bold(0))
  }
}
