/// The arithmetic of the cipher and its tag for one key and nonce.
struct ChaCha: AuthenticatingCipher {
  /// The words of a block before the rounds; the thirteenth counts.
  private let start: [UInt32]

  init(key: SymmetricKey, nonce: [UInt8]) throws {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    // "expand 32-byte k" as words.
    start =
      [0x6170_7865, 0x3320_646E, 0x7962_2D32, 0x6B20_6574] + ChaCha.words(key.bytes) + [0]
      + ChaCha.words(nonce)
  }

  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { place in
      (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
    }
  }

  private func block(_ counter: UInt32) -> [UInt8] {
    var first = start
    first[12] = counter
    var state = first
    func turn(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
      for (sum, mixed, other, bits) in [(a, d, b, 16), (c, b, d, 12), (a, d, b, 8), (c, b, d, 7)] {
        state[sum] &+= state[other]
        let word = state[mixed] ^ state[sum]
        state[mixed] = word << UInt32(bits) | word >> UInt32(32 - bits)
      }
    }
    for _ in 0..<10 {
      for column in 0..<4 { turn(column, column + 4, column + 8, column + 12) }
      turn(0, 5, 10, 15)
      turn(1, 6, 11, 12)
      turn(2, 7, 8, 13)
      turn(3, 4, 9, 14)
    }
    return zip(state, first).flatMap { pair in
      (0..<4).map { UInt8(truncatingIfNeeded: (pair.0 &+ pair.1) >> UInt32(8 * $0)) }
    }
  }

  /// Block 0 makes the key of the tag.
  func apply(to text: [UInt8]) -> [UInt8] {
    var output = text
    for offset in stride(from: 0, to: text.count, by: 64) {
      let mask = block(UInt32(truncatingIfNeeded: offset / 64 + 1))
      for index in offset..<min(offset + 64, text.count) { output[index] ^= mask[index - offset] }
    }
    return output
  }

  func tag(of ciphertext: [UInt8], with authenticated: [UInt8]) -> [UInt8] {
    var message: [UInt8] = []
    for part in [authenticated, ciphertext] {
      message += part + [UInt8](repeating: 0, count: (16 - part.count % 16) % 16)
    }
    for part in [authenticated, ciphertext] {
      message += (0..<8).map { UInt8(truncatingIfNeeded: part.count >> (8 * $0)) }
    }
    return Poly1305.tag(of: message, key: Array(block(0).prefix(32)))
  }
}
