import Segue
import Testing
import UIKit

/// Views that a text view shows for attachments.
@MainActor
struct AttachmentViewTests {
  private let stage = Stage(size: CGSize(width: 320, height: 600))

  private final class SwitchProvider: NSTextAttachmentViewProvider {
    override func loadView() {
      view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      tracksTextAttachmentViewBounds = true
    }
  }

  private final class SwitchAttachment: NSTextAttachment, @unchecked Sendable {
    override func viewProvider(
      for parentView: UIView?,
      location: any NSTextLocation,
      textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      SwitchProvider(
        textAttachment: self,
        parentView: parentView,
        textLayoutManager: textContainer?.textLayoutManager,
        location: location
      )
    }
  }

  private func view(of attachment: NSTextAttachment) throws -> (text: UITextView, shown: UIView?) {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let content = NSMutableAttributedString(
      string: "ab",
      attributes: [.font: UIFont.systemFont(ofSize: 20)]
    )
    content.insert(NSAttributedString(attachment: attachment), at: 1)
    text.attributedText = content
    stage.window.addSubview(text)
    try stage.settle()
    return (text, text.subviews.first { $0.bounds.size == CGSize(width: 60, height: 40) })
  }

  @Test
  func `an attachment's view stands in the line, which makes room for it`() throws {
    let (text, shown) = try view(of: SwitchAttachment())
    let view = try #require(shown)
    let a = text.caretRect(
      for: try #require(text.position(from: text.beginningOfDocument, offset: 1))
    )
    let b = text.caretRect(
      for: try #require(text.position(from: text.beginningOfDocument, offset: 2))
    )
    #expect(abs(view.frame.minX - a.minX) < 0.01)
    #expect(abs(b.minX - a.minX - 60) < 0.01)
    // The view stands on the baseline, and the line grows above it.
    let below = -UIFont.systemFont(ofSize: 20).descender
    #expect(abs(text.sizeThatFits(text.bounds.size).height - 16 - 40 - below) < 1)
  }

  @Test
  func `a view leaves with its attachment`() throws {
    let (text, shown) = try view(of: SwitchAttachment())
    text.text = "plain"
    try stage.settle()
    #expect(try #require(shown).superview == nil)
  }

  @Test
  func `the class that is registered for a type of file makes the views of its attachments`() throws
  {
    NSTextAttachment.registerViewProviderClass(SwitchProvider.self, forFileType: "test.switch")
    let attachment = NSTextAttachment(data: nil, ofType: "test.switch")
    #expect(attachment.usesTextAttachmentView)
    #expect(try view(of: attachment).shown != nil)
    attachment.allowsTextAttachmentView = false
    #expect(!attachment.usesTextAttachmentView)
    #expect(try view(of: attachment).shown == nil)
  }

  @Test
  func `an attachment's padding is at both its sides`() throws {
    func width(_ padding: CGFloat) -> CGFloat {
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
      attachment.lineLayoutPadding = padding
      return NSAttributedString(attachment: attachment).size().width
    }
    #expect(width(0) == 30)
    #expect(width(4) == 38)
  }
}
