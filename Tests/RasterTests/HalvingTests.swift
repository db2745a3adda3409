import Pixels
import Testing

@testable import Raster

/// Smaller levels of bitmaps.
@Suite
struct HalvingTests {
  /// The mean of `count` pixels of a bitmap, channel by channel, halves rounded up.
  private func mean(_ pixmap: Pixmap, _ places: [(x: Int, y: Int)]) -> Pixel {
    func channel(_ path: KeyPath<Pixel, UInt8>) -> UInt8 {
      let sum = places.reduce(0) { $0 + Int(pixmap[$1.x, $1.y][keyPath: path]) }
      return UInt8((2 * sum + places.count) / (2 * places.count))
    }
    return Pixel(
      red: channel(\.red),
      green: channel(\.green),
      blue: channel(\.blue),
      alpha: channel(\.alpha)
    )
  }

  private func noise(_ width: Int, _ height: Int) -> Pixmap {
    var dice = Dice(12)
    return Pixmap(width: width, height: height) { pixels in
      for index in pixels.indices {
        let alpha = UInt32(dice.index(256))
        func channel() -> UInt32 { UInt32(dice.index(Int(alpha) + 1)) }
        pixels[index] = channel() | channel() << 8 | channel() << 16 | alpha << 24
      }
    }
  }

  @Test
  func `a pixel of a bitmap with even sides is the mean of the pixels it covers`() {
    let pixmap = noise(14, 10)
    let both = pixmap.halved(x: true, y: true)
    let wide = pixmap.halved(x: false, y: true)
    let high = pixmap.halved(x: true, y: false)
    #expect((both.width, both.height) == (7, 5))
    #expect((wide.width, wide.height) == (14, 5))
    #expect((high.width, high.height) == (7, 10))
    for y in 0..<5 {
      for x in 0..<7 {
        let (u, v) = (2 * x, 2 * y)
        #expect(both[x, y] == mean(pixmap, [(u, v), (u + 1, v), (u, v + 1), (u + 1, v + 1)]))
        #expect(high[x, v] == mean(pixmap, [(u, v), (u + 1, v)]))
        #expect(wide[u, y] == mean(pixmap, [(u, v), (u, v + 1)]))
      }
    }
  }

  /// By definition: each pixel of the source counts by the part of it that the new one covers.
  private func covered(
    _ pixmap: Pixmap,
    _ size: (width: Int, height: Int),
    _ x: Int,
    _ y: Int
  )
    -> UInt32
  {
    func part(_ pixel: Int, of new: Int, from: Int, to: Int) -> Int {
      max(0, min((new + 1) * from, (pixel + 1) * to) - max(new * from, pixel * to))
    }
    let (width, height) = (pixmap.width, pixmap.height)
    return [0, 8, 16, 24].reduce(UInt32(0)) { result, shift in
      var sum = width * height / 2
      for v in 0..<height {
        for u in 0..<width {
          let weight =
            part(u, of: x, from: width, to: size.width)
            * part(v, of: y, from: height, to: size.height)
          sum += weight * Int(pixmap[u, v].packed >> UInt32(shift) & 255)
        }
      }
      return result | UInt32(sum / (width * height)) << UInt32(shift)
    }
  }

  @Test(arguments: [(13, 9), (9, 14), (3, 1), (1, 1), (1, 2)])
  func `a pixel of a bitmap with odd sides is the mean of the area it covers`(
    width: Int,
    height: Int
  ) {
    let pixmap = noise(width, height)
    for (halvesX, halvesY) in [(true, true), (true, false), (false, true)] {
      let half = pixmap.halved(x: halvesX, y: halvesY)
      let size = (width: half.width, height: half.height)
      #expect(size == (halvesX ? (width + 1) / 2 : width, halvesY ? (height + 1) / 2 : height))
      for y in 0..<size.height {
        for x in 0..<size.width {
          #expect(half[x, y].packed == covered(pixmap, size, x, y))
        }
      }
    }
  }

  @Test
  func `a bitmap with odd sides keeps its mean colour when it is halved`() {
    let pixmap = Pixmap(width: 7, height: 5) { pixels in
      for index in pixels.indices { pixels[index] = 0xFF20_4060 }
    }
    let half = pixmap.halved(x: true, y: true)
    #expect((half.width, half.height) == (4, 3))
    for y in 0..<3 { for x in 0..<4 { #expect(half[x, y] == pixmap[0, 0]) } }
  }
}
