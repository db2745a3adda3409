import Digests

// Digests of messages that arrive in parts: `Init`, `Update` for each part, `Final`. All return 1.

/// A message for MD5 of which a part has arrived.
public struct CC_MD5_CTX: Sendable {
  fileprivate var stream = DigestStream<MD5Core>()
  public init() {}
}

@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
  c.initialize(to: CC_MD5_CTX())
  return 1
}

@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.stream.take(data, len) }

@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_MD5_CTX>!
) -> Int32 { c.pointee.stream.give(md) }

/// A message for SHA-1 of which a part has arrived.
public struct CC_SHA1_CTX: Sendable {
  fileprivate var stream = DigestStream<SHA1Core>()
  public init() {}
}

@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
  c.initialize(to: CC_SHA1_CTX())
  return 1
}

@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.stream.take(data, len) }

@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>!
) -> Int32 { c.pointee.stream.give(md) }

/// A message for SHA-256 or SHA-224 of which a part has arrived.
public struct CC_SHA256_CTX: Sendable {
  fileprivate var full = DigestStream<SHA256Core>()
  /// For the shorter digest.
  fileprivate var short = DigestStream<SHA224Core>()
  public init() {}
}

@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.initialize(to: CC_SHA256_CTX())
  return 1
}

@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.full.take(data, len) }

@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { c.pointee.full.give(md) }

@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
  c.initialize(to: CC_SHA256_CTX())
  return 1
}

@discardableResult
public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.short.take(data, len) }

@discardableResult
public func CC_SHA224_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>!
) -> Int32 { c.pointee.short.give(md) }

/// A message for SHA-512 or SHA-384 of which a part has arrived.
public struct CC_SHA512_CTX: Sendable {
  fileprivate var full = DigestStream<SHA512Core>()
  /// For the shorter digest.
  fileprivate var short = DigestStream<SHA384Core>()
  public init() {}
}

@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.initialize(to: CC_SHA512_CTX())
  return 1
}

@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.full.take(data, len) }

@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { c.pointee.full.give(md) }

@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
  c.initialize(to: CC_SHA512_CTX())
  return 1
}

@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!,
  _ data: UnsafeRawPointer!,
  _ len: CC_LONG
) -> Int32 { c.pointee.short.take(data, len) }

@discardableResult
public func CC_SHA384_Final(
  _ md: UnsafeMutablePointer<UInt8>!,
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>!
) -> Int32 { c.pointee.short.give(md) }
