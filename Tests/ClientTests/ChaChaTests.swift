import CryptoKit
import Foundation
import Testing

@Suite
struct ChaChaTests {
  private let key = SymmetricKey(data: (0x80...0x9F).map { UInt8($0) })
  private let nonce: [UInt8] = [7, 0, 0, 0, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47]
  private let authenticated: [UInt8] = [
    0x50, 0x51, 0x52, 0x53, 0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xC6, 0xC7,
  ]
  private let message = Data(
    """
    Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, \
    sunscreen would be it.
    """.utf8
  )

  private func hexadecimal(_ data: Data) -> String {
    data.map { String(format: "%02x", $0) }.joined()
  }

  @Test
  func `the example of RFC 8439 is sealed`() throws {
    let box = try ChaChaPoly.seal(
      message,
      using: key,
      nonce: ChaChaPoly.Nonce(data: nonce),
      authenticating: authenticated
    )
    #expect(hexadecimal(box.ciphertext.prefix(16)) == "d31a8d34648e60db7b86afbc53ef7ec2")
    #expect(hexadecimal(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
    #expect(try ChaChaPoly.open(box, using: key, authenticating: authenticated) == message)
  }

  @Test(arguments: [0, 1, 15, 16, 63, 64, 65, 1000])
  func `a message comes back, and a change of it is seen`(count: Int) throws {
    let text = Data(repeating: 0xFF, count: count)
    let box = try ChaChaPoly.seal(text, using: key)
    #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: box.combined), using: key) == text)
    var bytes = [UInt8](box.combined)
    bytes[12] ^= 1
    let changed = try ChaChaPoly.SealedBox(combined: bytes)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try ChaChaPoly.open(changed, using: key)
    }
  }

  @Test
  func `keys and nonces of another length are refused`() {
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try ChaChaPoly.seal(message, using: SymmetricKey(size: .bits128))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try ChaChaPoly.Nonce(data: nonce.dropLast())
    }
  }
}
