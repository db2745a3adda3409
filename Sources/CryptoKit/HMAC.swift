import Foundation

/// A code that only the owners of a key can make of a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible,
  Sequence, Sendable
where Element == UInt8 {
  var byteCount: Int { get }
}

extension MessageAuthenticationCode {
  public static func == <D: DataProtocol>(first: Self, second: D) -> Bool {
    isEqual(Array(first), Array(second))
  }
}

/// A code of `HMAC`.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode, DigestBytes {
  static var title: String { "HMAC with \(H.self)" }
  let bytes: [UInt8]
  public var byteCount: Int { bytes.count }
}

/// Codes of messages by a digest and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private var inner = H()
  private var outer = H()

  public init(key: SymmetricKey) {
    var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    inner.update(data: block.map { $0 ^ 0x36 })
    outer.update(data: block.map { $0 ^ 0x5C })
  }

  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  public static func authenticationCode<D: DataProtocol>(
    for data: D,
    using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ mac: MAC,
    authenticating authenticatedData: D,
    using key: SymmetricKey
  ) -> Bool { authenticationCode(for: authenticatedData, using: key) == mac }

  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C,
    authenticating authenticatedData: D,
    using key: SymmetricKey
  ) -> Bool {
    let code = authenticationCode.withUnsafeBytes { Array($0) }
    return isEqual(self.authenticationCode(for: authenticatedData, using: key).bytes, code)
  }
}

/// Keys made of a secret that both sides know (RFC 5869).
public enum HKDF<H: HashFunction> {
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: key, info: info, outputByteCount: outputByteCount)
  }

  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    info: Info,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: [UInt8](),
      info: info,
      outputByteCount: outputByteCount
    )
  }

  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      salt: salt,
      info: [UInt8](),
      outputByteCount: outputByteCount
    )
  }

  public static func deriveKey(
    inputKeyMaterial: SymmetricKey,
    outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial,
      info: [UInt8](),
      outputByteCount: outputByteCount
    )
  }

  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey,
    salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let key = SymmetricKey(data: salt.map { Array($0) } ?? [])
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: key)
  }

  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK,
    info: Info?,
    outputByteCount: Int
  ) -> SymmetricKey {
    precondition(outputByteCount <= 255 * H.byteCount, "at most 255 digests make a key")
    let key = SymmetricKey(data: prk)
    var (output, last): ([UInt8], [UInt8]) = ([], [])
    var number: UInt8 = 0
    while output.count < outputByteCount {
      number += 1
      let message = last + (info.map { Array($0) } ?? []) + [number]
      last = Array(HMAC<H>.authenticationCode(for: message, using: key))
      output += last
    }
    return SymmetricKey(data: Array(output.prefix(outputByteCount)))
  }
}
