import Foundation

/// The source pixels of one pixel of a scaled line, and their weights.
///
/// The means reach as far as the scale needs, so that a small picture keeps its details.
package struct Lanczos: Sendable {
  /// It may lie before the line's first pixel, as the last may behind its end.
  package let start: Int
  /// Their sum is 1.
  package let weights: [Float]

  package init(at place: Int, scale: Double) {
    let center = (Double(place) + 0.5) / scale - 0.5
    let width = max(1, 1 / scale)
    let first = Int((center - 3 * width).rounded(.up))
    let last = Int((center + 3 * width).rounded(.down))
    let values = (first...max(first, last)).map { Lanczos.curve((Double($0) - center) / width) }
    let sum = values.reduce(0, +)
    start = first
    weights = values.map { Float($0 / sum) }
  }

  private static func curve(_ x: Double) -> Double {
    if x == 0 { return 1 }
    guard abs(x) < 3 else { return 0 }
    let angle = Double.pi * x
    return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
  }
}
