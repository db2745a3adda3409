/// A smooth curve through points of any dimension.
///
/// Tension, continuity and bias 0 make it a Catmull-Rom spline.
public struct KochanekBartels: Sendable {
  public struct Point: Sendable {
    public var value: [Double]
    public var tension: Double
    public var continuity: Double
    public var bias: Double

    public init(_ value: [Double], tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      self.value = value
      self.tension = tension
      self.continuity = continuity
      self.bias = bias
    }
  }

  private let points: [Point]
  /// At each point, on its way out and on its way in.
  private let outgoing: [[Double]]
  private let incoming: [[Double]]

  /// All values have the same dimension.
  public init(_ points: [Point]) {
    self.points = points
    var outgoing: [[Double]] = []
    var incoming: [[Double]] = []
    for (index, point) in points.enumerated() {
      // An end point serves as its own missing neighbour.
      let previous = points[max(0, index - 1)].value
      let next = points[min(points.count - 1, index + 1)].value
      let (t, c, b) = (point.tension, point.continuity, point.bias)
      var out: [Double] = []
      var into: [Double] = []
      for k in point.value.indices {
        let before = point.value[k] - previous[k]
        let after = next[k] - point.value[k]
        out.append(
          (1 - t) * (1 + b) * (1 + c) / 2 * before + (1 - t) * (1 - b) * (1 - c) / 2 * after
        )
        into.append(
          (1 - t) * (1 + b) * (1 - c) / 2 * before + (1 - t) * (1 - b) * (1 + c) / 2 * after
        )
      }
      outgoing.append(out)
      incoming.append(into)
    }
    self.outgoing = outgoing
    self.incoming = incoming
  }

  /// The point `t` of the way from point `index` to the next one.
  public func value(from index: Int, at t: Double) -> [Double] {
    guard points.count > 1 else { return points.first?.value ?? [] }
    let index = min(max(index, 0), points.count - 2)
    let (t2, t3) = (t * t, t * t * t)
    let a = points[index].value
    let b = points[index + 1].value
    return a.indices.map { k in
      (2 * t3 - 3 * t2 + 1) * a[k] + (t3 - 2 * t2 + t) * outgoing[index][k]
        + (3 * t2 - 2 * t3) * b[k] + (t3 - t2) * incoming[index + 1][k]
    }
  }
}
