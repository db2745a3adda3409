import Codecs
import CoreGraphics
import Display
import Foundation
import Geometry
import Pixels
import RasterPlan
import Testing

@testable import Segue

@Suite
struct `A frame painter` {
  private let bounds = CGRect(x: 0, y: 0, width: 40, height: 300)

  private func paint(
    _ lists: [DisplayList],
    contents: FrameContents = [.png, .digest],
    background: Pixel = Pixel(.black)
  ) -> [RenderedFrame] {
    let painter = FramePainter(width: 40, height: 300, contents: contents, background: background)
    let brush = painter.makeBrush()
    return lists.enumerated().map {
      brush.paint($1, as: .init(number: $0 + 1, time: Double($0)))
    }
  }

  /// White, with a hole when it is not `whole`.
  private func paper(whole: Bool) -> DisplayList {
    .record { recorder in
      recorder.fill(.rect(bounds), with: .color(.white))
      guard !whole else { return }
      let hole = CGRect(x: 3, y: 200, width: 9, height: 9)
      recorder.fill(.rect(hole), with: .color(.clear), blendMode: .copy)
    }
  }

  @Test(arguments: [true, false])
  func `alpha is kept where a pixel needs it, whatever the background`(isOpaque: Bool) throws {
    let background = isOpaque ? Pixel(.black) : Pixel.clear
    let lists = [paper(whole: true), paper(whole: false), paper(whole: true)]
    let frames = paint(lists, background: background)
    let kinds = try frames.map { try #require($0.png)[25] }
    #expect(kinds == [2, 6, 2])
    let hole = try PNGDecoder().decode(try #require(frames[1].png))
    #expect(hole[5, 205].alpha == 0 && hole[5, 100].alpha == 255)
  }

  @Test(arguments: [true, false])
  func `a file is the same with and without the pixels`(isWhole: Bool) {
    let list = paper(whole: isWhole)
    #expect(paint([list])[0].png == paint([list], contents: [.png, .pixels])[0].png)
  }

  @Test
  func `bands are the pixels, and where nothing moves they are those of the frame before`() throws {
    let lists = [true, false, true].map(paper(whole:))
    let frames = try paint(lists, contents: .bands).map { try #require($0.bands) }
    for (frame, list) in zip(frames, lists) {
      let pixels = try #require(paint([list], contents: .pixels)[0].pixels)
      #expect(frame.cropped(to: pixels.bounds) == pixels)
    }
    let shared = zip(frames[0].bands, frames[1].bands).map { $0.generation == $1.generation }
    // The hole is in the fourth of the bands, 64 rows each.
    #expect(shared == [true, true, true, false, true])
  }

  @Test(arguments: [(40, 300), (41, 131), (1, 1)])
  func `planes are the same made band by band and of the whole picture`(
    _ width: Int,
    _ height: Int
  ) throws {
    func planes(_ contents: FrameContents) throws -> [[UInt8]] {
      let brush = FramePainter(width: width, height: height, contents: contents).makeBrush()
      return try [true, false, true].map { whole in
        try #require(brush.paint(paper(whole: whole), as: .init(number: 1, time: 0)).yuv420)
      }
    }
    #expect(try planes(.yuv420) == planes([.yuv420, .pixels]))
  }

  @Test
  func `a band that a thread is encoding is left to it`() {
    let painter = FramePainter(width: 4, height: 4, contents: [.png])
    let key = FramePainter.BandKey(bands: Fingerprint(), rows: 4, isOpaque: true)
    let white = [UInt32](repeating: .max, count: 16)
    let encoder = PNGBandEncoder(width: 4, isOpaque: true)
    var made = 0
    func ask(_ encode: () -> EncodedPNGBand?) -> FramePainter.BandAnswer {
      painter.encodedBand(for: key, waits: false, encode: encode)
    }
    func make() -> EncodedPNGBand? {
      made += 1
      return white.withUnsafeBufferPointer { encoder.encode($0) }
    }
    let first = ask {
      guard case .inProgress = ask(make) else {
        Issue.record("made twice at once")
        return nil
      }
      return nil
    }
    guard case .nothing = first, case .encoded = ask(make), case .encoded = ask(make) else {
      Issue.record("not made, or not made again after it came to nothing")
      return
    }
    #expect(made == 1)
  }

  @Test
  func `a digest is that of the file, however much of it existed before`() {
    for frame in paint([true, false, true].map(paper(whole:))) {
      #expect(frame.digest == SHA256.hexDigest(of: frame.png ?? []))
    }
  }

  /// Two threads may paint the same frame at once: neither finds the other's.
  @Test
  func `the digest of the last hashed file is the same again`() {
    let digests = FrameDigests<Int>()
    let file = PNGFile(pieces: [[1, 2], [3], [4, 5], [6]])
    for _ in 1...2 { #expect(digests.digest(of: file, bands: [7, 8]) == file.digest) }
  }

  @Test
  func `a still screen is painted once and written once`() throws {
    let lists = [paper(whole: true), paper(whole: true), paper(whole: false)]
    let scratch = Scratch()
    let sink = PNGSequence(
      directory: "\(scratch.path)/frames",
      identity: .init(renderer: "test", plan: "still", scene: [:]),
      frames: (1...3).map { .init(number: $0, time: Double($0 - 1)) }
    )
    for _ in 1...2 {
      _ = try sink.begin(
        ClipDescription(width: 40, height: 300, rate: FrameRate(1)!, frameCount: 3)
      )
      for frame in paint(lists) { try sink.write(frame) }
      _ = try sink.finish()
      let inodes = try (1...3).map { number in
        let path = "\(scratch.path)/frames/frame-000\(number).png"
        return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
      }
      #expect(inodes[0] == inodes[1])
      #expect(inodes[1] != inodes[2])
    }
    #expect(scratch.files(in: "frames").count == 4)
  }
}
