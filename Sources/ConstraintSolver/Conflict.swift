/// Required constraints that cannot hold together.
///
/// Each of them is needed for the contradiction.
package struct Conflict: Error, Sendable, Equatable {
  /// The constraint that the solver left out because of the contradiction.
  package let rejected: LinearConstraint.ID

  /// All constraints of the contradiction, `rejected` among them, in the order in which they were
  /// added.
  package let constraints: [LinearConstraint.ID]
}
