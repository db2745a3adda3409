import Segue
import Testing
import UIKit

/// The panel that formats a text.
@MainActor
@Suite
struct FormattingPanelTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844))

  private final class Owner: NSObject, UITextViewDelegate {
    var log: [String] = []

    func textView(_ textView: UITextView, willBeginFormattingWith: UITextFormattingViewController) {
      log.append("will begin")
    }
    func textView(_ textView: UITextView, didBeginFormattingWith: UITextFormattingViewController) {
      log.append("did begin")
    }
    func textView(_ textView: UITextView, willEndFormattingWith: UITextFormattingViewController) {
      log.append("will end")
    }
    func textView(_ textView: UITextView, didEndFormattingWith: UITextFormattingViewController) {
      log.append("did end")
    }
  }

  @Test
  func `the menu of formats leads to a sheet that formats what is selected`() throws {
    let owner = Owner()
    let host = UIViewController()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    view.text = "Hello there"
    view.font = .systemFont(ofSize: 17)
    view.delegate = owner
    view.allowsEditingTextAttributes = true
    host.view.addSubview(view)
    stage.window.rootViewController = host
    stage.perform { view.becomeFirstResponder() }
    try stage.settle()
    stage.doubleTap(at: CGPoint(x: 20, y: 118))
    try stage.settle()
    stage.tap(at: try #require(stage.element(named: "Format")).center)
    try stage.settle()
    stage.tap(at: try #require(stage.element(named: "More…")).center)
    try stage.settle()
    let panel = try #require(host.presentedViewController as? UITextFormattingViewController)
    #expect(panel.formattingDescriptor?.strikethroughPresent == false)
    stage.tap(at: try #require(stage.element(named: "strikethrough")).center)
    stage.tap(at: try #require(stage.element(named: "text.aligncenter")).center)
    try stage.settle()
    #expect(panel.formattingDescriptor?.strikethroughPresent == true)
    #expect(panel.formattingDescriptor?.textAlignments == [.center])
    let line = view.attributedText.attribute(.strikethroughStyle, at: 0, effectiveRange: nil)
    #expect(line != nil && view.selectedRange == NSRange(location: 0, length: 5))
    // The paragraph is centred, beyond the selection.
    let style = view.attributedText.attribute(.paragraphStyle, at: 9, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.alignment == .center)
    stage.perform { panel.dismiss(animated: true) }
    try stage.settle()
    #expect(owner.log == ["will begin", "did begin", "will end", "did end"])
  }

  @Test
  func `a text without a configuration has no panel`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    #expect(view.textFormattingConfiguration != nil)
    view.text = "Hello there"
    view.allowsEditingTextAttributes = true
    view.textFormattingConfiguration = nil
    stage.window.addSubview(view)
    stage.perform { view.becomeFirstResponder() }
    try stage.settle()
    stage.doubleTap(at: CGPoint(x: 20, y: 118))
    try stage.settle()
    stage.tap(at: try #require(stage.element(named: "Format")).center)
    try stage.settle()
    #expect(stage.element(named: "Bold") != nil && stage.element(named: "More…") == nil)
  }
}
