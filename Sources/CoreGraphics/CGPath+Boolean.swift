import Geometry

// Paths made of the areas of two others (iOS 16). Subpaths of the results do not cross each other,
// so that both fill rules fill them alike (documented).

extension CGPath {
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(rule: rule.rule))
  }

  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .union, rule)
  }

  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .intersection, rule)
  }

  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(other, .subtraction, rule)
  }

  public func symmetricDifference(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath { combined(other, .symmetricDifference, rule) }

  /// The lines of this path inside the area of the other one; this path is not filled, so
  /// its open ends stay open.
  public func lineIntersection(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath { CGPath(path.lines(inside: true, other.path, rule: rule.rule)) }

  /// The lines of this path outside the area of the other one.
  public func lineSubtracting(
    _ other: CGPath,
    using rule: CGPathFillRule = .winding
  ) -> CGPath { CGPath(path.lines(inside: false, other.path, rule: rule.rule)) }

  /// Whether the areas have a part in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    boundingBoxOfPath.intersects(other.boundingBoxOfPath)
      && !combined(other, .intersection, rule).isEmpty
  }

  /// The separate areas, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    path.components(rule: rule.rule).map { CGPath($0) }
  }

  private func combined(
    _ other: CGPath,
    _ operation: Path.Operation,
    _ rule: CGPathFillRule
  ) -> CGPath { CGPath(path.combined(with: other.path, operation, rule: rule.rule)) }
}
