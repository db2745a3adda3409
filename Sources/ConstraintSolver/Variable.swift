/// An unknown of a `Solver`: one coordinate or one length.
///
/// Its value is a real number, zero until a constraint decides it.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol

  init(symbol: Symbol) {
    self.symbol = symbol
  }
}
