// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Foundation
import Pixels
import Segue
import TestSupport
import Testing

/// Frames of some noise over a dark ground: `count` of `side` by `side` pixels, few colours.
private func render(
  to path: String,
  count: Int = 12,
  side: Int = 64,
  rate: FrameRate = FrameRate(50)!,
  threads: Int = 1,
  loops: Int = 0,
  quality: GIFFile.Quality = .init()
) throws -> SinkOutput {
  let sink = GIFFile(path: path, loopCount: loops, quality: quality, threads: threads)
  do {
    _ = try sink.begin(ClipDescription(width: side, height: side, rate: rate, frameCount: count))
    for index in 0..<count {
      var frame = RenderedFrame(
        frame: .init(number: index + 1, time: Double(index) / 50),
        width: side,
        height: side
      )
      frame.pixels = picture(index, side: side)
      try sink.write(frame)
    }
    return try sink.finish()
  } catch {
    sink.abandon()
    throw error
  }
}

private func picture(_ index: Int, side: Int) -> Pixmap {
  Pixmap(width: side, height: side) { pixels in
    var state = UInt32(index) &* 2_654_435_761 &+ 1
    for place in pixels.indices {
      state = state &* 1_664_525 &+ 1_013_904_223
      let level = UInt8(state >> 24) & 0xF0
      pixels[place] = Pixel(red: level, green: 40, blue: 255 - level).packed
    }
  }
}

@Suite
struct `A GIF file` {
  private func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test
  func `it shows every frame for its time`() throws {
    let scratch = Scratch()
    let path = "\(scratch.path)/clip.gif"
    let output = try render(to: path)
    let gif = try ReferenceGIF(bytes(path))
    #expect(gif.images.map(\.picture) == (0..<12).map { picture($0, side: 64) })
    #expect(gif.images.allSatisfy { $0.delay == 2 })
    #expect(output.rendered == 12)
    #expect(output.byteCount == (try bytes(path).count))
    #expect(scratch.files(in: "") == ["clip.gif"])
  }

  @Test
  func `the number of threads changes no byte`() throws {
    let scratch = Scratch()
    let files = try [1, 2, 5].map { threads in
      _ = try render(to: "\(scratch.path)/\(threads).gif", threads: threads)
      return try bytes("\(scratch.path)/\(threads).gif")
    }
    #expect(files[0] == files[1])
    #expect(files[0] == files[2])
  }

  @Test
  func `data spooled to disk comes back, and leaves nothing there`() throws {
    let scratch = Scratch()
    let path = "\(scratch.path)/clip.gif"
    // More than the two megabytes that wait in memory, several times over.
    _ = try render(to: path, count: 24, side: 512, threads: 2)
    let gif = try ReferenceGIF(bytes(path))
    #expect(gif.images.count == 24)
    #expect(
      [0, 7, 23].allSatisfy { gif.images[$0].picture == picture($0, side: 512) }
    )
    #expect(scratch.files(in: "") == ["clip.gif"])
  }

  @Test(arguments: [(60, 50), (50, 50), (40, 33), (30, 25), (24, 20), (10, 10)])
  func `it plays at the fastest rate that browsers keep`(wanted: Int, playable: Int) {
    #expect(Int(GIFFile.playableRate(for: FrameRate(wanted)!).framesPerSecond) == playable)
  }

  @Test
  func `a faster rate is refused`() {
    let scratch = Scratch()
    let path = "\(scratch.path)/clip.gif"
    #expect(throws: SinkError.unsupported("A GIF plays at most 50 frames a second, not 60.")) {
      try render(to: path, rate: FrameRate(60)!)
    }
    #expect(scratch.files(in: "").isEmpty)
  }

  @Test
  func `fewer colours and pixels make it smaller`() throws {
    let scratch = Scratch()
    var quality = GIFFile.Quality()
    quality.colors = 8
    quality.scale = 0.5
    _ = try render(to: "\(scratch.path)/clip.gif", quality: quality)
    let gif = try ReferenceGIF(bytes("\(scratch.path)/clip.gif"))
    #expect(gif.width == 32 && gif.height == 32)
    #expect(gif.images.allSatisfy { $0.colors.count <= 8 })
  }

  @Test
  func `if nothing can be written the error names the place`() {
    #expect(
      throws: SinkError.file(.init("create", "/dev/null/clip.gif", code: ENOTDIR), frame: nil)
    ) {
      try render(to: "/dev/null/clip.gif")
    }
  }

  @Test
  func `no frames make no file`() {
    let scratch = Scratch()
    let path = "\(scratch.path)/clip.gif"
    #expect(throws: SinkError.damaged(path: path, why: "no frame was written")) {
      try render(to: path, count: 0)
    }
    #expect(scratch.files(in: "").isEmpty)
  }

  @Test
  func `abandoning leaves nothing`() throws {
    let scratch = Scratch()
    let sink = GIFFile(path: "\(scratch.path)/clip.gif")
    let clip = ClipDescription(width: 64, height: 64, rate: FrameRate(50)!, frameCount: 2)
    _ = try sink.begin(clip)
    var frame = RenderedFrame(frame: .init(number: 1, time: 0), width: 64, height: 64)
    frame.pixels = picture(0, side: 64)
    try sink.write(frame)
    sink.abandon()
    #expect(scratch.files(in: "").isEmpty)
  }
}
