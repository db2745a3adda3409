import Foundation
import Segue
import Testing
import UIKit

extension LayoutConformanceTests {
  /// Parts of what is around, limits, and wishes against each other.
  nonisolated static func limitedRows() -> [Row] {
    let free: CGFloat = -1
    return [
      Row(
        "0.25 of the length around it",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, .root, .length, 0.25, 0, 1000),
        ],
        [0, 80],
        nil,
        mirrors: true
      ),
      Row(
        "0.5 of the length around it",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, .root, .length, 0.5, 0, 1000),
        ],
        [0, 160],
        nil,
        mirrors: true
      ),
      Row(
        "0.75 of the length around it",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, .root, .length, 0.75, 0, 1000),
        ],
        [0, 240],
        nil,
        mirrors: true
      ),
      Row(
        "1 of the length around it",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, .root, .length, 1, 0, 1000),
        ],
        [0, 320],
        nil,
        mirrors: true
      ),
      Row(
        "0.5 of the length around it and 20",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, .root, .length, 0.5, 20, 1000),
        ],
        [0, 180],
        nil,
        mirrors: true
      ),
      Row(
        "0.5 of the length around it and -20",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, .root, .length, 0.5, -20, 1000),
        ],
        [0, 140],
        nil,
        mirrors: true
      ),
      Row(
        "0.25 of the length around it and 8",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, .root, .length, 0.25, 8, 1000),
        ],
        [0, 88],
        nil,
        mirrors: true
      ),
      Row(
        "0 in the middle",
        natural: [free, free],
        [
          .init(.a, .center, .equal, .root, .center, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 0, 1000),
        ],
        [160, 0],
        nil,
        mirrors: true
      ),
      Row(
        "10 in the middle",
        natural: [free, free],
        [
          .init(.a, .center, .equal, .root, .center, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 10, 1000),
        ],
        [155, 10],
        nil,
        mirrors: true
      ),
      Row(
        "100 in the middle",
        natural: [free, free],
        [
          .init(.a, .center, .equal, .root, .center, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 100, 1000),
        ],
        [110, 100],
        nil,
        mirrors: true
      ),
      Row(
        "320 in the middle",
        natural: [free, free],
        [
          .init(.a, .center, .equal, .root, .center, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 320, 1000),
        ],
        [0, 320],
        nil,
        mirrors: true
      ),
      Row(
        "off the middle by -40",
        natural: [free, free],
        [
          .init(.a, .center, .equal, .root, .center, 1, -40, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 20, 1000),
        ],
        [110, 20],
        nil,
        mirrors: false
      ),
      Row(
        "off the middle by 15",
        natural: [free, free],
        [
          .init(.a, .center, .equal, .root, .center, 1, 15, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 20, 1000),
        ],
        [165, 20],
        nil,
        mirrors: false
      ),
      Row(
        "off the middle by 100",
        natural: [free, free],
        [
          .init(.a, .center, .equal, .root, .center, 1, 100, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 20, 1000),
        ],
        [250, 20],
        nil,
        mirrors: false
      ),
      Row(
        "at least 50 and at most 100, held at both ends",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .end, .equal, .root, .end, 1, -240, 1000),
          .init(.a, .length, .greaterThanOrEqual, nil, .none, 1, 50, 1000),
        ],
        [0, 80],
        nil,
        mirrors: true
      ),
      Row(
        "as long as it may be at a lower priority",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .lessThanOrEqual, nil, .none, 1, 100, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 300, 750),
        ],
        [0, 100],
        nil,
        mirrors: true
      ),
      Row(
        "as short as it may be at a lower priority",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .greaterThanOrEqual, nil, .none, 1, 100, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 30, 750),
        ],
        [0, 100],
        nil,
        mirrors: true
      ),
      Row(
        "a wish inside of its limits",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .lessThanOrEqual, nil, .none, 1, 100, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 60, 250),
        ],
        [0, 60],
        nil,
        mirrors: true
      ),
      Row(
        "a lone at most 1 is nothing",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .lessThanOrEqual, nil, .none, 1, 1, 1000),
        ],
        [0, 0],
        nil,
        mirrors: true
      ),
      Row(
        "a lone at most 50 is nothing",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .lessThanOrEqual, nil, .none, 1, 50, 1000),
        ],
        [0, 0],
        nil,
        mirrors: true
      ),
      Row(
        "a lone at most 100 is nothing",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .lessThanOrEqual, nil, .none, 1, 100, 1000),
        ],
        [0, 0],
        nil,
        mirrors: true
      ),
      Row(
        "a lone at most 1000 is nothing",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .lessThanOrEqual, nil, .none, 1, 1000, 1000),
        ],
        [0, 0],
        nil,
        mirrors: true
      ),
      Row(
        "a lone at least 1 is that",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .greaterThanOrEqual, nil, .none, 1, 1, 1000),
        ],
        [0, 1],
        nil,
        mirrors: true
      ),
      Row(
        "a lone at least 50 is that",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .greaterThanOrEqual, nil, .none, 1, 50, 1000),
        ],
        [0, 50],
        nil,
        mirrors: true
      ),
      Row(
        "a lone at least 100 is that",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .greaterThanOrEqual, nil, .none, 1, 100, 1000),
        ],
        [0, 100],
        nil,
        mirrors: true
      ),
      Row(
        "at most the length around it is nothing",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .lessThanOrEqual, .root, .length, 1, 0, 1000),
        ],
        [0, 0],
        nil,
        mirrors: true
      ),
      Row(
        "nothing said of a length is nothing",
        natural: [free, free],
        [.init(.a, .start, .equal, .root, .start, 1, 7, 1000)],
        [7, 0],
        nil,
        mirrors: true
      ),
      Row(
        "a start after another start",
        natural: [free, free],
        [
          .init(.a, .start, .greaterThanOrEqual, .root, .start, 1, 30, 1000),
          .init(.a, .start, .equal, .root, .start, 1, 10, 500),
          .init(.a, .length, .equal, nil, .none, 1, 20, 1000),
        ],
        [30, 20],
        nil,
        mirrors: true
      ),
      Row(
        "an end before the end",
        natural: [free, free],
        [
          .init(.a, .end, .lessThanOrEqual, .root, .end, 1, -30, 1000),
          .init(.a, .end, .equal, .root, .end, 1, 0, 500),
          .init(.a, .length, .equal, nil, .none, 1, 20, 1000),
        ],
        [270, 20],
        nil,
        mirrors: true
      ),
      Row(
        "a wish at 999 against one at 998",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 40, 999),
          .init(.a, .length, .equal, nil, .none, 1, 60, 998),
        ],
        [0, 40],
        nil,
        mirrors: true
      ),
      Row(
        "a wish at 998 against one at 999",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 40, 998),
          .init(.a, .length, .equal, nil, .none, 1, 60, 999),
        ],
        [0, 60],
        nil,
        mirrors: true
      ),
      Row(
        "a wish at 750 against one at 250",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 40, 750),
          .init(.a, .length, .equal, nil, .none, 1, 60, 250),
        ],
        [0, 40],
        nil,
        mirrors: true
      ),
      Row(
        "a wish at 250 against one at 750",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 40, 250),
          .init(.a, .length, .equal, nil, .none, 1, 60, 750),
        ],
        [0, 60],
        nil,
        mirrors: true
      ),
      Row(
        "a wish at 1000 against one at 999",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 40, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 60, 999),
        ],
        [0, 40],
        nil,
        mirrors: true
      ),
      Row(
        "a wish at 1 against one at 2",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 40, 1),
          .init(.a, .length, .equal, nil, .none, 1, 60, 2),
        ],
        [0, 60],
        nil,
        mirrors: true
      ),
      Row(
        "a wish at 500.5 against one at 500",
        natural: [free, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 40, 500.5),
          .init(.a, .length, .equal, nil, .none, 1, 60, 500),
        ],
        [0, 40],
        nil,
        mirrors: true
      ),
    ]
  }
}
