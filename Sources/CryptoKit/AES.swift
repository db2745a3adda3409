import Foundation

/// The block cipher AES.
public enum AES {
  /// AES with a counter, and a tag that shows every change of the message (SP 800-38D).
  public enum GCM {
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext,
      using key: SymmetricKey,
      nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let sealed = try GaloisCounter(key: key, nonce: nonce.bytes)
        .seal(message, authenticating: authenticatedData)
      return SealedBox(nonce, sealed.ciphertext, sealed.tag)
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
      try GaloisCounter(key: key, nonce: sealedBox.nonce.bytes)
        .open(sealedBox.ciphertext, tag: sealedBox.tag, authenticating: authenticatedData)
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// A number that is used once for a key, usually twelve bytes.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]

      /// A random one; the same in every run of a stage, as all its random numbers.
      public init() { bytes = randomBytes(SealedSize.nonce) }

      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= SealedSize.nonce else { throw CryptoKitError.incorrectParameterSize }
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
        guard tag.count == SealedSize.tag else { throw CryptoKitError.incorrectParameterSize }
        self.init(nonce, Array(ciphertext), Array(tag))
      }

      /// - Parameter combined: nonce of twelve bytes, ciphertext and tag.
      public init<D: DataProtocol>(combined: D) throws {
        let parts = try SealedSize.parts(of: combined)
        self.init(try Nonce(data: parts.nonce), parts.ciphertext, parts.tag)
      }

      /// Nil when the nonce does not have twelve bytes.
      public var combined: Data? {
        nonce.bytes.count == SealedSize.nonce ? Data(nonce.bytes) + ciphertext + tag : nil
      }
    }
  }
}
