import Foundation
import Synchronization

/// The bytes, valid while the data is: those of an image are shared, not copied.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  if theData.count <= longestInline { return addressOfInline(theData) }
  return theData.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

/// So few bytes, such as the one pixel of a mean colour, stand in a `Data` itself, and have no
/// address that stays (measured: up to 14).
private let longestInline = 16

/// Addresses of such bytes, which are kept for the life of the process: once for each content.
private let inlineBytes = Mutex<[Data: UInt]>([:])

private func addressOfInline(_ data: Data) -> UnsafePointer<UInt8>? {
  let address = inlineBytes.withLock { known in
    if let address = known[data] { return address }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: longestInline)
    copy.initialize(repeating: 0, count: longestInline)
    data.copyBytes(to: copy, count: data.count)
    known[data] = UInt(bitPattern: copy)
    return UInt(bitPattern: copy)
  }
  return UnsafePointer(bitPattern: address)
}

public func CFDataGetLength(_ theData: CFData!) -> Int { theData.count }

/// Copies some of the bytes.
public func CFDataGetBytes(
  _ theData: CFData!,
  _ range: CFRange,
  _ buffer: UnsafeMutablePointer<UInt8>!
) {
  let start = theData.startIndex + range.location
  theData.copyBytes(to: buffer, from: start..<start + range.length)
}

public func CFDataCreate(
  _ allocator: Any?,
  _ bytes: UnsafePointer<UInt8>!,
  _ length: Int
) -> CFData! {
  bytes.map { CFData(bytes: $0, count: length) } ?? CFData()
}
