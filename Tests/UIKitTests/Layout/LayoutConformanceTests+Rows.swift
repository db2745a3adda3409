import Foundation
import Segue
import Testing
import UIKit

extension LayoutConformanceTests {
  /// Constraints, and where they put the views.
  nonisolated static let rows: [Row] = makeRows()

  private nonisolated static func makeRows() -> [Row] {
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
      Row(
        "as long as it is by nature",
        natural: [70, free],
        [.init(.a, .start, .equal, .root, .start, 1, 10, 1000)],
        [10, 70],
        nil,
        mirrors: true
      ),
      Row(
        "its nature in the middle",
        natural: [70, free],
        [.init(.a, .center, .equal, .root, .center, 1, 0, 1000)],
        [125, 70],
        nil,
        mirrors: true
      ),
      Row(
        "its nature at the end",
        natural: [70, free],
        [.init(.a, .end, .equal, .root, .end, 1, 0, 1000)],
        [250, 70],
        nil,
        mirrors: true
      ),
      Row(
        "stretched by a wish at 249",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 100, 249),
        ],
        [0, 70],
        nil,
        mirrors: true
      ),
      Row(
        "stretched by a wish at 251",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 100, 251),
        ],
        [0, 100],
        nil,
        mirrors: true
      ),
      Row(
        "stretched by a wish at 740",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 100, 740),
        ],
        [0, 100],
        nil,
        mirrors: true
      ),
      Row(
        "stretched by a wish at 1000",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 100, 1000),
        ],
        [0, 100],
        nil,
        mirrors: true
      ),
      Row(
        "squeezed by a wish at 749",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 30, 749),
        ],
        [0, 70],
        nil,
        mirrors: true
      ),
      Row(
        "squeezed by a wish at 751",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 30, 751),
        ],
        [0, 30],
        nil,
        mirrors: true
      ),
      Row(
        "squeezed by a wish at 1000",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .equal, nil, .none, 1, 30, 1000),
        ],
        [0, 30],
        nil,
        mirrors: true
      ),
      Row(
        "stretched between the ends",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .end, .equal, .root, .end, 1, 0, 1000),
        ],
        [0, 320],
        nil,
        mirrors: true
      ),
      Row(
        "squeezed between the ends",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 140, 1000),
          .init(.a, .end, .equal, .root, .end, 1, -140, 1000),
        ],
        [140, 40],
        nil,
        mirrors: true
      ),
      Row(
        "no longer than it may be",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .lessThanOrEqual, nil, .none, 1, 50, 1000),
        ],
        [0, 50],
        nil,
        mirrors: true
      ),
      Row(
        "shorter than it may be",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .lessThanOrEqual, nil, .none, 1, 90, 1000),
        ],
        [0, 70],
        nil,
        mirrors: true
      ),
      Row(
        "no shorter than it must be",
        natural: [70, free],
        [
          .init(.a, .start, .equal, .root, .start, 1, 0, 1000),
          .init(.a, .length, .greaterThanOrEqual, nil, .none, 1, 90, 1000),
        ],
        [0, 90],
        nil,
        mirrors: true
      ),
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
