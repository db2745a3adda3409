import Codecs
import Pixels
import Testing

/// What is wrong with films, in words with the frame.
@Suite
struct APNGDamageTests {
  private let whole = PixelRect(x: 0, y: 0, width: 4, height: 3)
  private let stream = AnimatedPNG.stored(Array(repeating: 0xFF00_00FF, count: 12), width: 4)

  private func message(_ file: [UInt8]) -> String {
    do {
      return "\(try APNGDecoder.frames(of: file).count) frames"
    } catch {
      return "\(error)"
    }
  }

  /// Two frames of 4x3 pixels; `change` makes the second.
  private func message(
    frames: UInt32 = 2,
    _ change: (inout AnimatedPNG) -> Void
  ) -> String {
    var file = AnimatedPNG(width: 4, height: 3, frames: frames)
    file.control(whole)
    file.data(stream, isPicture: true)
    change(&file)
    return message(file.finished())
  }

  @Test
  func `a right film has its frames`() {
    #expect(
      message {
        $0.control(whole)
        $0.data(stream)
      } == "2 frames"
    )
  }

  @Test
  func `a wrong sequence number`() {
    let control = message {
      $0.skipSequenceNumber()
      $0.control(whole)
      $0.data(stream)
    }
    #expect(control == "frame 2: fcTL: its sequence number is 2, expected 1")
    let data = message {
      $0.control(whole)
      $0.skipSequenceNumber()
      $0.data(stream)
    }
    #expect(data == "frame 2: fdAT: its sequence number is 3, expected 2")
  }

  @Test
  func `data without a control chunk`() {
    let behind = message { $0.data(stream) }
    #expect(behind == "frame 1: fdAT: no fcTL stands between it and IDAT")
    var file = AnimatedPNG(width: 4, height: 3, frames: 1)
    file.data(stream, isPicture: true)
    #expect(message(file.finished()) == "fcTL: missing")
    file.data(stream)
    #expect(message(file.finished()) == "fdAT: no fcTL stands between it and IDAT")
  }

  @Test
  func `a control chunk without data`() {
    #expect(message { $0.control(whole) } == "frame 2: fdAT: missing")
    var file = AnimatedPNG(width: 4, height: 3, frames: 1)
    file.control(whole)
    file.control(whole)
    file.data(stream, isPicture: true)
    #expect(message(file.finished()) == "frame 2: fcTL: a second one stands before IDAT")
  }

  @Test
  func `data before the picture`() {
    var file = AnimatedPNG(width: 4, height: 3, frames: 1)
    file.control(whole)
    file.data(stream)
    file.data(stream, isPicture: true)
    #expect(message(file.finished()) == "frame 1: fdAT: stands before IDAT")
  }

  @Test
  func `an area outside the picture`() {
    let wide = message { $0.control(PixelRect(x: 1, y: 0, width: 4, height: 3)) }
    #expect(wide == "frame 2: fcTL: 4x3 at 1, 0 is not inside the 4x3 of the picture")
    let far = message { $0.control(PixelRect(x: 0, y: 0xFFFF_FFFF, width: 1, height: 1)) }
    #expect(far == "frame 2: fcTL: 1x1 at 0, 4294967295 is not inside the 4x3 of the picture")
  }

  @Test
  func `an empty area`() {
    let empty = message { $0.control(PixelRect(x: 0, y: 0, width: 0, height: 3)) }
    #expect(empty == "frame 2: fcTL: width is 0")
    let flat = message { $0.control(PixelRect(x: 0, y: 0, width: 4, height: 0)) }
    #expect(flat == "frame 2: fcTL: height is 0")
  }

  @Test
  func `a first frame that is not the whole picture`() {
    var file = AnimatedPNG(width: 4, height: 3, frames: 1)
    file.control(PixelRect(x: 0, y: 0, width: 4, height: 2))
    file.data(stream, isPicture: true)
    #expect(
      message(file.finished())
        == "frame 1: fcTL: IDAT is its data, and it is not all of the picture"
    )
  }

  @Test
  func `an unknown disposal or blending`() {
    #expect(message { $0.control(whole, disposal: 3) } == "frame 2: fcTL: disposal is 3")
    #expect(message { $0.control(whole, blending: 2) } == "frame 2: fcTL: blending is 2")
  }

  @Test
  func `another number of frames than announced`() {
    let fewer = message(frames: 3) {
      $0.control(whole)
      $0.data(stream)
    }
    #expect(fewer == "acTL: it announces 3 frames, and the file has 2")
    #expect(message(frames: 0) { _ in } == "acTL: number of frames is 0")
  }

  @Test
  func `frames without an animation`() {
    var writer = PNGWriter(header: PNGHeader(width: 4, height: 3, colorType: .rgba))
    writer.append(.frame, [UInt8](repeating: 0, count: 26))
    writer.append(.data, stream)
    #expect(message(writer.finish()) == "frame 1: acTL: missing")
  }

  @Test
  func `an announcement behind the picture`() {
    var file = AnimatedPNG(width: 4, height: 3)
    file.control(whole)
    file.data(stream, isPicture: true)
    file.announce(1)
    #expect(message(file.finished()) == "acTL: stands after IDAT")
  }

  @Test
  func `pixels that end too early`() {
    let short = AnimatedPNG.stored(Array(repeating: 0, count: 8), width: 4)
    let message = message {
      $0.control(whole)
      $0.data(short)
    }
    #expect(message.hasPrefix("frame 2: fdAT: "))
  }

  @Test
  func `a film that was cut`() {
    var file = AnimatedPNG(width: 4, height: 3, frames: 2)
    file.control(whole)
    file.data(stream, isPicture: true)
    file.control(whole)
    let start = file.bytes.count
    file.data(stream)
    #expect(
      message(Array(file.bytes[..<(start + 20)]))
        == "frame 2: fdAT: the file ends inside, at \(start + 20)"
    )
  }

  @Test
  func `a control chunk with a wrong checksum is the next frame's`() {
    let message = message {
      let start = $0.bytes.count
      $0.control(whole)
      $0.bytes[start + 12] ^= 1
      $0.data(stream)
    }
    #expect(message.hasPrefix("frame 2: fcTL: CRC "))
  }

  @Test
  func `a missing end is no frame's`() {
    var file = AnimatedPNG(width: 4, height: 3, frames: 1)
    file.control(whole)
    file.data(stream, isPicture: true)
    #expect(message(file.bytes) == "IEND: missing")
  }

  @Test
  func `the frames are limited together, before any is decoded`() {
    var file = AnimatedPNG(width: 4, height: 3, frames: 3)
    file.control(whole)
    file.data([1, 2, 3], isPicture: true)
    for _ in 0..<2 {
      file.control(PixelRect(x: 0, y: 0, width: 1, height: 1))
      file.data([1, 2, 3])
    }
    var decoder = APNGDecoder()
    decoder.maximumFilmPixelCount = 35
    #expect(
      throws: PNGError.filmTooLarge(frames: 3, width: 4, height: 3, maximumPixelCount: 35)
    ) { try decoder.decode(file.finished()) }
    decoder.maximumFilmPixelCount = 36
    let error = #expect(throws: PNGError.self) { try decoder.decode(file.finished()) }
    #expect(error?.description.hasPrefix("frame 1: IDAT: ") == true)
  }

  @Test
  func `a picture that is too large is refused by its header`() {
    for (width, height) in [(0x7FFF_FFFF, 0x7FFF_FFFF), (60_000, 60_000)] {
      var file = AnimatedPNG(width: width, height: height, frames: 1)
      file.control(PixelRect(x: 0, y: 0, width: 1, height: 1))
      file.data(stream, isPicture: true)
      #expect(
        message(file.finished())
          == "IHDR: \(width)x\(height) is above the limit of 67108864 pixels"
      )
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `noise in the chunks of a film never crashes`() throws {
    var file = AnimatedPNG(width: 4, height: 3, frames: 3)
    file.control(whole, disposal: 2, blending: 1)
    file.data(stream, isPicture: true)
    for x in 0..<2 {
      file.control(PixelRect(x: x, y: 0, width: 2, height: 3), disposal: 1, blending: 1)
      file.data(AnimatedPNG.stored(Array(repeating: 0x8000_80FF, count: 6), width: 2))
    }
    let right = file.finished()
    let chunks = try PNGScanner(right, maximumPixelCount: 100).chunks
    var noise = Noise(83)
    var films = 0
    for _ in 0..<3000 {
      var bytes = PNGSignature.bytes
      let spoiled = Int.random(in: 0..<chunks.count, using: &noise)
      for (index, chunk) in chunks.enumerated() {
        var writer = PNGWriter()
        var data = Array(right[chunk.data])
        if index == spoiled, let place = data.indices.randomElement(using: &noise) {
          data[place] = [0, 1, 2, 3, 4, 0x7F, 0xFF].randomElement(using: &noise) ?? 0
        }
        // A chunk may also be missing, or there twice.
        let count = index == spoiled && noise.next() % 8 == 0 ? Int(noise.next() % 2) * 2 : 1
        for _ in 0..<count { writer.append(chunk.type, data) }
        bytes += writer.bytes
      }
      var decoder = APNGDecoder()
      decoder.maximumPixelCount = 1 << 16
      if let film = try? decoder.decode(bytes) {
        films += 1
        let header = try PNGScanner.header(of: bytes)
        #expect(
          film.frames.allSatisfy {
            $0.pixels.width == header.width && $0.pixels.height == header.height
          }
        )
      }
    }
    #expect(films > 0 && films < 3000)
  }
}
