import Digests
import Foundation

/// Digests that keep nothing safe, for code that has to understand old ones.
public enum Insecure {
  /// A digest of MD5.
  public struct MD5Digest: Digest, DigestBytes {
    public static var byteCount: Int { MD5Core.byteCount }
    static var title: String { "MD5 digest" }
    let bytes: [UInt8]
  }

  /// MD5 of a message.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { MD5Core.blockByteCount }
    private var stream = DigestStream<MD5Core>()

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      stream.update(bufferPointer)
    }
    public func finalize() -> MD5Digest { MD5Digest(bytes: stream.finish()) }
  }

  /// A digest of SHA-1.
  public struct SHA1Digest: Digest, DigestBytes {
    public static var byteCount: Int { SHA1Core.byteCount }
    static var title: String { "SHA1 digest" }
    let bytes: [UInt8]
  }

  /// SHA-1 of a message.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { SHA1Core.blockByteCount }
    private var stream = DigestStream<SHA1Core>()

    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      stream.update(bufferPointer)
    }
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: stream.finish()) }
  }
}
