import Foundation

/// A cipher that mixes its bytes into a text and makes a tag of the result, for one key and nonce.
protocol AuthenticatingCipher {
  init(key: SymmetricKey, nonce: [UInt8]) throws

  /// Encrypts and decrypts.
  func apply(to text: [UInt8]) -> [UInt8]

  func tag(of ciphertext: [UInt8], with authenticated: [UInt8]) -> [UInt8]
}

extension AuthenticatingCipher {
  /// An encrypted message, and the tag that shows every change of it.
  func seal(
    _ message: some DataProtocol,
    authenticating data: some DataProtocol
  ) -> (ciphertext: [UInt8], tag: [UInt8]) {
    let ciphertext = apply(to: Array(message))
    return (ciphertext, tag(of: ciphertext, with: Array(data)))
  }

  func open(
    _ ciphertext: Data,
    tag: Data,
    authenticating data: some DataProtocol
  ) throws -> Data {
    let ciphertext = Array(ciphertext)
    guard isEqual(self.tag(of: ciphertext, with: Array(data)), Array(tag)) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(apply(to: ciphertext))
  }
}

/// The sizes that both ciphers have in a sealed box.
enum SealedSize {
  static let nonce = 12
  static let tag = 16

  /// Nonce, ciphertext and tag, which a box keeps one after the other.
  static func parts(
    of combined: some DataProtocol
  ) throws -> (nonce: [UInt8], ciphertext: [UInt8], tag: [UInt8]) {
    let bytes = Array(combined)
    guard bytes.count >= nonce + tag else { throw CryptoKitError.incorrectParameterSize }
    return (
      Array(bytes.prefix(nonce)), Array(bytes.dropFirst(nonce).dropLast(tag)),
      Array(bytes.suffix(tag))
    )
  }
}
