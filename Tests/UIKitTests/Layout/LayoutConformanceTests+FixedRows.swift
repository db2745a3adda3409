import Foundation
import Segue
import Testing
import UIKit

extension LayoutConformanceTests {
  /// Lengths and places in numbers.
  nonisolated static func fixedRows() -> [Row] {
    let free: CGFloat = -1
    return [
      Row(
        "between the ends, 0 and 0 in",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .end, .equal, .root, .end, 1, 0, 1000),
        ],
        [0, 320],
        nil,
        mirrors: true
      ),
      Row(
        "between the ends, 10 and 0 in",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 10, 1000),
          .init(.a, .end, .equal, .root, .end, 1, 0, 1000),
        ],
        [10, 310],
        nil,
        mirrors: true
      ),
      Row(
        "between the ends, 0 and 20 in",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .end, .equal, .root, .end, 1, -20, 1000),
        ],
        [0, 300],
        nil,
        mirrors: true
      ),
      Row(
        "between the ends, 10 and 20 in",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 10, 1000),
          .init(.a, .end, .equal, .root, .end, 1, -20, 1000),
        ],
        [10, 290],
        nil,
        mirrors: true
      ),
      Row(
        "between the ends, -10 and -20 in",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, -10, 1000),
          .init(.a, .end, .equal, .root, .end, 1, 20, 1000),
        ],
        [-10, 350],
        nil,
        mirrors: true
      ),
      Row(
        "between the ends, 100 and 100 in",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 100, 1000),
          .init(.a, .end, .equal, .root, .end, 1, -100, 1000),
        ],
        [100, 120],
        nil,
        mirrors: true
      ),
      Row(
        "between the ends, 160 and 160 in",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 160, 1000),
          .init(.a, .end, .equal, .root, .end, 1, -160, 1000),
        ],
        [160, 0],
        nil,
        mirrors: true
      ),
      Row(
        "between the ends, 0.5 and 0.5 in",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0.5, 1000),
          .init(.a, .end, .equal, .root, .end, 1, -0.5, 1000),
        ],
        [0.5, 319],
        nil,
        mirrors: true
      ),
      Row(
        "50 long from 0",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 50, 1000),
        ],
        [0, 50],
        nil,
        mirrors: true
      ),
      Row(
        "50 long from 10",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 10, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 50, 1000),
        ],
        [10, 50],
        nil,
        mirrors: true
      ),
      Row(
        "50 long from 270",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 270, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 50, 1000),
        ],
        [270, 50],
        nil,
        mirrors: true
      ),
      Row(
        "50 long from -30",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, -30, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 50, 1000),
        ],
        [-30, 50],
        nil,
        mirrors: true
      ),
      Row(
        "0 long from 0",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 0, 1000),
        ],
        [0, 0],
        nil,
        mirrors: true
      ),
      Row(
        "310 long from 5",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 5, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 310, 1000),
        ],
        [5, 310],
        nil,
        mirrors: true
      ),
      Row(
        "400 long from 0",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 400, 1000),
        ],
        [0, 400],
        nil,
        mirrors: true
      ),
      Row(
        "50 long up to 0 before the end",
        natural: [free, free],
        [
          .init(.a, .end, .equal, .root, .end, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 50, 1000),
        ],
        [270, 50],
        nil,
        mirrors: true
      ),
      Row(
        "50 long up to 10 before the end",
        natural: [free, free],
        [
          .init(.a, .end, .equal, .root, .end, 1, -10, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 50, 1000),
        ],
        [260, 50],
        nil,
        mirrors: true
      ),
      Row(
        "280 long up to 40 before the end",
        natural: [free, free],
        [
          .init(.a, .end, .equal, .root, .end, 1, -40, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 280, 1000),
        ],
        [0, 280],
        nil,
        mirrors: true
      ),
    ]
  }
}
