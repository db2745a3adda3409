/// Rows to read: of a `ByteRows`, or of a picture.
struct ByteLines {
  let base: UnsafePointer<UInt8>
  /// Bytes of a row.
  let width: Int
  let height: Int
  /// Nil where each row is stored.
  private let places: UnsafePointer<Int32>?

  init(
    _ base: UnsafePointer<UInt8>,
    width: Int,
    height: Int,
    _ places: UnsafePointer<Int32>? = nil
  ) {
    self.base = base
    self.width = width
    self.height = height
    self.places = places
  }

  /// Which stored row a row is: rows with the same place are equal.
  @inline(__always)
  func place(ofRow y: Int) -> Int {
    check(y >= 0 && y < height)
    return places.map { Int($0[y]) } ?? y
  }

  @inline(__always)
  func line(_ place: Int) -> UnsafePointer<UInt8> { base + place * width }
}
