import Foundation
import Geometry

/// An area that lines run around, in points from the layout's top left corner.
package struct TextExclusion: Hashable, Sendable {
  private let polygons: [[CGPoint]]
  private let isEvenOdd: Bool
  /// What stays empty at the left and the right of the area.
  private let margins: [Double]

  package init(_ path: Path, isEvenOdd: Bool, left: Double, right: Double) {
    self.isEvenOdd = isEvenOdd
    margins = [left, right]
    polygons = path.polylines().map(\.points)
  }

  /// The parts of a band of lines that the area takes up, with its margins.
  func spans(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
    let steps = max(1, Int(((bottom - top) / TextExclusion.step).rounded(.up)))
    return (0...steps).flatMap { step in
      spans(at: top + (bottom - top) * Double(step) / Double(steps))
    }
  }

  /// Points between the heights at which a shape is looked at: a line is seldom nearer than that.
  private static let step = 2.0

  private func spans(at y: Double) -> [ClosedRange<Double>] {
    var crossings: [(x: Double, turn: Int)] = []
    for polygon in polygons {
      for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) {
        guard (start.y <= y) != (end.y <= y) else { continue }
        let part = (y - start.y) / (end.y - start.y)
        crossings.append((start.x + part * (end.x - start.x), end.y > start.y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var spans: [ClosedRange<Double>] = []
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += isEvenOdd ? 1 : crossing.turn
      let isInside = isEvenOdd ? winding % 2 == 1 : winding != 0
      if isInside { spans.append(crossing.x - margins[0]...next.x + margins[1]) }
    }
    return spans
  }
}

extension [TextExclusion] {
  /// The parts of a band that no area takes up, from left to right.
  func room(from top: Double, to bottom: Double, width: Double) -> [ClosedRange<Double>] {
    let taken = flatMap { $0.spans(from: top, to: bottom) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var room: [ClosedRange<Double>] = []
    var left = 0.0
    for span in taken {
      if span.lowerBound > left { room.append(left...Swift.min(span.lowerBound, width)) }
      left = Swift.max(left, span.upperBound)
      if left >= width { return room }
    }
    if left < width { room.append(left...width) }
    return room
  }
}
