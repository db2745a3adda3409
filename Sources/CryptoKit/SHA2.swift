import Digests
import Foundation

/// A digest of SHA-256.
public struct SHA256Digest: Digest, DigestBytes {
  public static var byteCount: Int { SHA256Core.byteCount }
  static var title: String { "SHA256 digest" }
  let bytes: [UInt8]
}

/// SHA-256 of a message.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { SHA256Core.blockByteCount }
  private var stream = DigestStream<SHA256Core>()

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    stream.update(bufferPointer)
  }
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: stream.finish()) }
}

/// A digest of SHA-384.
public struct SHA384Digest: Digest, DigestBytes {
  public static var byteCount: Int { SHA384Core.byteCount }
  static var title: String { "SHA384 digest" }
  let bytes: [UInt8]
}

/// SHA-384 of a message.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { SHA384Core.blockByteCount }
  private var stream = DigestStream<SHA384Core>()

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    stream.update(bufferPointer)
  }
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: stream.finish()) }
}

/// A digest of SHA-512.
public struct SHA512Digest: Digest, DigestBytes {
  public static var byteCount: Int { SHA512Core.byteCount }
  static var title: String { "SHA512 digest" }
  let bytes: [UInt8]
}

/// SHA-512 of a message.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { SHA512Core.blockByteCount }
  private var stream = DigestStream<SHA512Core>()

  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    stream.update(bufferPointer)
  }
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: stream.finish()) }
}
