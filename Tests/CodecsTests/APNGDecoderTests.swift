import Codecs
import Pixels
import Testing

/// Films of other programs.
@Suite
struct APNGDecoderTests {
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)
  private let both = PixelRect(x: 0, y: 0, width: 2, height: 1)

  private struct Step {
    var pixels: [Pixel]
    var x = 0
    var disposal: UInt8 = 0
    var blending: UInt8 = 0
  }

  /// A canvas of two pixels; frames have one or two, opaque or clear.
  private func file(_ steps: [Step]) -> [UInt8] {
    var file = AnimatedPNG(width: 2, height: 1, frames: UInt32(steps.count))
    for (number, step) in steps.enumerated() {
      file.control(
        PixelRect(x: step.x, y: 0, width: step.pixels.count, height: 1),
        disposal: step.disposal,
        blending: step.blending
      )
      let stream = AnimatedPNG.stored(step.pixels.map(\.packed), width: step.pixels.count)
      file.data(stream, isPicture: number == 0)
    }
    return file.finished()
  }

  private func play(_ file: [UInt8]) throws -> [[Pixel]] {
    try APNGDecoder.frames(of: file).map { [$0[0, 0], $0[1, 0]] }
  }

  @Test
  func `what is clear in a frame that is blended shows the one before`() throws {
    let file = file([Step(pixels: [red, red]), Step(pixels: [blue, .clear], blending: 1)])
    #expect(try play(file) == [[red, red], [blue, red]])
  }

  @Test
  func `what is clear in a frame that replaces the one before is clear`() throws {
    let file = file([Step(pixels: [red, red]), Step(pixels: [blue, .clear])])
    #expect(try play(file) == [[red, red], [blue, .clear]])
  }

  @Test
  func `half of a colour over another is a mixture`() throws {
    var file = AnimatedPNG(width: 1, height: 1, frames: 2)
    let area = PixelRect(x: 0, y: 0, width: 1, height: 1)
    file.control(area)
    file.data(AnimatedPNG.stored([0xFF00_64C8], width: 1), isPicture: true)
    file.control(area, blending: 1)
    file.data(AnimatedPNG.stored([0x80FF_0000], width: 1))
    let mixed = try #require(try APNGDecoder.frames(of: file.finished()).last)
    // 200 · 127 / 255, 100 · 127 / 255, 255 · 128 / 255
    #expect(mixed[0, 0] == Pixel(red: 100, green: 50, blue: 128))
  }

  @Test
  func `a frame that goes leaves its area clear`() throws {
    let file = file([
      Step(pixels: [red, red]),
      Step(pixels: [blue], x: 1, disposal: 1),
      Step(pixels: [.clear], blending: 1),
    ])
    #expect(try play(file) == [[red, red], [red, blue], [red, .clear]])
  }

  @Test
  func `a frame that goes may leave what was there before it`() throws {
    let file = file([
      Step(pixels: [red, red]),
      Step(pixels: [blue, blue], disposal: 2),
      Step(pixels: [.clear, blue], blending: 1),
    ])
    #expect(try play(file) == [[red, red], [blue, blue], [red, blue]])
  }

  @Test
  func `a first frame that goes leaves nothing`() throws {
    let file = file([
      Step(pixels: [red, red], disposal: 2), Step(pixels: [blue], blending: 1),
    ])
    #expect(try play(file) == [[red, red], [blue, .clear]])
  }

  @Test
  func `the colours of a palette are those of all frames`() throws {
    var file = AnimatedPNG(width: 2, height: 1, colorType: .palette, frames: 2)
    file.append(.palette, [255, 0, 0, 0, 0, 255, 0, 255, 0])
    file.append(.transparency, [255, 255, 0])
    file.control(both)
    file.data(AnimatedPNG.stored([[0, 1]]), isPicture: true)
    file.control(both, blending: 1)
    file.data(AnimatedPNG.stored([[1, 2]]))
    #expect(try play(file.finished()) == [[red, blue], [blue, blue]])
  }

  @Test
  func `the transparent grey is that of all frames`() throws {
    var file = AnimatedPNG(width: 2, height: 1, depth: 2, colorType: .gray, frames: 2)
    file.append(.transparency, [0, 1])
    file.control(both)
    file.data(AnimatedPNG.stored([[0b1100_0000]]), isPicture: true)
    file.control(both, blending: 1)
    file.data(AnimatedPNG.stored([[0b0110_0000]]))
    let grey = Pixel(red: 170, green: 170, blue: 170)
    let (white, black) = (Pixel(red: 255, green: 255, blue: 255), Pixel(red: 0, green: 0, blue: 0))
    #expect(try play(file.finished()) == [[white, black], [white, grey]])
  }

  @Test
  func `a picture without a control chunk is not part of the film`() throws {
    var file = AnimatedPNG(width: 2, height: 1, frames: 1)
    file.data(AnimatedPNG.stored([red, red].map(\.packed), width: 2), isPicture: true)
    file.control(PixelRect(x: 1, y: 0, width: 1, height: 1))
    file.data(AnimatedPNG.stored([blue.packed], width: 1))
    #expect(try play(file.finished()) == [[.clear, blue]])
  }

  @Test
  func `the number of frames may stand behind the first control chunk`() throws {
    var file = AnimatedPNG(width: 2, height: 1)
    file.control(both)
    file.announce(2)
    file.data(AnimatedPNG.stored([red, red].map(\.packed), width: 2), isPicture: true)
    file.control(both)
    file.data(AnimatedPNG.stored([red, blue].map(\.packed), width: 2))
    #expect(try play(file.finished()) == [[red, red], [red, blue]])
  }

  @Test
  func `the data of a frame may be in several chunks`() throws {
    var file = AnimatedPNG(width: 2, height: 1, frames: 2)
    let stream = AnimatedPNG.stored([red, blue].map(\.packed), width: 2)
    file.control(both)
    file.data(Array(stream[..<5]), isPicture: true)
    file.data(Array(stream[5...]), isPicture: true)
    file.control(both)
    file.data(Array(stream[..<9]))
    file.data([])
    file.data(Array(stream[9...]))
    #expect(try play(file.finished()) == [[red, blue], [red, blue]])
  }

  @Test
  func `a delay of nothing is a hundredth`() throws {
    var file = AnimatedPNG(width: 1, height: 1, frames: 1)
    let numbers: [UInt32] = [0, 1, 1, 0, 0]
    file.append(.frame, numbers.flatMap(AnimatedPNG.bytes) + [0, 7, 0, 0, 0, 0])
    file.data(AnimatedPNG.stored([0], width: 1), isPicture: true)
    let film = try APNGDecoder.film(of: file.finished())
    #expect(film.map(\.delay) == [APNGDelay(numerator: 7, denominator: 100)])
  }

  @Test
  func `a film is announced before its picture`() {
    #expect(!APNGDecoder.announcesFilm(Pixmap(width: 2, height: 2).png()))
    #expect(!APNGDecoder.announcesFilm([]))
    var film = AnimatedPNG(width: 2, height: 1)
    film.append(.transparency, [0, 1])
    #expect(!APNGDecoder.announcesFilm(film.bytes))
    film.announce(1)
    #expect(APNGDecoder.announcesFilm(film.bytes))
    var late = AnimatedPNG(width: 2, height: 1)
    late.data([], isPicture: true)
    late.announce(1)
    #expect(!APNGDecoder.announcesFilm(late.bytes))
  }

  @Test
  func `a picture that is not animated has no frames`() throws {
    #expect(try APNGDecoder.frames(of: Pixmap(width: 2, height: 2).png()).isEmpty)
  }
}
