import Pixels
import Testing

@testable import Typography

@Suite
struct `Scaled pictures` {
  @Test
  func `are the same to the bit on every machine and in every build`() {
    var state: UInt64 = 42
    var digest: UInt64 = 14_695_981_039_346_656_037
    for (from, to) in [((40, 30), (17, 23)), ((17, 9), (25, 13)), ((13, 1), (5, 1))] {
      let noise = Pixmap.written(width: from.0, height: from.1) { pixels in
        for index in pixels.indices {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let word = UInt32(truncatingIfNeeded: state >> 32)
          let alpha = word & 1 == 0 ? 255 : word >> 24
          func channel(_ shift: UInt32) -> UInt32 { (word >> shift & 255) * alpha / 255 << shift }
          pixels[index] = channel(0) | channel(8) | channel(16) | alpha << 24
        }
      }
      PictureScaler.scale(noise, width: to.0, height: to.1).withUnsafePixels { pixels in
        for pixel in pixels { digest = (digest ^ UInt64(pixel)) &* 1_099_511_628_211 }
      }
    }
    #expect(digest == 18_425_721_646_022_050_289)
  }
}
