import Codecs
import Foundation
import Pixels
import Testing

/// Films that ffmpeg writes, from pixels of our own.
@Suite(.enabled(if: Foreign.hasFFmpeg, "ffmpeg is not installed"))
struct ForeignAPNGTests {
  private static let (width, height, count) = (40, 30, 8)

  /// Frames of bytes, each like the one before but for a square and a point.
  private func frames(channels: Int) -> [[UInt8]] {
    var noise = Noise(71)
    var pixels = (0..<(Self.width * Self.height)).map { [UInt8($0 / 97), 9, 200, 255] }
    return (0..<Self.count).map { index in
      if index != 4 {
        let color = (0..<4).map { _ in UInt8.random(in: 0...255, using: &noise) }
        for y in 0..<5 {
          for x in 0..<7 { pixels[(y + 3 * index) * Self.width + x + 4 * index] = color }
        }
        pixels[index] = [1, 2, 3, 0]
      }
      return pixels.flatMap { $0.prefix(channels) }
    }
  }

  /// The film that ffmpeg makes of raw frames, decoded.
  private func film(_ frames: [[UInt8]], format: String) throws -> [Pixmap] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-apng-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("frames.raw")
    let target = folder.appendingPathComponent("film.apng")
    try Data(frames.joined()).write(to: source)
    let made = Foreign.run(
      "ffmpeg",
      [
        "-v", "error", "-f", "rawvideo", "-pix_fmt", format, "-s", "\(Self.width)x\(Self.height)",
        "-r", "10", "-i", source.path, "-pix_fmt", format, "-f", "apng", target.path,
      ]
    )
    try #require(made != nil)
    let film = try APNGDecoder.film(of: [UInt8](Data(contentsOf: target)))
    #expect(film.map(\.delay.seconds).allSatisfy { abs($0 - 0.1) < 1e-9 })
    return film.map(\.pixels)
  }

  /// Straight channels of one pixel at a time.
  private func pixmap(_ bytes: [UInt8], _ color: (ArraySlice<UInt8>) -> [UInt8]) -> Pixmap {
    let channels = bytes.count / (Self.width * Self.height)
    let pixels = (0..<(Self.width * Self.height)).map { index -> UInt32 in
      let start = index * channels
      return color(bytes[start..<(start + channels)]).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    return Pixmap(StraightPixmap(width: Self.width, height: Self.height, pixels: pixels))
  }

  @Test
  func `a film of red, green and blue`() throws {
    let frames = frames(channels: 3)
    let film = try film(frames, format: "rgb24")
    #expect(film == frames.map { pixmap($0) { $0 + [255] } })
  }

  @Test
  func `a film with transparency`() throws {
    let frames = frames(channels: 4)
    let film = try film(frames, format: "rgba")
    #expect(film == frames.map { pixmap($0) { Array($0) } })
  }

  @Test
  func `a grey film`() throws {
    let frames = frames(channels: 1)
    let film = try film(frames, format: "gray")
    #expect(film == frames.map { pixmap($0) { Array(repeating: $0.first ?? 0, count: 3) + [255] } })
  }

  @Test
  func `a film of a palette`() throws {
    let frames = frames(channels: 1)
    // Blue, green, red, alpha behind the indices of each frame.
    let palette = (0...255).flatMap { (index: UInt8) -> [UInt8] in
      [index, 255 - index, index / 2, 255]
    }
    let film = try film(frames.map { $0 + palette }, format: "pal8")
    let expected = frames.map { frame in
      pixmap(frame) { index in
        let start = 4 * Int(index.first ?? 0)
        return [palette[start + 2], palette[start + 1], palette[start], 255]
      }
    }
    #expect(film == expected)
  }
}
