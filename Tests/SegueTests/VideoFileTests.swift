// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Foundation
import Pixels
import Segue
import Testing

/// Ten frames of 33 by 21 pixels that get brighter.
func render(_ sink: any FrameSink, count: Int = 10) throws -> SinkOutput {
  let clip = ClipDescription(width: 33, height: 21, rate: FrameRate(50)!, frameCount: count)
  do {
    _ = try sink.begin(clip)
    for index in 0..<count {
      var frame = RenderedFrame(
        frame: .init(number: index + 1, time: Double(index) / 50),
        width: 33,
        height: 21
      )
      let level = UInt8(index * 20)
      frame.rgba = (0..<33 * 21).flatMap { _ in [level, level, 200, 255] }
      frame.pixels = Pixmap(width: 33, height: 21) {
        $0.update(repeating: Pixel(red: level, green: level, blue: 200).packed)
      }
      frame.yuv420 =
        [UInt8](repeating: 16 + level, count: 34 * 22) + [UInt8](repeating: 128, count: 17 * 11 * 2)
      try sink.write(frame)
    }
    return try sink.finish()
  } catch {
    sink.abandon()
    throw error
  }
}

@Suite
struct `A video file` {
  @Test(arguments: VideoFile.Format.allCases)
  func `ffmpeg makes a file with every frame in it`(format: VideoFile.Format) throws {
    let scratch = Scratch()
    let path = "\(scratch.path)/clip.\(format.rawValue)"
    let output = try render(VideoFile(path: path, format: format))
    #expect(output.rendered == 10)
    #expect(output.byteCount > 0)
    #expect(scratch.files(in: "") == ["clip.\(format.rawValue)"])
  }

  @Test
  func `the same frames make the same bytes`() throws {
    let scratch = Scratch()
    for name in ["a.mp4", "b.mp4"] {
      _ = try render(VideoFile(path: "\(scratch.path)/\(name)", format: .mp4))
    }
    let files = ["a.mp4", "b.mp4"].map {
      FileManager.default.contents(atPath: "\(scratch.path)/\($0)")
    }
    #expect(files[0] == files[1])
  }

  @Test
  func `a full disk leaves no file under the final name`() {
    #expect(throws: SinkError.self) {
      try render(VideoFile(path: "/dev/null/clip.mp4", format: .mp4))
    }
  }
}

@Suite
struct `Raw video` {
  @Test
  func `y4m has size, rate and range and holds every frame`() throws {
    let scratch = Scratch()
    let path = "\(scratch.path)/clip.y4m"
    let output = try render(RawVideo(format: .y4m, destination: .file(path)), count: 2)
    let bytes = try #require(FileManager.default.contents(atPath: path))
    let header = "YUV4MPEG2 W34 H22 F50:1 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n"
    #expect(bytes.starts(with: header.utf8))
    #expect(bytes.count == header.utf8.count + 2 * (6 + 34 * 22 * 3 / 2))
    #expect(output.byteCount == bytes.count)
  }

  @Test
  func `raw RGBA is pixels and nothing else`() throws {
    let scratch = Scratch()
    let path = "\(scratch.path)/clip.rgba"
    _ = try render(RawVideo(format: .rgba, destination: .file(path)), count: 3)
    let size = 33 * 21 * 4 * 3
    #expect(FileManager.default.contents(atPath: path)?.count == size)
  }
}
