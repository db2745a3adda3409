import Foundation
import Testing
import UIKit

/// An attachment that draws itself.
private final class Dot: NSTextAttachment, @unchecked Sendable {
  override func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? {
    UIGraphicsImageRenderer(size: imageBounds.size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: imageBounds.size))
    }
  }
}

private final class Limited: UILabel {
  override var minimumContentSizeCategory: UIContentSizeCategory? {
    get { super.minimumContentSizeCategory }
    set { super.minimumContentSizeCategory = newValue }
  }
  override var appliedContentSizeCategoryLimitsDescription: String {
    "limits: " + super.appliedContentSizeCategoryLimitsDescription
  }
}

private final class Renamer: NSObject, UINavigationItemRenameDelegate {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {}
}

// Objects of texts and documents, as apps write them.
@MainActor
@Suite
struct TextObjectTests {
  @Test
  func `an attachment is drawn as the picture that its class has for the place`() throws {
    let dot = Dot()
    dot.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    let text = NSAttributedString(attachment: dot)
    let size = CGSize(width: 8, height: 20)
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in text.draw(at: .zero) }
    let bytes = try #require(drawn.cgImage?.dataProvider?.data.map { [UInt8]($0) })
    let red = stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0] == 255 }
    #expect(!red.isEmpty)
    #expect(red.allSatisfy { bytes[$0 + 1] == 0 && bytes[$0 + 3] == 255 })
    let image = UIImage()
    let plain = NSTextAttachment(image: image)
    #expect(plain.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === image)
  }

  @Test
  func `matches are made by hand`() throws {
    let range = NSRange(location: 2, length: 3)
    let url = try #require(URL(string: "https://example.com"))
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    #expect(link.url == url && link.range == range)
    let phone = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "123")
    #expect(phone.phoneNumber == "123" && phone.range == range && phone.url == nil)
  }

  @Test
  func `a text is read from a file, as its name says`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.txt", "a.html"] {
      let url = folder.appendingPathComponent(name)
      try Data("<b>bold</b>".utf8).write(to: url)
      let storage = try NSTextStorage(url: url, options: [:], documentAttributes: nil)
      #expect(storage.string.contains("<b>") == (name == "a.txt"))
      #expect(storage.string.contains("bold"))
    }
    let missing = folder.appendingPathComponent("none.txt")
    #expect(throws: (any Error).self) {
      try NSTextStorage(url: missing, options: [:], documentAttributes: nil)
    }
  }

  @Test
  func `the limits of a text's size can be overridden and are put into words`() {
    let label = Limited()
    #expect(label.appliedContentSizeCategoryLimitsDescription == "limits: ")
    let parent = UIView()
    parent.addSubview(label)
    label.minimumContentSizeCategory = .large
    parent.maximumContentSizeCategory = .extraLarge
    let words = label.appliedContentSizeCategoryLimitsDescription
    #expect(words.contains(UIContentSizeCategory.large.rawValue))
    #expect(words.contains(UIContentSizeCategory.extraLarge.rawValue))
  }

  @Test
  func `a navigation item has its document, and a delegate that may refuse another name`() throws {
    let item = UINavigationItem(title: "Letter")
    item.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/letter.txt"))
    item.documentProperties?.activityViewControllerProvider = {
      UIActivityViewController(activityItems: [], applicationActivities: nil)
    }
    #expect(item.documentProperties?.activityViewControllerProvider != nil)
    let renamer = Renamer()
    item.renameDelegate = renamer
    let delegate = try #require(item.renameDelegate)
    #expect(delegate.navigationItemShouldBeginRenaming(item))
    #expect(delegate.navigationItem(item, shouldEndRenamingWith: "x"))
    withExtendedLifetime(renamer) {}
  }

  @Test
  func `the name of the notice of another language of the keyboard`() {
    let name = UITextInputMode.currentInputModeDidChangeNotification
    #expect(name.rawValue == "UITextInputCurrentInputModeDidChangeNotification")
  }
}
