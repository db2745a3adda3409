/// A message that arrives in parts, and its digest.
///
/// The padding is that of RFC 1321 and FIPS 180-4: a one bit, zeros, and the length in bits.
package struct DigestStream<Core: DigestCore>: Sendable {
  private var core = Core()
  /// The beginning of a block that is not whole yet.
  private var rest = BlockBuffer()
  /// Bytes in `rest`.
  private var restCount = 0
  /// Bytes of the message.
  private var length: UInt64 = 0

  package init() {}

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    let size = Core.blockByteCount
    length &+= UInt64(bytes.count)
    var taken = 0
    if restCount > 0 {
      taken = min(size - restCount, bytes.count)
      rest.copy(UnsafeRawBufferPointer(rebasing: bytes[..<taken]), at: restCount)
      restCount += taken
      guard restCount == size else { return }
      rest.withBytes(size) { core.absorb($0) }
      restCount = 0
    }
    let end = bytes.count - (bytes.count - taken) % size
    if taken < end { core.absorb(UnsafeRawBufferPointer(rebasing: bytes[taken..<end])) }
    rest.copy(UnsafeRawBufferPointer(rebasing: bytes[end...]), at: 0)
    restCount = bytes.count - end
  }

  /// Writes the digest of what came so far, `Core.byteCount` bytes; more may follow.
  package func finish(to bytes: UnsafeMutableRawBufferPointer) {
    let size = Core.blockByteCount
    var last = self
    last.rest.fill(from: restCount, with: 0)
    last.rest[restCount] = 0x80
    if restCount + 1 + size / 8 > size {
      last.rest.withBytes(size) { last.core.absorb($0) }
      last.rest.fill(from: 0, with: 0)
    }
    // A length of 128 bits, as long blocks have it, has zeros in its upper half.
    for index in 0..<8 {
      let byte = UInt8(truncatingIfNeeded: (length &* 8) >> UInt64(8 * index))
      last.rest[Core.isBigEndian ? size - 1 - index : size - 8 + index] = byte
    }
    last.rest.withBytes(size) { last.core.absorb($0) }
    last.core.write(to: UnsafeMutableRawBufferPointer(rebasing: bytes[..<Core.byteCount]))
  }

  package func finish() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Core.byteCount) { bytes, count in
      UnsafeMutableRawBufferPointer(bytes).initializeMemory(as: UInt8.self, repeating: 0)
      finish(to: UnsafeMutableRawBufferPointer(bytes))
      count = Core.byteCount
    }
  }

  package static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var stream = DigestStream()
    stream.update(bytes)
    return stream.finish()
  }
}

/// Room for one block of at most 128 bytes, without a reference.
struct BlockBuffer: Sendable {
  private var bytes = (SIMD64<UInt8>.zero, SIMD64<UInt8>.zero)

  subscript(index: Int) -> UInt8 {
    get { index < 64 ? bytes.0[index] : bytes.1[index - 64] }
    set { if index < 64 { bytes.0[index] = newValue } else { bytes.1[index - 64] = newValue } }
  }

  mutating func copy(_ part: UnsafeRawBufferPointer, at start: Int) {
    withUnsafeMutableBytes(of: &bytes) { bytes in
      UnsafeMutableRawBufferPointer(rebasing: bytes[start...]).copyMemory(from: part)
    }
  }

  mutating func fill(from start: Int, with byte: UInt8) {
    withUnsafeMutableBytes(of: &bytes) { bytes in
      for index in start..<bytes.count { bytes[index] = byte }
    }
  }

  func withBytes(_ count: Int, _ body: (UnsafeRawBufferPointer) -> Void) {
    withUnsafeBytes(of: bytes) { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }
}
