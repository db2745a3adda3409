// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import CPNG

/// Puts chunks behind a signature.
package struct PNGWriter {
  package private(set) var bytes: [UInt8]

  /// The chunks of a file's end, without a signature.
  package init() {
    bytes = []
  }

  /// - Parameter isOptimized: whether the rows are stored as Xcode stores them.
  package init(header: PNGHeader, isOptimized: Bool = false, reservingCapacity capacity: Int = 0) {
    bytes = PNGSignature.bytes
    bytes.reserveCapacity(capacity + 128)
    if isOptimized { append(.optimized, [0x50, 0x00, 0x20, 0x02]) }
    append(.header, header.bytes)
  }

  package mutating func append(_ type: PNGChunkType, _ data: some Collection<UInt8>) {
    precondition(data.count <= 0x7FFF_FFFF, "A chunk holds at most 2³¹ - 1 bytes.")
    bytes += UInt32(data.count).bigEndianBytes
    let start = bytes.count
    bytes += type.bytes
    bytes += data
    let crc = bytes.withUnsafeBufferPointer {
      cpng_crc32(0, $0.baseAddress! + start, $0.count - start)
    }
    bytes += crc.bigEndianBytes
  }

  /// The whole file.
  package mutating func finish() -> [UInt8] {
    append(.end, [])
    return bytes
  }
}
