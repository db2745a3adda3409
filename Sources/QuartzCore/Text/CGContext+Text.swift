import CoreGraphics
import Display
import Foundation
import Geometry
import Pixels
import Typography

extension CGContext {
  /// Draws a layout with its top left corner at `origin`, in a space whose y points down.
  ///
  /// Glyphs are filled like any path; text without its own colour gets `pattern`, else `color`.
  ///
  /// `drawAttachment` draws the pictures in the text.
  package func draw(
    _ layout: TextLayout,
    at origin: CGPoint,
    color: Color,
    pattern: CGColor? = nil,
    drawAttachment: (_ id: Int, _ frame: CGRect) -> Void = { _, _ in }
  ) {
    layout.reportProblems()
    saveGState()
    defer { restoreGState() }
    for mark in layout.marks(at: origin, snap: snapsToPixels) {
      switch mark {
      case .fill(let path, let own):
        setFillColor(own.map { CGColor($0) } ?? pattern ?? CGColor(color))
        beginPath()
        addPath(CGPath(path))
        fillPath()
      case .stroke(let path, let width, let own):
        setStrokeColor(own.map { CGColor($0) } ?? pattern ?? CGColor(color))
        setLineWidth(width)
        setLineJoin(.miter)
        beginPath()
        addPath(CGPath(path))
        strokePath()
      case .picture(let face, let glyph, let frame):
        drawPicture(of: glyph, face: face, in: frame)
      case .attachment(let id, let frame):
        drawAttachment(id, frame)
      case .shadow(let shadow):
        setTextShadow(shadow)
      }
    }
  }

  private func setTextShadow(_ shadow: TextStyle.Shadow?) {
    guard let shadow else {
      setShadow(offset: .zero, blur: 0, color: nil)
      return
    }
    setShadow(offset: shadow.offset, blur: shadow.blur, color: CGColor(shadow.color))
  }

  /// Whether x and y are only scaled and moved, not turned or mirrored.
  private var isAxisAligned: Bool {
    let transform = pixelTransform
    return transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
  }

  /// Moves a y coordinate to the nearest row of pixels.
  private func snapsToPixels(_ y: Double) -> Double {
    guard isAxisAligned else { return y }
    let transform = pixelTransform
    return ((y * transform.d + transform.ty).rounded() - transform.ty) / transform.d
  }

  /// A colour glyph is scaled from the font's bitmap to exactly the pixels it covers.
  private func drawPicture(of glyph: GlyphID, face: FontFace, in frame: CGRect) {
    guard isAxisAligned else {
      if let picture = face.picture(of: glyph) {
        drawUpright(ImageDraw(picture.pixmap, in: frame))
      }
      return
    }
    let device = frame.applying(pixelTransform)
    guard device.width < 8192, device.height < 8192 else { return }
    let width = max(1, Int(device.width.rounded()))
    let height = max(1, Int(device.height.rounded()))
    guard width <= 8192, height <= 8192,
      let pixmap = TypographyCache.picture(face, glyph, width: width, height: height)
    else { return }
    let pixels = CGRect(
      x: (device.midX - CGFloat(width) / 2).rounded(),
      y: (device.midY - CGFloat(height) / 2).rounded(),
      width: CGFloat(width),
      height: CGFloat(height)
    )
    drawUpright(ImageDraw(pixmap, in: pixels.applying(pixelTransform.inverted())))
  }
}

/// Chinese characters, kana, hangul and their punctuation.
private func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
    0x20000...0x3FFFF:
    true
  default: false
  }
}

extension TextLayout {
  /// Reports what could not be drawn: missing fonts are a fault, missing characters a diagnostic.
  package func reportProblems() {
    let world = World.current
    if !missing.isEmpty {
      let names = missing.prefix(8).map { scalar in
        "U+" + String(scalar.value, radix: 16, uppercase: true)
      }
      let package = missing.contains(where: isEastAsian) ? "fonts-noto-cjk" : "fonts-noto-core"
      world.diagnostics.report(
        "No installed font has \(names.joined(separator: ", ")): drawn as boxes. "
          + "Install a font for the script (apt-get install \(package)), or name one in "
          + "SEGUE_FONTS."
      )
    }
    let isFontMissing = lines.contains { line in line.runs.contains { $0.font.face == nil } }
    if isFontMissing {
      do throws(FontError) {
        try SystemFont.check()
      } catch {
        world.record(LayerFault(name: .inconsistency, reason: error.description))
      }
    }
  }
}
