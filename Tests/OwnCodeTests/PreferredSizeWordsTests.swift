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

  @Test
  func `the size of a frame at the bottom is that of a sheet`() {
    let read = "let size = presented.preferredContentSize\n"
    let sheet =
      read + "return CGRect(x: 0, y: bounds.height - size.height, width: size.width, height: h)"
    #expect(PreferredSizeWords(sheet).areOfSheet)
    // A menu at the side is as wide as it likes.
    let menu = read + "return CGRect(x: 0, y: 0, width: size.width, height: bounds.height)"
    #expect(!PreferredSizeWords(menu).areOfSheet)
    #expect(!PreferredSizeWords("CGRect(x: 0, y: 20, width: 10, height: 10)").areOfSheet)
  }
}
