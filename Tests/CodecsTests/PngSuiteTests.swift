import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

/// Willem van Schaik's PngSuite, where it is found: `SEGUE_PNGSUITE`, or a folder `shared/pngsuite`
/// beside the package.
///
/// Nothing of it is kept here.
enum PngSuite {
  static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["SEGUE_PNGSUITE"].map {
      URL(fileURLWithPath: $0)
    }
    let root = Workspace.package.root
    let beside = [root, root.deletingLastPathComponent()]
      .map { $0.deletingLastPathComponent().appendingPathComponent("shared/pngsuite") }
    return ([named].compactMap { $0 } + beside).first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("basn0g01.png").path)
    }
  }()

  static let names: [String] = {
    let files =
      folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    return files.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }()

  /// `x` means corrupt.
  static let valid = names.filter { !$0.hasPrefix("x") }

  static func bytes(_ name: String) throws -> [UInt8] {
    let folder = try #require(folder)
    return Array(try Data(contentsOf: folder.appendingPathComponent("\(name).png")))
  }
}

@Suite(
  .enabled(if: PngSuite.folder != nil, "PngSuite is not here: set SEGUE_PNGSUITE to its folder")
)
struct PngSuiteTests {
  @Test
  func `the suite is complete`() {
    #expect(PngSuite.valid.count == 161)
    #expect(PngSuite.names.count == 175)
  }

  @Test(arguments: PngSuite.valid)
  func `a valid file decodes as the reference decodes it`(name: String) throws {
    let file = try PngSuite.bytes(name)
    let decoded = try PNGDecoder().decodeStraight(file)
    #expect(try ReferencePNGDecoder.decode(file) == decoded)
    #expect(try Pixmap(png: file) == Pixmap(decoded))
  }

  /// The interlaced files show the same pictures.
  @Test(
    arguments: PngSuite.valid.filter {
      $0.dropFirst(3).first == "i" && !$0.hasPrefix("bg") && !$0.hasPrefix("oi")
    }
  )
  func `an interlaced file decodes like its twin`(name: String) throws {
    let twin = String(name.prefix(3)) + "n" + name.dropFirst(4)
    try #require(PngSuite.valid.contains(twin))
    #expect(
      try PNGDecoder().decodeStraight(PngSuite.bytes(name))
        == PNGDecoder().decodeStraight(PngSuite.bytes(twin))
    )
  }

  /// Cutting the data into chunks, and how hard it was compressed, change nothing.
  @Test(arguments: [
    ("oi1n0g16", ["oi2n0g16", "oi4n0g16", "oi9n0g16", "basn0g16"]),
    ("oi1n2c16", ["oi2n2c16", "oi4n2c16", "oi9n2c16", "basn2c16"]),
    ("z00n2c08", ["z03n2c08", "z06n2c08", "z09n2c08"]),
  ])
  func `files of one picture decode to one picture`(name: String, others: [String]) throws {
    let picture = try PNGDecoder().decodeStraight(PngSuite.bytes(name))
    for other in others {
      #expect(try PNGDecoder().decodeStraight(PngSuite.bytes(other)) == picture, "\(other)")
    }
  }

  @Test(arguments: [
    ("xs1n0g01", "not a PNG: the signature is missing, it begins with"),
    ("xs2n0g01", "not a PNG: the signature is missing, it begins with"),
    ("xs4n0g01", "not a PNG: the signature is missing, it begins with"),
    ("xs7n0g01", "not a PNG: the signature is missing, it begins with"),
    ("xcrn0g04", "line ends were rewritten"), ("xlfn0g04", "line ends were rewritten"),
    ("xhdn0g08", "IHDR: CRC"), ("xcsn0g01", "IDAT: CRC"), ("xdtn0g01", "IDAT: missing"),
    ("xc1n0g08", "IHDR: colour type is 1"), ("xc9n2c08", "IHDR: colour type is 9"),
    ("xd0n2c08", "IHDR: bit depth of colour type 2 is 0"),
    ("xd3n2c08", "IHDR: bit depth of colour type 2 is 3"),
    ("xd9n2c08", "IHDR: bit depth of colour type 2 is 99"),
  ])
  func `a corrupt file is refused with chunk and reason`(name: String, words: String) throws {
    let file = try PngSuite.bytes(name)
    let error = #expect(throws: PNGError.self) { try PNGDecoder().decode(file) }
    #expect(error?.description.contains(words) == true, "\(error.map(String.init) ?? "nothing")")
  }
}
