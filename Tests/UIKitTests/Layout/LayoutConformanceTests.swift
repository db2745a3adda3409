import Foundation
import Segue
import Testing
import UIKit

/// Auto Layout as it was seen to work on iOS: along a line, each case from left to right, from right to
/// left and from top to bottom.
@MainActor
@Suite("Auto Layout: conformance")
struct LayoutConformanceTests {
  private static let free = UIView.noIntrinsicMetric

  enum Who: Sendable { case root, a, b }
  enum Edge: Sendable { case start, end, center, length, none }
  enum Way: String, CaseIterable, Sendable {
    case leftToRight, rightToLeft, down

    func attribute(_ edge: Edge) -> NSLayoutConstraint.Attribute {
      switch (edge, self) {
      case (.start, .down): .top
      case (.end, .down): .bottom
      case (.center, .down): .centerY
      case (.length, .down): .height
      case (.start, _): .leading
      case (.end, _): .trailing
      case (.center, _): .centerX
      case (.length, _): .width
      case (.none, _): .notAnAttribute
      }
    }
  }

  struct Rule: Sendable {
    let who: Who
    let edge: Edge
    let relation: NSLayoutConstraint.Relation
    let other: Who?
    let otherEdge: Edge
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: Float
    init(
      _ who: Who,
      _ edge: Edge,
      _ relation: NSLayoutConstraint.Relation,
      _ other: Who?,
      _ otherEdge: Edge,
      _ multiplier: CGFloat,
      _ constant: CGFloat,
      _ priority: Float
    ) {
      (self.who, self.edge, self.relation) = (who, edge, relation)
      (self.other, self.otherEdge) = (other, otherEdge)
      (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let natural: [CGFloat]
    let rules: [Rule]
    /// Start and length, of 320.
    let a: [CGFloat]
    let b: [CGFloat]?
    /// Whether it looks the same from the other side.
    let mirrors: Bool
    init(
      _ name: String,
      natural: [CGFloat],
      _ rules: [Rule],
      _ a: [CGFloat],
      _ b: [CGFloat]?,
      mirrors: Bool
    ) {
      (testDescription, self.natural, self.rules) = (name, natural, rules)
      (self.a, self.b, self.mirrors) = (a, b, mirrors)
    }
  }

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

  /// Start and length of both views, counted from where the way begins.
  private func laidOut(_ row: Row, _ way: Way) -> (a: [CGFloat], b: [CGFloat]) {
    let stage = Stage(size: CGSize(width: 320, height: 320), scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    if way == .rightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    stage.window.addSubview(root)
    let isDown = way == .down
    let views = row.natural.map { length in
      isDown ? root.box(Self.free, length) : root.box(length, Self.free)
    }
    func view(_ who: Who) -> UIView {
      switch who {
      case .root: root
      case .a: views[0]
      case .b: views[1]
      }
    }
    for rule in row.rules {
      let constraint = NSLayoutConstraint(
        item: view(rule.who),
        attribute: way.attribute(rule.edge),
        relatedBy: rule.relation,
        toItem: rule.other.map(view),
        attribute: way.attribute(rule.otherEdge),
        multiplier: rule.multiplier,
        constant: rule.constant
      )
      constraint.priority = UILayoutPriority(rule.priority)
      constraint.isActive = true
    }
    stage.window.layoutIfNeeded()
    let spans = views.map { view -> [CGFloat] in
      switch way {
      case .leftToRight: [view.frame.minX, view.frame.width]
      case .rightToLeft: [320 - view.frame.maxX, view.frame.width]
      case .down: [view.frame.minY, view.frame.height]
      }
    }
    return (spans[0], spans[1])
  }

  @Test(arguments: rows)
  func `from left to right the first view is where it must be`(row: Row) {
    #expect(laidOut(row, .leftToRight).a == row.a)
  }

  @Test(arguments: rows.filter(\.mirrors))
  func `from right to left the first view is where it must be`(row: Row) {
    #expect(laidOut(row, .rightToLeft).a == row.a)
  }

  @Test(arguments: rows)
  func `from top to bottom the first view is where it must be`(row: Row) {
    #expect(laidOut(row, .down).a == row.a)
  }

  @Test(arguments: rows.filter { $0.b != nil })
  func `from left to right the second view is where it must be`(row: Row) {
    #expect(laidOut(row, .leftToRight).b == row.b)
  }

  @Test(arguments: rows.filter { $0.b != nil && $0.mirrors })
  func `from right to left the second view is where it must be`(row: Row) {
    #expect(laidOut(row, .rightToLeft).b == row.b)
  }

  @Test(arguments: rows.filter { $0.b != nil })
  func `from top to bottom the second view is where it must be`(row: Row) {
    #expect(laidOut(row, .down).b == row.b)
  }

  // MARK: Exact frames

  nonisolated static let places: [(Double, Double)] = [
    (0.0, 1),
    (0.0, 10),
    (0.0, 33),
    (0.0, 50),
    (0.0, 99),
    (0.0, 100),
    (0.0, 101),
    (0.0, 200),
    (0.0, 250),
    (1.0 / 3, 1),
    (1.0 / 3, 10),
    (1.0 / 3, 33),
    (1.0 / 3, 50),
    (1.0 / 3, 99),
    (1.0 / 3, 100),
    (1.0 / 3, 101),
    (1.0 / 3, 200),
    (1.0 / 3, 250),
    (2.0 / 3, 1),
    (2.0 / 3, 10),
    (2.0 / 3, 33),
    (2.0 / 3, 50),
    (2.0 / 3, 99),
    (2.0 / 3, 100),
    (2.0 / 3, 101),
    (2.0 / 3, 200),
    (2.0 / 3, 250),
    (33.33, 1),
    (33.33, 10),
    (33.33, 33),
    (33.33, 50),
    (33.33, 99),
    (33.33, 100),
    (33.33, 101),
    (33.33, 200),
    (33.33, 250),
    (7.77, 1),
    (7.77, 10),
    (7.77, 33),
    (7.77, 50),
    (7.77, 99),
    (7.77, 100),
    (7.77, 101),
    (7.77, 200),
    (7.77, 250),
  ]

  @Test(arguments: places)
  func `a width in whole points is exact wherever it is`(x: Double, width: Double) {
    let stage = Stage(size: CGSize(width: 390, height: 844), scale: 3)
    let box = stage.window.box()
    on(
      box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: x),
      box.widthAnchor.constraint(equalToConstant: width)
    )
    stage.window.layoutIfNeeded()
    #expect(Double(box.bounds.width) == width)
  }

  // MARK: Direction

  nonisolated static let directions: [(String, Bool, Bool)] = [
    ("leading", false, false), ("leading", false, true), ("leading", true, false),
    ("leading", true, true), ("trailing", false, false), ("trailing", false, true),
    ("trailing", true, false), ("trailing", true, true),
  ]

  @Test(arguments: directions)
  func `the superview's direction counts, not the item's own`(
    edge: String,
    containerIsMirrored: Bool,
    itemIsMirrored: Bool
  ) {
    let stage = Stage(size: CGSize(width: 320, height: 320), scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    root.semanticContentAttribute = containerIsMirrored ? .forceRightToLeft : .forceLeftToRight
    stage.window.addSubview(root)
    let box = root.box(50, 50)
    box.semanticContentAttribute = itemIsMirrored ? .forceRightToLeft : .forceLeftToRight
    on(
      edge == "leading"
        ? box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        : box.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    )
    stage.window.layoutIfNeeded()
    #expect(box.frame.minX == ((edge == "leading") == containerIsMirrored ? 270 : 0))
  }

  @Test(arguments: directions)
  func `siblings follow the direction of their superview`(
    edge: String,
    containerIsMirrored: Bool,
    itemIsMirrored: Bool
  ) {
    let stage = Stage(size: CGSize(width: 320, height: 320), scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    root.semanticContentAttribute = containerIsMirrored ? .forceRightToLeft : .forceLeftToRight
    stage.window.addSubview(root)
    let (first, second) = (root.box(50, 50), root.box(30, 30))
    second.semanticContentAttribute = itemIsMirrored ? .forceRightToLeft : .forceLeftToRight
    on(
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      edge == "leading"
        ? second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10)
        : second.trailingAnchor.constraint(equalTo: first.leadingAnchor, constant: -10)
    )
    stage.window.layoutIfNeeded()
    let isRight = (edge == "leading") != containerIsMirrored
    #expect(second.frame.minX == (isRight ? 160 : 60))
  }

  // MARK: Defaults

  struct Fact: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: @MainActor @Sendable () -> Double
    let expected: Double
    init(_ name: String, _ value: @escaping @MainActor @Sendable () -> Double, _ expected: Double) {
      (testDescription, self.value, self.expected) = (name, value, expected)
    }
  }

  nonisolated static let facts: [Fact] = [
    Fact("required", { Double(UILayoutPriority.required.rawValue) }, 1000),
    Fact("high", { Double(UILayoutPriority.defaultHigh.rawValue) }, 750),
    Fact("low", { Double(UILayoutPriority.defaultLow.rawValue) }, 250),
    Fact("fitting", { Double(UILayoutPriority.fittingSizeLevel.rawValue) }, 50),
    Fact(
      "hugging across",
      { Double(UIView().contentHuggingPriority(for: .horizontal).rawValue) },
      250
    ),
    Fact("hugging down", { Double(UIView().contentHuggingPriority(for: .vertical).rawValue) }, 250),
    Fact(
      "resistance across",
      { Double(UIView().contentCompressionResistancePriority(for: .horizontal).rawValue) },
      750
    ),
    Fact(
      "resistance down",
      { Double(UIView().contentCompressionResistancePriority(for: .vertical).rawValue) },
      750
    ),
    Fact("no natural width", { Double(UIView().intrinsicContentSize.width) }, -1),
    Fact("no natural height", { Double(UIView().intrinsicContentSize.height) }, -1),
    Fact("translates its mask", { UIView().translatesAutoresizingMaskIntoConstraints ? 1 : 0 }, 1),
    Fact("no constraints", { Double(UIView().constraints.count) }, 0),
    Fact("left", { Double(NSLayoutConstraint.Attribute.left.rawValue) }, 1),
    Fact("right", { Double(NSLayoutConstraint.Attribute.right.rawValue) }, 2),
    Fact("top", { Double(NSLayoutConstraint.Attribute.top.rawValue) }, 3),
    Fact("bottom", { Double(NSLayoutConstraint.Attribute.bottom.rawValue) }, 4),
    Fact("leading", { Double(NSLayoutConstraint.Attribute.leading.rawValue) }, 5),
    Fact("trailing", { Double(NSLayoutConstraint.Attribute.trailing.rawValue) }, 6),
    Fact("width", { Double(NSLayoutConstraint.Attribute.width.rawValue) }, 7),
    Fact("height", { Double(NSLayoutConstraint.Attribute.height.rawValue) }, 8),
    Fact("centerX", { Double(NSLayoutConstraint.Attribute.centerX.rawValue) }, 9),
    Fact("centerY", { Double(NSLayoutConstraint.Attribute.centerY.rawValue) }, 10),
    Fact("lastBaseline", { Double(NSLayoutConstraint.Attribute.lastBaseline.rawValue) }, 11),
    Fact("notAnAttribute", { Double(NSLayoutConstraint.Attribute.notAnAttribute.rawValue) }, 0),
    Fact("at most", { Double(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue) }, -1),
    Fact("equal", { Double(NSLayoutConstraint.Relation.equal.rawValue) }, 0),
    Fact("at least", { Double(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue) }, 1),
    Fact(
      "a constraint's priority",
      { Double(UIView().widthAnchor.constraint(equalToConstant: 1).priority.rawValue) },
      1000
    ),
    Fact(
      "a constraint's multiplier",
      { Double(UIView().widthAnchor.constraint(equalToConstant: 1).multiplier) },
      1
    ),
    Fact(
      "a constraint is not active",
      { UIView().widthAnchor.constraint(equalToConstant: 1).isActive ? 1 : 0 },
      0
    ),
  ]

  @Test(arguments: facts)
  func `defaults are as documented`(fact: Fact) {
    #expect(fact.value() == fact.expected)
  }
}
