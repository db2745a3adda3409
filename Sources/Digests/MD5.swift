import Foundation

/// MD5 (RFC 1321).
package struct MD5Core: DigestCore {
  package static var byteCount: Int { 16 }
  package static var blockByteCount: Int { 64 }
  package static var isBigEndian: Bool { false }

  private var state = SIMD4<UInt32>(0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476)

  package init() {}

  /// The RFC's own definition of its table.
  private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 0x1p32) }
  private static let shifts: [[Int]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  package mutating func absorb(_ blocks: UnsafeRawBufferPointer) {
    for start in stride(from: 0, to: blocks.count, by: 64) {
      absorb(blocks, at: start)
    }
  }

  private mutating func absorb(_ blocks: UnsafeRawBufferPointer, at start: Int) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
      let mixed: UInt32
      let place: Int
      switch step / 16 {
      case 0: (mixed, place) = (b & c | ~b & d, step)
      case 1: (mixed, place) = (b & d | c & ~d, 5 * step + 1)
      case 2: (mixed, place) = (b ^ c ^ d, 3 * step + 5)
      default: (mixed, place) = (c ^ (b | ~d), 7 * step)
      }
      let word: UInt32 = blocks.word(at: start + 4 * (place % 16))
      let sum = a &+ mixed &+ word.byteSwapped &+ MD5Core.sines[step]
      (a, d, c) = (d, c, b)
      b = b &+ sum.rotatedLeft(by: MD5Core.shifts[step / 16][step % 4])
    }
    state = state &+ SIMD4(a, b, c, d)
  }

  package func write(to bytes: UnsafeMutableRawBufferPointer) {
    bytes.write(
      bigEndian: SIMD4(
        state[0].byteSwapped,
        state[1].byteSwapped,
        state[2].byteSwapped,
        state[3].byteSwapped
      )
    )
  }
}
