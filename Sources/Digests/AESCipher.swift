/// The block cipher AES (FIPS 197), byte by byte: for passwords and tokens, not for films.
package struct AESCipher: Sendable {
  package static let blockByteCount = 16

  /// Sixteen bytes for the beginning and for each round.
  private let roundKeys: [UInt8]

  /// Fails unless the key has 16, 24 or 32 bytes.
  package init?(key: [UInt8]) {
    guard [16, 24, 32].contains(key.count) else { return nil }
    let words = key.count / 4
    var keys = key
    var constant: UInt8 = 1
    for index in words..<4 * (words + 7) {
      var word = Array(keys[(4 * index - 4)...])
      if index % words == 0 {
        word = [word[1], word[2], word[3], word[0]].map { AESTables.box[Int($0)] }
        word[0] ^= constant
        constant = AESTables.doubled(constant)
      } else if words == 8, index % words == 4 {
        word = word.map { AESTables.box[Int($0)] }
      }
      for place in 0..<4 { keys.append(keys[4 * (index - words) + place] ^ word[place]) }
    }
    roundKeys = keys
  }

  private var rounds: Int { roundKeys.count / 16 - 1 }

  private func addKey(_ round: Int, to block: inout [UInt8]) {
    for index in 0..<16 { block[index] ^= roundKeys[16 * round + index] }
  }

  /// Sixteen bytes in, sixteen bytes out.
  package func encrypt(_ block: inout [UInt8]) {
    let box = AESTables.box
    addKey(0, to: &block)
    for round in 1...rounds {
      let old = block
      // Columns are four consecutive bytes; row `r` turns `r` columns to the left.
      for index in 0..<16 { block[index] = box[Int(old[(index + 4 * (index % 4)) % 16])] }
      if round < rounds { AESCipher.mixColumns(&block) }
      addKey(round, to: &block)
    }
  }

  /// Undoes `encrypt`.
  package func decrypt(_ block: inout [UInt8]) {
    let box = AESTables.inverseBox
    for round in (1...rounds).reversed() {
      addKey(round, to: &block)
      // Four times the mixture is none: three more undo one.
      if round < rounds { for _ in 0..<3 { AESCipher.mixColumns(&block) } }
      let old = block
      for index in 0..<16 { block[index] = box[Int(old[(index + 12 * (index % 4)) % 16])] }
    }
    addKey(0, to: &block)
  }

  private static func mixColumns(_ block: inout [UInt8]) {
    for column in stride(from: 0, to: 16, by: 4) {
      let (a, b, c, d) = (
        block[column], block[column + 1], block[column + 2], block[column + 3]
      )
      let all = a ^ b ^ c ^ d
      block[column] = a ^ all ^ AESTables.doubled(a ^ b)
      block[column + 1] = b ^ all ^ AESTables.doubled(b ^ c)
      block[column + 2] = c ^ all ^ AESTables.doubled(c ^ d)
      block[column + 3] = d ^ all ^ AESTables.doubled(d ^ a)
    }
  }
}

/// What AES puts in place of a byte, made as the standard defines it.
private enum AESTables {
  /// A byte as a polynomial, times x.
  static func doubled(_ byte: UInt8) -> UInt8 { byte << 1 ^ (byte & 0x80 == 0 ? 0 : 0x1B) }

  static let box: [UInt8] = {
    var box = [UInt8](repeating: 0x63, count: 256)
    // All bytes but zero are powers of x + 1; the inverse of a power is the power of 255 less.
    var powers: [UInt8] = [1]
    while powers.count < 255 {
      let last = powers[powers.count - 1]
      powers.append(last ^ doubled(last))
    }
    for (exponent, byte) in powers.enumerated() {
      let inverse = powers[(255 - exponent) % 255]
      box[Int(byte)] = (1...4).reduce(inverse ^ 0x63) { $0 ^ inverse.rotatedLeft(by: $1) }
    }
    return box
  }()

  static let inverseBox: [UInt8] = {
    var inverse = [UInt8](repeating: 0, count: 256)
    for (index, byte) in box.enumerated() { inverse[Int(byte)] = UInt8(index) }
    return inverse
  }()
}
