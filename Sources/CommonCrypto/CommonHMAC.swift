import Digests

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// A message, a part of which has arrived, for a code that only the owners of a key can make.
public struct CCHmacContext: Sendable {
  fileprivate var stream: AnyAuthenticationStream?
  public init() {}
}

/// The digest behind one of the constants `kCCHmacAlg…`.
private func digest(of algorithm: CCHmacAlgorithm) -> AnyAuthenticationStream.Digest? {
  let digests: [AnyAuthenticationStream.Digest] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
  return algorithm < digests.count ? digests[Int(algorithm)] : nil
}

/// Writes the code of a message; an unknown algorithm writes nothing.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer!,
  _ keyLength: Int,
  _ data: UnsafeRawPointer!,
  _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer!
) {
  var context = CCHmacContext()
  CCHmacInit(&context, algorithm, key, keyLength)
  CCHmacUpdate(&context, data, dataLength)
  CCHmacFinal(&context, macOut)
}

public func CCHmacInit(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!,
  _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer!,
  _ keyLength: Int
) {
  var context = CCHmacContext()
  context.stream = digest(of: algorithm).map {
    AnyAuthenticationStream(
      $0,
      key: UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : max(keyLength, 0))
    )
  }
  ctx.initialize(to: context)
}

public func CCHmacUpdate(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!,
  _ data: UnsafeRawPointer!,
  _ dataLength: Int
) {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : max(dataLength, 0))
  ctx.pointee.stream?.update(bytes)
}

public func CCHmacFinal(
  _ ctx: UnsafeMutablePointer<CCHmacContext>!,
  _ macOut: UnsafeMutableRawPointer!
) {
  guard let code = ctx.pointee.stream?.finish() else { return }
  macOut.copyMemory(from: code, byteCount: code.count)
}
