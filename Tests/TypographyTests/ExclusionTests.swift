import Foundation
import Geometry
import Testing

@testable import Typography

@Suite
struct ExclusionTests {
  private static let text = (1...60).map { "word\($0)" }.joined(separator: " ")

  private func rectangle(_ rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }

  private func layout(
    around rect: CGRect,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = TextStyle(font: SystemFont().font(size: 17))
    change(&style.paragraph)
    var limits = TextLayout.Limits(width: 300)
    limits.exclusions = [
      TextExclusion(rectangle(rect), isEvenOdd: false, left: 5, right: 5)
    ]
    return TextLayout(StyledText(Self.text, style: style), limits: limits)
  }

  @Test
  func `lines run around an area, and no character is lost`() throws {
    let area = CGRect(x: 100, y: 30, width: 100, height: 50)
    let layout = layout(around: area)
    var next = 0
    for line in layout.lines {
      #expect(line.range.lowerBound == next)
      next = line.range.upperBound
      let box = CGRect(x: line.origin.x, y: line.top, width: line.width, height: line.height)
      #expect(!box.intersects(area.insetBy(dx: -4.9, dy: 0)))
      #expect(box.maxX <= 300.001)
    }
    #expect(next == Self.text.utf16.count)
    #expect(!layout.isTruncated)
    // Rows at the area have a part on each side.
    let tops = Set(layout.lines.map(\.top))
    #expect(tops.count < layout.lines.count)
    #expect(layout.lines.contains { $0.origin.x == 205 })
  }

  @Test
  func `a row that an area fills is left empty`() {
    let layout = layout(around: CGRect(x: 0, y: 0, width: 300, height: 30))
    // Rows begin at multiples of the line's height, 20.29.
    #expect(layout.lines.first.map { $0.top > 30 && $0.top < 61 } == true)
    #expect(layout.lines.first?.range.lowerBound == 0)
  }

  @Test
  func `a word of one wide letter skips a narrow part, as a picture does`() {
    var limits = TextLayout.Limits(width: 300)
    limits.exclusions = [
      TextExclusion(
        rectangle(CGRect(x: 12, y: 0, width: 150, height: 19)),
        isEvenOdd: false,
        left: 5,
        right: 5
      )
    ]
    let style = TextStyle(font: SystemFont().font(size: 17))
    let lines = TextLayout(StyledText("W a b c", style: style), limits: limits).lines
    #expect(lines.map(\.origin.x) == [167])
  }

  @Test
  func `each part is aligned in its own room`() {
    let layout = layout(around: CGRect(x: 100, y: 0, width: 100, height: 20)) {
      $0.alignment = .right
    }
    #expect(layout.lines.count > 2)
    #expect(abs(layout.lines[0].origin.x + layout.lines[0].width - 95) < 0.01)
    #expect(abs(layout.lines[1].origin.x + layout.lines[1].width - 300) < 0.01)
  }

  @Test
  func `the hole of a frame takes text`() {
    var path = rectangle(CGRect(x: 0, y: 0, width: 300, height: 1000))
    path.append(rectangle(CGRect(x: 100, y: 0, width: 120, height: 1000)))
    var limits = TextLayout.Limits(width: 300)
    limits.exclusions = [TextExclusion(path, isEvenOdd: true, left: 0, right: 0)]
    let style = TextStyle(font: SystemFont().font(size: 17))
    let lines = TextLayout(StyledText("one two three four five", style: style), limits: limits)
      .lines
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.origin.x == 100 && $0.width <= 120 && $0.top < 1000 })
  }
}
