/// A PNG file is a signature and a row of chunks.
///
///     89 50 4E 47 0D 0A 1A 0A                          signature
///     ┌──────────┬──────────┬───────────────┬────────┐
///     │ length 4 │  type 4  │ data (length) │ CRC  4 │  IHDR: size, depth, colour type
///     └──────────┴──────────┴───────────────┴────────┘
///     … PLTE, tRNS, IDAT, IDAT, …, IEND                 numbers are big-endian; the CRC-32
///                                                       covers the type and the data
///
/// The data of all IDATs in a row is one zlib stream of filtered rows: 1 byte filter, then pixels.
package enum PNGSignature {
  package static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

/// Four letters; the case of the first says whether a decoder may ignore the chunk.
package struct PNGChunkType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The four bytes, the first one highest.
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package init(_ name: StaticString) {
    precondition(name.utf8CodeUnitCount == 4, "A chunk type has four letters.")
    rawValue = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  package static let header = PNGChunkType("IHDR")
  /// Stands before the header of a file that Xcode has put into an app.
  package static let optimized = PNGChunkType("CgBI")
  package static let palette = PNGChunkType("PLTE")
  package static let transparency = PNGChunkType("tRNS")
  package static let data = PNGChunkType("IDAT")
  package static let end = PNGChunkType("IEND")
  package static let animation = PNGChunkType("acTL")
  package static let frame = PNGChunkType("fcTL")
  package static let frameData = PNGChunkType("fdAT")

  package var bytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
  }

  /// A decoder that does not know a critical chunk cannot show the picture.
  package var isCritical: Bool { rawValue & 0x2000_0000 == 0 }

  package var isValid: Bool {
    bytes.allSatisfy { (65...90).contains($0) || (97...122).contains($0) }
  }

  /// The letters; other bytes as `\xNN`.
  package var description: String {
    bytes.map { byte in
      (33...126).contains(byte)
        ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}

/// Where one chunk's data lies in its file.
package struct PNGChunk: Equatable, Sendable {
  package var type: PNGChunkType
  package var data: Range<Int>

  /// The whole chunk: length, type, data, CRC.
  package var range: Range<Int> { data.lowerBound - 8..<data.upperBound + 4 }
}
