import Testing
import UIKit

/// As wide as half its line, and as high as the font's line.
private final class HalfLine: NSTextAttachment, @unchecked Sendable {
  var lines: [CGRect] = []
  var index = -1

  override func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    lines.append(lineFrag)
    index = charIndex
    return CGRect(x: 0, y: -4, width: lineFrag.width / 2, height: lineFrag.height)
  }
}

/// Twice as large as its picture.
private final class Doubled: NSTextAttachment, @unchecked Sendable {
  override func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    let own = super.attachmentBounds(
      for: textContainer,
      proposedLineFragment: lineFrag,
      glyphPosition: position,
      characterIndex: charIndex
    )
    return CGRect(x: own.minX, y: own.minY, width: own.width * 2, height: own.height * 2)
  }
}

@MainActor
@Suite
struct `Bounds of attachments` {
  private func text(_ attachment: NSTextAttachment, after words: String = "") -> NSAttributedString
  {
    let text = NSMutableAttributedString(string: words)
    text.append(NSAttributedString(attachment: attachment))
    text.addAttribute(
      .font,
      value: UIFont.systemFont(ofSize: 20),
      range: NSRange(location: 0, length: text.length)
    )
    return text
  }

  @Test
  func `a class that fits its picture to the line gets the line of each layout`() throws {
    let attachment = HalfLine()
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text(attachment)
    #expect(label.sizeThatFits(CGSize(width: 80, height: 1000)).width == 40)
    #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)).width == 100)
    #expect(Set(attachment.lines.map(\.width)).isSuperset(of: [80, 200]))
    let height = try #require(attachment.lines.first?.height)
    #expect(abs(height - UIFont.systemFont(ofSize: 20).lineHeight) < 0.01)
    let size = text(attachment).boundingRect(
      with: CGSize(width: 120, height: 1000),
      options: .usesLineFragmentOrigin,
      context: nil
    ).size
    #expect(size.width == 60)
  }

  @Test
  func `it is asked for its own character`() {
    let attachment = HalfLine()
    let label = UILabel()
    label.attributedText = text(attachment, after: "ab ")
    label.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    _ = label.sizeThatFits(CGSize(width: 300, height: 40))
    #expect(attachment.index == 3)
  }

  @Test
  func `what its superclass has is the size of the picture, or the bounds that were set`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 6), format: format)
      .image { _ in }
    let attachment = Doubled()
    attachment.image = image
    let label = UILabel()
    label.attributedText = text(attachment)
    #expect(label.intrinsicContentSize.width == 24)
    let bounded = Doubled()
    bounded.bounds = CGRect(x: 0, y: 0, width: 15, height: 5)
    label.attributedText = text(bounded)
    #expect(label.intrinsicContentSize.width == 30)
  }
}
