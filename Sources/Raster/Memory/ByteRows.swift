import Pixels

/// Rows of bytes, of which those that equal the row before are stored once: most rows of a shadow
/// do.
struct ByteRows: Sendable {
  /// Bytes of a row.
  let width: Int
  /// How many rows are stored.
  let lineCount: Int
  private let memory: PixelMemory
  /// Of each row the stored one.
  private let places: [Int32]

  /// Rows that `write` writes, all of them.
  init(width: Int, height: Int, from pool: PixelPool, write: (inout Writer) -> Void) {
    // Only what is written takes memory, so there may be room for rows that all differ.
    let memory = PixelMemory(bytes: width * height, from: pool)
    var writer = Writer(memory.bytes, width: width, height: height)
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

    /// What is written so far: all stored rows.
    var written: UnsafeMutableBufferPointer<UInt8> {
      UnsafeMutableBufferPointer(start: base, count: lineCount * width)
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
    return UnsafeBufferPointer(start: memory.bytes + place * width, count: width)
  }

  /// The bytes from a place on, counted through all stored rows.
  func bytes(at place: Int) -> UnsafePointer<UInt8> {
    check(place >= 0 && place < byteCount)
    return UnsafePointer(memory.bytes + place)
  }

  func withLines<Result>(_ body: (ByteLines) -> Result) -> Result {
    withExtendedLifetime(memory) {
      places.withUnsafeBufferPointer { places in
        body(ByteLines(memory.bytes, width: width, height: height, places.baseAddress))
      }
    }
  }
}
