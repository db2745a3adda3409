/// The sum of the errors of all constraints of one strength, which the solver makes as small as it
/// can.
struct Objective: Sendable {
  let strength: Strength
  var row = Row()
}

extension Tableau {
  /// Counts an error symbol in the sum of its strength, `times` over.
  mutating func penalize(_ symbol: Symbol, strength: Strength, times: Double) {
    let index: Int
    if let found = objectives.firstIndex(where: { $0.strength == strength }) {
      index = found
    } else {
      index = objectives.firstIndex { $0.strength < strength } ?? objectives.count
      objectives.insert(Objective(strength: strength), at: index)
    }
    var row = Row()
    swap(&row, &objectives[index].row)
    add(times, of: symbol, to: &row)
    swap(&row, &objectives[index].row)
  }

  /// Pivots until no error can shrink without a stronger one growing.
  ///
  /// Every row must be feasible.
  mutating func optimize() {
    for level in objectives.indices {
      while let entering = improvement(at: level), let row = leavingRow(for: entering) {
        pivot(row: row, entering: entering)
      }
    }
    infeasibleRows.removeAll(keepingCapacity: true)
  }

  /// The first symbol whose growth lessens the errors of a strength and changes no stronger ones.
  private func improvement(at level: Int) -> Symbol? {
    let row = objectives[level].row
    for (symbol, coefficient) in zip(row.symbols, row.coefficients)
    where coefficient < -nearlyZero && isPivotable(symbol) {
      let isFree = objectives[..<level].allSatisfy {
        abs($0.row.coefficient(of: symbol)) <= nearlyZero
      }
      if isFree { return symbol }
    }
    return nil
  }

  /// Pivots until every row is feasible again after constants have changed.
  ///
  /// The objectives must be at their optimum and stay there.
  ///
  /// - Returns: nil, or a row that no values of its symbols can satisfy.
  mutating func restoreFeasibility() -> Int? {
    while let index = nextInfeasibleRow() {
      guard let entering = dualEntering(for: index) else { return index }
      pivot(row: index, entering: entering)
    }
    return nil
  }

  /// The infeasible row with the smallest symbol (Bland's rule again).
  private mutating func nextInfeasibleRow() -> Int? {
    infeasibleRows = infeasibleRows.filter {
      isRestricted($0) && rows[$0].constant < -feasibilityTolerance
    }
    return infeasibleRows.min { rows[$0].basic < rows[$1].basic }
  }

  /// The symbol that can lift a row's value at the least cost, strengths compared from the
  /// strongest down.
  private func dualEntering(for index: Int) -> Symbol? {
    let row = rows[index]
    var best: Symbol?
    var bestCosts: [Double] = []
    for (symbol, coefficient) in zip(row.symbols, row.coefficients)
    where coefficient > nearlyZero && isPivotable(symbol) {
      let costs = objectives.map { $0.row.coefficient(of: symbol) / coefficient }
      if best == nil || isLess(costs, bestCosts) { (best, bestCosts) = (symbol, costs) }
    }
    return best
  }

  private func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (a, b) in zip(left, right) where abs(a - b) > nearlyZero { return a < b }
    return false
  }
}
