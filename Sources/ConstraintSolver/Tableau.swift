/// The simplex tableau: a system of linear equations solved for its basic symbols.
///
/// Each row defines one basic symbol by symbols that are not basic; those count as zero, so a row's
/// constant is its symbol's value. External symbols (variables) take any value, slack and error
/// symbols stay at or above zero, dummies stay at zero. Rows of restricted symbols never contain
/// external ones.
struct Tableau: Sendable {
  enum Kind: UInt8, Sendable {
    case external
    case slack
    case error
    case dummy
    case unused
  }

  private(set) var kinds: [Kind] = []
  /// The slot of the constraint that brought a symbol in; −1 for variables.
  private(set) var owners: [Int] = []
  private var unusedSymbols: [Symbol] = []

  var rows: [Row] = []
  private var unusedRows: [Int] = []
  /// The row that defines a symbol, or −1.
  private(set) var definitions: [Int] = []
  /// The rows in which a symbol may have a term.
  ///
  /// Entries may be stale or double; `column(of:)` cleans up.
  private var columns: [[Int]] = []

  /// What is minimized: one row for each strength in use, the strongest first.
  var objectives: [Objective] = []

  /// Rows of restricted symbols whose value has fallen below zero.
  var infeasibleRows: [Int] = []

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind, owner: Int = -1) -> Symbol {
    if let symbol = unusedSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    definitions.append(-1)
    columns.append([])
    return Symbol(kinds.count - 1)
  }

  /// Frees a symbol's number.
  ///
  /// It must not be basic; remaining terms from rounding are removed.
  mutating func retire(_ symbol: Symbol) {
    for row in column(of: symbol) { rows[row].remove(symbol) }
    for index in objectives.indices { objectives[index].row.remove(symbol) }
    columns[Int(symbol)] = []
    kinds[Int(symbol)] = .unused
    unusedSymbols.append(symbol)
  }

  func kind(of symbol: Symbol) -> Kind { kinds[Int(symbol)] }
  func owner(of symbol: Symbol) -> Int { owners[Int(symbol)] }
  func definition(of symbol: Symbol) -> Int { definitions[Int(symbol)] }

  /// Whether a symbol may become basic in a pivot.
  func isPivotable(_ symbol: Symbol) -> Bool {
    let kind = kind(of: symbol)
    return kind == .slack || kind == .error
  }

  func value(of symbol: Symbol) -> Double {
    let row = definition(of: symbol)
    return row < 0 ? 0 : rows[row].constant
  }

  /// The number of rows a symbol may occur in; an upper bound, cheap.
  func columnLength(of symbol: Symbol) -> Int { columns[Int(symbol)].count }

  /// The rows in which a symbol has a term, in ascending order.
  mutating func column(of symbol: Symbol) -> [Int] {
    var column = columns[Int(symbol)]
    guard !column.isEmpty else { return [] }
    column.sort()
    var last = -1
    column.removeAll { row in
      defer { last = row }
      return row == last || !rows[row].contains(symbol)
    }
    columns[Int(symbol)] = column
    return column
  }

  // MARK: Rows

  /// Adds a multiple of `other` to a row and updates the columns.
  private mutating func add(_ other: Row, times factor: Double, toRow index: Int) {
    // The row is taken out so that the columns can be written while it is merged.
    var row = Row()
    swap(&row, &rows[index])
    row.add(other, times: factor) { columns[Int($0)].append(index) }
    swap(&row, &rows[index])
    noteIfInfeasible(index)
  }

  func isRestricted(_ row: Int) -> Bool {
    let symbol = rows[row].basic
    return symbol >= 0 && isPivotable(symbol)
  }

  mutating func noteIfInfeasible(_ row: Int) {
    if rows[row].constant < -feasibilityTolerance, isRestricted(row) { infeasibleRows.append(row) }
  }

  /// Replaces a symbol, everywhere, by the row that now defines it.
  private mutating func substitute(_ symbol: Symbol, by row: Row, except skipped: Int) {
    for index in column(of: symbol) where index != skipped {
      let coefficient = rows[index].remove(symbol)
      add(row, times: coefficient, toRow: index)
    }
    columns[Int(symbol)] = []
    for index in objectives.indices {
      let coefficient = objectives[index].row.remove(symbol)
      if coefficient != 0 { objectives[index].row.add(row, times: coefficient) }
    }
  }

  /// Brings in a row that defines `row.basic`, a symbol that had no definition.
  mutating func insert(_ row: Row) {
    substitute(row.basic, by: row, except: -1)
    let index: Int
    if let unused = unusedRows.popLast() {
      index = unused
      rows[index] = row
    } else {
      index = rows.count
      rows.append(row)
    }
    definitions[Int(row.basic)] = index
    for symbol in row.symbols { columns[Int(symbol)].append(index) }
    noteIfInfeasible(index)
  }

  /// Removes a row and its definition.
  mutating func removeRow(_ index: Int) {
    definitions[Int(rows[index].basic)] = -1
    rows[index] = Row()
    unusedRows.append(index)
  }

  /// Makes `entering` basic in a row in place of that row's symbol.
  mutating func pivot(row index: Int, entering: Symbol) {
    var row = rows[index]
    let leaving = row.basic
    row.solve(for: entering)
    rows[index] = row
    columns[Int(leaving)].append(index)
    definitions[Int(leaving)] = -1
    definitions[Int(entering)] = index
    substitute(entering, by: row, except: index)
    noteIfInfeasible(index)
  }

  /// Adds a multiple of a symbol to a row that is not yet part of the tableau, by its definition if
  /// it has one.
  func add(_ coefficient: Double, of symbol: Symbol, to row: inout Row) {
    let definition = definition(of: symbol)
    if definition < 0 {
      row.add(coefficient, of: symbol)
    } else {
      row.add(rows[definition], times: coefficient)
    }
  }

  // MARK: Ratio tests

  /// The restricted row that first falls to zero when `entering` grows, or nil if none does.
  ///
  /// Ties go to the smallest symbol (Bland's rule), so no sequence of pivots repeats.
  mutating func leavingRow(for entering: Symbol) -> Int? {
    var best: Int?
    var bestRatio = Double.infinity
    for index in column(of: entering) where isRestricted(index) {
      let coefficient = rows[index].coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = max(0, -rows[index].constant / coefficient)
      if ratio < bestRatio - nearlyZero {
        (best, bestRatio) = (index, ratio)
      } else if ratio < bestRatio + nearlyZero, let other = best,
        rows[index].basic < rows[other].basic
      {
        (best, bestRatio) = (index, min(ratio, bestRatio))
      }
    }
    return best
  }

  /// The row in which the marker of a constraint can become basic and leave all other rows
  /// feasible.
  mutating func rowForRemoving(marker: Symbol) -> Int? {
    var external: Int?
    var rising: (row: Int, ratio: Double)?
    for index in column(of: marker) {
      guard isRestricted(index) else {
        // A dummy's row stays at zero whatever its terms do, so it may go first.
        if kind(of: rows[index].basic) == .external { external = external ?? index }
        continue
      }
      let coefficient = rows[index].coefficient(of: marker)
      guard coefficient > 0 else { continue }
      let ratio = rows[index].constant / coefficient
      if rising == nil || ratio < rising?.ratio ?? .infinity { rising = (index, ratio) }
    }
    return leavingRow(for: marker) ?? rising?.row ?? external ?? column(of: marker).first
  }
}
