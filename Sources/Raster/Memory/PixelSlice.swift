/// Stops before memory is read or written outside a type's bounds, in release builds too.
@inline(__always)
func check(_ isInside: Bool) {
  precondition(isInside, "Outside of the memory.")
}

/// Adjacent pixels in memory.
struct PixelSlice: BitwiseCopyable {
  fileprivate(set) var start: UnsafePointer<UInt32>
  fileprivate(set) var count: Int32

  @inline(__always)
  init(_ start: UnsafePointer<UInt32>, count: Int32) {
    self.start = start
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> UInt32 {
    check(UInt(bitPattern: index) < UInt(bitPattern: Int(count)))
    return start[index]
  }
}

/// Adjacent pixels in memory that are written to.
struct MutablePixelSlice: BitwiseCopyable {
  private(set) var start: UnsafeMutablePointer<UInt32>
  private(set) var count: Int32

  @inline(__always)
  init(_ start: UnsafeMutablePointer<UInt32>, count: Int32) {
    self.start = start
    self.count = count
  }

  @inline(__always)
  var readOnly: PixelSlice { PixelSlice(UnsafePointer(start), count: count) }

  @inline(__always)
  subscript(index: Int) -> UInt32 {
    get {
      check(UInt(bitPattern: index) < UInt(bitPattern: Int(count)))
      return start[index]
    }
    nonmutating set {
      check(UInt(bitPattern: index) < UInt(bitPattern: Int(count)))
      start[index] = newValue
    }
  }

  /// Pixels `first ..< end` of these.
  @inline(__always)
  func part(from first: Int32, to end: Int32) -> MutablePixelSlice {
    check(first >= 0 && first <= end && end <= count)
    return MutablePixelSlice(start + Int(first), count: end - first)
  }

  @inline(__always)
  func fill(with pixel: UInt32) { start.update(repeating: pixel, count: Int(count)) }

  @inline(__always)
  func copy(from source: PixelSlice) {
    check(source.count >= count)
    start.update(from: source.start, count: Int(count))
  }

  /// The memory of the pixels as bytes, of which the first `count` are used.
  @inline(__always)
  var bytes: MutableByteSlice {
    MutableByteSlice(
      UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt8.self),
      count: count
    )
  }
}

/// Adjacent bytes in memory: coverage, one for each pixel.
struct ByteSlice: BitwiseCopyable {
  private(set) var start: UnsafePointer<UInt8>
  private(set) var count: Int32

  @inline(__always)
  init(_ start: UnsafePointer<UInt8>, count: Int32) {
    self.start = start
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    check(UInt(bitPattern: index) < UInt(bitPattern: Int(count)))
    return start[index]
  }

  /// Bytes `first ..< end` of these.
  @inline(__always)
  func part(from first: Int32, to end: Int32) -> ByteSlice {
    check(first >= 0 && first <= end && end <= count)
    return ByteSlice(start + Int(first), count: end - first)
  }
}

/// Adjacent bytes in memory that are written to.
struct MutableByteSlice: BitwiseCopyable {
  private(set) var start: UnsafeMutablePointer<UInt8>
  private(set) var count: Int32

  @inline(__always)
  init(_ start: UnsafeMutablePointer<UInt8>, count: Int32) {
    self.start = start
    self.count = count
  }

  @inline(__always)
  var readOnly: ByteSlice { ByteSlice(UnsafePointer(start), count: count) }

  @inline(__always)
  func part(from first: Int32, to end: Int32) -> MutableByteSlice {
    check(first >= 0 && first <= end && end <= count)
    return MutableByteSlice(start + Int(first), count: end - first)
  }
}
