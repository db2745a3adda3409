/// The five ways PNG predicts a byte from its neighbours before compression.
///
///     c b      x is stored as x - predictor, modulo 256;
///     a x      a, b, c are the same channel of the neighbouring pixels, 0 outside the picture
package enum PNGFilter: UInt8, CaseIterable, Sendable {
  case none, sub, up, average, paeth

  /// Filters one row.
  ///
  /// `above` is nil for a first row, whose upper neighbours count as 0.
  package func apply(
    to row: UnsafeBufferPointer<UInt8>,
    above: UnsafeBufferPointer<UInt8>?,
    bytesPerPixel: Int,
    into result: UnsafeMutableBufferPointer<UInt8>
  ) {
    for x in 0..<row.count {
      let a = x >= bytesPerPixel ? row[x - bytesPerPixel] : 0
      let b = above?[x] ?? 0
      let c = x >= bytesPerPixel ? above?[x - bytesPerPixel] ?? 0 : 0
      result[x] = row[x] &- predictor(a, b, c)
    }
  }

  private func predictor(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> UInt8 {
    switch self {
    case .none: return 0
    case .sub: return a
    case .up: return b
    case .average: return UInt8((Int(a) + Int(b)) / 2)
    case .paeth:
      let estimate = Int(a) + Int(b) - Int(c)
      let toA = abs(estimate - Int(a))
      let toB = abs(estimate - Int(b))
      let toC = abs(estimate - Int(c))
      return toA <= toB && toA <= toC ? a : toB <= toC ? b : c
    }
  }
}
