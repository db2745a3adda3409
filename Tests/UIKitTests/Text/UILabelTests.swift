import Foundation
import Segue
import Testing

@testable import UIKit

@MainActor
@Suite
struct UILabelTests {
  let stage = Stage(size: CGSize(width: 320, height: 200), scale: 3)

  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test
  func `a label has Apple's defaults`() {
    let label = UILabel()
    #expect(label.font.pointSize == 17)
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.text == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test
  func `a word that is a little too long stays in one line, a longer one does not`() {
    let label = UILabel()
    label.text = "Save"
    label.numberOfLines = 0
    let whole = label.sizeThatFits(CGSize(width: 100, height: 100))
    func lines(inPart part: CGFloat) -> CGFloat {
      let size = label.sizeThatFits(CGSize(width: whole.width * part, height: 100))
      return (size.height / whole.height).rounded()
    }
    #expect(lines(inPart: 0.97) == 1)
    #expect(lines(inPart: 0.9) == 2)
  }

  /// Font size, screen scale, height in pixels.
  nonisolated static let heights: [(size: Double, scale: Double, pixels: Double)] = [
    (17, 3, 61), (17, 2, 41), (17, 1, 21), (12, 2, 29), (12, 3, 43), (200, 3, 717), (44, 3, 158),
  ]

  @Test(arguments: heights)
  func `intrinsic heights are rounded up to pixels`(size: Double, scale: Double, pixels: Double) {
    let stage = Stage(size: CGSize(width: 320, height: 200), scale: scale)
    let label = label("Hello", size: size)
    stage.window.addSubview(label)
    #expect(abs(label.intrinsicContentSize.height * scale - pixels) < 1e-9)
    let width = label.intrinsicContentSize.width * scale
    #expect(abs(width - width.rounded()) < 1e-9)
  }

  @Test
  func `an emoji label is as tall as a text label`() {
    #expect(
      label("😀", size: 44).intrinsicContentSize.height
        == label("H", size: 44).intrinsicContentSize.height
    )
    #expect(abs(label("😀", size: 44).intrinsicContentSize.width - 44) < 1e-9)
  }

  @Test
  func `lines limit the height and the preferred width wraps`() {
    let text = "The quick brown fox jumps over the lazy dog"
    let label = label(text)
    let single = label.intrinsicContentSize
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == single)
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize.width <= 120)
    #expect(label.intrinsicContentSize.height > 3 * 20)
    label.numberOfLines = 2
    #expect(abs(label.intrinsicContentSize.height - 122.0 / 3) < 1e-9)
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).width <= 60)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == single)
  }

  @Test
  func `one line is centred in the bounds`() {
    let label = label("Hello")
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(abs(rect.midY - 50) < 0.2)
    #expect(rect.minX == 0)
    label.textAlignment = .center
    let centered = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(abs(centered.midX - 100) < 0.5)
  }

  @Test
  func `baselines are those of the drawn text`() {
    let label = label("Hello")
    label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
    let (first, last) = label.textBaselines
    #expect(abs(first - 16.19) < 0.05)
    #expect(abs(first + last - label.bounds.height) < 1e-9)
    label.numberOfLines = 0
    label.text = "Hello\nWorld"
    label.frame.size = label.intrinsicContentSize
    #expect(abs(label.textBaselines.first - 16.2) < 0.1)
    #expect(abs(label.textBaselines.last - 4.1) < 0.1)
  }

  @Test
  func `attributed text takes what it lacks from the label`() throws {
    let label = label("", size: 30)
    label.attributedText = NSAttributedString(
      string: "Hello",
      attributes: [.foregroundColor: UIColor.red]
    )
    #expect(label.text == "Hello")
    #expect(abs(label.intrinsicContentSize.height - 36) < 0.34)
    label.font = .systemFont(ofSize: 10)
    let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 10)
    let color =
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .red)
  }

  @Test
  func `drawn text covers pixels in its colour`() throws {
    let label = label("HHHH")
    label.textColor = .red
    label.frame = CGRect(x: 10, y: 10, width: 100, height: 30)
    let host = UIViewController()
    host.view.backgroundColor = .white
    host.view.addSubview(label)
    stage.window.rootViewController = host
    let frame = stage.render()
    var reds = 0
    for x in 30..<200 where frame[x, 75].green < 20 && frame[x, 75].red == 255 { reds += 1 }
    #expect(reds > 20)
    #expect(frame[20, 40].green == 255)
  }

  @Test
  func `a line higher than its label is centred, and cut at both ends`() throws {
    let label = label("HHHH", size: 27)
    label.textColor = .red
    label.frame = CGRect(x: 10, y: 10, width: 100, height: 22)
    let host = UIViewController()
    host.view.backgroundColor = .white
    host.view.addSubview(label)
    stage.window.rootViewController = host
    let frame = stage.render()
    func hasInk(_ y: Int) -> Bool { (30..<200).contains { frame[$0, y].green < 128 } }
    // Capitals are nearly 20 points high: all of them show.
    let rows = (30..<96).filter(hasInk)
    let (first, last) = (try #require(rows.first), try #require(rows.last))
    #expect(last - first >= 56)
    #expect(first > 30)
    #expect(last < 95)
  }

  @Test
  func `text shrinks no further than its minimum scale`() throws {
    let label = label("A rather long line of text", size: 20)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.frame = CGRect(x: 0, y: 0, width: 160, height: 30)
    let before = label.intrinsicContentSize
    #expect(before.width > 160)
    #expect(abs(label.textBaselines.first - (3.06 + 19.04)) < 0.2)
  }

  @Test
  func `without a minimum scale text shrinks until it fits`() {
    let label = label("A rather long line of text", size: 60)
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    label.frame = CGRect(x: 0, y: 0, width: 160, height: 100)
    // A natural line has its baseline at 71.
    #expect(label.textBaselines.first < 60)
  }

  @Test
  func `several lines that shrink stay centred, whatever their baselines would be`() {
    func baseline(_ adjustment: UIBaselineAdjustment) -> CGFloat {
      let label = label("A somewhat longer text that must be shrunk to fit")
      label.numberOfLines = 2
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = adjustment
      label.frame = CGRect(x: 0, y: 0, width: 150, height: 40)
      return label.textBaselines.first
    }
    #expect(abs(baseline(.alignBaselines) - baseline(.alignCenters)) < 1e-9)
    #expect(abs(baseline(.none) - baseline(.alignCenters)) < 1e-9)
  }

  @Test
  func `a label leaves no word alone on its last line, unless its strategy says so`() throws {
    func width(_ strategy: NSParagraphStyle.LineBreakStrategy?) -> CGFloat {
      let label = label("Testing various linking now")
      label.numberOfLines = 0
      if let strategy { label.lineBreakStrategy = strategy }
      return label.sizeThatFits(CGSize(width: 200, height: 100)).width
    }
    let words = label("Testing various linking").intrinsicContentSize.width
    #expect(words < 200)
    #expect(width([]) == words)
    #expect(width(nil) < words)
    #expect(width(nil) == width(.pushOut))
  }

  @Test
  func `a copy of a paragraph style has all that was set on it`() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.lineBreakStrategy == [])
    style.lineBreakStrategy = .pushOut
    style.allowsDefaultTighteningForTruncation = true
    style.usesDefaultHyphenation = true
    style.textLists = [NSTextList(markerFormat: .disc)]
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy.isEqual(style))
    #expect(copy.lineBreakStrategy == .pushOut)
    #expect(copy.allowsDefaultTighteningForTruncation)
    #expect(copy.usesDefaultHyphenation)
    #expect(copy.textLists == style.textLists)
    copy.usesDefaultHyphenation = false
    #expect(!copy.isEqual(style))
  }

  @Test
  func `text of any number of lines shrinks no further than its height needs`() {
    let label = label("Zero lines and a text that is far too long to fit in here", size: 30)
    label.numberOfLines = 0
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 0, y: 0, width: 150, height: 100)
    // The lines but for one of them, which are more than half of the height.
    let lines = 100 - label.textBaselines.first - label.textBaselines.last
    #expect(lines > 45 && lines < 90)
  }

  @Test
  func `an attribute can be replaced by another object`() throws {
    let text = NSMutableAttributedString(
      string: "text",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red]
    )
    let all = NSRange(location: 0, length: 4)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: all)
    text.addAttribute(.foregroundColor, value: UIColor.green, range: all)
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.font] as? UIFont)?.pointSize == 20)
    #expect(attributes[.foregroundColor] as? UIColor == .green)
  }

  @Test
  func `a line that barely does not fit is tightened, one that is too long is truncated`() {
    // How much is dark of a line of twelve letters H in a label of some width.
    func ink(_ width: CGFloat) -> Int {
      let label = label("HHHHHHHHHHHH")
      label.frame = CGRect(x: 0, y: 0, width: width, height: 30)
      let host = UIViewController()
      host.view.backgroundColor = .white
      host.view.addSubview(label)
      stage.window.rootViewController = host
      let frame = stage.render()
      var sum = 0
      for y in 0..<90 { for x in 0..<Int(width * 3) { sum += 255 - Int(frame[x, y].green) } }
      return sum
    }
    let width = label("HHHHHHHHHHHH").intrinsicContentSize.width
    let whole = ink(width)
    #expect(abs(ink(width * 0.96) - whole) < whole / 50)
    #expect(ink(width * 0.9) < whole * 19 / 20)
  }

  @Test
  func `attributed text that is a little too long is tightened where that is allowed`() {
    // How much is dark of twelve letters H, in a label of 96 percent of their width.
    func ink(_ part: CGFloat, allows: Bool) -> Int {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "HHHHHHHHHHHH",
        attributes: [.font: UIFont.systemFont(ofSize: 17)]
      )
      label.allowsDefaultTighteningForTruncation = allows
      let width = label.intrinsicContentSize.width * part
      label.frame = CGRect(x: 0, y: 0, width: width, height: 30)
      let host = UIViewController()
      host.view.backgroundColor = .white
      host.view.addSubview(label)
      stage.window.rootViewController = host
      let frame = stage.render()
      var sum = 0
      for y in 0..<90 { for x in 0..<Int(width * 3) { sum += 255 - Int(frame[x, y].green) } }
      return sum
    }
    let whole = ink(1, allows: false)
    #expect(abs(ink(0.96, allows: true) - whole) < whole / 50)
    #expect(ink(0.96, allows: false) < whole * 19 / 20)
    #expect(ink(0.9, allows: true) < whole * 19 / 20)
  }

  @Test
  func `a symbol in a text has the size of the text, unless it has its own`() {
    func width(_ image: UIImage?, _ size: CGFloat) -> CGFloat {
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.attributedText = NSAttributedString(attachment: NSTextAttachment(image: image!))
      return label.intrinsicContentSize.width
    }
    let star = UIImage(systemName: "star.fill")
    #expect(abs(width(star, 34) - 2 * width(star, 17)) < 1)
    let large = UIImage(
      systemName: "star.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)
    )
    #expect(width(large, 17) == width(large, 34))
  }

  @Test
  func `a symbol in a text has the colour of the text, a picture its own`() throws {
    func color(_ image: UIImage, _ attributes: [NSAttributedString.Key: Any] = [:]) -> [Bool] {
      let text = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
      text.addAttributes(attributes, range: NSRange(location: 0, length: 1))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      label.font = .systemFont(ofSize: 40)
      label.attributedText = text
      if attributes.isEmpty { label.textColor = .red }
      let host = UIViewController()
      host.view.backgroundColor = .black
      host.view.addSubview(label)
      stage.window.rootViewController = host
      let frame = stage.render()
      var (isRed, isGreen) = (false, false)
      for y in 0..<180 {
        for x in 0..<300 {
          if frame[x, y].red > 200 { isRed = true }
          if frame[x, y].green > 200 { isGreen = true }
        }
      }
      return [isRed, isGreen]
    }
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(color(star) == [true, false])
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(color(star, [.foregroundColor: green]) == [false, true])
    #expect(color(star.withTintColor(green)) == [false, true])
  }
}
