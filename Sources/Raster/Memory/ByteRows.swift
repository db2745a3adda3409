import Pixels

/// Bytes in memory of a pool, to which it returns in the end.
final class PooledBytes: @unchecked Sendable {
  let base: UnsafeMutablePointer<UInt8>
  private let lender: (pool: PixelPool, block: PixelPool.Block)?

  /// They are yet to be written.
  init(_ count: Int, from pool: PixelPool) {
    lender = pool.take((count + 3) / 4).map { (pool, $0) }
    base =
      lender.map { UnsafeMutableRawPointer($0.block.base).assumingMemoryBound(to: UInt8.self) }
      ?? .allocate(capacity: max(1, count))
    base.unwrite(count)
  }

  deinit {
    if let lender { lender.pool.give(lender.block) } else { base.deallocate() }
  }
}

/// Rows of bytes that are written from the top down.
protocol RowTarget {
  /// The memory of the next row; nil when it repeats the row before and needs no writing.
  mutating func next(isRepeated: Bool) -> UnsafeMutablePointer<UInt8>?
}

/// Rows of bytes, of which those that equal the row before are stored once: most rows of a shadow do.
struct ByteRows: Sendable {
  /// Bytes of a row.
  let width: Int
  /// How many rows are stored.
  let lineCount: Int
  private let memory: PooledBytes
  /// Of each row the stored one.
  private let places: [Int32]

  /// Rows that `write` writes, all of them.
  init(width: Int, height: Int, from pool: PixelPool, write: (inout Writer) -> Void) {
    // Only what is written takes memory, so there may be room for rows that all differ.
    let memory = PooledBytes(width * height, from: pool)
    var writer = Writer(memory.base, width: width, height: height)
    write(&writer)
    check(writer.places.count == height)
    self.width = width
    self.memory = memory
    lineCount = writer.lineCount
    places = writer.places
  }

  struct Writer: RowTarget {
    private let base: UnsafeMutablePointer<UInt8>
    private let width: Int
    private let height: Int
    fileprivate var places: [Int32] = []
    fileprivate var lineCount = 0

    fileprivate init(_ base: UnsafeMutablePointer<UInt8>, width: Int, height: Int) {
      self.base = base
      self.width = width
      self.height = height
      places.reserveCapacity(height)
    }

    mutating func next(isRepeated: Bool) -> UnsafeMutablePointer<UInt8>? {
      check(places.count < height)
      if isRepeated, let last = places.last {
        places.append(last)
        return nil
      }
      places.append(Int32(lineCount))
      lineCount += 1
      return base + (lineCount - 1) * width
    }
  }

  var height: Int { places.count }
  var byteCount: Int { lineCount * width }

  /// Which stored row a row is.
  @inline(__always)
  func place(ofRow y: Int) -> Int { Int(places[y]) }

  /// A stored row; valid while this value lives.
  @inline(__always)
  func line(_ place: Int) -> UnsafeBufferPointer<UInt8> {
    check(place >= 0 && place < lineCount)
    return UnsafeBufferPointer(start: memory.base + place * width, count: width)
  }

  /// The bytes from a place on, counted through all stored rows.
  func bytes(at place: Int) -> UnsafePointer<UInt8> {
    check(place >= 0 && place < byteCount)
    return UnsafePointer(memory.base + place)
  }

  func withLines<Result>(_ body: (ByteLines) -> Result) -> Result {
    withExtendedLifetime(memory) {
      places.withUnsafeBufferPointer { places in
        body(ByteLines(memory.base, width: width, height: height, places.baseAddress))
      }
    }
  }
}

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
