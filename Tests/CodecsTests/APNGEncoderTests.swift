import Codecs
import Pixels
import Testing

@Suite
struct APNGEncoderTests {
  private struct Animation: Equatable {
    var frames: [Pixmap] = []
    var delays: [[UInt8]] = []
    var areas: [PixelRect] = []
    var announced: UInt32 = 0
    var loops: UInt32 = 0
  }

  private func number(_ bytes: some Collection<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Plays a file as specified; every frame's stream is decoded as its own PNG.
  private func play(_ file: [UInt8]) throws -> Animation {
    let scanned = try PNGScanner(file, maximumPixelCount: 1 << 20)
    var animation = Animation()
    var canvas = Pixmap(width: scanned.header.width, height: scanned.header.height)
    var area = PixelRect.empty
    var sequence: UInt32 = 0
    for chunk in scanned.chunks {
      var data = Array(file[chunk.data])
      switch chunk.type {
      case .animation:
        animation.announced = number(data[..<4])
        animation.loops = number(data[4...])
      case .frame:
        #expect(number(data[..<4]) == sequence)
        sequence += 1
        let numbers = stride(from: 4, to: 20, by: 4).map { Int(number(data[$0..<$0 + 4])) }
        area = PixelRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
        animation.areas.append(area)
        animation.delays.append(Array(data[20..<24]))
        #expect(data[24...] == [0, 0])
      case .data, .frameData:
        if chunk.type == .frameData {
          #expect(number(data[..<4]) == sequence)
          sequence += 1
          data.removeFirst(4)
        }
        var header = scanned.header
        header.width = area.width
        header.height = area.height
        var writer = PNGWriter(header: header)
        writer.append(.data, data)
        let part = try Pixmap(png: writer.finish())
        for y in 0..<area.height {
          for x in 0..<area.width { canvas[area.minX + x, area.minY + y] = part[x, y] }
        }
        animation.frames.append(canvas)
      default: break
      }
    }
    return animation
  }

  private func frames(_ count: Int, opaque: Bool) -> [Pixmap] {
    var noise = Noise(21)
    var picture = noise.pixmap(width: 40, height: 30, opaque: opaque)
    return (0..<count).map { index in
      for _ in 0..<index { picture[10 + index, 5 + index] = noise.pixel(opaque: opaque) }
      picture[8, 25] = noise.pixel(opaque: opaque)
      return picture
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `an animation plays the frames it was made from`(opaque: Bool, isSmall: Bool) throws {
    let frames = frames(9, opaque: opaque)
    let delay = APNGDelay(numerator: 1, denominator: 60)
    let file = APNGEncoder.file(frames.map { ($0, delay) }, loops: 3, isSmall: isSmall)
    let animation = try play(file)
    #expect(animation.frames == frames)
    #expect(animation.announced == 9)
    #expect(animation.loops == 3)
    #expect(animation.delays == Array(repeating: [0, 1, 0, 60], count: 9))
    #expect(try Pixmap(png: file) == frames[0])
  }

  @Test
  func `a frame holds only what changed`() throws {
    var second = frames(1, opaque: true)[0]
    let first = second
    second[3, 7] = Pixel(red: 1, green: 2, blue: 3)
    second[9, 11] = Pixel(red: 1, green: 2, blue: 3)
    let delay = APNGDelay(numerator: 1, denominator: 60)
    let animation = try play(APNGEncoder.file([(first, delay), (second, delay)]))
    #expect(
      animation.areas == [first.bounds, PixelRect(minX: 3, minY: 7, maxX: 10, maxY: 12)]
    )
  }

  @Test
  func `frames that change nothing lengthen the one before`() throws {
    let two = frames(2, opaque: true)
    let delay = APNGDelay(numerator: 1001, denominator: 30000)
    let list = [two[0], two[0], two[0], two[1], two[1], two[0]]
    let animation = try play(APNGEncoder.file(list.map { ($0, delay) }))
    #expect(animation.frames == [two[0], two[1], two[0]])
    #expect(animation.announced == 3)
    let numerators = animation.delays.map { number($0[..<2]) }
    #expect(numerators == [3003, 2002, 1001])
    #expect(animation.delays.allSatisfy { number($0[2...]) == 30000 })
  }

  @Test(arguments: [(1001, 120_000), (1001, 960_000), (10_000, 599_401), (1_000_000, 999_999_999)])
  func `a delay of larger numbers than 16 bits hold is a nearby one`(
    numerator: Int,
    denominator: Int
  ) {
    let delay = APNGDelay(nearest: numerator, over: denominator)
    let wanted = Double(numerator) / Double(denominator)
    // Less than four milliseconds in an hour.
    #expect(abs(delay.seconds / wanted - 1) < 1e-6)
  }

  @Test(arguments: [(1, 60), (1001, 30_000), (100, 2997), (1, 1), (1, 1000)])
  func `a delay that 16 bits hold is exact`(numerator: UInt16, denominator: UInt16) {
    #expect(
      APNGDelay(nearest: Int(numerator), over: Int(denominator))
        == APNGDelay(numerator: numerator, denominator: denominator)
    )
  }

  @Test
  func `a delay beyond 16 bits continues in another frame`() throws {
    let picture = frames(1, opaque: false)[0]
    let long = APNGDelay(numerator: 40000, denominator: 1000)
    let animation = try play(APNGEncoder.file([(picture, long), (picture, long)]))
    #expect(animation.frames == [picture, picture])
    #expect(animation.areas[1] == PixelRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test
  func `the streamed bytes equal the file, except for the number of frames`() {
    let frames = frames(4, opaque: true)
    let delay = APNGDelay(numerator: 1, denominator: 50)
    var encoder = APNGEncoder(width: 40, height: 30, isOpaque: true)
    var streamed = frames.flatMap { encoder.append($0, delay: delay) }
    let ending = encoder.finish()
    streamed += ending.bytes
    let file = APNGEncoder.file(frames.map { ($0, delay) })
    #expect(streamed != file)
    let start = ending.animationControlOffset
    streamed.replaceSubrange(
      start..<start + ending.animationControl.count,
      with: ending.animationControl
    )
    #expect(streamed == file)
  }

  @Test(arguments: [1, 7, 16, 30], [false, true])
  func `how frames are cut into bands changes no byte`(rows: Int, opaque: Bool) {
    let frames = frames(5, opaque: opaque)
    let delay = APNGDelay(numerator: 1, denominator: 50)
    var whole = APNGEncoder(width: 40, height: 30, isOpaque: opaque)
    var banded = APNGEncoder(width: 40, height: 30, isOpaque: opaque)
    var last: BandedPixmap?
    for frame in frames {
      let bands = BandedPixmap(frame, rows: rows, after: last)
      #expect(banded.append(bands, delay: delay) == whole.append(frame, delay: delay))
      last = bands
    }
    #expect(banded.finish() == whole.finish())
  }
}
