import Foundation

/// Lengths along a path: where a distance lies, and the parts between two of them.
package struct PathMeasure: Sendable {
  private struct Piece: Sendable {
    var curve: Bezier
    /// From the start of the path to the start of the piece.
    var offset: CGFloat
    /// Distances from the piece's start to the ends of equal steps of its parameter.
    var steps: [CGFloat]
    var length: CGFloat { steps[steps.count - 1] }
    var subpath: Int
  }

  private let pieces: [Piece]
  private let subpaths: [Subpath]

  /// The length of all curves, in the path's unit; moves have none.
  package let length: CGFloat

  package init(_ path: Path) {
    subpaths = path.subpaths
    var pieces: [Piece] = []
    var total: CGFloat = 0
    for (index, subpath) in subpaths.enumerated() {
      for curve in subpath.curves {
        let piece = Piece(
          curve: curve,
          offset: total,
          steps: PathMeasure.distances(of: curve),
          subpath: index
        )
        pieces.append(piece)
        total += piece.length
      }
    }
    self.pieces = pieces
    length = total
  }

  /// The point and the unit direction of travel at `distance`, clamped to the path.
  ///
  /// Nil for a path without segments.
  package func position(at distance: CGFloat) -> (point: CGPoint, direction: CGVector)? {
    guard let index = piece(at: distance) else { return nil }
    let piece = pieces[index]
    let t = PathMeasure.parameter(of: piece.steps, at: distance - piece.offset)
    let tangent = piece.curve.tangent(at: t)
    return (piece.curve.point(at: t), tangent.unit ?? CGVector(dx: 1, dy: 0))
  }

  /// The part between two distances, subpath by subpath.
  ///
  /// A closed subpath that is kept whole stays closed.
  package func part(from start: CGFloat, to end: CGFloat) -> Path {
    var result = Path()
    let start = max(start, 0)
    let end = min(end, length)
    guard start < end else { return result }
    for (index, subpath) in subpaths.enumerated() {
      let own = pieces.filter { $0.subpath == index }
      guard let first = own.first, let last = own.last else { continue }
      if start <= first.offset, end >= last.offset + last.length {
        result.append(subpath)
        continue
      }
      var part: Subpath?
      for piece in own where piece.offset < end && piece.offset + piece.length > start {
        let t0 = PathMeasure.parameter(of: piece.steps, at: start - piece.offset)
        let t1 = PathMeasure.parameter(of: piece.steps, at: end - piece.offset)
        let curve = piece.curve.part(from: t0, to: t1)
        if part == nil { part = Subpath(start: curve.start) }
        part?.curves.append(curve)
      }
      if let part { result.append(part) }
    }
    return result
  }

  /// The piece that holds `distance`; of two that meet there, the second.
  private func piece(at distance: CGFloat) -> Int? {
    guard !pieces.isEmpty else { return nil }
    var low = 0
    var high = pieces.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].offset <= distance { low = middle } else { high = middle - 1 }
    }
    // A last piece without length has no direction.
    while low > 0, pieces[low].length == 0 { low -= 1 }
    return low
  }

  /// Running lengths at equal steps of the parameter; one step for a line.
  private static func distances(of curve: Bezier) -> [CGFloat] {
    if curve.isLine { return [(curve.end - curve.start).length] }
    let count = max(16, curve.stepCount(tolerance: 0.001))
    var total: CGFloat = 0
    var previous = curve.start
    return (1...count).map { step in
      let point = curve.point(at: CGFloat(step) / CGFloat(count))
      total += (point - previous).length
      previous = point
      return total
    }
  }

  /// The parameter in 0...1 of the point `distance` from the piece's start.
  private static func parameter(of steps: [CGFloat], at distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    guard distance < steps[steps.count - 1] else { return 1 }
    var low = 0
    var high = steps.count - 1
    while low < high {
      let middle = (low + high) / 2
      if steps[middle] < distance { low = middle + 1 } else { high = middle }
    }
    let before = low == 0 ? 0 : steps[low - 1]
    let span = steps[low] - before
    let share = span > 0 ? (distance - before) / span : 0
    return (CGFloat(low) + share) / CGFloat(steps.count)
  }
}

extension Path {
  /// The part between two fractions of the path's length, as `CAShapeLayer.strokeStart` and
  /// `strokeEnd` mean them; the path itself for 0 to 1.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    if start <= 0, end >= 1 { return self }
    let measure = PathMeasure(self)
    return measure.part(from: start * measure.length, to: end * measure.length)
  }

  /// The path cut into dashes: `lengths` are dash, gap, dash, …, repeated; `phase` is where in the
  /// pattern each subpath begins.
  ///
  /// Without a usable pattern the path stays whole.
  package func dashed(lengths: [CGFloat], phase: CGFloat) -> Path {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    // Lengths that are finite one by one may be infinite together, and are never over then.
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else {
      return self
    }
    var result = Path()
    for subpath in subpaths {
      var whole = Path()
      whole.append(subpath)
      let measure = PathMeasure(whole)
      // A limit, since a pattern far finer than visible takes forever.
      guard measure.length / period < 100_000 else {
        result.append(whole)
        continue
      }
      var position = -phase.truncatingRemainder(dividingBy: period)
      if position > 0 { position -= period }
      var dashes: [ClosedRange<CGFloat>] = []
      var index = 0
      while position < measure.length {
        let next = position + pattern[index]
        if index % 2 == 0, next >= 0 {
          let dash = max(position, 0)...min(max(next, 0), measure.length)
          if dash.lowerBound < dash.upperBound || position >= 0 { dashes.append(dash) }
        }
        position = next
        index = (index + 1) % pattern.count
      }
      // The dash at a closed subpath's seam continues across it.
      let isSplit =
        subpath.isClosed && dashes.count > 1 && dashes[0].lowerBound == 0
        && dashes[dashes.count - 1].upperBound == measure.length
      if isSplit {
        let head = measure.part(from: 0, to: dashes[0].upperBound)
        var seam = measure.part(from: dashes[dashes.count - 1].lowerBound, to: measure.length)
        seam.appendJoined(head)
        result.append(seam)
        dashes = Array(dashes.dropFirst().dropLast())
      }
      for dash in dashes {
        if dash.lowerBound < dash.upperBound {
          result.append(measure.part(from: dash.lowerBound, to: dash.upperBound))
        } else if let place = measure.position(at: dash.lowerBound) {
          // A dash without length shows its caps.
          result.move(to: place.point)
          result.addLine(to: place.point)
        }
      }
    }
    return result
  }

  /// Adds the elements of `other` without its first move.
  private mutating func appendJoined(_ other: Path) {
    var isFirst = true
    other.forEach { element in
      defer { isFirst = false }
      switch element {
      case .move(let point): if !isFirst { move(to: point) }
      case .line(let end): addLine(to: end)
      case .quad(let control, let end): addQuadCurve(to: end, control: control)
      case .cubic(let control1, let control2, let end):
        addCurve(to: end, control1: control1, control2: control2)
      case .close: closeSubpath()
      }
    }
  }
}
