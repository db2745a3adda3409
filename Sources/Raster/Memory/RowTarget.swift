/// Rows of bytes that are written from the top down.
protocol RowTarget {
  /// The memory of the next row; nil when it repeats the row before and needs no writing.
  mutating func next(isRepeated: Bool) -> UnsafeMutablePointer<UInt8>?
}

/// The rows of a picture, all of which are stored.
struct PictureRows: RowTarget {
  private var next: UnsafeMutablePointer<UInt8>
  private let width: Int

  init(_ base: UnsafeMutablePointer<UInt8>, width: Int) {
    next = base
    self.width = width
  }

  mutating func next(isRepeated: Bool) -> UnsafeMutablePointer<UInt8>? {
    defer { next += width }
    guard isRepeated else { return next }
    next.update(from: next - width, count: width)
    return nil
  }
}
