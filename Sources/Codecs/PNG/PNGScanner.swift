// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import CPNG

/// Walks a file's chunks and checks everything that needs no inflating: signature,
/// lengths, CRCs, order, header, palette, transparency, and that the file is whole.
///
/// Ancillary chunks are checked like the others and then ignored: gAMA, iCCP and the rest do not
/// change pixels, which are taken as sRGB. Bytes after IEND are ignored.
package struct PNGScanner {
  package private(set) var header: PNGHeader
  /// All chunks in the order of the file, IEND last.
  package private(set) var chunks: [PNGChunk] = []
  /// Whether Xcode has rewritten the file for the devices of its time.
  package var isOptimized: Bool { chunks.first?.type == .optimized }
  /// Bytes that follow IEND.
  package private(set) var trailingByteCount = 0
  /// The types among them: a file may have millions of chunks.
  private var seen: Set<PNGChunkType> = []

  /// The first chunk's header, nothing else.
  ///
  /// Enough to know what decoding would cost.
  package static func header(of bytes: [UInt8]) throws(PNGError) -> PNGHeader {
    try checkSignature(bytes)
    var first = try chunk(at: PNGSignature.bytes.count, in: bytes)
    if first.type == .optimized { first = try chunk(at: first.range.upperBound, in: bytes) }
    guard first.type == .header else { throw .missing(.header) }
    return try PNGHeader(bytes[first.data])
  }

  package init(_ bytes: [UInt8], maximumPixelCount: Int) throws(PNGError) {
    try self.init(bytes, maximumPixelCount: maximumPixelCount) { _ in }
  }

  /// - Parameter visit: is called for each chunk that is right, before the next one is read.
  init(
    _ bytes: [UInt8],
    maximumPixelCount: Int,
    visit: (PNGChunk) -> Void
  ) throws(PNGError) {
    header = try PNGScanner.header(of: bytes)
    guard header.width <= maximumPixelCount / header.height else {
      throw .tooLarge(
        width: header.width,
        height: header.height,
        maximumPixelCount: maximumPixelCount
      )
    }
    var offset = PNGSignature.bytes.count
    while chunks.last?.type != .end {
      guard offset < bytes.count else {
        throw seen.contains(.data)
          ? .missing(.end) : .truncated(chunk: nil, offset: bytes.count)
      }
      let chunk = try PNGScanner.chunk(at: offset, in: bytes)
      try checkPlace(chunk, in: bytes)
      chunks.append(chunk)
      seen.insert(chunk.type)
      visit(chunk)
      offset = chunk.range.upperBound
    }
    trailingByteCount = bytes.count - offset
  }

  /// Refuses a large picture whose data cannot fill it, before memory is taken for its pixels.
  ///
  /// A byte of deflate data becomes at most 1032 (documented by zlib). Small pictures are left to
  /// libpng, which says more of what is wrong.
  func checkDataLength() throws(PNGError) {
    let pixels = header.width * header.height
    guard pixels > 1 << 20 else { return }
    let data = chunks.reduce(0) { $0 + ($1.type == .data ? $1.data.count : 0) }
    guard pixels / (8 * 1032) * header.bitsPerPixel <= data else {
      throw .damaged(
        .data,
        reason: "\(data) bytes of data are too few for \(header.width)x\(header.height)"
      )
    }
  }

  private static func checkSignature(_ bytes: [UInt8]) throws(PNGError) {
    if bytes.starts(with: PNGSignature.bytes) { return }
    if bytes.starts(with: Array("version https://git-lfs".utf8)) { throw .gitLFSPointer }
    let beginsLikePNG = bytes.starts(with: PNGSignature.bytes.prefix(4))
    if beginsLikePNG, bytes.count >= 8 {
      // CR LF became LF or CR, or LF became CR LF.
      let rest = bytes[4..<8]
      let isRewritten =
        rest.starts(with: [0x0A, 0x1A]) || rest.starts(with: [0x0D, 0x1A])
        || rest.starts(with: [0x0D, 0x0D, 0x0A]) || rest.starts(with: [0x0D, 0x0A, 0x1A, 0x0D])
        || rest.starts(with: [0x0A, 0x0A, 0x1A]) || rest.starts(with: [0x0D, 0x0D, 0x1A])
      if isRewritten { throw .lineEndsRewritten }
    }
    if PNGSignature.bytes.starts(with: bytes), !bytes.isEmpty {
      throw .truncated(chunk: nil, offset: bytes.count)
    }
    throw .notPNG(firstBytes: Array(bytes.prefix(8)))
  }

  /// The chunk that begins at `offset`: whole, and with the right CRC.
  private static func chunk(at offset: Int, in bytes: [UInt8]) throws(PNGError) -> PNGChunk {
    guard bytes.count - offset >= 8 else { throw .truncated(chunk: nil, offset: bytes.count) }
    let length = bytes.bigEndian(at: offset)
    let type = PNGChunkType(rawValue: bytes.bigEndian(at: offset + 4))
    guard type.isValid else { throw .badChunkType(type, offset: offset) }
    guard length <= 0x7FFF_FFFF else { throw .chunkTooLong(type, length: length) }
    let start = offset + 8
    guard bytes.count - start >= Int(length) + 4 else {
      throw .truncated(chunk: type, offset: bytes.count)
    }
    let data = start..<start + Int(length)
    let stored = bytes.bigEndian(at: data.upperBound)
    let computed = bytes.withUnsafeBufferPointer {
      cpng_crc32(0, $0.baseAddress! + start - 4, Int(length) + 4)
    }
    guard stored == computed else {
      throw .badChecksum(type, stored: stored, computed: computed)
    }
    return PNGChunk(type: type, data: data)
  }

  private func checkPlace(_ chunk: PNGChunk, in bytes: [UInt8]) throws(PNGError) {
    let count = chunk.data.count
    func check(_ isValid: Bool, _ reason: String) throws(PNGError) {
      if !isValid { throw .misplaced(chunk.type, reason: reason) }
    }
    switch chunk.type {
    case .optimized:
      try check(chunks.isEmpty, "does not stand first")
    case .header:
      try check(!seen.contains(.header), "stands twice")
    case .palette:
      try check(!seen.contains(.palette), "stands twice")
      try check(!seen.contains(.data), "stands after IDAT")
      try check(!seen.contains(.transparency), "stands after tRNS")
      try check(
        header.colorType != .gray && header.colorType != .grayAlpha,
        "not allowed in a grey picture"
      )
      let most = header.colorType == .palette ? 1 << Int(header.depth) : 256
      guard count > 0, count % 3 == 0, count / 3 <= most else {
        throw .wrongLength(.palette, length: count, expected: "3 for each of 1...\(most) colours")
      }
    case .transparency:
      try check(!seen.contains(.transparency), "stands twice")
      try check(!seen.contains(.data), "stands after IDAT")
      try checkTransparency(count: count)
    case .data:
      try check(
        !seen.contains(.data) || chunks.last?.type == .data,
        "the IDATs do not follow each other"
      )
      if header.colorType == .palette, !seen.contains(.palette) { throw .missing(.palette) }
    case .end:
      guard seen.contains(.data) else { throw .missing(.data) }
      guard count == 0 else { throw .wrongLength(.end, length: count, expected: "0") }
    default:
      if chunk.type.isCritical { throw .unknownCriticalChunk(chunk.type) }
    }
  }

  private func checkTransparency(count: Int) throws(PNGError) {
    let expected: Int
    switch header.colorType {
    case .gray: expected = 2
    case .rgb: expected = 6
    case .palette:
      guard let palette = chunks.first(where: { $0.type == .palette }) else {
        throw .misplaced(.transparency, reason: "stands before PLTE")
      }
      let colors = palette.data.count / 3
      guard count <= colors else {
        throw .wrongLength(.transparency, length: count, expected: "at most \(colors)")
      }
      return
    case .grayAlpha, .rgba:
      throw .misplaced(.transparency, reason: "not allowed beside an alpha channel")
    }
    guard count == expected else {
      throw .wrongLength(.transparency, length: count, expected: "\(expected)")
    }
  }
}
