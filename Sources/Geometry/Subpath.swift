import Foundation

/// A connected part of a path.
package struct Subpath: Equatable, Sendable {
  package var start: CGPoint
  package var curves: [Bezier] = []
  /// Whether the end is joined to the start; the joining line is in `curves` if it has a length.
  package var isClosed = false

  package init(start: CGPoint) { self.start = start }
}

extension Path {
  /// The path cut at its moves and closes.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var open: Subpath?
    var current = CGPoint.zero
    forEach { element in
      func begin() { if open == nil { open = Subpath(start: current) } }
      switch element {
      case .move(let point):
        if let subpath = open { result.append(subpath) }
        open = Subpath(start: point)
        current = point
      case .line(let end):
        begin()
        open?.curves.append(Bezier(line: current, end))
        current = end
      case .quad(let control, let end):
        begin()
        open?.curves.append(Bezier(quad: current, control: control, end: end))
        current = end
      case .cubic(let control1, let control2, let end):
        begin()
        open?.curves.append(
          Bezier(start: current, control1: control1, control2: control2, end: end)
        )
        current = end
      case .close:
        guard var subpath = open else { return }
        if current != subpath.start {
          subpath.curves.append(Bezier(line: current, subpath.start))
        }
        subpath.isClosed = true
        current = subpath.start
        result.append(subpath)
        open = nil
      }
    }
    if let subpath = open { result.append(subpath) }
    return result
  }

  /// Draws the subpath; a closed one ends with `close` instead of its joining line.
  package mutating func append(_ subpath: Subpath) {
    move(to: subpath.start)
    for (index, curve) in subpath.curves.enumerated() {
      if curve.isLine {
        let isLast = index == subpath.curves.count - 1
        if isLast, subpath.isClosed, curve.end == subpath.start { break }
        addLine(to: curve.end)
      } else {
        addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
    }
    if subpath.isClosed { closeSubpath() }
  }

  /// Every subpath travelled backwards; the order of the subpaths stays.
  package var reversed: Path {
    var result = Path()
    for subpath in subpaths {
      var back = Subpath(start: subpath.curves.last?.end ?? subpath.start)
      back.isClosed = subpath.isClosed
      back.curves = subpath.curves.reversed().map { curve in
        curve.isLine
          ? Bezier(line: curve.end, curve.start)
          : Bezier(
            start: curve.end,
            control1: curve.control2,
            control2: curve.control1,
            end: curve.start
          )
      }
      result.append(back)
    }
    return result
  }
}
