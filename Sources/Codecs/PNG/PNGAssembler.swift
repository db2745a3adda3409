import CPNG

/// Joins encoded bands into a file.
///
///     signature │ IHDR │ IDAT: zlib header │ IDAT: band │ IDAT: band │ … │ IDAT: end, Adler-32 │ IEND
package struct PNGAssembler: Sendable {
  private static let zlibHeader: [UInt8] = [0x78, 0x01]
  /// An empty last block with fixed codes.
  private static let lastBlock: [UInt8] = [0x03, 0x00]

  private let header: PNGHeader
  private var bands: [EncodedPNGBand] = []
  private var rows = 0

  package init(width: Int, height: Int, isOpaque: Bool) {
    header = PNGHeader(width: width, height: height, colorType: isOpaque ? .rgb : .rgba)
  }

  /// Bands go in from top to bottom.
  package mutating func append(_ band: EncodedPNGBand) {
    rows += band.rows
    precondition(rows <= header.height, "The bands are higher than the picture.")
    bands.append(band)
  }

  /// The file in pieces, to be written one after the other; the bands' bytes are not copied.
  package var pieces: [[UInt8]] {
    var start = PNGWriter(header: header)
    start.append(.data, PNGAssembler.zlibHeader)
    var end = PNGWriter()
    end.append(.data, zlibEnd)
    return [start.bytes] + bands.map(\.chunk) + [end.finish()]
  }

  /// The compressed picture without chunks around it.
  var zlibStream: [UInt8] {
    var stream = PNGAssembler.zlibHeader
    for band in bands { stream += band.chunk[8..<band.chunk.count - 4] }
    return stream + zlibEnd
  }

  private var zlibEnd: [UInt8] {
    precondition(rows == header.height, "The bands do not fill the picture.")
    let adler = bands.reduce(UInt32(1)) { cpng_adler32_combine($0, $1.adler, $1.filteredCount) }
    return PNGAssembler.lastBlock + adler.bigEndianBytes
  }

  /// The whole file.
  package var file: [UInt8] {
    let pieces = pieces
    var file: [UInt8] = []
    file.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { file += piece }
    return file
  }
}
