/// An incremental solver of linear constraints with strengths, after the Cassowary algorithm
/// (Badros, Borning, Stuckey: "The Cassowary Linear Arithmetic Constraint Solving Algorithm",
/// 2001).
///
/// Constraints come and go and their constants change at any time; `solve()` brings the values up
/// to date from where they were. Equal histories give equal values, to the bit. A solver is a
/// value: a copy can try something out.
package struct Solver: Sendable {
  /// The solver's record of a constraint.
  struct Record: Sendable {
    var constraint: LinearConstraint
    /// Its place in the order of additions.
    var sequence: Int
    /// The symbol by which the constraint's equation is recognized in the tableau, and its
    /// coefficient there.
    var marker: Symbol
    var markerSign: Double
    /// The symbols whose sum is the constraint's error; none if it is required.
    var errors: [Symbol]
    var slack: Symbol?
  }

  var tableau = Tableau()
  var records: [Record?] = []
  var unusedSlots: [Int] = []
  private var nextSequence = 0
  private var isOptimal = true
  private var edits: [(id: LinearConstraint.ID, constant: Double)] = []
  private var conflicts: [Conflict] = []

  package init() {}

  package mutating func makeVariable() -> Variable {
    Variable(symbol: tableau.makeSymbol(.external))
  }

  /// Removes a variable that no constraint uses any longer.
  package mutating func remove(_ variable: Variable) {
    applyEdits()
    let row = tableau.definition(of: variable.symbol)
    if row >= 0 { tableau.removeRow(row) }
    tableau.retire(variable.symbol)
  }

  /// A variable's value as of the last `solve()`.
  package func value(of variable: Variable) -> Double {
    tableau.value(of: variable.symbol)
  }

  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
  }

  package subscript(_ id: LinearConstraint.ID) -> LinearConstraint? {
    records.indices.contains(id.slot) ? records[id.slot]?.constraint : nil
  }

  /// Adds a constraint.
  ///
  /// - Throws: the contradiction, if it is required and cannot hold with the other required ones.
  /// It is not added then.
  @discardableResult
  package mutating func add(
    _ constraint: LinearConstraint
  ) throws(Conflict) -> LinearConstraint.ID {
    applyEdits()
    let slot = unusedSlots.popLast() ?? records.count
    if slot == records.count { records.append(nil) }
    let id = LinearConstraint.ID(slot: slot)
    do {
      try insert(constraint, as: id)
    } catch {
      records[slot] = nil
      unusedSlots.append(slot)
      throw error
    }
    return id
  }

  package mutating func remove(_ id: LinearConstraint.ID) {
    applyEdits()
    guard self[id] != nil else { return }
    extract(id)
    records[id.slot] = nil
    unusedSlots.append(id.slot)
  }

  /// Replaces the constant of a constraint's expression.
  ///
  /// This is far cheaper than removing it and adding another one.
  package mutating func setConstant(_ constant: Double, of id: LinearConstraint.ID) {
    edits.append((id, constant))
  }

  /// Replaces the strength of a constraint; neither may be required.
  ///
  /// Of solutions that are equally good, the solver stays with the one that it has.
  package mutating func setStrength(_ strength: Strength, of id: LinearConstraint.ID) {
    guard var record = records[id.slot], record.constraint.strength != strength,
      !record.constraint.strength.isRequired, !strength.isRequired
    else { return }
    penalize(record, times: -1)
    record.constraint.strength = strength
    records[id.slot] = record
    penalize(record, times: 1)
    isOptimal = false
  }

  /// Brings all values up to date.
  ///
  /// - Returns: the contradictions that new constants have led to. The `rejected` constraint of
  /// each is no longer in the solver.
  package mutating func solve() -> [Conflict] {
    applyEdits()
    if !isOptimal {
      tableau.optimize()
      isOptimal = true
    }
    defer { conflicts = [] }
    return conflicts
  }

  // MARK: Adding and removing

  mutating func insert(
    _ constraint: LinearConstraint,
    as id: LinearConstraint.ID
  ) throws(Conflict) {
    let (row, record) = makeRow(for: constraint, slot: id.slot)
    records[id.slot] = record
    nextSequence += 1
    isOptimal = false
    try place(row, of: id, record: record)
    penalize(record, times: 1)
  }

  /// Writes a constraint as an equation `row = 0` between symbols that are not basic, with symbols
  /// of its own.
  ///
  ///     ≤   expression + slack − error = 0
  ///     ≥   expression − slack + error = 0        (no error symbols if required)
  ///     =   expression − over + under = 0         (expression + dummy = 0 if required)
  private mutating func makeRow(
    for constraint: LinearConstraint,
    slot: Int
  ) -> (Row, Record) {
    var row = Row()
    row.constant = constraint.expression.constant
    for term in constraint.expression.terms {
      tableau.add(term.coefficient, of: term.variable.symbol, to: &row)
    }
    var record = Record(
      constraint: constraint,
      sequence: nextSequence,
      marker: -1,
      markerSign: constraint.relation == .greaterThanOrEqual ? -1 : 1,
      errors: [],
      slack: nil
    )
    if constraint.relation != .equal {
      record.marker = tableau.makeSymbol(.slack, owner: slot)
      record.slack = record.marker
      row.add(record.markerSign, of: record.marker)
      if !constraint.strength.isRequired {
        let error = tableau.makeSymbol(.error, owner: slot)
        row.add(-record.markerSign, of: error)
        record.errors = [error]
      }
    } else if constraint.strength.isRequired {
      record.marker = tableau.makeSymbol(.dummy, owner: slot)
      row.add(1, of: record.marker)
    } else {
      record.marker = tableau.makeSymbol(.error, owner: slot)
      record.markerSign = -1
      let under = tableau.makeSymbol(.error, owner: slot)
      row.add(-1, of: record.marker)
      row.add(1, of: under)
      record.errors = [record.marker, under]
    }
    return (row, record)
  }

  /// Solves a new equation for one of its symbols and makes it part of the tableau.
  private mutating func place(
    _ equation: Row,
    of id: LinearConstraint.ID,
    record: Record
  ) throws(Conflict) {
    var row = equation
    if row.constant < 0 { row.scale(by: -1) }

    if let subject = subject(of: row, record: record) {
      row.solve(for: subject)
      tableau.insert(row)
      return
    }
    if !row.symbols.contains(where: tableau.isPivotable) {
      guard row.constant <= feasibilityTolerance else {
        let conflict = conflict(in: row, rejecting: id)
        retireSymbols(of: record)
        throw conflict
      }
      row.constant = 0
      row.solve(for: record.marker)
      tableau.insert(row)
      return
    }
    try placeWithArtificialSymbol(row, of: id)
  }

  /// A symbol that can define the row and leave it feasible: a variable, or a symbol of the
  /// constraint's own.
  ///
  /// A variable that the row leaves free is zero until something decides it. So the one that is the
  /// sum of the others is defined: of views one below the other that nothing holds at the top, the
  /// first stays at the origin and the rest follow it (inferred).
  private func subject(of row: Row, record: Record) -> Symbol? {
    var (positive, negative) = (
      row.constant > nearlyZero ? 1 : 0, row.constant < -nearlyZero ? 1 : 0
    )
    for (symbol, coefficient) in zip(row.symbols, row.coefficients)
    where tableau.kind(of: symbol) != .dummy {
      if coefficient > 0 { positive += 1 } else { negative += 1 }
    }
    var best: (symbol: Symbol, differences: Int, length: Int)?
    for (symbol, coefficient) in zip(row.symbols, row.coefficients)
    where tableau.kind(of: symbol) == .external {
      // How many terms its definition would subtract, itself counted.
      let differences = coefficient > 0 ? positive : negative
      // The fewer rows mention it, the less there is to rewrite.
      let length = tableau.columnLength(of: symbol)
      if best.map({ (differences, length) < ($0.differences, $0.length) }) ?? true {
        best = (symbol, differences, length)
      }
    }
    if let best { return best.symbol }
    for symbol in [record.marker] + record.errors
    where tableau.isPivotable(symbol) && row.coefficient(of: symbol) < 0 {
      return symbol
    }
    return nil
  }

  /// Adds `artificial = row` and drives the artificial symbol to zero; if that fails, the
  /// constraint cannot hold.
  private mutating func placeWithArtificialSymbol(
    _ row: Row,
    of id: LinearConstraint.ID
  ) throws(Conflict) {
    let artificial = tableau.makeSymbol(.error, owner: id.slot)
    var row = row
    row.basic = artificial
    tableau.insert(row)

    var index = tableau.definition(of: artificial)
    while index >= 0, tableau.rows[index].constant > feasibilityTolerance {
      let current = tableau.rows[index]
      let entering = zip(current.symbols, current.coefficients).first { symbol, coefficient in
        coefficient < -nearlyZero && tableau.isPivotable(symbol)
      }
      guard let entering, let leaving = tableau.leavingRow(for: entering.0) else { break }
      tableau.pivot(row: leaving, entering: entering.0)
      index = tableau.definition(of: artificial)
    }
    tableau.infeasibleRows.removeAll(keepingCapacity: true)

    guard index >= 0 else {
      tableau.retire(artificial)
      return
    }
    let last = tableau.rows[index]
    guard last.constant <= feasibilityTolerance else {
      let conflict = conflict(in: last, rejecting: id)
      extract(id, artificial: artificial)
      throw conflict
    }
    tableau.rows[index].constant = 0
    let entering =
      last.symbols.first(where: tableau.isPivotable) ?? records[id.slot]?.marker ?? artificial
    tableau.pivot(row: index, entering: entering)
    tableau.infeasibleRows.removeAll(keepingCapacity: true)
    tableau.retire(artificial)
  }

  /// Removes a constraint's equation from the tableau, and its errors from the objectives.
  mutating func extract(_ id: LinearConstraint.ID, artificial: Symbol? = nil) {
    guard let record = records[id.slot] else { return }
    if artificial == nil {
      penalize(record, times: -1)
    }
    if tableau.definition(of: record.marker) < 0,
      let row = tableau.rowForRemoving(marker: record.marker)
    {
      tableau.pivot(row: row, entering: record.marker)
    }
    let row = tableau.definition(of: record.marker)
    if row >= 0 { tableau.removeRow(row) }
    tableau.infeasibleRows.removeAll(keepingCapacity: true)
    retireSymbols(of: record)
    if let artificial { tableau.retire(artificial) }
    isOptimal = false
  }

  /// Counts the errors of a constraint in the objectives, or no longer.
  private mutating func penalize(_ record: Record, times: Double) {
    let constraint = record.constraint
    for error in record.errors {
      tableau.penalize(error, strength: constraint.strength, times: times)
      guard let rank = constraint.rank else { continue }
      tableau.penalize(error, strength: .ties, times: times * Double(rank + 1))
    }
  }

  private mutating func retireSymbols(of record: Record) {
    for symbol in Set([record.marker] + record.errors).sorted() { tableau.retire(symbol) }
  }

  /// A contradictory row is a sum of constraints, which are found by their symbols.
  private func conflict(in row: Row, rejecting id: LinearConstraint.ID) -> Conflict {
    var slots = Set([id.slot])
    for symbol in row.symbols where tableau.owner(of: symbol) >= 0 {
      slots.insert(tableau.owner(of: symbol))
    }
    let sorted = slots.sorted {
      (records[$0]?.sequence ?? .max, $0) < (records[$1]?.sequence ?? .max, $1)
    }
    return Conflict(rejected: id, constraints: sorted.map(LinearConstraint.ID.init))
  }

  // MARK: New constants

  private mutating func applyEdits() {
    guard !edits.isEmpty else { return }
    let pending = edits
    edits = []
    if !isOptimal {
      tableau.optimize()
      isOptimal = true
    }
    var changed: [(id: LinearConstraint.ID, old: Double)] = []
    for edit in pending {
      guard let old = records[edit.id.slot]?.constraint.expression.constant, old != edit.constant
      else { continue }
      shiftConstant(of: edit.id, to: edit.constant)
      changed.append((edit.id, old))
    }
    guard !changed.isEmpty else { return }
    if tableau.restoreFeasibility() == nil, changed.allSatisfy({ areDummiesZero(near: $0.id) }) {
      return
    }
    startOver(after: changed)
  }

  private mutating func shiftConstant(of id: LinearConstraint.ID, to constant: Double) {
    guard let record = records[id.slot] else { return }
    let shift = (constant - record.constraint.expression.constant) / record.markerSign
    records[id.slot]?.constraint.expression.constant = constant
    let definition = tableau.definition(of: record.marker)
    if definition >= 0 {
      tableau.rows[definition].constant -= shift
      tableau.noteIfInfeasible(definition)
    } else {
      for row in tableau.column(of: record.marker) {
        tableau.rows[row].constant += shift * tableau.rows[row].coefficient(of: record.marker)
        tableau.noteIfInfeasible(row)
      }
    }
  }

  /// Whether the rows of dummies that a constraint takes part in still say zero: a redundant
  /// equation stays true.
  private mutating func areDummiesZero(near id: LinearConstraint.ID) -> Bool {
    guard let marker = records[id.slot]?.marker else { return true }
    var rows = tableau.column(of: marker)
    if tableau.definition(of: marker) >= 0 { rows.append(tableau.definition(of: marker)) }
    return rows.allSatisfy {
      tableau.kind(of: tableau.rows[$0].basic) != .dummy
        || abs(tableau.rows[$0].constant) <= feasibilityTolerance
    }
  }

  /// New constants contradict each other or the rest: restores the old ones, then adds the new ones
  /// one by one.
  private mutating func startOver(after changed: [(id: LinearConstraint.ID, old: Double)]) {
    var wanted: [(id: LinearConstraint.ID, constraint: LinearConstraint)] = []
    for (id, _) in changed where !wanted.contains(where: { $0.id == id }) {
      if let constraint = records[id.slot]?.constraint { wanted.append((id, constraint)) }
    }
    for (id, old) in changed.reversed() { shiftConstant(of: id, to: old) }
    _ = tableau.restoreFeasibility()
    for (id, _) in wanted { extract(id) }
    for (id, constraint) in wanted {
      do throws(Conflict) {
        try insert(constraint, as: id)
      } catch {
        records[id.slot] = nil
        unusedSlots.append(id.slot)
        conflicts.append(error)
      }
    }
  }
}
