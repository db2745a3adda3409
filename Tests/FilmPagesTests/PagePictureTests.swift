import Codecs
import Pixels
import Testing

@testable import FilmPages

@Suite
struct `Pictures of a page` {
  private func picture(_ color: (Int, Int) -> Pixel) -> Pixmap {
    var pixmap = Pixmap(width: 40, height: 30)
    for y in 0..<30 { for x in 0..<40 { pixmap[x, y] = color(x, y) } }
    return pixmap
  }

  private func gradient(dimmed by: Int) -> Pixmap {
    picture { x, y in
      Pixel(
        red: UInt8((x * 6) * (10 - by) / 10),
        green: UInt8((y * 8) * (10 - by) / 10),
        blue: UInt8((x + y) * (10 - by) / 10)
      )
    }
  }

  @Test
  func `equal pictures are stored once, wherever they occur`() {
    let (a, b) = (gradient(dimmed: 0), gradient(dimmed: 5))
    let packed = PagePicture.pack([a, b, b, a], threads: 1)
    #expect(packed.pictures.count == 2)
    #expect(packed.indices == [0, 1, 1, 0])
  }

  @Test
  func `the number of threads changes nothing`() {
    let frames = (0..<10).map { gradient(dimmed: $0) }
    let one = PagePicture.pack(frames, threads: 1)
    let four = PagePicture.pack(frames, threads: 4)
    #expect(one.pictures.map(\.data) == four.pictures.map(\.data))
  }

  @Test
  func `a small change is stored as its rectangle`() {
    let before = gradient(dimmed: 0)
    var after = before
    after[7, 9] = Pixel(red: 1, green: 2, blue: 3)
    let last = PagePicture.pack([before, after], threads: 1).pictures[1]
    #expect(last.kind == .png)
    #expect(last.on == 0)
    #expect((last.x, last.y) == (7, 9))
  }

  @Test(arguments: [(400, "eN"), (1100, "eJ")])
  func `large pictures are compressed for speed, others for size`(side: Int, start: String) {
    let frames = [1, 3].map { factor in
      Pixmap(width: side, height: side) { pixels in
        for index in pixels.indices {
          pixels[index] = 0xFF00_0000 | UInt32(index / side * factor & 255)
        }
      }
    }
    let last = PagePicture.pack(frames, threads: 1).pictures[1]
    #expect(last.kind == .guessed)
    // The header of a zlib stream says how hard it was compressed.
    #expect(last.data.hasPrefix(start))
  }

  @Test
  func `a colour that became another one is expected to do so again`() {
    let before = picture { x, _ in Pixel(red: UInt8(x % 4), green: 9, blue: 9) }
    let after = picture { x, _ in Pixel(red: UInt8(x % 4 * 50), green: 200, blue: 9) }
    let differences = ColorGuess.differences(of: after, from: before)
    #expect(differences.count == 3 * 40 * 30)
    // Each of the four colours is a surprise once at most.
    #expect(differences.count { $0 != 0 } <= 8)
  }

  @Test
  func `a film that would be too large has lossy pictures between exact ends`() {
    // Noise that moves: no lossless form of it is small.
    let frames = (0..<6).map { number in
      picture { x, y in
        let value = UInt8(
          truncatingIfNeeded: (x * 7919 + y * 104_729 + number * 31) * 2_654_435 >> 7
        )
        return Pixel(red: value, green: value / 2, blue: 255 - value)
      }
    }
    let exact = PagePicture.pack(frames, within: 1_000_000, threads: 1)
    #expect(exact.pictures.map(\.data) == PagePicture.pack(frames, threads: 1).pictures.map(\.data))
    let small = PagePicture.pack(frames, within: 1000, threads: 2)
    #expect(small.pictures.map(\.kind) == [.png, .webp, .webp, .webp, .webp, .png])
    #expect(small.pictures.dropFirst().dropLast().allSatisfy { $0.on == 0 || $0.on == 5 })
    #expect(small.indices == [0, 1, 2, 3, 4, 5])
  }

  @Test
  func `every sixteenth picture is complete, so that jumping is quick`() {
    let frames = (0..<40).map { number in
      picture { x, y in Pixel(red: UInt8(number), green: UInt8(x), blue: UInt8(y)) }
    }
    let packed = PagePicture.pack(frames, threads: 2).pictures
    #expect(packed.indices.filter { packed[$0].on == nil } == [0, 16, 32])
  }
}
