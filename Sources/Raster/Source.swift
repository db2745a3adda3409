import Display
import Foundation
import Geometry
import Pixels

/// What colours a planned draw: owns what a `RowSource` points to.
enum Source: Sendable {
  case color(Color)
  case image(ImageSource)
  case gradient(GradientTable, GradientShade, inverse: Projection)
  /// Pixels that are made once, when the first band needs them.
  case offscreen(Offscreen)
}

/// A bitmap and how device pixels find their place in it.
struct ImageSource: Sendable {
  var pixmap: Pixmap
  /// From device pixels to pixels of the bitmap.
  var inverse: Projection
  var magnification: Interpolation
  var minification: Interpolation
  var tint: Color?
  var isTiled = false
  /// Set when `inverse` is a move by whole pixels.
  var alignedOffset: (x: Int, y: Int)?
  /// The bitmap that is sampled, shrunk when the device shows it much smaller; `inverse` maps to it.
  var sampled: Pixmap
  var isNearest: Bool
  /// The next smaller level for trilinear sampling, and how much of it is mixed in.
  var level: Pixmap?
  var levelMix: UInt32 = 0

  /// `visible` are the device pixels it may show.
  init(
    _ pixmap: Pixmap,
    inverse: Projection,
    magnification: Interpolation,
    minification: Interpolation,
    tint: Color? = nil,
    isTiled: Bool = false,
    visible: PixelRect,
    cache: RenderCache
  ) {
    self.pixmap = pixmap
    self.inverse = inverse
    self.magnification = magnification
    self.minification = minification
    self.tint = tint
    self.isTiled = isTiled
    sampled = pixmap
    isNearest = false
    alignedOffset = isTiled ? nil : ImageSource.offset(inverse, pixmap, visible)
    guard alignedOffset == nil else { return }
    let footprint = ImageSource.footprint(inverse, visible)
    let isShrunk = max(footprint.u, footprint.v) > 1
    switch isShrunk ? minification : magnification {
    case .nearest: isNearest = true
    case .linear: if isShrunk { shrink(footprint, cache) }
    case .trilinear: if isShrunk { shrinkEvenly(footprint, cache) }
    }
  }

  /// Halves each axis for as long as a device pixel spans two pixels of it or more.
  private mutating func shrink(_ footprint: (u: Double, v: Double), _ cache: RenderCache) {
    let x = ImageSource.halvings(footprint.u).count
    let y = ImageSource.halvings(footprint.v).count
    guard x > 0 || y > 0 else { return }
    use(cache.level(of: pixmap, x: x, y: y))
  }

  private mutating func shrinkEvenly(_ footprint: (u: Double, v: Double), _ cache: RenderCache) {
    let (count, rest) = ImageSource.halvings(max(footprint.u, footprint.v))
    let mix = UInt32(max(0, min(255, ((rest - 1) * 255).rounded())))
    if mix > 0 {
      level = cache.level(of: pixmap, x: count + 1, y: count + 1)
      levelMix = mix
    }
    if count > 0 { use(cache.level(of: pixmap, x: count, y: count)) }
  }

  private mutating func use(_ smaller: Pixmap) {
    let x = Double(smaller.width) / Double(max(1, pixmap.width))
    let y = Double(smaller.height) / Double(max(1, pixmap.height))
    inverse = inverse.concatenating(Projection(CGAffineTransform(scaleX: x, y: y)))
    sampled = smaller
  }

  private static func halvings(_ footprint: Double) -> (count: Int, rest: Double) {
    var rest = footprint
    var count = 0
    while rest >= 2, count < 16 {
      rest /= 2
      count += 1
    }
    return (count, rest)
  }

  /// How many pixels of the bitmap a device pixel spans, in the middle of what is visible.
  private static func footprint(_ m: Projection, _ visible: PixelRect) -> (u: Double, v: Double) {
    let x = Double(visible.minX + visible.maxX) / 2
    let y = Double(visible.minY + visible.maxY) / 2
    let w = x * m.m13 + y * m.m23 + m.m33
    guard w != 0 else { return (1, 1) }
    let u = (x * m.m11 + y * m.m21 + m.m31) / w
    let v = (x * m.m12 + y * m.m22 + m.m32) / w
    let ux = (m.m11 - u * m.m13) / w
    let uy = (m.m21 - u * m.m23) / w
    let vx = (m.m12 - v * m.m13) / w
    let vy = (m.m22 - v * m.m23) / w
    return ((ux * ux + uy * uy).squareRoot(), (vx * vx + vy * vy).squareRoot())
  }

  /// The whole offsets when every visible pixel falls onto a pixel of the bitmap.
  private static func offset(
    _ m: Projection,
    _ pixmap: Pixmap,
    _ visible: PixelRect
  )
    -> (x: Int, y: Int)?
  {
    guard m.isAffine, abs(m.m31) < 1e8, abs(m.m32) < 1e8 else { return nil }
    let reach = Double(max(abs(visible.minX), visible.maxX) + max(abs(visible.minY), visible.maxY))
    let slack = 1.0 / 512
    let drift = (abs(m.m11 - 1) + abs(m.m12) + abs(m.m21) + abs(m.m22 - 1)) * reach
    let x = m.m31.rounded()
    let y = m.m32.rounded()
    guard drift + abs(m.m31 - x) < slack, drift + abs(m.m32 - y) < slack else { return nil }
    let bounds = PixelRect(
      minX: visible.minX + Int(x),
      minY: visible.minY + Int(y),
      maxX: visible.maxX + Int(x),
      maxY: visible.maxY + Int(y)
    )
    return pixmap.bounds.contains(bounds) ? (Int(x), Int(y)) : nil
  }
}

extension Source {
  /// The plain numbers for row loops. `alpha` is 0...1.
  func rowSource(alpha: Double) -> RowSource {
    let alphaByte = UInt32((max(0, min(1, alpha)) * 255).rounded())
    switch self {
    case .color(let color):
      return Source.row(color, alpha)
    case .image(let image):
      var row: RowSource
      if let offset = image.alignedOffset {
        row = RowSource(.aligned)
        row.offsetX = offset.x
        row.offsetY = offset.y
      } else {
        row = RowSource(image.isTiled ? .tiled : .sampled)
        row.inverse = image.inverse
        row.isNearest = image.isNearest
      }
      row.alpha = alphaByte
      row.pixels = image.sampled.basePointer
      row.width = Int32(image.sampled.width)
      row.height = Int32(image.sampled.height)
      row.isOpaque = alphaByte == 255 && image.pixmap.isOpaque
      row.hasOpaquePixels =
        row.isOpaque || (image.alignedOffset != nil && image.pixmap.isOpaque)
      if let level = image.level {
        row.level = level.basePointer
        row.levelWidth = Int32(level.width)
        row.levelHeight = Int32(level.height)
        row.levelMix = image.levelMix
      }
      if let tint = image.tint {
        let color = Source.row(tint, alpha)
        row.packed = color.packed
        row.color = color.color
        row.isTinted = true
        row.isOpaque = row.isOpaque && color.isOpaque
      }
      return row
    case .gradient(let table, let shade, let inverse):
      var row = RowSource(.gradient)
      row.alpha = alphaByte
      row.inverse = inverse
      row.shade = shade
      var isOpaque = alphaByte == 255 && table.isOpaque
      switch shade.geometry {
      case .axial: isOpaque = isOpaque && shade.extendsStart && shade.extendsEnd && inverse.isAffine
      case .radial: isOpaque = false
      case .conic: break
      }
      row.isOpaque = isOpaque
      return row
    case .offscreen:
      return RowSource(.aligned)
    }
  }

  private static func row(_ color: Color, _ alpha: Double) -> RowSource {
    func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    var row = RowSource(.color)
    var strong = color
    strong.alpha = clamp(color.alpha) * clamp(alpha)
    let a = strong.alpha * 255
    row.packed = Pixel(strong).packed
    row.color = SIMD4(
      Float(clamp(color.red) * a),
      Float(clamp(color.green) * a),
      Float(clamp(color.blue) * a),
      Float(a)
    )
    row.isOpaque = row.packed >> 24 == 255
    // A strength that rounds to 255 is full, so that nothing below shines through.
    if row.isOpaque { row.color = SIMD4(row.color.x, row.color.y, row.color.z, 255) }
    return row
  }
}
