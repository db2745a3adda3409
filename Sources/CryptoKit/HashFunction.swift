@_exported import Foundation
import Digests

/// A digest: a few bytes that stand for a message.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8, Iterator == IndexingIterator<[UInt8]> {
  static var byteCount: Int { get }
}

extension Digest {
  public static func == <D: DataProtocol>(first: Self, second: D) -> Bool {
    isEqual(Array(first), Array(second))
  }
}

/// What makes digests of messages, whole or in parts.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var byteCount: Int { get }
  static var blockByteCount: Int { get }

  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static var byteCount: Int { Digest.byteCount }

  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// Bytes that are compared in a time that does not depend on them, and printed in base 16.
protocol DigestBytes: ContiguousBytes, Hashable, Sequence, CustomStringConvertible
where Element == UInt8, Iterator == IndexingIterator<[UInt8]> {
  var bytes: [UInt8] { get }
  /// What `description` begins with.
  static var title: String { get }
}

extension DigestBytes {
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  public var description: String { "\(Self.title): \(hexadecimal(bytes))" }

  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  public static func == (first: Self, second: Self) -> Bool { isEqual(first.bytes, second.bytes) }
}

/// Looks at every byte, wherever the first difference is.
func isEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
  first.count == second.count && zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
