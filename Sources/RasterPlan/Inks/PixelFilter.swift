import Display

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
  package static let largestDirectBlur = 8.0

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
}
