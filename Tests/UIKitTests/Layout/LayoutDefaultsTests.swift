import Foundation
import Segue
import Testing
import UIKit

@MainActor
@Suite("Auto Layout: defaults")
struct LayoutDefaultsTests {
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
