/// SHA-1 (FIPS 180-4).
package struct SHA1Core: DigestCore {
  package static var byteCount: Int { 20 }
  package static var blockByteCount: Int { 64 }
  package static var isBigEndian: Bool { true }

  /// Five words; the others stay zero.
  private var state = SIMD8<UInt32>(
    0x6745_2301,
    0xEFCD_AB89,
    0x98BA_DCFE,
    0x1032_5476,
    0xC3D2_E1F0,
    0,
    0,
    0
  )

  package init() {}

  package mutating func absorb(_ blocks: UnsafeRawBufferPointer) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
      for start in stride(from: 0, to: blocks.count, by: 64) {
        for index in 0..<16 {
          words.initializeElement(at: index, to: blocks.word(at: start + 4 * index))
        }
        for index in 16..<80 {
          let word = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
          words.initializeElement(at: index, to: word.rotatedLeft(by: 1))
        }
        mix(UnsafeBufferPointer(words))
      }
    }
  }

  private mutating func mix(_ words: UnsafeBufferPointer<UInt32>) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for step in 0..<80 {
      let (mixed, constant): (UInt32, UInt32) =
        switch step / 20 {
        case 0: (b & c | ~b & d, 0x5A82_7999)
        case 1: (b ^ c ^ d, 0x6ED9_EBA1)
        case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let sum = a.rotatedLeft(by: 5) &+ mixed &+ e &+ constant &+ words[step]
      (e, d, c, b, a) = (d, c, b.rotatedLeft(by: 30), a, sum)
    }
    state = state &+ SIMD8(a, b, c, d, e, 0, 0, 0)
  }

  package func write(to bytes: UnsafeMutableRawBufferPointer) { bytes.write(bigEndian: state) }
}
