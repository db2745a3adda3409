import Foundation

// What two filled paths have in common, and what only one of them has. Open subpaths count as
// closed.

extension Path {
  package enum Operation: Sendable {
    case union
    case intersection
    case subtraction
    case symmetricDifference

    fileprivate func callAsFunction(_ first: Bool, _ second: Bool) -> Bool {
      switch self {
      case .union: first || second
      case .intersection: first && second
      case .subtraction: first && !second
      case .symmetricDifference: first != second
      }
    }
  }

  /// The outline of what is filled in the end.
  ///
  /// Its subpaths do not cross, and both fill rules fill the same; curves stay curves.
  package func combined(with other: Path, _ operation: Operation, rule: FillRule) -> Path {
    Path(
      PathArrangement(self, other).outline { operation(rule.fills($0), rule.fills($1)) }
    )
  }

  /// The same area without crossings.
  package func normalized(rule: FillRule) -> Path {
    Path(PathArrangement(self).outline { first, _ in rule.fills(first) })
  }

  /// The parts of the lines, not of the area, that lie inside another path, or outside.
  package func lines(inside isInside: Bool, _ other: Path, rule: FillRule) -> Path {
    Path(PathArrangement(self, other, isOpen: true).lines(insideSecond: isInside, rule: rule))
  }

  /// Areas that do not touch each other, each with its holes.
  package func components(rule: FillRule) -> [Path] {
    let loops = PathArrangement(self).outline { first, _ in rule.fills(first) }
    let areas = loops.map { loop in Path([loop]) }
    let sizes = loops.map(\.signedArea)
    // The inside is on the left: holes run the other way.
    let outer = loops.indices.filter { sizes[$0] > 0 }
    var result = outer.map { [loops[$0]] }
    for hole in loops.indices where sizes[hole] <= 0 {
      guard let point = loops[hole].curves.first?.point(at: 0.5) else { continue }
      let around = outer.indices.filter { areas[outer[$0]].contains(point, rule: .nonZero) }
      guard let nearest = around.min(by: { sizes[outer[$0]] < sizes[outer[$1]] }) else { continue }
      result[nearest].append(loops[hole])
    }
    return result.map { Path($0) }
  }

  private init(_ subpaths: [Subpath]) {
    self.init()
    for subpath in subpaths { append(subpath) }
  }
}

extension FillRule {
  fileprivate func fills(_ winding: Int) -> Bool {
    self == .nonZero ? winding != 0 : winding % 2 != 0
  }
}

extension Subpath {
  /// Positive if its inside is on the left, where y is up.
  fileprivate var signedArea: CGFloat {
    var points = [start]
    for curve in curves {
      let count = curve.isLine ? 1 : 16
      for step in 1...count { points.append(curve.point(at: CGFloat(step) / CGFloat(count))) }
    }
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += (point.x - start.x) * (next.y - start.y) - (next.x - start.x) * (point.y - start.y)
    }
    return area / 2
  }
}
