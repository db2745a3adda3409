import Digests
import Foundation

/// The block cipher AES.
public enum AES {
  /// AES with a counter, and a tag that shows every change of the message (SP 800-38D).
  public enum GCM {
    static let tagByteCount = 16

    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext,
      using key: SymmetricKey,
      nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let mode = try GaloisCounter(key: key, nonce: nonce.bytes)
      let ciphertext = mode.apply(to: Array(message))
      let tag = mode.tag(of: ciphertext, with: Array(authenticatedData))
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
      let mode = try GaloisCounter(key: key, nonce: sealedBox.nonce.bytes)
      let ciphertext = Array(sealedBox.ciphertext)
      let tag = mode.tag(of: ciphertext, with: Array(authenticatedData))
      guard isEqual(tag, Array(sealedBox.tag)) else { throw CryptoKitError.authenticationFailure }
      return Data(mode.apply(to: ciphertext))
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// A number that is used once for a key, usually twelve bytes.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]

      /// A random one; the same in every run of a stage, as all its random numbers.
      public init() { bytes = randomBytes(12) }

      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
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

      public init<C: DataProtocol, T: DataProtocol>(
        nonce: Nonce,
        ciphertext: C,
        tag: T
      ) throws {
        guard tag.count == tagByteCount else { throw CryptoKitError.incorrectParameterSize }
        self.init(nonce, Array(ciphertext), Array(tag))
      }

      /// - Parameter combined: nonce of twelve bytes, ciphertext and tag.
      public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 12 + tagByteCount else {
          throw CryptoKitError.incorrectParameterSize
        }
        self.init(
          try Nonce(data: bytes.prefix(12)),
          Array(bytes.dropFirst(12).dropLast(tagByteCount)),
          Array(bytes.suffix(tagByteCount))
        )
      }

      /// Nil when the nonce does not have twelve bytes.
      public var combined: Data? {
        nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
      }
    }
  }
}

/// The arithmetic of GCM for one key and nonce.
private struct GaloisCounter {
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

  /// Encrypts and decrypts: the counter's blocks are mixed in.
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
