import Foundation
import Geometry

/// A path as keyframes: the end of every piece is one, and the piece itself leads from one to the
/// next.
struct KeyframePath {
  private struct Piece {
    var from: CGPoint
    var to: CGPoint
    /// The same points for a line.
    var control1: CGPoint
    var control2: CGPoint

    func point(_ t: Double) -> CGPoint {
      if t <= 0 { return from }
      if t >= 1 { return to }
      let r = 1 - t
      let (a, b, c, d) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
      return CGPoint(
        x: a * from.x + b * control1.x + c * control2.x + d * to.x,
        y: a * from.y + b * control1.y + c * control2.y + d * to.y
      )
    }

    func direction(_ t: Double) -> Double {
      let r = 1 - t
      let (a, b, c) = (r * r, 2 * r * t, t * t)
      var dx = a * (control1.x - from.x) + b * (control2.x - control1.x) + c * (to.x - control2.x)
      var dy = a * (control1.y - from.y) + b * (control2.y - control1.y) + c * (to.y - control2.y)
      if dx == 0, dy == 0 {
        dx = to.x - from.x
        dy = to.y - from.y
      }
      return atan2(dy, dx)
    }

    var length: Double {
      var length = 0.0
      var last = from
      for step in 1...32 {
        let next = point(Double(step) / 32)
        length += hypot(next.x - last.x, next.y - last.y)
        last = next
      }
      return length
    }
  }

  private var pieces: [Piece] = []
  private var single: CGPoint?

  init(_ path: Path) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(to end: CGPoint) -> Piece {
      let third = CGPoint(
        x: current.x + (end.x - current.x) / 3,
        y: current.y + (end.y - current.y) / 3
      )
      let twoThirds = CGPoint(
        x: current.x + (end.x - current.x) * 2 / 3,
        y: current.y + (end.y - current.y) * 2 / 3
      )
      return Piece(from: current, to: end, control1: third, control2: twoThirds)
    }
    path.forEach { element in
      switch element {
      case .move(let point):
        start = point
        current = point
        if single == nil { single = point }
      case .line(let point):
        pieces.append(line(to: point))
        current = point
      case .quad(let control, let point):
        pieces.append(
          Piece(
            from: current,
            to: point,
            control1: CGPoint(
              x: current.x + (control.x - current.x) * 2 / 3,
              y: current.y + (control.y - current.y) * 2 / 3
            ),
            control2: CGPoint(
              x: point.x + (control.x - point.x) * 2 / 3,
              y: point.y + (control.y - point.y) * 2 / 3
            )
          )
        )
        current = point
      case .cubic(let control1, let control2, let point):
        pieces.append(Piece(from: current, to: point, control1: control1, control2: control2))
        current = point
      case .close:
        if current != start { pieces.append(line(to: start)) }
        current = start
      }
    }
  }

  var isEmpty: Bool { pieces.isEmpty && single == nil }

  /// How many keyframes there are.
  var count: Int { pieces.isEmpty ? 1 : pieces.count + 1 }

  var lengths: [Double] { pieces.map(\.length) }

  func keyframe(_ index: Int) -> CGPoint {
    guard !pieces.isEmpty else { return single ?? .zero }
    return index == 0 ? pieces[0].from : pieces[min(index, pieces.count) - 1].to
  }

  func point(from index: Int, at t: Double) -> CGPoint {
    guard !pieces.isEmpty else { return single ?? .zero }
    return pieces[min(max(index, 0), pieces.count - 1)].point(t)
  }

  /// Radians, from +x towards +y.
  func direction(from index: Int, at t: Double) -> Double {
    guard !pieces.isEmpty else { return 0 }
    return pieces[min(max(index, 0), pieces.count - 1)].direction(t)
  }
}
