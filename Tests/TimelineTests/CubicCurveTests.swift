import Testing
import Timeline

@Suite
struct CubicCurveTests {
  @Test(arguments: [
    (
      CubicCurve.easeIn,
      [0, 0.01703, 0.06228, 0.12958, 0.21486, 0.31536, 0.42912, 0.55481, 0.69163, 0.83943, 1]
    ),
    (
      CubicCurve.easeOut,
      [0, 0.16057, 0.30837, 0.44519, 0.57088, 0.68464, 0.78514, 0.87042, 0.93772, 0.98297, 1]
    ),
    (
      CubicCurve.easeInEaseOut,
      [0, 0.01972, 0.08166, 0.18740, 0.33188, 0.5, 0.66812, 0.81260, 0.91834, 0.98028, 1]
    ),
    (
      CubicCurve.default,
      [0, 0.09480, 0.29524, 0.51332, 0.68254, 0.80240, 0.88523, 0.94076, 0.97563, 0.99432, 1]
    ),
    (CubicCurve.linear, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]),
  ])
  func `a named curve passes through its published values`(curve: CubicCurve, values: [Double]) {
    for (index, value) in values.enumerated() {
      #expect(abs(curve.value(at: Double(index) / 10) - value) < 5.1e-6)
    }
  }

  @Test
  func `ease in ease out is exact to a millionth`() {
    #expect(abs(CubicCurve.easeInEaseOut.value(at: 0.25) - 0.1291619310) < 1e-6)
  }

  /// Against the definition: a point of the curve has its x at the time and its y as the value.
  @Test(arguments: [
    CubicCurve.easeIn, .easeOut, .easeInEaseOut, .default,
    CubicCurve(x1: 1, y1: 0, x2: 0, y2: 1), CubicCurve(x1: 0, y1: 1, x2: 1, y2: 0),
    CubicCurve(x1: 0.3, y1: -0.6, x2: 0.2, y2: 1.7),
  ])
  func `the value at a time is the y where x is the time`(curve: CubicCurve) {
    for step in 0...200 {
      let s = Double(step) / 200
      let r = 1 - s
      let x = 3 * r * r * s * curve.x1 + 3 * r * s * s * curve.x2 + s * s * s
      let y = 3 * r * r * s * curve.y1 + 3 * r * s * s * curve.y2 + s * s * s
      // Where the curve is vertical, the time says little about the value: compare times instead.
      let slope =
        3 * r * r * curve.x1 + 6 * r * s * (curve.x2 - curve.x1) + 3 * s * s * (1 - curve.x2)
      if slope > 0.01 { #expect(abs(curve.value(at: x) - y) < 1e-6) }
    }
  }

  @Test
  func `time outside the curve gives its ends`() {
    #expect(CubicCurve.easeIn.value(at: -1) == 0)
    #expect(CubicCurve.easeIn.value(at: 2) == 1)
    #expect(CubicCurve.easeIn.value(at: .nan) == 0)
  }

  @Test
  func `control points are kept as floats`() {
    #expect(CubicCurve(x1: 0.1, y1: 0, x2: 1, y2: 1).x1 == Double(Float(0.1)))
  }

  @Test
  func `the time of a value maps back to the value`() {
    for step in 0...20 {
      let value = Double(step) / 20
      let time = CubicCurve.easeInEaseOut.time(at: value)
      #expect(abs(CubicCurve.easeInEaseOut.value(at: time) - value) < 1e-9)
    }
  }
}
