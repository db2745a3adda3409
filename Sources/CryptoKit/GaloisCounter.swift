import Digests

/// The arithmetic of GCM for one key and nonce.
struct GaloisCounter: AuthenticatingCipher {
  /// A block as a polynomial over two elements: the highest bit is the factor of 1.
  private typealias Block = (high: UInt64, low: UInt64)

  private let cipher: AESCipher
  /// What GHASH multiplies by.
  private let factor: Block
  /// The counter before the first block.
  private let start: [UInt8]

  init(key: SymmetricKey, nonce: [UInt8]) throws {
    guard let cipher = AESCipher(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
    self.cipher = cipher
    var zeros = [UInt8](repeating: 0, count: 16)
    cipher.encrypt(&zeros)
    factor = GaloisCounter.block(zeros[...])
    start =
      nonce.count == 12
      ? nonce + [0, 0, 0, 1] : GaloisCounter.digest(of: nonce, with: [], factor: factor)
  }

  /// The counter's blocks are mixed in.
  func apply(to text: [UInt8]) -> [UInt8] {
    var counter = start
    var output = text
    for offset in stride(from: 0, to: text.count, by: 16) {
      // The last four bytes count, without a carry into the others.
      for index in (12..<16).reversed() {
        counter[index] &+= 1
        if counter[index] != 0 { break }
      }
      var block = counter
      cipher.encrypt(&block)
      for index in offset..<min(offset + 16, text.count) { output[index] ^= block[index - offset] }
    }
    return output
  }

  func tag(of ciphertext: [UInt8], with authenticated: [UInt8]) -> [UInt8] {
    var block = start
    cipher.encrypt(&block)
    let digest = GaloisCounter.digest(of: ciphertext, with: authenticated, factor: factor)
    return zip(block, digest).map { $0 ^ $1 }
  }

  /// GHASH of both texts, filled up with zeros to whole blocks, and of their lengths in bits.
  private static func digest(
    of text: [UInt8],
    with authenticated: [UInt8],
    factor: Block
  ) -> [UInt8] {
    var sum: Block = (0, 0)
    func add(_ block: Block) {
      sum = product((sum.high ^ block.high, sum.low ^ block.low), factor)
    }
    for bytes in [authenticated, text] {
      for offset in stride(from: 0, to: bytes.count, by: 16) {
        add(block(bytes[offset..<min(offset + 16, bytes.count)]))
      }
    }
    add((UInt64(8 * authenticated.count), UInt64(8 * text.count)))
    return [sum.high, sum.low].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) }
    }
  }

  private static func block(_ bytes: ArraySlice<UInt8>) -> Block {
    var block: Block = (0, 0)
    for (index, byte) in bytes.enumerated() {
      if index < 8 {
        block.high |= UInt64(byte) << UInt64(56 - 8 * index)
      } else {
        block.low |= UInt64(byte) << UInt64(120 - 8 * index)
      }
    }
    return block
  }

  /// The product modulo x^128 + x^7 + x^2 + x + 1.
  private static func product(_ first: Block, _ second: Block) -> Block {
    var product: Block = (0, 0)
    var power = second
    for bit in 0..<128 {
      let word = bit < 64 ? first.high : first.low
      if word >> UInt64(63 - bit % 64) & 1 == 1 {
        product = (product.high ^ power.high, product.low ^ power.low)
      }
      let carry = power.low & 1
      power = (power.high >> 1, power.low >> 1 | power.high << 63)
      if carry == 1 { power.high ^= 0xE1 << 56 }
    }
    return product
  }
}
