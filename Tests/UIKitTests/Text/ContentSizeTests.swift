import Foundation
import Segue
import Testing

@testable import UIKit

@MainActor
@Suite
struct ContentSizeTests {
  let stage = Stage(size: CGSize(width: 320, height: 200), scale: 3)

  /// A view in the window whose traits change.
  private func host() -> UIView {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    stage.window.addSubview(host)
    return host
  }

  @Test
  func `a label that adjusts its font has the size of traits that change later`() {
    let host = host()
    let (adjusting, fixed) = (UILabel(), UILabel())
    for label in [adjusting, fixed] {
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      host.addSubview(label)
    }
    adjusting.adjustsFontForContentSizeCategory = true
    let before = adjusting.intrinsicContentSize
    host.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(adjusting.font.pointSize == 33)
    #expect(adjusting.intrinsicContentSize.height > before.height)
    #expect(fixed.font.pointSize == 17)
    host.traitOverrides.preferredContentSizeCategory = .large
    #expect(adjusting.font.pointSize == 17)
  }

  @Test
  func `a font of metrics is scaled up to its largest size, a plain font is not scaled`() {
    let host = host()
    host.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let metrics = UIFontMetrics(forTextStyle: .body)
    func size(_ font: UIFont) -> CGFloat {
      let label = UILabel()
      label.text = "Text"
      label.font = font
      label.adjustsFontForContentSizeCategory = true
      host.addSubview(label)
      return label.font.pointSize
    }
    #expect(size(metrics.scaledFont(for: .systemFont(ofSize: 34))) == 62)
    let limited = metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40)
    #expect(size(limited) == 40)
    #expect(size(.systemFont(ofSize: 34)) == 34)
  }

  @Test
  func `a bold form of a text style follows the traits, another size does not`() throws {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    let adjusted = UIFont(descriptor: bold, size: 0).adjusted(to: traits)
    #expect(adjusted.pointSize == 33)
    #expect(adjusted.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(descriptor: body, size: 20).adjusted(to: traits).pointSize == 20)
    #expect(body.object(forKey: .textStyle) as? String == UIFont.TextStyle.body.rawValue)
  }

  @Test
  func `attributed text, fields and text views adjust their fonts too`() throws {
    let host = host()
    let body = UIFont.preferredFont(forTextStyle: .body)
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = NSAttributedString(string: "Text", attributes: [.font: body])
    let field = UITextField()
    field.font = body
    field.adjustsFontForContentSizeCategory = true
    let view = UITextView()
    view.text = "Text"
    view.font = body
    view.adjustsFontForContentSizeCategory = true
    for view in [label, field, view] { host.addSubview(view) }
    host.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let text = try #require(label.attributedText)
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 33)
    #expect(field.font?.pointSize == 33)
    #expect(view.font?.pointSize == 33)
  }

  @Test
  func `the text of a list's content follows the traits, unless its properties say no`() throws {
    let host = host()
    func size(_ adjusts: Bool) throws -> CGFloat {
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.textProperties.adjustsFontForContentSizeCategory = adjusts
      let view = content.makeContentView()
      host.addSubview(view)
      let labels = view.subviews.compactMap { $0 as? UILabel }
      return try #require(labels.first { $0.text == "Text" }).font.pointSize
    }
    host.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(try size(true) == 33)
    #expect(try size(false) == 17)
  }

  @Test
  func `a configuration's title has the size of traits that change later`() {
    let host = host()
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = "Text"
    button.configuration?.subtitle = "Below"
    host.addSubview(button)
    let before = button.intrinsicContentSize
    host.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(button.titleLabel?.font.pointSize == 33)
    #expect(button.intrinsicContentSize.height > before.height)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 16.0, 14.0), (.extraSmall, 14, 12), (.large, 16.5, 16.5),
    (.accessibilityExtraLarge, 16, 35), (.accessibilityExtraLarge, 14, 31),
  ])
  func `a font of metrics grows as the lines of its style, to whole points`(
    category: UIContentSizeCategory,
    size: Double,
    scaled: Double
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits)
    #expect(Double(font.pointSize) == scaled)
  }

  @Test
  func `a length of metrics grows as the lines, and keeps its fraction`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let height = UIFontMetrics.default.scaledValue(for: 24, compatibleWith: traits)
    #expect(abs(height - 52.36) < 0.01)
  }
}
