@_exported import Foundation
import Digests

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64

// Lengths in bytes.

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_MD5_BLOCK_BYTES: Int32 = 64
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

extension DigestStream {
  /// One more part of the message; 1, as all functions of C return here.
  mutating func take(_ data: UnsafeRawPointer?, _ length: CC_LONG) -> Int32 {
    update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
    return 1
  }

  /// Writes the digest.
  func give(_ md: UnsafeMutablePointer<UInt8>) -> Int32 {
    finish(to: UnsafeMutableRawBufferPointer(start: md, count: Core.byteCount))
    return 1
  }
}

/// Writes the digest of a message, and returns where it is; without room for it, there is none.
private func digest<Core: DigestCore>(
  _ core: Core.Type,
  _ data: UnsafeRawPointer?,
  _ length: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let md else { return nil }
  var stream = DigestStream<Core>()
  _ = stream.take(data, length)
  _ = stream.give(md)
  return md
}

@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(MD5Core.self, data, len, md) }

@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA1Core.self, data, len, md) }

@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA224Core.self, data, len, md) }

@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA256Core.self, data, len, md) }

@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA384Core.self, data, len, md) }

@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { digest(SHA512Core.self, data, len, md) }
