import Codecs
import Pixels
import TestSupport
import Testing

@Suite
struct GIFTests {
  /// A whole file, both passes.
  private func file(
    _ frames: [Pixmap],
    rate: GIFClock = GIFClock(numerator: 50),
    loops: Int = 0,
    colors: Int = GIFPalette.maximumCount,
    slack: Int = 1,
    rows: Int? = nil,
    threads: Int = 1
  ) -> [UInt8] {
    var recorder = GIFRecorder(width: frames[0].width, height: frames[0].height)
    var bands: [BandedPixmap] = []
    var deltas = frames.map { frame in
      guard let rows else { return recorder.append(frame) }
      bands.append(BandedPixmap(frame, rows: rows, after: bands.last))
      return recorder.append(bands[bands.count - 1])
    }
    deltas.append(recorder.finish())
    let colors = GIFColors(recorder.census.entries, limit: colors, slack: slack)
    var assembler = GIFAssembler(
      width: frames[0].width,
      height: frames[0].height,
      colors: colors,
      clock: rate,
      loops: loops,
      threads: threads
    )
    var encoder = LZWEncoder()
    var images: [GIFImage] = []
    for delta in deltas where !delta.isEmpty {
      images += assembler.append(delta, map: colors.map(for: delta))
    }
    images += assembler.finish()
    return assembler.header + images.flatMap { $0.encoded(with: &encoder) } + GIFAssembler.trailer
  }

  private func play(_ frames: [Pixmap]) throws -> ReferenceGIF { try ReferenceGIF(file(frames)) }

  private func flat(_ pixel: Pixel, _ width: Int = 12, _ height: Int = 9) -> Pixmap {
    Pixmap(width: width, height: height) { $0.update(repeating: pixel.packed) }
  }

  private let red = Pixel(red: 200, green: 10, blue: 20)
  private let white = Pixel(red: 255, green: 255, blue: 255)
  private let almostWhite = Pixel(red: 254, green: 255, blue: 255)

  private func painted(_ pixmap: Pixmap, _ places: [(Int, Int)], _ pixel: Pixel) -> Pixmap {
    var copy = pixmap
    for (x, y) in places { copy[x, y] = pixel }
    return copy
  }

  @Test
  func `with slack, nearly correct pixels stay, and no pixel is farther off than allowed`()
    throws
  {
    // A slope of 64 greys, which rises by a level from frame to frame.
    func slope(_ frame: Int) -> Pixmap {
      Pixmap(width: 64, height: 16) { pixels in
        for index in pixels.indices {
          let level = UInt8(100 + (index % 64) + frame)
          pixels[index] = Pixel(red: level, green: level, blue: level).packed
        }
      }
    }
    let frames = (0..<6).map(slope)
    let exact = file(frames)
    let coarse = file(frames, slack: 3)
    #expect(coarse.count < exact.count)
    let shown = try ReferenceGIF(coarse)
    // An image lasts two hundredths of a second for each frame.
    let pictures = shown.images.flatMap { Array(repeating: $0.picture, count: $0.delay / 2) }
    #expect(pictures.count == frames.count)
    for (frame, picture) in zip(frames, pictures) {
      for x in 0..<64 {
        #expect(abs(Int(frame[x, 5].green) - Int(picture[x, 5].green)) <= 3)
      }
    }
  }

  /// Large enough for several slices; a photograph moves over flat ground, and some of it vanishes.
  private func largeFrames() -> [Pixmap] {
    var noise = Noise(7)
    let photo = noise.pixmap(width: 100, height: 440, opaque: true)
    return (0..<4).map { frame in
      let left = 20 + 40 * frame
      return Pixmap(width: 300, height: 500) { pixels in
        for place in pixels.indices where frame < 3 || place % 300 < 220 {
          let (x, y) = (place % 300 - left, place / 300 - 60)
          let isPhoto = (0..<100).contains(x) && y >= 0
          pixels[place] = (isPhoto ? photo[x, y] : red).packed
        }
      }
    }
  }

  @Test(arguments: [1, 3])
  func `how many threads draw changes no byte`(slack: Int) throws {
    let frames = largeFrames()
    let alone = file(frames, slack: slack)
    #expect(file(frames, slack: slack, threads: 3) == alone)
  }

  @Test
  func `what changes in a few places of a large picture is drawn there alone`() throws {
    let first = flat(white, 300, 500)
    let second = painted(first, [(3, 2), (250, 499)], red)
    let third = painted(second, [(100, 200), (140, 203)], almostWhite)
    let gif = try play([first, second, third])
    #expect(gif.images.map(\.picture) == [first, second, third])
    #expect(gif.images[1].area == PixelRect(minX: 3, minY: 2, maxX: 251, maxY: 500))
    #expect(gif.images[2].area == PixelRect(minX: 100, minY: 200, maxX: 141, maxY: 204))
  }

  @Test
  func `an image is exactly the rectangle that changed`() throws {
    let first = flat(white)
    let gif = try play([first, painted(first, [(3, 2), (7, 5)], red)])
    #expect(
      gif.images.map(\.area) == [
        PixelRect(x: 0, y: 0, width: 12, height: 9), PixelRect(minX: 3, minY: 2, maxX: 8, maxY: 6),
      ]
    )
    #expect(gif.images[1].picture == painted(first, [(3, 2), (7, 5)], red))
  }

  @Test
  func `colours that differ by one level stay apart while there are few`() throws {
    let frames = [flat(white), painted(flat(white), [(0, 0)], almostWhite), flat(red)]
    #expect(try play(frames).images.map(\.picture) == frames)
  }

  @Test(arguments: [1, 2, 3, 4, 15, 16, 254, 255])
  func `up to 255 colours are exact`(count: Int) throws {
    let frame = Pixmap(width: 256, height: 3) { pixels in
      for place in pixels.indices {
        let level = UInt8(place % count)
        pixels[place] = Pixel(red: level, green: 255 - level, blue: level / 2).packed
      }
    }
    let gif = try play([frame])
    #expect(gif.images.map(\.picture) == [frame])
    #expect(gif.colors.count >= count + 1)
  }

  @Test
  func `a colour that covers an area stays exact among thousands`() throws {
    var noise = Noise(4)
    let paper = Pixel(red: 242, green: 242, blue: 247)
    var frame = flat(paper, 100, 100)
    for y in 0..<40 { for x in 0..<100 { frame[x, y] = noise.pixel(opaque: true) } }
    #expect(try play([frame]).images[0].picture[50, 80] == paper)
  }

  @Test
  func `a gradient is dithered, and no pixel is far off`() throws {
    let frame = Pixmap(width: 512, height: 64) { pixels in
      for place in pixels.indices {
        let x = place % 512
        pixels[place] =
          Pixel(red: UInt8(x / 2), green: UInt8(place / 512 * 4), blue: UInt8(255 - x / 2)).packed
      }
    }
    let shown = try play([frame]).images[0].picture
    let meanError = (0..<64).map { y in
      (0..<512).reduce(0) { $0 + abs(Int(shown[$1, y].red) - Int(frame[$1, y].red)) }
    }.reduce(0, +)
    #expect(meanError < 5 * 512 * 64)
    // Over 4 by 4 pixels the pattern has the colour that is meant.
    let block = (0..<16).reduce(0) { $0 + Int(shown[256 + $1 % 4, 32 + $1 / 4].red) } / 16
    #expect(abs(block - Int(frame[257, 33].red)) <= 8)
  }

  @Test
  func `a palette has at most the requested colours`() throws {
    var noise = Noise(11)
    let frame = noise.pixmap(width: 64, height: 64, opaque: true)
    let gif = try ReferenceGIF(file([frame], colors: 31))
    #expect(gif.images[0].colors.count == 32)
    #expect(gif.images[0].indices.allSatisfy { $0 < 31 })
  }

  /// 60 by 60 pixels, all with different colours: `shift` gives others.
  private func colorful(_ shift: Int) -> Pixmap {
    Pixmap(width: 60, height: 60) { pixels in
      for place in pixels.indices {
        let level = place % 200
        pixels[place] =
          Pixel(red: UInt8(level), green: UInt8((level + shift) % 256), blue: UInt8(shift)).packed
      }
    }
  }

  @Test
  func `frames with other colours have their own palettes and are exact`() throws {
    let frames = [colorful(0), colorful(90), colorful(180)]
    let gif = try play(frames)
    #expect(gif.images.map(\.picture) == frames)
    #expect(Set(gif.images.map(\.colors)).count == 3)
  }

  @Test
  func `a frame that stays is refined a moment later`() throws {
    var noise = Noise(3)
    let frame = Pixmap(width: 80, height: 80) { pixels in
      for place in pixels.indices { pixels[place] = noise.pixel(opaque: true).packed }
    }
    func error(_ picture: Pixmap) -> Int {
      (0..<80).reduce(0) { sum, y in
        (0..<80).reduce(sum) { $0 + abs(Int(picture[$1, y].green) - Int(frame[$1, y].green)) }
      }
    }
    let gif = try play([Pixmap](repeating: frame, count: 25))
    #expect(gif.images.map(\.delay).reduce(0, +) == 50)
    // As often as its duration allows, three times at most.
    #expect((3...4).contains(gif.images.count))
    let errors = gif.images.map { error($0.picture) }
    #expect(zip(errors, errors.dropFirst()).allSatisfy { $0 > $1 })
    // What comes and goes is drawn once.
    #expect(try play([frame, frame]).images.count == 1)
  }

  @Test
  func `equal frames become one that lasts longer`() throws {
    let same = flat(white)
    var copy = same
    copy[0, 0] = white
    let gif = try play([same, same, copy, flat(red), flat(red), same])
    #expect(gif.images.map(\.delay) == [6, 4, 2])
  }

  @Test(arguments: [(40, 1), (30, 1), (45, 1), (24000, 1001), (7, 1), (50, 1)])
  func `delays add up to the exact duration`(rate: Int, per: Int) throws {
    let frames = (0..<60).map { painted(flat(white), [($0 % 12, 1)], red) }
    let clock = GIFClock(numerator: rate, denominator: per)
    let delays = try ReferenceGIF(file(frames, rate: clock)).images.map(\.delay)
    #expect(delays.reduce(0, +) == Int((6000 * Double(per) / Double(rate)).rounded()))
    #expect(Set(delays).count <= 2 && delays.allSatisfy { $0 >= 2 })
  }

  @Test
  func `a frame that lasts minutes is written as several images`() throws {
    let frames = [flat(white), flat(red)] + [Pixmap](repeating: flat(red), count: 40_000)
    let gif = try play(frames)
    #expect(gif.images.map(\.delay).reduce(0, +) == 2 * frames.count)
    #expect(gif.images.last?.picture == flat(red))
  }

  @Test
  func `a pixel that vanishes after minutes stays until then`() throws {
    let hole = painted(flat(red), [(4, 4)], .clear)
    let gif = try play([Pixmap](repeating: flat(red), count: 40_000) + [hole])
    #expect(gif.picture(at: 79_999) == flat(red))
    #expect(gif.picture(at: 80_000) == hole)
  }

  @Test(arguments: [(0, 0), (2, 1), (1, nil), (5, 4)] as [(Int, Int?)])
  func `loops are counted as repetitions`(loops: Int, repetitions: Int?) throws {
    #expect(
      try ReferenceGIF(file([flat(red), flat(white)], loops: loops)).repetitions == repetitions
    )
  }

  @Test
  func `a pixel that is less than half opaque is transparent`() throws {
    var frame = flat(red, 4, 1)
    frame[0, 0] = .clear
    frame[1, 0] = Pixel(red: 60, green: 0, blue: 0, alpha: 120)
    frame[2, 0] = Pixel(red: 128, green: 0, blue: 0, alpha: 128)
    let shown = try play([frame]).images[0].picture
    #expect(
      (0..<4).map { shown[$0, 0] } == [.clear, .clear, Pixel(red: 255, green: 0, blue: 0), red]
    )
  }

  @Test
  func `a vanishing pixel is cleared by the image before`() throws {
    let all = flat(red)
    let hole = painted(all, [(4, 4), (5, 6)], .clear)
    let frames = [all, painted(all, [(1, 1)], white), hole, all, hole, flat(.clear), all]
    let gif = try play(frames)
    #expect(gif.images.map(\.picture) == frames)
  }

  @Test(arguments: 1...12)
  func `frames of up to 255 colours come back unchanged`(seed: Int) throws {
    var noise = Noise(UInt64(seed))
    let size = (width: 1 + Int(noise.next() % 40), height: 1 + Int(noise.next() % 40))
    let colors = (0..<20).map { _ in noise.pixel(opaque: true) } + [.clear]
    var frames = [Pixmap(width: size.width, height: size.height)]
    for _ in 0..<20 {
      var frame = frames[frames.count - 1]
      for _ in 0..<(noise.next() % 12) {
        let x = Int(noise.next() % UInt64(size.width))
        let y = Int(noise.next() % UInt64(size.height))
        let color = colors[Int(noise.next() % 21)]
        for place in 0..<(1 + Int(noise.next() % 30)) where x + place < size.width {
          frame[x + place, y] = color
        }
      }
      frames.append(frame)
    }
    let gif = try play(frames)
    #expect(frames.indices.allSatisfy { gif.picture(at: 2 * $0 + 1) == frames[$0] })
  }

  @Test(arguments: [(1, 1), (1, 500), (65_535, 1), (3, 65_535), (2_340, 1_200)])
  func `frames of any size are written`(width: Int, height: Int) throws {
    let frames = [flat(white, width, height), flat(red, width, height)]
    let gif = try play(frames)
    #expect(gif.images.map(\.picture) == frames)
  }

  @Test
  func `more colours than the palette holds are nearly correct`() throws {
    let frames = (0..<3).map { frame in
      Pixmap(width: 256, height: 200) { pixels in
        for place in pixels.indices {
          let y = place / 256
          pixels[place] =
            Pixel(red: UInt8(place % 256), green: UInt8(y), blue: UInt8(frame * 80)).packed
        }
      }
    }
    let gif = try play(frames)
    for (image, frame) in zip(gif.images, frames) {
      let error = (0..<256).reduce(0) { sum, x in
        sum + abs(Int(image.picture[x, 100].red) - Int(frame[x, 100].red))
      }
      #expect(error < 16 * 256)
    }
  }

  @Test(arguments: [1, 3, 7, 64], [false, true])
  func `how frames are cut into bands changes no byte`(rows: Int, opaque: Bool) {
    var noise = Noise(UInt64(rows))
    var frames: [Pixmap] = []
    for _ in 0..<6 {
      var next = noise.pixmap(width: 37, height: 50, opaque: opaque)
      // Parts stay, so that bands are shared and runs go on from one to the next.
      if let last = frames.last {
        let kept = Int.random(in: 0...50, using: &noise)
        for y in 0..<50 where y < kept || y % 9 < 4 {
          for x in 0..<37 { next[x, y] = last[x, y] }
        }
      }
      frames.append(next)
    }
    #expect(file(frames, rows: rows) == file(frames))
  }
}
