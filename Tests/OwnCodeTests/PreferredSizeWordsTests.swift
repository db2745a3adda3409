import Testing

@testable import OwnCode

/// Whether code asks for the size that a screen prefers.
@Suite
struct PreferredSizeWordsTests {
  @Test(arguments: [
    "frame.size.height = presented.preferredContentSize.height",
    "guard menu.preferredContentSize == .zero else { return }",
    "return (container as! UIViewController).preferredContentSize",
  ])
  func `a preferred size may be asked for`(code: String) {
    #expect(PreferredSizeWords(code).areRead)
  }

  @Test(arguments: [
    "preferredContentSize = CGSize(width: 300, height: 200)",
    "override var preferredContentSize: CGSize {",
    "// the preferredContentSize of the menu",
    "traits.preferredContentSizeCategory == .large",
    "override func preferredContentSizeDidChange(forChildContentContainer c: UIContentContainer) {",
  ])
  func `code that only says a preferred size asks for none`(code: String) {
    #expect(!PreferredSizeWords(code).areRead)
  }
}
