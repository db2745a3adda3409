import Foundation
import Segue
import Testing

@testable import UIKit

@MainActor
@Suite
struct NSStringDrawingTests {
  let stage = Stage(size: CGSize(width: 100, height: 100), scale: 3)
  let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test
  func `sizes are those of the lines, without rounding`() {
    #expect(Double("Hello".size(withAttributes: attributes).height) == 20.287_109_375)
    let two = "Hello\nWorld".size(withAttributes: attributes)
    #expect(Double(two.height) == 40.574_218_75)
    let same = NSString(string: "Hello").size(withAttributes: attributes)
    #expect(same == "Hello".size(withAttributes: attributes))
  }

  @Test
  func `bounding rectangles wrap only with line fragments`() {
    let text = "The quick brown fox jumps"
    let limit = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(
      with: limit,
      options: .usesLineFragmentOrigin,
      attributes: attributes,
      context: nil
    )
    #expect(wrapped.width <= 100)
    #expect(wrapped.height > 40)
    let single = text.boundingRect(with: .zero, attributes: attributes, context: nil)
    #expect(Double(single.minY) == -16.186_523_437_5)
    #expect(single.width > 150)
  }

  @Test
  func `attributes change the size`() {
    func width(_ extra: [NSAttributedString.Key: Any]) -> CGFloat {
      "Hello".size(withAttributes: attributes.merging(extra) { $1 }).width
    }
    let plain = width([:])
    #expect(abs(width([.kern: 2]) - plain - 10) < 1e-9)
    #expect(abs(width([.tracking: NSNumber(value: 1.5)]) - plain - 7.5) < 1e-9)
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 40
    #expect("Hello".size(withAttributes: [.paragraphStyle: style]).height == 40)
  }

  @Test
  func `drawing fills the current context`() throws {
    let size = CGSize(width: 60, height: 24)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      "HHHHH".draw(at: .zero, withAttributes: attributes)
    }
    let pixels = try #require(image.cgImage?.pixmap)
    let dark = (0..<60).count { pixels[$0, 12].alpha > 128 }
    #expect(dark > 10)
  }
}
