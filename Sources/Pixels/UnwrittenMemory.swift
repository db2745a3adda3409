import Foundation
import Synchronization

/// Memory that is not written yet: fresh, or used before and returned.
///
/// Its content must never be read.
///
/// With `SEGUE_NOISE` in the environment it is full of noise, other noise each time, so that
/// whatever reads it gives other pictures than the goldens.
package enum UnwrittenMemory {
  private static let state = Atomic<Bool>(getenv("SEGUE_NOISE") != nil)

  /// Tests switch it on and off; what asks once when it is made keeps its answer.
  package static var isNoisy: Bool {
    get { state.load(ordering: .relaxed) }
    set { state.store(newValue, ordering: .relaxed) }
  }

  private static let seed = Atomic<UInt64>(1)

  /// Fills memory with noise.
  @inline(never)
  package static func spoil(_ memory: UnsafeMutableRawBufferPointer) {
    // SplitMix64, a pseudo-random generator.
    var state = seed.wrappingAdd(0x1234_5678_9ABC_DEF1, ordering: .relaxed).oldValue
    func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    var offset = 0
    while offset + 8 <= memory.count {
      memory.storeBytes(of: next(), toByteOffset: offset, as: UInt64.self)
      offset += 8
    }
    let last = next()
    while offset < memory.count {
      memory[offset] = UInt8(truncatingIfNeeded: last >> UInt64(8 * (offset & 7)))
      offset += 1
    }
  }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Fresh memory.
  package static func unwritten(capacity: Int) -> Self {
    let memory = allocate(capacity: capacity)
    memory.unwrite(capacity)
    return memory
  }

  /// Marks the first `count` values as unreadable.
  @inline(__always)
  package func unwrite(_ count: Int) {
    if UnwrittenMemory.isNoisy { spoil(count) }
  }

  /// Fills the first `count` values with noise.
  @inline(never)
  package func spoil(_ count: Int) {
    UnwrittenMemory.spoil(
      UnsafeMutableRawBufferPointer(start: self, count: count * MemoryLayout<Pointee>.stride)
    )
  }
}

extension UnsafeMutableBufferPointer where Element: BitwiseCopyable {
  /// Marks the content as unreadable.
  @inline(__always)
  package func unwrite() {
    if UnwrittenMemory.isNoisy { UnwrittenMemory.spoil(UnsafeMutableRawBufferPointer(self)) }
  }
}
