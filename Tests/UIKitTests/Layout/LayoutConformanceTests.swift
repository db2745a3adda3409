import Foundation
import Segue
import Testing
import UIKit

/// Auto Layout as it was seen to work on iOS: along a line, each case from left to right, from
/// right to left and from top to bottom.
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
}
