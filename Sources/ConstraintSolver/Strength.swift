/// The strength of a constraint, on UIKit's scale of priorities: 1000 is required, anything below
/// may be broken.
///
/// Strengths form a hierarchy, not a sum: no number of weaker constraints outvotes a stronger one.
/// Among constraints of one strength the sum of the absolute errors is least.
package struct Strength: Comparable, Hashable, Sendable {
  package let priority: Float

  package init(priority: Float) {
    self.priority = min(max(priority, 0), 1000)
  }

  private init(unlimited priority: Float) { self.priority = priority }

  /// Weaker than any constraint's: what counts among solutions that are equally good for all
  /// strengths.
  static let ties = Strength(unlimited: -1)

  package static let required = Strength(priority: 1000)

  package var isRequired: Bool { priority >= 1000 }

  package static func < (left: Strength, right: Strength) -> Bool {
    left.priority < right.priority
  }
}
