import Display
import Foundation
import Geometry
import Pixels

/// How much of each device pixel a shape covers.
///
/// Several coverages of one draw are multiplied.
package struct Coverage: Sendable {
  package enum Kind: Sendable {
    /// An axis-parallel rectangle in device pixels.
    case rect(x0: Double, y0: Double, x1: Double, y1: Double)
    case outline(Outline)
    /// One of `PlanItems.silhouettes`.
    case silhouette(Int)
  }

  package private(set) var kind: Kind
  /// The pixels it can touch.
  package private(set) var bounds: PixelRect
  /// Pixels that are fully covered.
  private var inner: PixelRect
  private(set) var fingerprint: Fingerprint

  package init(
    _ shape: Shape,
    _ projection: Projection,
    antialiasing: EdgeAntialiasing = .all
  ) {
    if case .rect(let rect) = shape, projection.keepsRectangles {
      self.init(deviceRect: rect.standardized, projection, antialiasing)
      return
    }
    let outline = Outline(shape, projection, isAntialiased: antialiasing != .none)
    self.init(outline, fingerprint: Coverage.fingerprint(shape, projection, outline))
    if case .roundedRect(let rect, let radii) = shape, projection.keepsRectangles {
      inner = Coverage.inner(rect.standardized, radii, projection)
    }
  }

  /// Shapes that differ by rounding errors have one fingerprint.
  init(settled shape: Shape, _ projection: Projection) {
    self.init(Outline(shape, projection, isAntialiased: true, isSettled: true))
  }

  package init(_ outline: Outline) {
    self.init(outline, fingerprint: Coverage.fingerprint(outline))
  }

  private init(_ outline: Outline, fingerprint: Fingerprint) {
    kind = .outline(outline)
    bounds = outline.bounds
    inner = .empty
    self.fingerprint = fingerprint
  }

  private static func fingerprint(_ outline: Outline) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.combine(outline.rule == .evenOdd ? 1 : 0)
    fingerprint.combine(outline.isAntialiased ? 1 : 0)
    outline.combine(into: &fingerprint)
    return fingerprint
  }

  /// A few numbers identify a rounded rectangle, which has many edges.
  private static func fingerprint(
    _ shape: Shape,
    _ projection: Projection,
    _ outline: Outline
  ) -> Fingerprint {
    guard case .roundedRect(let rect, let radii) = shape else { return fingerprint(outline) }
    var fingerprint = Fingerprint()
    fingerprint.combine(outline.isAntialiased ? 3 : 2)
    for number in [rect.minX, rect.minY, rect.width, rect.height] { fingerprint.combine(number) }
    for radius in [radii.minXMinY, radii.maxXMinY, radii.maxXMaxY, radii.minXMaxY] {
      fingerprint.combine(radius)
    }
    fingerprint.combine(projection)
    return fingerprint
  }

  init(_ silhouette: BlurredSilhouette, index: Int) {
    kind = .silhouette(index)
    bounds = silhouette.bounds
    inner = .empty
    fingerprint = silhouette.fingerprint
  }

  init(x0: Double, y0: Double, x1: Double, y1: Double) {
    kind = .rect(x0: x0, y0: y0, x1: x1, y1: y1)
    bounds = x1 > x0 && y1 > y0 ? PixelRect(coveringX: x0, x1, y: y0, y1) : .empty
    inner = PixelRect.inside(x0, x1, y0, y1)
    fingerprint = Fingerprint()
    fingerprint.combine(x0)
    fingerprint.combine(y0)
    fingerprint.combine(x1)
    fingerprint.combine(y1)
  }

  private init(
    deviceRect rect: CGRect,
    _ projection: Projection,
    _ antialiasing: EdgeAntialiasing
  ) {
    let a = projection.homogeneous(CGPoint(x: rect.minX, y: rect.minY))
    let b = projection.homogeneous(CGPoint(x: rect.maxX, y: rect.maxY))
    func edge(_ value: Double, _ smooth: Bool) -> Double {
      smooth ? Coverage.settled(value) : Outline.firstCenter(from: Outline.snapped(value))
    }
    let isTurned = projection.m11 == 0 && projection.m22 == 0
    let aX = edge(a.x, antialiasing.contains(isTurned ? .minY : .minX))
    let bX = edge(b.x, antialiasing.contains(isTurned ? .maxY : .maxX))
    let aY = edge(a.y, antialiasing.contains(isTurned ? .minX : .minY))
    let bY = edge(b.y, antialiasing.contains(isTurned ? .maxX : .maxY))
    self.init(x0: min(aX, bX), y0: min(aY, bY), x1: max(aX, bX), y1: max(aY, bY))
  }

  /// A coordinate that misses a pixel's edge by rounding errors alone is put on it, so that
  /// it costs no blended row.
  static func settled(_ value: Double) -> Double {
    let nearest = value.rounded()
    return abs(value - nearest) < 1.0 / 1024 ? nearest : value
  }

  private static func inner(
    _ rect: CGRect,
    _ radii: CornerRadii,
    _ projection: Projection
  ) -> PixelRect {
    let r = radii.clamped(to: rect.size)
    let top = max(r.minXMinY, r.maxXMinY)
    let bottom = max(r.minXMaxY, r.maxXMaxY)
    let middle = CGRect(
      x: rect.minX,
      y: rect.minY + top,
      width: rect.width,
      height: max(0, rect.height - top - bottom)
    )
    let device = projection.bounds(of: middle)
    return PixelRect.inside(
      settled(device.minX),
      settled(device.maxX),
      settled(device.minY),
      settled(device.maxY)
    )
  }

  /// Whether the whole of `rect` is known to be covered.
  package func covers(_ rect: PixelRect) -> Bool { inner.contains(rect) }

  /// Whether the whole of `rect` is covered; looks at all edges.
  package func isFull(in rect: PixelRect) -> Bool {
    if covers(rect) { return true }
    guard case .outline(let outline) = kind else { return false }
    return outline.encloses(rect)
  }
}

extension PixelRect {
  /// The pixels that lie wholly inside.
  fileprivate static func inside(
    _ x0: Double,
    _ x1: Double,
    _ y0: Double,
    _ y1: Double
  ) -> PixelRect {
    let far = 1e8
    guard x1 > x0, y1 > y0 else { return .empty }
    let rect = PixelRect(
      minX: Int(max(-far, min(far, x0.rounded(.up)))),
      minY: Int(max(-far, min(far, y0.rounded(.up)))),
      maxX: Int(max(-far, min(far, x1.rounded(.down)))),
      maxY: Int(max(-far, min(far, y1.rounded(.down))))
    )
    return rect.isEmpty ? .empty : rect
  }
}
