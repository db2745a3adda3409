import CoreGraphics

/// The colour of a black body, and a shift between green and magenta.
struct WhitePoint {
  /// Linear light.
  let color: SIMD3<Float>

  /// - Parameter temperature: kelvins and a tint of about -100...100.
  init(temperature vector: CIVector) {
    let t = min(max(Double(vector.x), 1000), 25000)
    // The Planckian locus in CIE's xy, by Kim's cubic approximation.
    let x: Double =
      t < 4000
      ? -0.2661239e9 / (t * t * t) - 0.2343589e6 / (t * t) + 0.8776956e3 / t + 0.179910
      : -3.0258469e9 / (t * t * t) + 2.1070379e6 / (t * t) + 0.2226347e3 / t + 0.240390
    let y: Double =
      t < 4000
      ? -0.9549476 * x * x * x - 1.37418593 * x * x + 2.09137015 * x - 0.16748867
      : 3.0817580 * x * x * x - 5.87338670 * x * x + 3.75112997 * x - 0.37001483
    let (bigX, bigZ) = (x / y, (1 - x - y) / y)
    let red = 3.2404542 * bigX - 1.5371385 - 0.4985314 * bigZ
    let green = -0.9692660 * bigX + 1.8760108 + 0.0415560 * bigZ
    let blue = 0.0556434 * bigX - 0.2040259 + 1.0572252 * bigZ
    let tint = 1 - Double(vector.y) / 300
    color = SIMD3(Float(max(red, 0.01)), Float(max(green * tint, 0.01)), Float(max(blue, 0.01)))
  }
}
