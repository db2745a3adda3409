/// A smooth curve through five points.
struct ToneCurve: Sendable {
  private let table: [Float]

  init(_ points: [SIMD2<Float>]) {
    let points = points.sorted { $0.x < $1.x }
    // Slopes of a cubic Hermite curve, from the points on both sides.
    let slopes = points.indices.map { index -> Float in
      let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
      return after.x > before.x ? (after.y - before.y) / (after.x - before.x) : 0
    }
    table = (0...1023).map { step in
      let x = Float(step) / 1023
      guard let next = points.firstIndex(where: { $0.x > x }) else { return points.last?.y ?? x }
      guard next > 0 else { return points[0].y }
      let (a, b) = (points[next - 1], points[next])
      let width = b.x - a.x
      let t = (x - a.x) / width
      let (t2, t3) = (t * t, t * t * t)
      let start = (2 * t3 - 3 * t2 + 1) * a.y + (t3 - 2 * t2 + t) * width * slopes[next - 1]
      return start + (3 * t2 - 2 * t3) * b.y + (t3 - t2) * width * slopes[next]
    }
  }

  subscript(x: Float) -> Float { table[Int((min(max(x, 0), 1) * 1023).rounded())] }
}
