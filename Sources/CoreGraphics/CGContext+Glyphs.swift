import Foundation
import Geometry
import Typography

extension CGContext {
  /// That of `showGlyphs(_:at:)`.
  public func setFont(_ font: CGFont) { state.font = font }

  /// In units of text space, which `textMatrix` leads to user space.
  public func setFontSize(_ size: CGFloat) { state.fontSize = size }

  // Glyphs are outlines with smooth edges: there is nothing to smooth besides.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Draws glyphs of the font with their origins at places of text space, in the text drawing mode.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font else { return }
    let scale = state.fontSize / CGFloat(font.unitsPerEm)
    let text = CGMutablePath()
    for (glyph, place) in zip(glyphs, positions) {
      let outline = font.face.outline(of: GlyphID(glyph))
      guard !outline.isEmpty else { continue }
      let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: place.x, ty: place.y)
        .concatenating(textMatrix)
      text.addPath(CGPath(outline.applying(transform)))
    }
    guard !text.isEmpty else { return }
    draw(text)
  }

  private func draw(_ text: CGPath) {
    let mode = state.textDrawingMode
    beginPath()
    switch mode {
    case .fill, .fillClip:
      addPath(text)
      fillPath()
    case .stroke, .strokeClip:
      addPath(text)
      strokePath()
    case .fillStroke, .fillStrokeClip:
      addPath(text)
      drawPath(using: .fillStroke)
    case .invisible, .clip: break
    }
    switch mode {
    case .fillClip, .strokeClip, .fillStrokeClip, .clip:
      addPath(text)
      clip()
    default: break
    }
  }
}
