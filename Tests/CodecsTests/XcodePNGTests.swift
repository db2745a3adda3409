import Codecs
import Pixels
import Testing

/// Pictures as Xcode puts them into apps, made here of the pixels that they are compared with.
@Suite
struct XcodePNGTests {
  /// A chunk, the header, and rows that are blue first, multiplied, and deflated without a frame.
  private func file(
    _ pixmap: Pixmap,
    _ type: PNGHeader.ColorType = .rgba,
    pieces: Int = 1,
    _ change: (inout [UInt8]) -> Void = { _ in }
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<pixmap.height {
      rows.append(0)
      for x in 0..<pixmap.width {
        let pixel = pixmap[x, y]
        rows += [pixel.blue, pixel.green, pixel.red]
        if type == .rgba { rows.append(pixel.alpha) }
      }
    }
    var data = Array(ZlibStream.compress(rows).dropFirst(2).dropLast(4))
    change(&data)
    var chunks = PNGWriter()
    chunks.append(.optimized, [0x50, 0, 0x20, 2])
    let header = PNGHeader(width: pixmap.width, height: pixmap.height, colorType: type)
    chunks.append(.header, header.bytes)
    let size = (data.count + pieces - 1) / pieces
    for start in stride(from: 0, to: data.count, by: size) {
      chunks.append(.data, data[start..<min(start + size, data.count)])
    }
    return PNGSignature.bytes + chunks.finish()
  }

  private func picture(isOpaque: Bool) -> Pixmap {
    let straight = (0..<35 * 20).map { index -> UInt32 in
      let alpha = isOpaque ? 255 : UInt32(index * 7 % 256)
      return UInt32(index * 13 % 256) | UInt32(index * 29 % 256) << 8
        | UInt32(index * 3 % 256) << 16 | alpha << 24
    }
    return Pixmap(StraightPixmap(width: 35, height: 20, pixels: straight))
  }

  @Test(arguments: [1, 3])
  func `a picture with alpha keeps each pixel`(pieces: Int) throws {
    let pixmap = picture(isOpaque: false)
    let bytes = file(pixmap, pieces: pieces)
    #expect(try Pixmap(png: bytes) == pixmap)
    #expect(try PNGDecoder().decodeStraight(bytes) == StraightPixmap(pixmap))
  }

  @Test
  func `a picture without alpha keeps each pixel`() throws {
    let pixmap = picture(isOpaque: true)
    #expect(try Pixmap(png: file(pixmap, .rgb)) == pixmap)
  }

  @Test
  func `rows that end early or are missing are damage`() {
    let pixmap = picture(isOpaque: false)
    for change in [{ $0.removeLast(9) }, { $0[0] = 0xFF }] as [(inout [UInt8]) -> Void] {
      let error = #expect(throws: PNGError.self) {
        try Pixmap(png: file(pixmap, .rgba, change))
      }
      #expect(error?.chunk == .data)
    }
  }

  @Test
  func `the chunk is first or missing`() {
    var writer = PNGWriter(header: PNGHeader(width: 1, height: 1, colorType: .rgb))
    writer.append(.optimized, [0, 0, 0, 0])
    let error = #expect(throws: PNGError.self) { try Pixmap(png: writer.finish()) }
    #expect(error == .misplaced(.optimized, reason: "does not stand first"))
  }
}
