import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

/// Every file of Fixtures/Inputs/png, which `Scripts/make-png-fixtures` writes.
@Suite
struct PNGDecoderTests {
  static let folder = Workspace.package.input("png")

  static func names(_ kind: String) -> [String] {
    let files =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + kind)) ?? []
    return files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }

  static let damage: [String: String] = {
    let table =
      (try? String(contentsOf: folder.appendingPathComponent("damaged.txt"), encoding: .utf8)) ?? ""
    let lines = table.split(separator: "\n").map { $0.split(separator: "\t") }
    return Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), String($0[1])) })
  }()

  private func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: PNGDecoderTests.folder.appendingPathComponent(path)))
  }

  @Test(arguments: names("valid"))
  func `a valid file decodes to the pixels it was made from`(name: String) throws {
    let file = try bytes("valid/\(name).png")
    let straight = try PNGDecoder().decodeStraight(file)
    let decoded = straight.pixels.flatMap { pixel in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    let expected = try bytes("valid/\(name).rgba")
    #expect(decoded == expected)
    #expect(try ReferencePNGDecoder.decode(file) == straight)
    #expect(try Pixmap(png: file) == Pixmap(straight))
  }

  @Test(arguments: names("damaged"))
  func `a damaged file is refused with chunk and reason`(name: String) throws {
    let words = try #require(PNGDecoderTests.damage[name])
    let file = try bytes("damaged/\(name).png")
    let error = #expect(throws: PNGError.self) { try PNGDecoder().decode(file) }
    #expect(error?.description.contains(words) == true, "\(error.map(String.init) ?? "nothing")")
    #expect(throws: PNGError.self) { try PNGDecoder().decodeStraight(file) }
  }

  @Test
  func `there are fixtures of every kind`() {
    #expect(PNGDecoderTests.names("valid").count > 90)
    #expect(PNGDecoderTests.names("damaged") == PNGDecoderTests.damage.keys.sorted())
    #expect(PNGDecoderTests.damage.count > 90)
  }

  @Test
  func `a file cut anywhere is refused`() throws {
    let file = try bytes("valid/palette-4-interlaced.png")
    for count in 0..<file.count {
      #expect(throws: PNGError.self, "\(count) bytes") {
        try PNGDecoder().decode(Array(file.prefix(count)))
      }
    }
  }

  @Test
  func `a file with any bit flipped is refused`() throws {
    for name in ["rgba-8", "palette-2-alpha"] {
      let file = try bytes("valid/\(name).png")
      for bit in 0..<file.count * 8 {
        var flipped = file
        flipped[bit / 8] ^= 1 << (bit % 8)
        #expect(throws: PNGError.self, "\(name), bit \(bit)") { try PNGDecoder().decode(flipped) }
      }
    }
  }

  @Test
  func `noise in the compressed data never crashes`() throws {
    var noise = Noise(11)
    for name in ["rgb-16-interlaced", "gray-1", "palette-8-short"] {
      let file = try bytes("valid/\(name).png")
      let chunks = try PNGScanner(file, maximumPixelCount: 1000).chunks
      let data = try #require(chunks.first { $0.type == .data }).data
      for _ in 0..<300 {
        var stream = Array(file[data])
        for _ in 0..<Int.random(in: 1...4, using: &noise) {
          stream[Int.random(in: stream.indices, using: &noise)] = .random(
            in: 0...255,
            using: &noise
          )
        }
        var writer = PNGWriter(header: try PNGScanner.header(of: file))
        for chunk in chunks where chunk.type != .header && chunk.type != .end {
          writer.append(chunk.type, chunk.type == .data ? stream[...] : file[chunk.data])
        }
        // Both are fine, but decoded pixels must agree with the second decoder.
        let result = try? PNGDecoder().decodeStraight(writer.finish())
        if let result { #expect(try ReferencePNGDecoder.decode(writer.bytes) == result) }
      }
    }
  }

  @Test
  func `the limit counts pixels and is checked first`() throws {
    let file = try bytes("valid/rgb-8.png")
    #expect(throws: Never.self) { try PNGDecoder(maximumPixelCount: 13 * 11).decode(file) }
    #expect(throws: PNGError.tooLarge(width: 13, height: 11, maximumPixelCount: 142)) {
      try PNGDecoder(maximumPixelCount: 142).decode(file)
    }
    // Larger than the limit and damaged: the limit is reported.
    #expect(throws: PNGError.tooLarge(width: 13, height: 11, maximumPixelCount: 9)) {
      try PNGDecoder(maximumPixelCount: 9).decode(Array(file.prefix(40)))
    }
  }

  @Test
  func `a large picture with little data is refused before its memory is taken`() {
    for isInterlaced in [false, true] {
      let header = PNGHeader(
        width: 8000,
        height: 8000,
        colorType: .rgba,
        isInterlaced: isInterlaced
      )
      var writer = PNGWriter(header: header)
      writer.append(.data, [UInt8](repeating: 0, count: 200_000))
      let reason = "200000 bytes of data are too few for 8000x8000"
      #expect(throws: PNGError.damaged(.data, reason: reason)) {
        try PNGDecoder().decode(writer.finish())
      }
    }
  }

  @Test(arguments: [PNGHeader.ColorType.rgba, .gray])
  func `the best compression of a large picture is not too little data`(
    colorType: PNGHeader.ColorType
  ) throws {
    let header = PNGHeader(width: 4000, height: 3000, colorType: colorType)
    let rows = [UInt8](repeating: 0, count: 3000 * (1 + 4000 * colorType.channels))
    var writer = PNGWriter(header: header)
    writer.append(.data, ZlibStream.compress(rows, level: 9))
    let picture = try PNGDecoder().decode(writer.finish())
    #expect(picture[3999, 2999].red == 0)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a great many chunks cost no more than their number`() throws {
    let file = try bytes("valid/rgb-8.png")
    let chunks = try PNGScanner(file, maximumPixelCount: 1000).chunks
    var writer = PNGWriter(header: try PNGScanner.header(of: file))
    for _ in 0..<200_000 { writer.append(PNGChunkType("tEXt"), []) }
    let data = try #require(chunks.first { $0.type == .data })
    writer.append(.data, file[data.data])
    for _ in 0..<200_000 { writer.append(.data, []) }
    #expect(try Pixmap(png: writer.finish()) == Pixmap(png: file))
  }

  @Test
  func `an error knows its chunk`() {
    #expect(PNGError.missing(.palette).chunk == .palette)
    #expect(PNGError.damaged(.data, reason: "").chunk == .data)
    #expect(PNGError.lineEndsRewritten.chunk == nil)
    #expect(PNGError.tooLarge(width: 1, height: 1, maximumPixelCount: 0).chunk == .header)
  }
}
