/// A pace: the cubic Bézier (0, 0), (x1, y1), (x2, y2), (1, 1), read as progress over time.
public struct CubicCurve: Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  public static let linear = CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  public static let easeIn = CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInEaseOut = CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The curve of implicit animations; CSS calls it `ease`.
  public static let `default` = CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// Control points are rounded to `Float`, as Core Animation stores them.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = Double(Float(x1))
    self.y1 = Double(Float(y1))
    self.x2 = Double(Float(x2))
    self.y2 = Double(Float(y2))
  }

  public var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// Progress at `time` in 0...1; outside, the nearest end.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return isLinear ? time : CubicCurve.bezier(y1, y2, at: parameter(at: time))
  }

  /// The time at which progress first reaches `value`; for curves that rise.
  public func time(at value: Double) -> Double {
    CubicCurve(x1: y1, y1: x1, x2: y2, y2: x2).value(at: value)
  }

  /// Solves x(s) = time: Newton from a good guess, then bisection for curves that are nearly flat.
  private func parameter(at time: Double) -> Double {
    var s = time
    for _ in 0..<8 {
      let error = CubicCurve.bezier(x1, x2, at: s) - time
      if abs(error) < 1e-14 { return s }
      let slope = CubicCurve.slope(x1, x2, at: s)
      guard abs(slope) > 1e-7 else { break }
      let next = s - error / slope
      guard next >= 0, next <= 1 else { break }
      s = next
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      s = (low + high) / 2
      if CubicCurve.bezier(x1, x2, at: s) < time { low = s } else { high = s }
    }
    return s
  }

  /// The Bézier 0, a, b, 1.
  private static func bezier(_ a: Double, _ b: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func slope(_ a: Double, _ b: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }
}
