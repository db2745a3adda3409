import Foundation

/// The stream cipher ChaCha20 with tags of Poly1305 (RFC 8439).
public enum ChaChaPoly {
  static let tagByteCount = 16

  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext,
    using key: SymmetricKey,
    nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let cipher = try ChaCha(key: key, nonce: nonce.bytes)
    let ciphertext = cipher.apply(to: Array(message))
    let tag = cipher.tag(of: ciphertext, with: Array(authenticatedData))
    return SealedBox(nonce, ciphertext, tag)
  }

  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext,
    using key: SymmetricKey,
    nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox,
    using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    let cipher = try ChaCha(key: key, nonce: sealedBox.nonce.bytes)
    let ciphertext = Array(sealedBox.ciphertext)
    let tag = cipher.tag(of: ciphertext, with: Array(authenticatedData))
    guard isEqual(tag, Array(sealedBox.tag)) else { throw CryptoKitError.authenticationFailure }
    return Data(cipher.apply(to: ciphertext))
  }

  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }

  /// A number of twelve bytes that is used once for a key.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// A random one; the same in every run of a stage, as all its random numbers.
    public init() { bytes = randomBytes(12) }

    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public func withUnsafeBytes<Result>(
      _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
  }

  /// An encrypted message, and what is needed besides the key to open it.
  public struct SealedBox: Sendable {
    public let nonce: Nonce
    public let ciphertext: Data
    public let tag: Data

    fileprivate init(_ nonce: Nonce, _ ciphertext: [UInt8], _ tag: [UInt8]) {
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }

    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == tagByteCount else { throw CryptoKitError.incorrectParameterSize }
      self.init(nonce, Array(ciphertext), Array(tag))
    }

    /// - Parameter combined: nonce, ciphertext and tag.
    public init<D: DataProtocol>(combined: D) throws {
      let bytes = Array(combined)
      guard bytes.count >= 12 + tagByteCount else { throw CryptoKitError.incorrectParameterSize }
      self.init(
        try Nonce(data: bytes.prefix(12)),
        Array(bytes.dropFirst(12).dropLast(tagByteCount)),
        Array(bytes.suffix(tagByteCount))
      )
    }

    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
  }
}

/// The arithmetic of the cipher and its tag for one key and nonce.
private struct ChaCha {
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

  /// Encrypts and decrypts; block 0 makes the key of the tag.
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

/// The one-time tag of Poly1305: a polynomial modulo 2^130 - 5, in five limbs of 26 bits.
private enum Poly1305 {
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
