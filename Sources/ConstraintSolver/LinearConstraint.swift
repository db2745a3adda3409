/// A linear equation or inequality with a strength: `expression (≤ | = | ≥) 0`.
package struct LinearConstraint: Sendable {
  package enum Relation: Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  package var expression: LinearExpression
  package var relation: Relation
  package var strength: Strength
  /// Where constraints of one strength cannot all hold, whichever of them give way, those
  /// with the lowest rank do.
  ///
  /// Without a rank it takes no part in that, and the history of the solver decides.
  package var rank: Int?

  package init(
    _ expression: LinearExpression,
    _ relation: Relation,
    strength: Strength = .required,
    rank: Int? = nil
  ) {
    self.rank = rank
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }

  /// The name of a constraint inside one solver.
  ///
  /// A later constraint may get the name of a removed one.
  package struct ID: Hashable, Sendable {
    let slot: Int

    /// The name of no constraint.
    package static let none = ID(slot: -1)
  }
}
