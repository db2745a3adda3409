import Foundation
import Segue
import Testing
import UIKit

extension LayoutConformanceTests {
  /// Constraints, and where they put the views.
  nonisolated static let rows: [Row] = fixedRows() + limitedRows() + naturalRows() + pairedRows()

  /// Two views.
  nonisolated static func pairedRows() -> [Row] {
    let free: CGFloat = -1
    return [
      Row(
        "one after the other",
        natural: [40, 60],
        [
          .init(.a, .start, .equal, .root, .start, 1, 10, 1000),
          .init(.b, .start, .equal, .a, .end, 1, 8, 1000),
        ],
        [10, 40],
        [58, 60],
        mirrors: true
      ),
      Row(
        "one before the other",
        natural: [40, 60],
        [
          .init(.b, .end, .equal, .root, .end, 1, -10, 1000),
          .init(.a, .end, .equal, .b, .start, 1, -8, 1000),
        ],
        [202, 40],
        [250, 60],
        mirrors: true
      ),
      Row(
        "equal lengths share what there is",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.b, .start, .equal, .a, .end, 1, 0, 1000),
          .init(.b, .end, .equal, .root, .end, 1, 0, 1000),
          .init(.a, .length, .equal, .b, .length, 1, 0, 1000),
        ],
        [0, 160],
        [160, 160],
        mirrors: true
      ),
      Row(
        "equal lengths with a gap",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 10, 1000),
          .init(.b, .start, .equal, .a, .end, 1, 20, 1000),
          .init(.b, .end, .equal, .root, .end, 1, -10, 1000),
          .init(.a, .length, .equal, .b, .length, 1, 0, 1000),
        ],
        [10, 140],
        [170, 140],
        mirrors: true
      ),
      Row(
        "one three times the other",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.b, .start, .equal, .a, .end, 1, 0, 1000),
          .init(.b, .end, .equal, .root, .end, 1, 0, 1000),
          .init(.a, .length, .equal, .b, .length, 3, 0, 1000),
        ],
        [0, 240],
        [240, 80],
        mirrors: true
      ),
      Row(
        "one 40 longer than the other",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.b, .start, .equal, .a, .end, 1, 0, 1000),
          .init(.b, .end, .equal, .root, .end, 1, 0, 1000),
          .init(.a, .length, .equal, .b, .length, 1, 40, 1000),
        ],
        [0, 180],
        [180, 140],
        mirrors: true
      ),
      Row(
        "the same start",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 30, 1000),
          .init(.b, .start, .equal, .a, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 50, 1000),
          .init(.b, .length, .equal, nil, .none, 1, 20, 1000),
        ],
        [30, 50],
        [30, 20],
        mirrors: true
      ),
      Row(
        "the same end",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 30, 1000),
          .init(.b, .end, .equal, .a, .end, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 50, 1000),
          .init(.b, .length, .equal, nil, .none, 1, 20, 1000),
        ],
        [30, 50],
        [60, 20],
        mirrors: true
      ),
      Row(
        "the same middle",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 30, 1000),
          .init(.b, .center, .equal, .a, .center, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 50, 1000),
          .init(.b, .length, .equal, nil, .none, 1, 20, 1000),
        ],
        [30, 50],
        [45, 20],
        mirrors: true
      ),
      Row(
        "the start at the middle of the other",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 100, 1000),
          .init(.b, .center, .equal, .a, .end, 1, 0, 1000),
          .init(.b, .length, .equal, nil, .none, 1, 20, 1000),
        ],
        [0, 100],
        [90, 20],
        mirrors: true
      ),
      Row(
        "the weaker hugger stretches",
        natural: [40, 60],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.b, .start, .equal, .a, .end, 1, 0, 1000),
          .init(.b, .end, .equal, .root, .end, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 40, 252),
        ],
        [0, 40],
        [40, 280],
        mirrors: true
      ),
      Row(
        "what is fixed leaves the rest",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 100, 1000),
          .init(.b, .start, .equal, .a, .end, 1, 0, 1000),
          .init(.b, .end, .equal, .root, .end, 1, 0, 1000),
        ],
        [0, 100],
        [100, 220],
        mirrors: true
      ),
      Row(
        "as long as the other plus half of what is around",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 20, 1000),
          .init(.b, .start, .equal, .a, .end, 1, 0, 1000),
          .init(.b, .length, .equal, .root, .length, 0.5, 0, 1000),
        ],
        [0, 20],
        [20, 160],
        mirrors: true
      ),
    ]
  }
}
