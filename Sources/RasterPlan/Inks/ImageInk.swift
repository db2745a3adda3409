import Display
import Foundation
import Geometry
import Pixels

/// A bitmap and how device pixels find their place in it.
package struct ImageInk: Sendable, BitwiseCopyable {
  package enum Place: Sendable, BitwiseCopyable {
    /// Device pixel (x, y) is pixel (x + dx, y + dy) of the bitmap.
    case moved(dx: Int, dy: Int)
    /// From device pixels to pixels of the bitmap that is sampled.
    case mapped(Projection)
    /// The same, the bitmap repeated in all directions.
    case tiled(Projection)
  }

  /// One of `PlanItems.pixmaps`.
  package let pixmap: Int
  package private(set) var place: Place
  /// The bitmap gives only its alpha, this the colour.
  package var tint: Color?
  package private(set) var isNearest = false
  /// In `PlanItems.levels`: what is sampled instead of the bitmap, shrunk because the device
  /// shows it much smaller.
  package private(set) var level: Int?
  /// The next smaller level for trilinear sampling, and how much of it is mixed in, 1...255.
  package private(set) var nextLevel: (index: Int, mix: UInt8)?

  /// The device pixels outside of which it is clear; nil when that is not known.
  package internal(set) var shown: PixelRect?

  /// `visible` are the device pixels it may show; the bitmap and its levels are added to `items`.
  init(
    _ pixmap: Pixmap,
    inverse: Projection,
    interpolation: (larger: Interpolation, smaller: Interpolation),
    tint: Color? = nil,
    isTiled: Bool = false,
    visible: PixelRect,
    in items: inout PlanItems
  ) {
    self.pixmap = items.add(pixmap)
    self.tint = tint
    if !isTiled, let offset = ImageInk.offset(inverse, pixmap, visible) {
      place = .moved(dx: offset.x, dy: offset.y)
      return
    }
    place = isTiled ? .tiled(inverse) : .mapped(inverse)
    let footprint = ImageInk.footprint(inverse, visible)
    let isShrunk = max(footprint.u, footprint.v) > 1
    switch isShrunk ? interpolation.smaller : interpolation.larger {
    case .nearest: isNearest = true
    case .linear: if isShrunk { shrink(pixmap, footprint, inverse, &items.levels) }
    case .trilinear: if isShrunk { shrinkEvenly(pixmap, footprint, inverse, &items.levels) }
    }
  }

  /// Adds what was chosen by the visible pixels as a whole: a part of them that stays the same does
  /// not tell it.
  func combine(_ levels: [BitmapLevel], into fingerprint: inout Fingerprint) {
    if case .moved = place { fingerprint.combine(1) }
    for index in [level, nextLevel?.index] {
      let halvings = index.map { levels[$0].halvings } ?? (x: 0, y: 0)
      fingerprint.combine(halvings.x << 8 | halvings.y)
    }
    fingerprint.combine(Int(nextLevel?.mix ?? 0))
  }

  /// Halves each axis for as long as a device pixel spans two pixels of it or more.
  private mutating func shrink(
    _ pixmap: Pixmap,
    _ footprint: (u: Double, v: Double),
    _ inverse: Projection,
    _ levels: inout [BitmapLevel]
  ) {
    let x = ImageInk.halvings(footprint.u).count
    let y = ImageInk.halvings(footprint.v).count
    guard x > 0 || y > 0 else { return }
    use(BitmapLevel(pixmap, halvings: (x, y)), inverse, &levels)
  }

  private mutating func shrinkEvenly(
    _ pixmap: Pixmap,
    _ footprint: (u: Double, v: Double),
    _ inverse: Projection,
    _ levels: inout [BitmapLevel]
  ) {
    let (count, rest) = ImageInk.halvings(max(footprint.u, footprint.v))
    let mix = Ink.byte(rest - 1)
    if mix > 0 {
      nextLevel = (levels.count, mix)
      levels.append(BitmapLevel(pixmap, halvings: (count + 1, count + 1)))
    }
    if count > 0 { use(BitmapLevel(pixmap, halvings: (count, count)), inverse, &levels) }
  }

  private mutating func use(
    _ smaller: BitmapLevel,
    _ inverse: Projection,
    _ levels: inout [BitmapLevel]
  ) {
    let x = Double(smaller.width) / Double(max(1, smaller.pixmap.width))
    let y = Double(smaller.height) / Double(max(1, smaller.pixmap.height))
    let total = inverse.concatenating(Projection(CGAffineTransform(scaleX: x, y: y)))
    if case .tiled = place { place = .tiled(total) } else { place = .mapped(total) }
    level = levels.count
    levels.append(smaller)
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
  ) -> (x: Int, y: Int)? {
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
