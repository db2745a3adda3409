import CKernels

/// SHA-256 (FIPS 180-4): the identity of files, fonts and render plans by their content.
public struct SHA256: Sendable {
  // The first 32 bits of the fractional parts of the square roots of the first 8 primes.
  private var state: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]
  /// Bytes that do not fill a block of 64 yet.
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  public init() {}

  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    byteCount += UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = min(64 - pending.count, rest.count)
      pending += rest.prefix(missing)
      rest = rest.dropFirst(missing)
      guard pending.count == 64 else { return }
      let block = pending
      pending = []
      block.withUnsafeBufferPointer { ck_sha256_blocks(&state, $0.baseAddress, 1) }
    }
    let whole = rest.count / 64
    if whole > 0, let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress {
      ck_sha256_blocks(&state, start.assumingMemoryBound(to: UInt8.self), whole)
    }
    pending += rest.dropFirst(whole * 64)
  }

  public mutating func update(_ bytes: some Sequence<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ update(UnsafeRawBufferPointer($0)) }) == nil {
      Array(bytes).withUnsafeBytes { update($0) }
    }
  }

  /// The digest of everything so far as 64 lower-case hexadecimal digits.
  public var hexDigest: String {
    var copy = self
    let bits = byteCount * 8
    let zeros = (119 - Int(byteCount % 64)) % 64
    copy.update([0x80] + [UInt8](repeating: 0, count: zeros))
    copy.update((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) })
    return copy.state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// The digest of `bytes`.
  public static func hexDigest(of bytes: some Sequence<UInt8>) -> String {
    var hash = SHA256()
    hash.update(bytes)
    return hash.hexDigest
  }
}
