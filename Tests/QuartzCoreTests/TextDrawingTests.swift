import Foundation
import Pixels
import TestSupport
import Testing
import Typography

@testable import QuartzCore

@Suite(.goldens("Text"))
struct TextDrawingTests {
  /// A white sheet of that many points with what `body` draws.
  private func sheet(
    _ width: Int,
    _ height: Int,
    scale: CGFloat = 2,
    _ body: (CGContext) -> Void
  ) -> Pixmap {
    _ = World()
    let context = CGContext(
      pixelWidth: Int(CGFloat(width) * scale),
      pixelHeight: Int(CGFloat(height) * scale),
      scale: scale
    )
    context.setFillColor(CGColor.white)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    body(context)
    return context.makePixmap()
  }

  private func style(_ size: Double, _ weight: FontWeight = .regular) -> TextStyle {
    TextStyle(font: SystemFont(weight: weight).font(size: size))
  }

  @Test(arguments: [1.0, 2, 3])
  func `letters and emoji at each screen scale`(scale: Double) {
    let picture = sheet(200, 122, scale: scale) { context in
      var y = 4.0
      for size in [11.0, 13, 17, 22, 28] {
        let layout = TextLayout(StyledText("Hamburg 12 😀👍🏽 Ág", style: style(size)))
        context.draw(layout, at: CGPoint(x: 6, y: y), color: .black)
        y += layout.size.height
      }
    }
    assertGolden(picture, "letters@\(Int(scale))x")
  }

  @Test
  func `all weights, upright and italic`() {
    let picture = sheet(310, 236) { context in
      var y = 4.0
      for weight in FontWeight.allCases {
        for (x, isItalic) in [(8.0, false), (160, true)] {
          let font = SystemFont(weight: weight, isItalic: isItalic).font(size: 20)
          let layout = TextLayout(StyledText("Segue \(weight)", style: TextStyle(font: font)))
          context.draw(layout, at: CGPoint(x: x, y: y), color: .black)
        }
        y += 25
      }
    }
    assertGolden(picture, "weights")
  }

  @Test
  func `alignments in a column`() {
    let alignments: [ParagraphStyle.Alignment] = [.left, .center, .right, .justified]
    let picture = sheet(300, 176) { context in
      for (index, alignment) in alignments.enumerated() {
        var own = style(13)
        own.paragraph.alignment = alignment
        let text = StyledText("The quick brown fox jumps over the lazy dog today.", style: own)
        let x = Double(index % 2) * 150 + 5
        let y = Double(index / 2) * 88 + 5
        context.setFillColor(CGColor(gray: 0.93, alpha: 1))
        context.fill(CGRect(x: x, y: y, width: 140, height: 78))
        let layout = TextLayout(text, limits: .init(width: 140))
        context.draw(layout, at: CGPoint(x: x, y: y), color: .black)
      }
    }
    assertGolden(picture, "alignments")
  }

  @Test
  func `truncation on one line and on two`() {
    let modes: [ParagraphStyle.LineBreakMode] = [
      .truncatingHead, .truncatingMiddle, .truncatingTail, .clipping, .wordWrapping,
      .characterWrapping,
    ]
    let picture = sheet(320, 220) { context in
      var y = 4.0
      for mode in modes {
        for (x, lines) in [(5.0, 1), (165, 2)] {
          let text = StyledText("Transitions are animations between screens", style: style(13))
          let limits = TextLayout.Limits(width: 150, maximumLines: lines, lineBreakMode: mode)
          context.saveGState()
          context.clip(to: CGRect(x: x, y: y, width: 150, height: 34))
          context.draw(TextLayout(text, limits: limits), at: CGPoint(x: x, y: y), color: .black)
          context.restoreGState()
        }
        y += 36
      }
    }
    assertGolden(picture, "truncations")
  }

  @Test
  func `underlines, strikes, backgrounds, strokes, shadows, offsets and kerning`() {
    let blue = Color(red: 0, green: 0.48, blue: 1)
    let changes: [(String, (inout TextStyle) -> Void)] = [
      ("underline", { $0.underline = .init() }),
      ("thick", { $0.underline = .init(weight: .thick, color: blue) }),
      ("double", { $0.underline = .init(weight: .double) }),
      ("dotted", { $0.underline = .init(pattern: .dot) }),
      ("dashed", { $0.underline = .init(pattern: .dash) }),
      ("strike", { $0.strikethrough = .init(color: blue) }),
      ("back", { $0.background = Color(red: 1, green: 0.9, blue: 0.3) }),
      ("stroke", { $0.strokeWidth = 0.03 }),
      (
        "shadow",
        {
          $0.shadow = .init(
            offset: CGSize(width: 1, height: 2),
            blur: 2,
            color: Color(white: 0, alpha: 0.6)
          )
        }
      ),
      ("raised", { $0.baselineOffset = 6 }),
      ("kerned", { $0.kern = 4 }),
      ("slanted", { $0.font.slant = 0.25 }),
    ]
    let picture = sheet(300, 140) { context in
      for (index, (name, change)) in changes.enumerated() {
        var own = style(20, .medium)
        change(&own)
        let layout = TextLayout(StyledText(name, style: own))
        let origin = CGPoint(x: Double(index % 3) * 100 + 5, y: Double(index / 3) * 34 + 4)
        context.draw(layout, at: origin, color: .black)
      }
    }
    assertGolden(picture, "styles")
  }

  @Test
  func `emoji sequences of every kind`() {
    let rows = [
      "😀😃🥰🤖🐶🦊🌸🍎",
      "❤️☀️✈️☎️ ❤︎☎︎",
      "👍🏻👍🏼👍🏽👍🏾👍🏿👩🏾‍🚀",
      "👨‍👩‍👧‍👦👩‍🦰🏴‍☠️🐻‍❄️👩‍❤️‍👨",
      "🇯🇵🇩🇪🇧🇷🏴󠁧󠁢󠁳󠁣󠁴󠁿1️⃣#️⃣*️⃣",
    ]
    let picture = sheet(240, 180) { context in
      for (index, row) in rows.enumerated() {
        let layout = TextLayout(StyledText(row, style: style(28)))
        context.draw(layout, at: CGPoint(x: 8, y: Double(index) * 34 + 4), color: .black)
      }
    }
    assertGolden(picture, "emoji")
  }

  @Test
  func `an emoji of 200 points at three pixels to a point`() {
    let picture = sheet(220, 240, scale: 3) { context in
      let layout = TextLayout(StyledText("🦊", style: style(200)))
      context.draw(layout, at: CGPoint(x: 10, y: 0), color: .black)
    }
    assertGolden(picture, "emoji-200@3x")
  }

  @Test
  func `text moved by whole pixels draws the same pixels`() {
    let layout = TextLayout(StyledText("Moved 😀", style: style(17)))
    let here = sheet(100, 40) { $0.draw(layout, at: CGPoint(x: 5, y: 5), color: .black) }
    let there = sheet(100, 40) { context in
      context.translateBy(x: 2.5, y: 1.5)
      context.draw(layout, at: CGPoint(x: 2.5, y: 3.5), color: .black)
    }
    assertSameRender(there, here)
  }

  @Test
  func `baselines are on rows of pixels`() {
    let layout = TextLayout(StyledText("HHH", style: style(17)))
    let at = { (y: Double) in
      self.sheet(60, 30) { $0.draw(layout, at: CGPoint(x: 4, y: y), color: .black) }
    }
    assertSameRender(at(4.05), at(3.95))
  }

  @Test
  func `characters without a font are reported once, not drawn silently`() {
    let world = World()
    let layout = TextLayout(StyledText("\u{10FFFD}", style: style(17)))
    layout.reportProblems()
    layout.reportProblems()
    #expect(world.diagnostics.messages.count == 1)
    #expect(world.diagnostics.messages.first?.contains("U+10FFFD") == true)
  }

  @Test
  func `a text layer draws its string`() throws {
    _ = World()
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 120, height: 50)
    layer.contentsScale = 2
    layer.string = "Two lines of text"
    layer.fontSize = 20
    layer.isWrapped = true
    layer.alignmentMode = .center
    layer.foregroundColor = CGColor.black
    let drawn = sheet(120, 50) { layer.draw(in: $0) }
    let expected = sheet(120, 50) { context in
      var own = style(20)
      own.paragraph.alignment = .center
      let layout = TextLayout(
        StyledText("Two lines of text", style: own),
        limits: .init(width: 120, height: 50)
      )
      context.draw(layout, at: .zero, color: .black)
    }
    assertSameRender(drawn, expected)
  }

  @Test
  func `a text layer draws in a graphics font`() throws {
    _ = World()
    let font = try #require(CGFont("Helvetica-Bold" as CFString))
    let layer = CATextLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 120, height: 30)
    layer.contentsScale = 2
    layer.string = "Bold text"
    layer.fontSize = 20
    layer.foregroundColor = CGColor.black
    let plain = sheet(120, 30) { layer.draw(in: $0) }
    layer.font = font
    let drawn = sheet(120, 30) { layer.draw(in: $0) }
    let expected = sheet(120, 30) { context in
      let own = TextStyle(font: Font(face: font.face, size: 20))
      let layout = TextLayout(
        StyledText("Bold text", style: own),
        limits: .init(width: 120, maximumLines: 1, lineBreakMode: .clipping)
      )
      context.draw(layout, at: .zero, color: .black)
    }
    assertSameRender(drawn, expected)
    #expect(plain != drawn)
  }

  @Test
  func `a text layer prefers the size of its text`() {
    _ = World()
    let layer = CATextLayer()
    #expect(layer.preferredFrameSize() == .zero)
    layer.fontSize = 20
    layer.contentsScale = 2
    layer.string = "One line"
    let line = layer.preferredFrameSize()
    #expect(line.width > 60 && line.width < 100)
    #expect(line.height == 24)
    layer.string = "One line and another one"
    layer.isWrapped = true
    layer.bounds.size = CGSize(width: line.width, height: 10)
    #expect(layer.preferredFrameSize().width <= line.width)
    #expect(layer.preferredFrameSize().height >= 2 * line.height - 1)
  }
}
