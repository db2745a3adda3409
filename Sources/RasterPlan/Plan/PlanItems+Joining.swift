import Display
import Pixels

extension PlanItems {
  /// Two abutting rectangles of one opaque colour as one draw: without their common edge no line of
  /// half-covered pixels shows between them.
  ///
  /// Nil when they are not such rectangles.
  ///
  /// Only shapes that touch along a cut pixel are joined: others look the same either way.
  mutating func joined(_ draw: PlannedDraw, _ next: PlannedDraw) -> PlannedDraw? {
    guard let color = draw.opaqueColor, color == next.opaqueColor else { return nil }
    guard draw.coverages.isSingle, next.coverages.isSingle else { return nil }
    guard !draw.bounds.insetBy(-1).intersection(next.bounds).isEmpty else { return nil }
    // Each was cut by a clip; within both together, neither may show where its own cut it off.
    let bounds = draw.bounds.union(next.bounds)
    for part in [draw, next] {
      guard let shape = self[part.coverages].first?.bounds,
        part.bounds.contains(shape.intersection(bounds))
      else { return nil }
    }
    guard var outline = self[draw.coverages].first?.rectangleOutline,
      let other = self[next.coverages].first?.rectangleOutline
    else { return nil }
    // A chain of hundreds of pieces gains nothing from growing further.
    guard outline.edges.count < 256 else { return nil }
    outline.add(other)
    var result = draw
    result.coverages = list(Coverage(outline), replacing: draw.coverages, next.coverages)
    result.bounds = bounds
    return result
  }
}

extension Coverage {
  /// The clockwise outline of a convex polygon or of polygons joined before; nil for curves and for
  /// what is not antialiased.
  fileprivate var rectangleOutline: Outline? {
    switch kind {
    case .rect(let x0, let y0, let x1, let y1):
      let corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
      // Whole pixels have no partly covered edge to hide.
      guard corners.contains(where: { $0.0 != $0.0.rounded() || $0.1 != $0.1.rounded() }) else {
        return nil
      }
      var outline = Outline()
      outline.add(polygon: corners.map { .init(x: $0.0, y: $0.1) })
      return outline
    case .outline(var outline):
      guard outline.isPolygonal, outline.isAntialiased, outline.rule == .nonZero else { return nil }
      if outline.signedArea < 0 { outline.reverse() }
      return outline
    case .silhouette: return nil
    }
  }
}
