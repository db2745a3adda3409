import CoreGraphics
import Foundation
import Typography

extension NSLayoutManager {
  /// Draws a range of a container into the current context, in changed looks.
  func draw(
    _ range: NSRange,
    in container: NSTextContainer,
    at origin: CGPoint,
    withAttachments drawsAttachments: Bool = true,
    changing change: @escaping (inout TextStyle) -> Void
  ) {
    guard let layout = layout(in: container, changing: change),
      let context = UIGraphicsGetCurrentContext(), let storage = textStorage
    else { return }
    let all = glyphRange(for: container)
    context.saveGState()
    if range.location > all.location || NSMaxRange(range) < NSMaxRange(all) {
      let boxes = layout.boxes(of: range.characters)
      context.clip(to: boxes.map { placed($0, in: container).offsetBy(dx: origin.x, dy: origin.y) })
    }
    let place = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
    context.draw(layout, at: place, color: .black) { id, frame in
      guard drawsAttachments else { return }
      storage.text.drawAttachment(id: id, in: frame, of: container)
    }
    context.restoreGState()
  }

  /// Calls the methods that draw what is under or across the text, for each such part of a line.
  func drawDecorations(of range: NSRange, in container: NSTextContainer, at origin: CGPoint) {
    guard let text = textStorage?.text else { return }
    for line in layout(in: container)?.lines ?? [] {
      let rect = fragment(line, in: container).whole
      let part = NSIntersectionRange(NSRange(line.range), range)
      let lineRange = NSRange(line.range)
      text.enumerateAttribute(.underlineStyle, in: part, options: []) { value, range, _ in
        guard let style = value.flatMap(NSUnderlineStyle.init(attribute:)) else { return }
        underlineGlyphRange(
          range,
          underlineType: style,
          lineFragmentRect: rect,
          lineFragmentGlyphRange: lineRange,
          containerOrigin: origin
        )
      }
      text.enumerateAttribute(.strikethroughStyle, in: part, options: []) { value, range, _ in
        guard let style = value.flatMap(NSUnderlineStyle.init(attribute:)) else { return }
        strikethroughGlyphRange(
          range,
          strikethroughType: style,
          lineFragmentRect: rect,
          lineFragmentGlyphRange: lineRange,
          containerOrigin: origin
        )
      }
    }
  }

  /// Draws the line under or across a range without its glyphs.
  func drawDecorationAlone(
    _ decoration: WritableKeyPath<TextStyle, TextStyle.Decoration?>,
    of range: NSRange,
    at origin: CGPoint
  ) {
    guard let container = container(ofGlyph: range.location) else { return }
    draw(range, in: container, at: origin, withAttachments: false) { style in
      var kept = style[keyPath: decoration]
      if kept?.color == nil { kept?.color = style.color ?? UIColor.black.cgColor.color }
      style.underline = nil
      style.strikethrough = nil
      style[keyPath: decoration] = kept
      style.background = nil
      style.shadow = nil
      style.strokeWidth = 0
      style.color = UIColor.clear.cgColor.color
    }
  }

  /// From the baseline of a line to its bottom.
  func descent(ofLineWith glyphIndex: Int) -> CGFloat {
    line(glyphIndex).map { CGFloat($0.descent + $0.leading) } ?? 0
  }
}

extension NSUnderlineStyle {
  /// The value of an attribute; nil for none.
  fileprivate init?(attribute value: Any) {
    let raw = (value as? NSNumber)?.intValue ?? (value as? Int)
    guard let raw, raw != 0 else { return nil }
    self.init(rawValue: raw)
  }
}
