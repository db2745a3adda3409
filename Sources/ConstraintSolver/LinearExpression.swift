/// A sum of variables with coefficients, and a constant: `2·width + height − 8`.
package struct LinearExpression: Sendable {
  package struct Term: Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A variable may stand in several terms; the solver adds them up.
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  package static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    LinearExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  package static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left + right * -1
  }

  package static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      expression.terms.map { Term($0.variable, $0.coefficient * factor) },
      constant: expression.constant * factor
    )
  }

  package static func + (expression: LinearExpression, constant: Double) -> LinearExpression {
    LinearExpression(expression.terms, constant: expression.constant + constant)
  }
}
