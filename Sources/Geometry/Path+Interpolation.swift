import Foundation

extension Path {
  /// Whether the paths have the same elements in the same order, so that each point has a partner.
  ///
  /// Closing a subpath adds no point: an ellipse, which is closed, grows into a circle that
  /// `addArc` drew, which is not (inferred).
  package func isInterpolatable(to other: Path) -> Bool {
    verbs == other.verbs
      || verbs.lazy.filter { $0 != .close }.elementsEqual(other.verbs.lazy.filter { $0 != .close })
  }

  /// Each point `t` of the way to its partner; `t` may overshoot.
  ///
  /// Paths of different structure become each other as `PathMorph` has it; one that is empty
  /// comes or goes at the end.
  package func interpolated(to other: Path, _ t: CGFloat) -> Path {
    if t == 0 { return self }
    if t == 1 { return other }
    guard isInterpolatable(to: other) else {
      return PathMorph(from: self, to: other)?.path(at: t) ?? (t < 1 ? self : other)
    }
    var result = Path()
    var index = 0
    func next() -> CGPoint {
      defer { index += 1 }
      return points[index].lerp(to: other.points[index], t)
    }
    for verb in verbs {
      switch verb {
      case .move: result.move(to: next())
      case .line: result.addLine(to: next())
      case .quad:
        let control = next()
        result.addQuadCurve(to: next(), control: control)
      case .cubic:
        let control1 = next()
        let control2 = next()
        result.addCurve(to: next(), control1: control1, control2: control2)
      case .close: result.closeSubpath()
      }
    }
    return result
  }
}
