/// The number of a symbol: a variable, or one of the solver's own slack, error and dummy unknowns.
typealias Symbol = Int32

/// Numbers nearer to zero than this are zero: they are remainders of a cancelled term.
let nearlyZero = 1e-9

/// How far a value may lie outside its bounds, in points, and still count as inside.
let feasibilityTolerance = 1e-7

/// A sparse linear expression, `constant + Σ coefficient·symbol`, its terms sorted by symbol.
///
/// Sorted arrays make sums a merge, look-ups a binary search, and the order of every loop the same
/// in each run.
struct Row: Sendable {
  /// The symbol that this row defines, or −1 in an objective.
  var basic: Symbol = -1
  var constant = 0.0
  private(set) var symbols: [Symbol] = []
  private(set) var coefficients: [Double] = []

  /// The position of a symbol's term, or where it belongs.
  private func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = symbols.count
    while low < high {
      let middle = (low + high) / 2
      if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The coefficient of a symbol, zero if it has no term.
  func coefficient(of symbol: Symbol) -> Double {
    let index = position(of: symbol)
    return index < symbols.count && symbols[index] == symbol ? coefficients[index] : 0
  }

  func contains(_ symbol: Symbol) -> Bool {
    let index = position(of: symbol)
    return index < symbols.count && symbols[index] == symbol
  }

  mutating func add(_ coefficient: Double, of symbol: Symbol) {
    let index = position(of: symbol)
    if index < symbols.count, symbols[index] == symbol {
      coefficients[index] += coefficient
      if abs(coefficients[index]) < nearlyZero {
        symbols.remove(at: index)
        coefficients.remove(at: index)
      }
    } else if abs(coefficient) >= nearlyZero {
      symbols.insert(symbol, at: index)
      coefficients.insert(coefficient, at: index)
    }
  }

  /// Removes a symbol's term and returns its coefficient.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let index = position(of: symbol)
    guard index < symbols.count, symbols[index] == symbol else { return 0 }
    symbols.remove(at: index)
    return coefficients.remove(at: index)
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in coefficients.indices { coefficients[index] *= factor }
  }

  /// Adds a multiple of another row; `appeared` is called with each symbol that had no term here
  /// before.
  mutating func add(_ other: Row, times factor: Double, appeared: (Symbol) -> Void = { _ in }) {
    constant += factor * other.constant
    guard !other.symbols.isEmpty else { return }
    var mergedSymbols: [Symbol] = []
    var mergedCoefficients: [Double] = []
    mergedSymbols.reserveCapacity(symbols.count + other.symbols.count)
    mergedCoefficients.reserveCapacity(symbols.count + other.symbols.count)
    var mine = 0
    var theirs = 0
    while mine < symbols.count || theirs < other.symbols.count {
      if theirs == other.symbols.count
        || (mine < symbols.count && symbols[mine] < other.symbols[theirs])
      {
        mergedSymbols.append(symbols[mine])
        mergedCoefficients.append(coefficients[mine])
        mine += 1
      } else if mine == symbols.count || other.symbols[theirs] < symbols[mine] {
        let coefficient = factor * other.coefficients[theirs]
        if abs(coefficient) >= nearlyZero {
          mergedSymbols.append(other.symbols[theirs])
          mergedCoefficients.append(coefficient)
          appeared(other.symbols[theirs])
        }
        theirs += 1
      } else {
        let coefficient = coefficients[mine] + factor * other.coefficients[theirs]
        if abs(coefficient) >= nearlyZero {
          mergedSymbols.append(symbols[mine])
          mergedCoefficients.append(coefficient)
        }
        mine += 1
        theirs += 1
      }
    }
    symbols = mergedSymbols
    coefficients = mergedCoefficients
  }

  /// Rewrites `basic = constant + … + k·symbol + …` as `symbol = …`; the old basic symbol, if any,
  /// joins the terms.
  mutating func solve(for symbol: Symbol) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
    if basic >= 0 { add(1 / coefficient, of: basic) }
    basic = symbol
  }
}
