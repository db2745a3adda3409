import Foundation
import Segue
import Testing
import UIKit

extension LayoutConformanceTests {
  /// Lengths by nature, hugged and squeezed.
  nonisolated static func naturalRows() -> [Row] {
    let free: CGFloat = -1
    return [
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
    ]
  }
}
