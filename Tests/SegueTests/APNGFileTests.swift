import Codecs
import Foundation
import Pixels
import Segue
import Testing

@Suite
struct `An animated PNG file` {
  @Test
  func `a hole that a later frame makes in an opaque screen is black`() throws {
    let scratch = Scratch()
    let path = "\(scratch.path)/a.apng"
    let sink = APNGFile(path: path)
    let rate = try #require(FrameRate(10))
    _ = try sink.begin(ClipDescription(width: 2, height: 1, rate: rate, frameCount: 2))
    let pictures: [[Pixel]] = [
      [Pixel(red: 200, green: 0, blue: 0), Pixel(red: 200, green: 0, blue: 0)],
      [Pixel(red: 200, green: 0, blue: 0), .clear],
    ]
    for (index, pixels) in pictures.enumerated() {
      var frame = RenderedFrame(
        frame: .init(number: index + 1, time: Double(index) / 10),
        width: 2,
        height: 1
      )
      frame.pixels = Pixmap(width: 2, height: 1) { memory in
        for place in 0..<2 { memory[place] = pixels[place].packed }
      }
      try sink.write(frame)
    }
    _ = try sink.finish()
    let data = try #require(FileManager.default.contents(atPath: path))
    let frames = try APNGDecoder.frames(of: Array(data))
    #expect(frames.count == 2)
    #expect(frames[1][0, 0] == pictures[1][0])
    #expect(frames[1][1, 0] == Pixel(red: 0, green: 0, blue: 0))
  }
}
