/// The one-time tag of Poly1305: a polynomial modulo 2^130 - 5, in five limbs of 26 bits.
enum Poly1305 {
  private static func limbs(_ bytes: [UInt8]) -> [UInt64] {
    (0..<5).map { limb in
      (0..<26).reduce(0) { sum, bit in
        let place = 26 * limb + bit
        guard place / 8 < bytes.count else { return sum }
        return sum | UInt64(bytes[place / 8] >> UInt8(place % 8) & 1) << UInt64(bit)
      }
    }
  }

  private static func carry(_ limbs: inout [UInt64]) {
    var rest: UInt64 = 0
    for index in 0..<5 {
      limbs[index] += rest
      rest = limbs[index] >> 26
      limbs[index] &= 0x3FF_FFFF
    }
    // What is above 2^130 counts five times.
    limbs[0] += 5 * rest
  }

  /// - Parameter message: whole blocks of sixteen bytes.
  static func tag(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var factor = Array(key.prefix(16))
    for index in [3, 7, 11, 15] { factor[index] &= 15 }
    for index in [4, 8, 12] { factor[index] &= 252 }
    let power = limbs(factor)
    var sum = [UInt64](repeating: 0, count: 5)
    for place in stride(from: 0, to: message.count, by: 16) {
      let block = limbs(Array(message[place..<place + 16]) + [1])
      for index in 0..<5 { sum[index] += block[index] }
      var product = [UInt64](repeating: 0, count: 5)
      for (index, limb) in sum.enumerated() {
        for (other, factor) in power.enumerated() {
          let times: UInt64 = index + other < 5 ? 1 : 5
          product[(index + other) % 5] += limb * factor * times
        }
      }
      carry(&product)
      carry(&product)
      sum = product
    }
    carry(&sum)
    carry(&sum)
    return bytes(reduced(sum), plus: Array(key.suffix(16)))
  }

  /// Below the modulus.
  private static func reduced(_ limbs: [UInt64]) -> [UInt64] {
    var less = limbs
    less[0] += 5
    for index in 0..<4 {
      less[index + 1] += less[index] >> 26
      less[index] &= 0x3FF_FFFF
    }
    guard less[4] >> 26 > 0 else { return limbs }
    less[4] &= 0x3FF_FFFF
    return less
  }

  private static func bytes(_ limbs: [UInt64], plus key: [UInt8]) -> [UInt8] {
    var carry = 0
    return (0..<16).map { index in
      let byte = (0..<8).reduce(0) { sum, bit in
        let place = 8 * index + bit
        return sum | Int(limbs[place / 26] >> UInt64(place % 26) & 1) << bit
      }
      let total = byte + Int(key[index]) + carry
      carry = total >> 8
      return UInt8(truncatingIfNeeded: total)
    }
  }
}
