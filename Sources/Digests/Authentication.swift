/// A message that arrives in parts, and its code of a key (HMAC, RFC 2104).
package struct AuthenticationStream<Core: DigestCore>: Sendable {
  private var inner = DigestStream<Core>()
  private var outer = DigestStream<Core>()

  package init(key: UnsafeRawBufferPointer) {
    var block = BlockBuffer()
    let size = Core.blockByteCount
    if key.count > size {
      DigestStream<Core>.digest(of: key).withUnsafeBytes { block.copy($0, at: 0) }
    } else {
      block.copy(key, at: 0)
    }
    for index in 0..<size { block[index] ^= 0x36 }
    block.withBytes(size) { inner.update($0) }
    for index in 0..<size { block[index] ^= 0x36 ^ 0x5C }
    block.withBytes(size) { outer.update($0) }
  }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) { inner.update(bytes) }

  /// Writes the code of what came so far, `Core.byteCount` bytes; more may follow.
  package func finish(to bytes: UnsafeMutableRawBufferPointer) {
    inner.finish(to: bytes)
    var outer = outer
    outer.update(UnsafeRawBufferPointer(rebasing: bytes[..<Core.byteCount]))
    outer.finish(to: bytes)
  }

  package func finish() -> [UInt8] {
    var code = [UInt8](repeating: 0, count: Core.byteCount)
    code.withUnsafeMutableBytes { finish(to: $0) }
    return code
  }
}

extension AuthenticationStream {
  /// A key made of a password (PBKDF2, RFC 8018): this one's key is the password.
  ///
  /// - Parameter rounds: at least 1.
  package func deriveKey(salt: UnsafeRawBufferPointer, rounds: Int, count: Int) -> [UInt8] {
    var key: [UInt8] = []
    var link = [UInt8](repeating: 0, count: Core.byteCount)
    var number: UInt32 = 1
    while key.count < count {
      var stream = self
      stream.update(salt)
      withUnsafeBytes(of: number.bigEndian) { stream.update($0) }
      link.withUnsafeMutableBytes { stream.finish(to: $0) }
      var block = link
      for _ in 1..<max(rounds, 1) {
        var next = self
        link.withUnsafeBytes { next.update($0) }
        link.withUnsafeMutableBytes { next.finish(to: $0) }
        for index in block.indices { block[index] ^= link[index] }
      }
      key += block.prefix(count - key.count)
      number += 1
    }
    return key
  }
}

/// An `AuthenticationStream` of a digest that is known only when the code runs.
package enum AnyAuthenticationStream: Sendable {
  case md5(AuthenticationStream<MD5Core>)
  case sha1(AuthenticationStream<SHA1Core>)
  case sha224(AuthenticationStream<SHA224Core>)
  case sha256(AuthenticationStream<SHA256Core>)
  case sha384(AuthenticationStream<SHA384Core>)
  case sha512(AuthenticationStream<SHA512Core>)

  package enum Digest {
    case md5, sha1, sha224, sha256, sha384, sha512
  }

  package init(_ digest: Digest, key: UnsafeRawBufferPointer) {
    self =
      switch digest {
      case .md5: .md5(.init(key: key))
      case .sha1: .sha1(.init(key: key))
      case .sha224: .sha224(.init(key: key))
      case .sha256: .sha256(.init(key: key))
      case .sha384: .sha384(.init(key: key))
      case .sha512: .sha512(.init(key: key))
      }
  }

  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    switch self {
    case .md5(var stream):
      stream.update(bytes)
      self = .md5(stream)
    case .sha1(var stream):
      stream.update(bytes)
      self = .sha1(stream)
    case .sha224(var stream):
      stream.update(bytes)
      self = .sha224(stream)
    case .sha256(var stream):
      stream.update(bytes)
      self = .sha256(stream)
    case .sha384(var stream):
      stream.update(bytes)
      self = .sha384(stream)
    case .sha512(var stream):
      stream.update(bytes)
      self = .sha512(stream)
    }
  }

  package func finish() -> [UInt8] {
    switch self {
    case .md5(let stream): stream.finish()
    case .sha1(let stream): stream.finish()
    case .sha224(let stream): stream.finish()
    case .sha256(let stream): stream.finish()
    case .sha384(let stream): stream.finish()
    case .sha512(let stream): stream.finish()
    }
  }

  package func deriveKey(salt: UnsafeRawBufferPointer, rounds: Int, count: Int) -> [UInt8] {
    switch self {
    case .md5(let stream): stream.deriveKey(salt: salt, rounds: rounds, count: count)
    case .sha1(let stream): stream.deriveKey(salt: salt, rounds: rounds, count: count)
    case .sha224(let stream): stream.deriveKey(salt: salt, rounds: rounds, count: count)
    case .sha256(let stream): stream.deriveKey(salt: salt, rounds: rounds, count: count)
    case .sha384(let stream): stream.deriveKey(salt: salt, rounds: rounds, count: count)
    case .sha512(let stream): stream.deriveKey(salt: salt, rounds: rounds, count: count)
    }
  }
}
