/// The arithmetic of one digest: what whole blocks do to its state.
///
/// States are plain numbers without references, so that the contexts that hold them can be copied
/// as bytes and begin in uninitialized memory, as in C.
package protocol DigestCore: Sendable {
  /// Bytes of the digest.
  static var byteCount: Int { get }
  /// Bytes of a block, at most 128; the length at the end of a message takes an eighth of it.
  static var blockByteCount: Int { get }
  /// Whether the length at the end of a message begins with its highest byte.
  static var isBigEndian: Bool { get }

  init()

  /// Takes any number of whole blocks.
  mutating func absorb(_ blocks: UnsafeRawBufferPointer)

  /// Writes `byteCount` bytes of the state.
  func write(to bytes: UnsafeMutableRawBufferPointer)
}

extension FixedWidthInteger {
  // Masking shifts: the plain ones also handle distances beyond the width, which, in loops that the
  // optimizer unrolls, takes the compiler half a minute.
  func rotatedLeft(by bits: Int) -> Self {
    self &<< Self(truncatingIfNeeded: bits) | self
      &>> Self(truncatingIfNeeded: Self.bitWidth &- bits)
  }

  func rotatedRight(by bits: Int) -> Self {
    self &>> Self(truncatingIfNeeded: bits) | self
      &<< Self(truncatingIfNeeded: Self.bitWidth &- bits)
  }
}

extension UnsafeRawBufferPointer {
  /// A word that need not be aligned, from its highest byte to its lowest.
  func word<Word: FixedWidthInteger & BitwiseCopyable>(at offset: Int) -> Word {
    Word(bigEndian: loadUnaligned(fromByteOffset: offset, as: Word.self))
  }
}

extension UnsafeMutableRawBufferPointer {
  /// As many bytes of the words as there is room for, each word from its highest byte.
  func write<Words: SIMD>(bigEndian words: Words) where Words.Scalar: FixedWidthInteger {
    let width = Words.Scalar.bitWidth / 8
    for index in indices {
      let word = words[index / width]
      self[index] = UInt8(truncatingIfNeeded: word >> Words.Scalar(8 * (width - 1 - index % width)))
    }
  }
}
