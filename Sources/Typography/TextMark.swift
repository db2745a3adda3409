import Foundation
import Geometry
import Pixels

/// One thing to draw for a layout, in painter's order.
///
/// Points, y down; a nil colour means that of the drawing code.
package enum TextMark: Sendable {
  case fill(Path, Color?)
  case stroke(Path, width: Double, Color?)
  /// A colour glyph: `face`'s picture of it fills the rectangle.
  case picture(FontFace, GlyphID, CGRect)
  case attachment(id: Int, CGRect)
  /// Holds for what follows; nil ends it.
  case shadow(TextStyle.Shadow?)
}

extension TextLayout {
  /// What to draw to have the layout's top left corner at `origin`.
  ///
  /// `snap` moves a y coordinate to the pixel grid: baselines stand on pixels, as on iOS.
  package func marks(at origin: CGPoint, snap: (Double) -> Double = { $0 }) -> [TextMark] {
    var marks: [TextMark] = []
    for line in lines {
      let baseline = CGPoint(
        x: origin.x + line.origin.x,
        y: snap(origin.y + line.origin.y)
      )
      line.addMarks(to: &marks, at: baseline)
    }
    return marks
  }
}

extension TextLine {
  fileprivate func addMarks(to marks: inout [TextMark], at baseline: CGPoint) {
    for run in runs {
      guard let color = run.style.background else { continue }
      let box = CGRect(
        x: baseline.x + run.x,
        y: baseline.y - ascent,
        width: run.width,
        height: ascent + descent
      )
      marks.append(.fill(Path(box), color))
    }
    var shadow: TextStyle.Shadow?
    for run in runs {
      if run.style.shadow != shadow {
        shadow = run.style.shadow
        marks.append(.shadow(shadow))
      }
      if let underline = run.style.underline {
        marks.append(run.decoration(underline, offset: -run.underlineOffset, at: baseline))
      }
      run.addGlyphs(to: &marks, at: baseline)
      if let strikethrough = run.style.strikethrough {
        marks.append(
          run.decoration(strikethrough, offset: -run.font.xHeight / 2, at: baseline)
        )
      }
    }
    if shadow != nil { marks.append(.shadow(nil)) }
    guard let marker else { return }
    let x = isRightToLeft ? width + marker.distance - marker.width : -marker.distance
    for run in marker.runs {
      run.addGlyphs(to: &marks, at: CGPoint(x: baseline.x + x, y: baseline.y))
    }
  }
}

extension GlyphRun {
  fileprivate func addGlyphs(to marks: inout [TextMark], at baseline: CGPoint) {
    if let attachment {
      let bounds = attachment.bounds
      let frame = CGRect(
        x: baseline.x + x + attachment.padding + bounds.minX,
        y: baseline.y - bounds.maxY - style.baselineOffset,
        width: bounds.width,
        height: bounds.height
      )
      marks.append(.attachment(id: attachment.id, frame))
      return
    }
    guard let face = font.face else { return }
    if face.isColor {
      addPictures(of: face, to: &marks, at: baseline)
      return
    }
    let path = outline(of: face, at: baseline)
    guard !path.isEmpty else { return }
    if style.strokeWidth <= 0 { marks.append(.fill(path, style.color)) }
    if style.strokeWidth != 0 {
      let width = abs(style.strokeWidth) * font.size
      marks.append(.stroke(path, width: width, style.strokeColor ?? style.color))
    }
  }

  /// All glyphs as one path: overlapping ones do not double their edges.
  private func outline(of face: FontFace, at baseline: CGPoint) -> Path {
    let scale = font.outlineScale
    var path = Path()
    for glyph in glyphs {
      let outline = face.outline(of: glyph.id)
      guard !outline.isEmpty else { continue }
      let transform = CGAffineTransform(
        a: scale,
        b: 0,
        c: -font.slant * scale,
        d: scale,
        tx: baseline.x + glyph.position.x,
        ty: baseline.y + glyph.position.y
      )
      path.append(outline.applying(transform))
    }
    return path
  }

  private func addPictures(of face: FontFace, to marks: inout [TextMark], at baseline: CGPoint) {
    for glyph in glyphs {
      guard let picture = face.picture(of: glyph.id) else { continue }
      let frame = EmojiFont.pictureFrame(of: picture, size: font.size, scale: font.glyphScale)
      let origin = CGPoint(
        x: baseline.x + glyph.position.x,
        y: baseline.y + glyph.position.y
      )
      marks.append(.picture(face, glyph.id, frame.offsetBy(dx: origin.x, dy: origin.y)))
    }
  }

  /// Below the baseline, positive; the middle of the line.
  fileprivate var underlineOffset: Double { font.metrics.underlinePosition * font.size }

  fileprivate func decoration(
    _ decoration: TextStyle.Decoration,
    offset: Double,
    at baseline: CGPoint
  ) -> TextMark {
    var thickness = font.metrics.underlineThickness * font.size
    if decoration.weight == .thick { thickness *= 2 }
    let middle = baseline.y + offset - style.baselineOffset
    var tops = [middle - thickness / 2]
    if decoration.weight == .double { tops = [middle - thickness * 1.5, middle + thickness / 2] }
    var path = Path()
    for span in decoration.isByWord ? words : [0...max(0, width)] {
      let left = baseline.x + x + span.lowerBound
      let pieces = decoration.pattern.pieces(
        of: span.upperBound - span.lowerBound,
        unit: thickness
      )
      for top in tops {
        for (start, length) in pieces {
          path.append(Path(CGRect(x: left + start, y: top, width: length, height: thickness)))
        }
      }
    }
    return .fill(path, decoration.color ?? style.color)
  }

  /// The parts of the run between spaces, from its left edge.
  private var words: [ClosedRange<Double>] {
    var words: [ClosedRange<Double>] = []
    var continues = false
    for (index, glyph) in glyphs.enumerated() {
      defer { continues = !glyph.isSpace }
      guard !glyph.isSpace else { continue }
      let next = glyphs.indices.contains(index + 1) ? glyphs[index + 1].position.x - x : width
      let start = continues ? words.removeLast().lowerBound : glyph.position.x - x
      words.append(start...max(start, next))
    }
    return words
  }
}

extension TextStyle.Decoration.Pattern {
  /// Start and length of each stroke of a line that is `width` long and `unit` thick.
  fileprivate func pieces(of width: Double, unit: Double) -> [(Double, Double)] {
    let lengths: [Double]
    switch self {
    case .solid: return [(0, width)]
    case .dot: lengths = [3, 3]
    case .dash: lengths = [10, 5]
    case .dashDot: lengths = [10, 3, 3, 3]
    case .dashDotDot: lengths = [10, 3, 3, 3, 3, 3]
    }
    var pieces: [(Double, Double)] = []
    var start = 0.0
    var index = 0
    while start < width, unit > 0 {
      let length = lengths[index % lengths.count] * unit
      if index % 2 == 0 { pieces.append((start, min(length, width - start))) }
      start += length
      index += 1
    }
    return pieces
  }
}

extension Path {
  /// A rectangle, clockwise from its top left corner.
  fileprivate init(_ rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }
}
