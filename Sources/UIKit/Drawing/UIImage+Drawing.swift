import Display
import Foundation
import Geometry
import Pixels
import QuartzCore

extension UIImage {
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Scaled to fill the rectangle; caps of a resizable image keep their size.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, context: context, blendMode: blendMode, alpha: alpha)
  }

  /// Repeated at its own size, from the context's top left.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }

  /// `tint` replaces the colours, in place of the image's own tint.
  package func draw(
    in rect: CGRect,
    context: CGContext,
    blendMode: CGBlendMode,
    alpha: CGFloat,
    tint: UIColor? = nil
  ) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    let tint = (tint ?? self.tint)?.color
    if let symbol {
      var place = rect
      if imageOrientation != .up {
        context.concatenate(imageOrientation.transform(to: rect))
        place = CGRect(x: 0, y: 0, width: 1, height: 1)
      }
      symbol.draw(in: place, context: context, color: tint ?? .black)
      return
    }
    guard let pixmap = pixels?.pixmap, pixmap.width > 0, pixmap.height > 0 else { return }
    guard traits.isResizable else {
      drawTurned(pixmap, in: rect, context: context, tint: tint)
      return
    }
    drawParts(in: rect, of: imageOrientation == .up ? pixmap : turned(pixmap), tint) {
      context.drawUpright($0)
    }
  }

  private func drawTurned(_ pixmap: Pixmap, in rect: CGRect, context: CGContext, tint: Color?) {
    context.concatenate(imageOrientation.transform(to: rect))
    context.drawUpright(ImageDraw(pixmap, in: CGRect(x: 0, y: 0, width: 1, height: 1), tint: tint))
  }

  /// The pixels as they stand upright: cap insets are those of the upright image.
  private func turned(_ pixmap: Pixmap) -> Pixmap {
    let context = CGContext(imageSize: size, scale: scale, isOpaque: false)
    drawTurned(pixmap, in: CGRect(origin: .zero, size: size), context: context, tint: nil)
    return context.makeImage()?.pixmap ?? pixmap
  }

  /// The nine parts of a resizable image: corners at their own size, the rest stretched, or
  /// tiled if the image says so.
  private func drawParts(
    in rect: CGRect,
    of pixmap: Pixmap,
    _ tint: Color?,
    _ draw: (ImageDraw) -> Void
  ) {
    let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
    let center = CGRect(
      x: inner.minX * scale,
      y: inner.minY * scale,
      width: max(0, inner.width) * scale,
      height: max(0, inner.height) * scale
    )
    let fits = rect.width <= size.width && rect.height <= size.height
    if resizingMode == .stretch || fits || (inner.width <= 1 && inner.height <= 1) {
      draw(ImageDraw(pixmap, in: rect, center: center, centerScale: 1 / scale, tint: tint))
      return
    }
    let columns = bands(rect.minX, rect.width, size.width, capInsets.left, capInsets.right)
    let rows = bands(rect.minY, rect.height, size.height, capInsets.top, capInsets.bottom)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source * scale,
          y: row.source * scale,
          width: column.length * scale,
          height: row.length * scale
        )
        let target = CGRect(
          x: column.target,
          y: row.target,
          width: column.length,
          height: row.length
        )
        draw(ImageDraw(pixmap, source: source, in: target, tint: tint))
      }
    }
  }

  /// Cuts one axis into the first cap, repetitions of the middle and the last cap, in points.
  private func bands(
    _ start: CGFloat,
    _ length: CGFloat,
    _ own: CGFloat,
    _ first: CGFloat,
    _ last: CGFloat
  ) -> [(source: CGFloat, target: CGFloat, length: CGFloat)] {
    var result: [(source: CGFloat, target: CGFloat, length: CGFloat)] = []
    if first > 0 { result.append((0, start, first)) }
    let middle = own - first - last
    let end = start + length - last
    var target = start + first
    while middle > 0, target < end {
      result.append((first, target, min(middle, end - target)))
      target += middle
    }
    if last > 0 { result.append((own - last, end, last)) }
    return result
  }
}

extension UIImage.Orientation {
  /// From the unit square of the bitmap to `rect`, where the image stands upright.
  fileprivate func transform(to rect: CGRect) -> CGAffineTransform {
    let turned: CGAffineTransform
    switch self {
    case .up: turned = .identity
    case .down: turned = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: turned = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: turned = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: turned = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: turned = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
    return turned.concatenating(
      CGAffineTransform(
        a: rect.width,
        b: 0,
        c: 0,
        d: rect.height,
        tx: rect.minX,
        ty: rect.minY
      )
    )
  }
}
