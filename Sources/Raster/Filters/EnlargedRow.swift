/// A row of an enlarged picture, which lies between two rows of the small one.
struct EnlargedRow {
  /// Rows of the small picture; at its ends both are the same.
  let above: Int
  let below: Int
  /// What each weighs; together twice the factor.
  let upper: UInt32
  let lower: UInt32

  /// - Parameters:
  ///   - y: counts the rows of the large picture.
  ///   - count: that of the rows of the small one.
  init(_ y: Int, of count: Int, _ factor: Int) {
    // Positions in units of 1 / (2 * factor) of a small pixel.
    let unit = 2 * factor
    let position = 2 * y + 1 - factor
    let first = position < 0 ? -1 : position / unit
    above = min(count - 1, max(0, first))
    below = min(count - 1, first + 1)
    lower = UInt32(position - first * unit)
    upper = UInt32(unit) - lower
  }

  /// Repeats the outermost pixels of a row of the small picture around it.
  func closeEnds(of line: UnsafeMutablePointer<UInt32>, cells: Int, channels: Int) {
    let end = cells * channels
    for c in 0..<channels {
      line[c - channels] = line[c]
      line[end + c] = line[end - channels + c]
    }
  }
}
