import Display
import Foundation
import Geometry
import Pixels

/// The description of a silhouette blurred by a Gaussian.
package struct BlurredSilhouette: Sendable {
  package enum Sharp: Sendable {
    /// What a shape covers, in the pixels of the map.
    case shape(Coverage)
    /// The alpha of one of `PlanItems.pictures`, which no filter changes.
    case picture(Int)
  }

  package let sharp: Sharp
  /// The part of it that is blurred.
  package let source: PixelRect
  /// The pixels of the map.
  package let area: PixelRect
  /// In device pixels.
  package let sigma: Double
  /// How many device pixels are one of the map, across and down: 1, or more where the blur reaches
  /// so far beyond what is visible that only a smaller picture of it is made.
  package let reduction: Int
  /// From pixels of the map, times the reduction, to device pixels.
  package let offset: (x: Int, y: Int)
  /// Device pixels.
  package let bounds: PixelRect
  /// Identifies the map: the shape and its place within a pixel.
  ///
  /// So a shadow that moves by whole pixels is blurred once.
  ///
  /// Nil for a part, which differs in each frame.
  package let key: Fingerprint?
  let fingerprint: Fingerprint

  /// All of the shape, which is at `offset` from where it stands on the device.
  init(all sharp: Coverage, sigma: Double, offset: (x: Int, y: Int)) {
    let area = sharp.bounds.insetBy(-PixelFilter.reach(ofBlur: sigma))
    self.sharp = .shape(sharp)
    source = sharp.bounds
    self.area = area
    self.sigma = sigma
    reduction = 1
    self.offset = offset
    bounds = PixelRect(
      minX: area.minX + offset.x,
      minY: area.minY + offset.y,
      maxX: area.maxX + offset.x,
      maxY: area.maxY + offset.y
    )
    var key = sharp.fingerprint
    key.combine(sigma)
    self.key = key
    key.combine(area)
    key.combine(offset.x)
    key.combine(offset.y)
    fingerprint = key
  }

  /// All of a shape, which may be at one of a few places within a pixel.
  ///
  /// A shadow that moves comes to the same places again and again, and those of many cards share
  /// them; each is blurred once.
  init(whole shape: Shape, _ projection: Projection, covering bounds: PixelRect, sigma: Double) {
    let corner = projection.bounds(of: shape.bounds).origin
    // Control points may lie anywhere.
    let isNear = abs(corner.x) < 1e6 && abs(corner.y) < 1e6
    guard isNear, let step = BlurredSilhouette.step(ofBlur: sigma) else {
      let (x, y) = (bounds.minX, bounds.minY)
      let back = Projection(CGAffineTransform(translationX: Double(-x), y: Double(-y)))
      let local = Coverage(shape, projection.concatenating(back))
      self.init(all: local, sigma: sigma, offset: (x, y))
      return
    }
    let place = CGPoint(
      x: (corner.x / step).rounded() * step,
      y: (corner.y / step).rounded() * step
    )
    let (x, y) = (place.x.rounded(.down), place.y.rounded(.down))
    let move = CGAffineTransform(
      translationX: place.x - x - corner.x,
      y: place.y - y - corner.y
    )
    let local = Coverage(settled: shape, projection.concatenating(Projection(move)))
    self.init(all: local, sigma: sigma, offset: (Int(x), Int(y)))
  }

  /// How far apart the places of a blurred shape are, in pixels, a power of two; nil for a blur
  /// that shows where it is.
  ///
  /// Half a step changes no pixel by more than half a level of 255: the steepest edge of a Gaussian
  /// rises by 255 / (sigma * sqrt(2 pi)) levels a pixel.
  static func step(ofBlur sigma: Double) -> Double? {
    let most = sigma * (2 * Double.pi).squareRoot() / 255
    // With finer steps hardly two shadows would meet.
    return most >= 1.0 / 16 ? min(1, exp2(log2(most).rounded(.down))) : nil
  }

  /// What a part of the shape adds to `bounds`: the part in `area`.
  init(_ sharp: Coverage, in area: PixelRect, reduction: Int, sigma: Double, bounds: PixelRect) {
    self.sharp = .shape(sharp)
    source = sharp.bounds.intersection(area)
    self.area = area
    self.sigma = sigma
    self.reduction = reduction
    offset = (0, 0)
    self.bounds = bounds
    key = nil
    var fingerprint = sharp.fingerprint
    fingerprint.combine(sigma)
    fingerprint.combine(area)
    if reduction > 1 {
      fingerprint.combine(reduction)
      fingerprint.combine(bounds)
    }
    self.fingerprint = fingerprint
  }

  /// The same from a picture that is `reduction` times smaller: its pixels are the means of
  /// squares, which is what coverage is.
  init(_ shape: Shape, _ projection: Projection, sigma: Double, visible bounds: PixelRect) {
    let reduction = PixelFilter.reduction(ofBlur: sigma)
    let part = 1 / Double(reduction)
    let smaller = Projection(CGAffineTransform(scaleX: part, y: part))
    let sharp = Coverage(shape, projection.concatenating(smaller))
    let small = bounds.reduced(by: reduction)
    // One more for the way back between two pixels.
    let reach = PixelFilter.reach(ofBlur: sigma * part) + 1
    self.init(
      sharp,
      in: small.insetBy(-reach),
      reduction: reduction,
      sigma: sigma,
      bounds: bounds
    )
  }

  /// The alpha of a picture, which may be `reduction` times smaller.
  ///
  /// - Parameters:
  ///   - content: its pixels.
  ///   - bounds: Device pixels.
  init(
    alphaOf picture: Int,
    content: PixelRect,
    fingerprint: Fingerprint,
    reduction: Int,
    sigma: Double,
    bounds: PixelRect
  ) {
    sharp = .picture(picture)
    source = content
    area = PixelFilter.area(
      around: content,
      sigma: reduction > 1 ? PixelFilter.remainder(ofBlur: sigma, reducedBy: reduction) : sigma,
      visible: PixelFilter.read(for: bounds, reduction: reduction)
    )
    self.sigma = sigma
    self.reduction = reduction
    offset = (0, 0)
    self.bounds = bounds
    key = nil
    self.fingerprint = fingerprint
  }
}

extension Coverage {
  /// A shape's silhouette blurred by a Gaussian of `sigma` pixels; nil when none of it is visible.
  init?(
    shadowOf shape: Shape,
    _ projection: Projection,
    sigma: Double,
    visible: PixelRect,
    silhouettes: inout [BlurredSilhouette]
  ) {
    let sharp = Coverage(shape, projection)
    let reach = PixelFilter.reach(ofBlur: sigma)
    let bounds = sharp.bounds.insetBy(-reach)
    guard !sharp.bounds.isEmpty, !bounds.intersection(visible).isEmpty else { return nil }
    guard reach > 0 else {
      self = sharp
      return
    }
    // Parts too far away to be visible are not blurred.
    let needed = visible.insetBy(-2 * reach).intersection(bounds)
    let seen = bounds.intersection(visible)
    if PixelFilter.isEnormous(needed, visible: seen.width * seen.height, sigma: sigma) {
      silhouettes.append(BlurredSilhouette(shape, projection, sigma: sigma, visible: seen))
    } else if needed == bounds {
      silhouettes.append(
        BlurredSilhouette(whole: shape, projection, covering: sharp.bounds, sigma: sigma)
      )
    } else {
      silhouettes.append(
        BlurredSilhouette(sharp, in: needed, reduction: 1, sigma: sigma, bounds: needed)
      )
    }
    self.init(silhouettes[silhouettes.count - 1], index: silhouettes.count - 1)
  }
}
