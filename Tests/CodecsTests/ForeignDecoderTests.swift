import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

/// Runs programs that read or write PNG, where they are installed.
enum Foreign {
  static func path(_ program: String) -> String? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What the program writes, or nil when it fails.
  static func run(_ program: String, _ arguments: [String]) -> [UInt8]? {
    guard let path = path(program) else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? Array(bytes) : nil
  }

  static let hasFFmpeg = path("ffmpeg") != nil
  static let hasPillow = run("python3", ["-c", "import PIL"]) != nil
  static let hasPNGFix = path("pngfix") != nil

  static func ffmpeg(_ file: String) -> [UInt8]? {
    run(
      "ffmpeg",
      [
        "-v", "error", "-i", file, "-f", "rawvideo", "-pix_fmt", "rgba", "-fps_mode", "passthrough",
        "-",
      ]
    )
  }

  static func pillow(_ file: String) -> [UInt8]? {
    let script = """
      import sys
      from PIL import Image, ImageSequence
      for frame in ImageSequence.Iterator(Image.open(sys.argv[1])):
          sys.stdout.buffer.write(frame.convert("RGBA").tobytes())
      """
    return run("python3", ["-c", script, file])
  }
}

/// Every kind of file that we write, read by others.
@Suite
struct ForeignDecoderTests {
  static let files: [(name: String, pictures: [Pixmap], bytes: [UInt8])] = {
    var noise = Noise(31)
    var files: [(String, [Pixmap], [UInt8])] = []
    for (width, height) in [(1, 1), (17, 130), (64, 64), (300, 257)] {
      for opaque in [true, false] {
        var picture = noise.pixmap(width: width, height: height, opaque: opaque)
        let kind = "\(width)x\(height)\(opaque ? "" : "-alpha")"
        files.append(("fast-\(kind)", [picture], picture.png()))
        files.append(("small-\(kind)", [picture], SmallPNGEncoder().encode(picture)))
        var frames = [picture]
        for index in 1..<4 {
          picture[width / 2, height * index / 5] = noise.pixel(opaque: opaque)
          picture[width / 3, height / 2] = Pixel(red: UInt8(index), green: 1, blue: 2)
          frames.append(picture)
        }
        let delay = APNGDelay(numerator: 1, denominator: 60)
        files.append(("animated-\(kind)", frames, APNGEncoder.file(frames.map { ($0, delay) })))
      }
    }
    return files
  }()

  private static func isStraight(_ pictures: [Pixmap], _ bytes: [UInt8]) -> Bool {
    let words = pictures.flatMap { StraightPixmap($0).pixels }
    return bytes
      == words.flatMap { pixel in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
  }

  private func check(_ index: Int, _ read: (String) -> [UInt8]?) throws {
    let file = ForeignDecoderTests.files[index]
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-\(file.name).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(file.bytes).write(to: url)
    let bytes = try #require(read(url.path), "\(file.name) cannot be read")
    #expect(ForeignDecoderTests.isStraight(file.pictures, bytes), "\(file.name)")
  }

  @Test(.enabled(if: Foreign.hasFFmpeg, "ffmpeg is not installed"), arguments: files.indices)
  func `ffmpeg reads the same pixels`(index: Int) throws {
    try check(index, Foreign.ffmpeg)
  }

  @Test(.enabled(if: Foreign.hasPillow, "Pillow is not installed"), arguments: files.indices)
  func `Pillow reads the same pixels`(index: Int) throws {
    try check(index, Foreign.pillow)
  }

  /// pngfix, of libpng's tools, looks for anything that would need fixing.
  @Test(.enabled(if: Foreign.hasPNGFix, "pngfix is not installed"), arguments: files.indices)
  func `pngfix finds nothing to fix`(index: Int) throws {
    let file = ForeignDecoderTests.files[index]
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-\(file.name).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(file.bytes).write(to: url)
    #expect(Foreign.run("pngfix", ["-q", url.path]) != nil, "\(file.name)")
  }
}
