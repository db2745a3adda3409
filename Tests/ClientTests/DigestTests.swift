import CommonCrypto
import CryptoKit
import Foundation
import Testing

private func hexadecimal<Bytes: Sequence>(_ bytes: Bytes) -> String where Bytes.Element == UInt8 {
  bytes.map { String(format: "%02x", $0) }.joined()
}

private func bytes(_ text: String) -> Data {
  let digits = Array(text)
  return Data(
    stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  )
}

private extension Data {
  /// As apps write it.
  var sha256: Data {
    var hash = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(count), &hash) }
    return Data(hash)
  }
}

/// The vectors are those of RFC 1321, 2202, 4231, 5869 and 6070, of FIPS 180 and of SP 800-38.
@Suite
struct DigestTests {
  private let two = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)

  private func digest(
    _ function: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?)
      -> UnsafeMutablePointer<UInt8>?,
    _ length: Int32,
    of text: String
  ) -> String {
    var hash = [UInt8](repeating: 0, count: Int(length))
    let data = Data(text.utf8)
    _ = data.withUnsafeBytes { function($0.baseAddress, CC_LONG(data.count), &hash) }
    return hexadecimal(hash)
  }

  @Test
  func `CommonCrypto's digests are those of the standards`() {
    #expect(digest(CC_MD5, CC_MD5_DIGEST_LENGTH, of: "") == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(digest(CC_MD5, CC_MD5_DIGEST_LENGTH, of: "abc") == "900150983cd24fb0d6963f7d28e17f72")
    #expect(
      digest(CC_SHA1, CC_SHA1_DIGEST_LENGTH, of: "abc")
        == "a9993e364706816aba3e25717850c26c9cd0d89d"
    )
    #expect(
      digest(CC_SHA224, CC_SHA224_DIGEST_LENGTH, of: "abc")
        == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7"
    )
    #expect(
      hexadecimal(Data("abc".utf8).sha256)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      digest(CC_SHA384, CC_SHA384_DIGEST_LENGTH, of: "abc")
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7"
    )
    #expect(
      digest(CC_SHA512, CC_SHA512_DIGEST_LENGTH, of: "abc")
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
  }

  @Test
  func `a message in parts has the digest of the whole`() {
    let context = UnsafeMutablePointer<CC_SHA256_CTX>.allocate(capacity: 1)
    defer { context.deallocate() }
    CC_SHA256_Init(context)
    let million = [UInt8](repeating: 0x61, count: 1000)
    for _ in 0..<1000 { CC_SHA256_Update(context, million, CC_LONG(million.count)) }
    var hash = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256_Final(&hash, context)
    #expect(
      hexadecimal(hash) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    )
    // Every place of the end in a block, and every cut.
    for length in [0, 1, 55, 56, 63, 64, 65, 111, 112, 127, 128, 129, 300] {
      let message = (0..<length).map { UInt8(truncatingIfNeeded: 7 * $0) }
      for cut in stride(from: 0, through: length, by: 9) {
        var function = SHA512()
        function.update(data: message[..<cut])
        _ = function.finalize()
        function.update(data: message[cut...])
        #expect(function.finalize() == SHA512.hash(data: message))
      }
    }
    var old = CC_MD5_CTX()
    CC_MD5_Init(&old)
    CC_MD5_Update(&old, "message ", 8)
    CC_MD5_Update(&old, "digest", 6)
    var short = [UInt8](repeating: 0, count: 16)
    CC_MD5_Final(&short, &old)
    #expect(hexadecimal(short) == "f96b697d7cb7938d525a2f31aaf161d0")
  }

  @Test
  func `CryptoKit's digests are sequences of bytes that print themselves`() {
    let digest = SHA256.hash(data: two)
    #expect(
      digest.description
        == "SHA256 digest: 248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    )
    #expect(digest.map { String(format: "%02hhx", $0) }.joined() == hexadecimal(two.sha256))
    #expect(Data(digest) == two.sha256 && digest == two.sha256 && SHA256.byteCount == 32)
    #expect(digest != SHA256.hash(data: two.dropLast()))
    #expect(digest.withUnsafeBytes { $0[0] } == 0x24)
    #expect(
      Insecure.MD5.hash(data: Data()).description == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e"
    )
    #expect(
      "\(Insecure.SHA1.hash(data: two))"
        == "SHA1 digest: 84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    )
    #expect(
      SHA384.hash(data: two).description
        == "SHA384 digest: 3391fdddfc8dc7393707a65b1b4709397cf8b1d162af05abfe8f450de5f36bc6"
        + "b0455a8520bc4e6f5fe95b1fe3c8452b"
    )
  }

  @Test
  func `codes of keys are those of the standards, and show a changed message`() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    #expect(hexadecimal(code) == expected && "\(code)" == "HMAC with SHA256: \(expected)")
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: key))
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message.dropLast(), using: key)
    )
    // A key longer than a block.
    let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
    let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
    let longCode = "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    #expect(hexadecimal(HMAC<SHA256>.authenticationCode(for: text, using: long)) == longCode)
    var mac = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    long.withUnsafeBytes { key in
      text.withUnsafeBytes { data in
        CCHmac(
          CCHmacAlgorithm(kCCHmacAlgSHA256),
          key.baseAddress,
          key.count,
          data.baseAddress,
          data.count,
          &mac
        )
      }
    }
    #expect(hexadecimal(mac) == longCode)
  }

  @Test(arguments: [
    (kCCHmacAlgMD5, "750c783e6ab0b503eaa86e310a5db738"),
    (kCCHmacAlgSHA1, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
    (kCCHmacAlgSHA224, "a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44"),
    (
      kCCHmacAlgSHA384,
      "af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e"
        + "8e2240ca5e69e2c78b3239ecfab21649"
    ),
    (
      kCCHmacAlgSHA512,
      "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea250554"
        + "9758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737"
    ),
  ])
  func `CCHmac knows every digest`(_ algorithm: Int, _ code: String) {
    let message = "what do ya want for nothing?"
    var mac = [UInt8](repeating: 0, count: code.count / 2)
    CCHmac(CCHmacAlgorithm(algorithm), "Jefe", 4, message, message.utf8.count, &mac)
    #expect(hexadecimal(mac) == code)
  }

  @Test
  func `lengths below zero are refused, or count as none`() {
    var (key, mac) = ([UInt8](repeating: 0, count: 20), [UInt8](repeating: 0, count: 20))
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2),
      "password",
      -1,
      [1],
      -1,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1),
      1,
      &key,
      key.count
    )
    #expect(status == kCCParamError)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), "k", -1, "m", -1, &mac)
    #expect(hexadecimal(mac) == "fbdb1d1b18aa6c08324b7d64b71fb76370690e1d")
  }

  @Test
  func `passwords make keys`() {
    func key(_ password: String, _ salt: String, _ rounds: UInt32, _ count: Int) -> String {
      var key = [UInt8](repeating: 0, count: count)
      let status = CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(kCCPBKDF2),
        password,
        password.utf8.count,
        Array(salt.utf8),
        salt.utf8.count,
        CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1),
        rounds,
        &key,
        key.count
      )
      return status == kCCSuccess ? hexadecimal(key) : "\(status)"
    }
    #expect(key("password", "salt", 1, 20) == "0c60c80f961f0e71f3a9b524af6012062fe037a6")
    #expect(key("password", "salt", 4096, 20) == "4b007901b765489abead49d926f721d065a429c1")
    #expect(
      key("passwordPASSWORDpassword", "saltSALTsaltSALTsaltSALTsaltSALTsalt", 4096, 25)
        == "3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038"
    )
    #expect(key("password", "salt", 0, 20) == "\(kCCParamError)")
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
      salt: bytes("000102030405060708090a0b0c"),
      info: bytes("f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42
    )
    #expect(
      derived.withUnsafeBytes { hexadecimal($0) }
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
    )
  }

  /// As apps write it.
  private func crypt(
    _ operation: Int,
    _ data: Data,
    key: Data,
    vector: Data?,
    options: Int,
    room: Int? = nil
  ) -> (status: CCCryptorStatus, bytes: Data) {
    var output = Data(count: room ?? data.count + kCCBlockSizeAES128)
    let available = output.count
    var moved = 0
    let status = output.withUnsafeMutableBytes { output in
      data.withUnsafeBytes { data in
        key.withUnsafeBytes { key in
          (vector ?? Data(count: 16)).withUnsafeBytes { vector in
            CCCrypt(
              CCOperation(operation),
              CCAlgorithm(kCCAlgorithmAES),
              CCOptions(options),
              key.baseAddress,
              key.count,
              vector.baseAddress,
              data.baseAddress,
              data.count,
              output.baseAddress,
              available,
              &moved
            )
          }
        }
      }
    }
    return (status, output.prefix(status == kCCSuccess ? moved : 0))
  }

  @Test(arguments: [
    (
      "2b7e151628aed2a6abf7158809cf4f3c", "3ad77bb40d7a3660a89ecaf32466ef97",
      "7649abac8119b246cee98e9b12e9197d"
    ),
    (
      "8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b", "bd334f1d6e45f25ff712a214571fa5cc",
      "4f021db243bc633d7178183a9fa071e8"
    ),
    (
      "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4",
      "f3eed1bdb5d2a03c064b5a7e3db181f8", "f58c4c04d6e5f1ba779eabfb5f7bfbd6"
    ),
  ])
  func `AES is the standard's, block by block and in chains`(
    _ key: String,
    _ alone: String,
    _ chained: String
  ) {
    let text = bytes("6bc1bee22e409f96e93d7e117393172a")
    let vector = bytes("000102030405060708090a0b0c0d0e0f")
    let key = bytes(key)
    let block = crypt(kCCEncrypt, text, key: key, vector: nil, options: kCCOptionECBMode)
    #expect(block.status == kCCSuccess && hexadecimal(block.bytes) == alone)
    let chain = crypt(kCCEncrypt, text, key: key, vector: vector, options: 0)
    #expect(chain.status == kCCSuccess && hexadecimal(chain.bytes) == chained)
    let back = crypt(kCCDecrypt, chain.bytes, key: key, vector: vector, options: 0)
    #expect(back.bytes == text)
  }

  @Test
  func `padding fills up blocks and is taken off again`() {
    let key = Data("0123456789abcdef0123456789abcdef".utf8)
    let padding = kCCOptionPKCS7Padding
    for length in 0...33 {
      let text = Data((0..<length).map { UInt8($0) })
      let sealed = crypt(kCCEncrypt, text, key: key, vector: nil, options: padding)
      #expect(sealed.bytes.count == length / 16 * 16 + 16)
      let opened = crypt(kCCDecrypt, sealed.bytes, key: key, vector: nil, options: padding)
      #expect(opened.status == kCCSuccess && opened.bytes == text)
    }
    let odd = Data(count: 15)
    #expect(crypt(kCCEncrypt, odd, key: key, vector: nil, options: 0).status == kCCAlignmentError)
    #expect(
      crypt(kCCEncrypt, odd, key: key, vector: nil, options: padding, room: 15).status
        == kCCBufferTooSmall
    )
    #expect(
      crypt(kCCEncrypt, odd, key: key.prefix(17), vector: nil, options: padding).status
        == kCCKeySizeError
    )
  }

  @Test
  func `sealed boxes are the standard's`() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let text = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
    )
    let extra = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let ciphertext =
      "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
      + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091"
    let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
    let box = try AES.GCM.seal(text, using: key, nonce: nonce, authenticating: extra)
    #expect(hexadecimal(box.ciphertext) == ciphertext)
    #expect(hexadecimal(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
    let combined = try #require(box.combined)
    let again = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(again, using: key, authenticating: extra) == text)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(again, using: key) }
    var changed = combined
    changed[20] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(.init(combined: changed), using: key, authenticating: extra)
    }
    // A nonce of another length goes through the digest.
    let long = try AES.GCM.Nonce(
      data: bytes(
        "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728"
          + "c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b"
      )
    )
    let other = try AES.GCM.seal(text, using: key, nonce: long, authenticating: extra)
    #expect(hexadecimal(other.tag) == "619cc5aefffe0bfa462af43c1699d050" && other.combined == nil)
    let none = try AES.GCM.seal(
      Data(),
      using: SymmetricKey(data: Data(count: 16)),
      nonce: AES.GCM.Nonce(data: Data(count: 12))
    )
    #expect(hexadecimal(none.tag) == "58e2fccefa7e3061367f1d57a4e7455a")
  }

  @Test
  func `keys have their size, and boxes need one that the cipher knows`() throws {
    let key = SymmetricKey(size: .bits256)
    #expect(key.bitCount == 256 && key.withUnsafeBytes { $0.count } == 32)
    #expect(key != SymmetricKey(size: .bits256) && key == SymmetricKey(data: key))
    let box = try AES.GCM.seal(Data("secret".utf8), using: key)
    #expect(try AES.GCM.open(box, using: key) == Data("secret".utf8))
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 17)))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.Nonce(data: Data(count: 11))
    }
  }
}
