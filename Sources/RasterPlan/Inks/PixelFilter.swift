import Display
import Pixels

/// A filter in device pixels.
package enum PixelFilter: Sendable {
  case blur(sigma: Double)
  case matrix(ColorMatrix)

  /// The distance in pixels from which it reads.
  package var reach: Int {
    switch self {
    case .blur(let sigma): PixelFilter.reach(ofBlur: sigma)
    case .matrix: 0
    }
  }

  /// How far a Gaussian of `sigma` pixels spreads a pixel.
  package static func reach(ofBlur sigma: Double) -> Int {
    sigma > 0.05 ? Int((min(sigma, 10_000) * 3).rounded(.up)) + 2 : 0
  }

  /// Larger deviations than this, in pixels, are made from a smaller picture.
  package static let largestDirectBlur = 6.0

  /// How much smaller a picture is blurred, a power of two, so that the deviation there is
  /// `largestDirect` pixels at most.
  package static func reduction(
    ofBlur sigma: Double,
    largestDirect: Double = largestDirectBlur
  ) -> Int {
    var factor = 1
    while sigma / Double(factor) > largestDirect { factor *= 2 }
    return factor
  }

  /// The rest of a deviation, in pixels of a picture `factor` times smaller.
  ///
  /// The variance of the averages and of the triangles of the enlargement counts towards the whole.
  package static func remainder(ofBlur sigma: Double, reducedBy factor: Int) -> Double {
    let f = Double(factor)
    let variance = sigma * sigma - (f * f - 1) / 12 - f * f / 6
    return max(0, variance).squareRoot() / f
  }

  /// The pixels of a picture that are looked at, where `bounds` are shown of one that is
  /// `reduction` times smaller.
  package static func read(for bounds: PixelRect, reduction: Int) -> PixelRect {
    // One more for the way back between two pixels.
    reduction > 1 ? bounds.reduced(by: reduction).insetBy(-1) : bounds
  }

  /// The part of a blurred picture that is made.
  ///
  /// A wide blur counts its squares from the corner of all of it, and looks at the next one to see
  /// how the pixels of a square change.
  package static func area(
    around place: PixelRect,
    sigma: Double,
    visible: PixelRect
  ) -> PixelRect {
    let all = place.insetBy(-reach(ofBlur: sigma))
    let factor = reduction(ofBlur: sigma)
    var area = all.intersection(visible.insetBy(-2 * factor)).union(place)
    area.minX -= (area.minX - all.minX) % factor
    area.minY -= (area.minY - all.minY) % factor
    return area
  }

  /// Whether a picture of `area` is out of proportion to the `visible` pixels that depend on it.
  static func isEnormous(_ area: PixelRect, visible: Int, sigma: Double) -> Bool {
    sigma > largestDirectBlur && area.width * area.height > max(1 << 20, 8 * visible)
  }

  func combine(into fingerprint: inout Fingerprint) {
    switch self {
    case .blur(let sigma): fingerprint.combine(sigma)
    case .matrix(let matrix): for element in matrix.elements { fingerprint.combine(element) }
    }
  }
}

extension [PixelFilter] {
  /// The distance from which all of them read together.
  var reach: Int { reduce(0) { $0 + $1.reach } }

  /// The largest deviation.
  var largestBlur: Double {
    reduce(0) { largest, filter in
      if case .blur(let sigma) = filter { return Swift.max(largest, sigma) }
      return largest
    }
  }

  /// The same for a picture that is `factor` times smaller and enlarged in the end.
  func reduced(by factor: Int) -> [PixelFilter] {
    let largest = largestBlur
    var isLargestAhead = true
    return map { filter in
      guard case .blur(let sigma) = filter else { return filter }
      guard sigma == largest, isLargestAhead else { return .blur(sigma: sigma / Double(factor)) }
      isLargestAhead = false
      return .blur(sigma: PixelFilter.remainder(ofBlur: sigma, reducedBy: factor))
    }
  }
}
