import CKernels
import Display
import Foundation
import Pixels
import Testing

@testable import Raster

@Suite
struct BlendTests {
  /// A source colour over a backdrop colour in one pixel.
  private func draw(_ source: Pixel, over base: Pixel) -> Pixel {
    var image = Pixmap(width: 1, height: 1)
    image[0, 0] = source
    let list = DisplayList.record {
      $0.draw(ImageDraw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1)))
    }
    return Renderer().render(list, width: 1, height: 1, background: base)[0, 0]
  }

  @Test
  func `source-over is exactly rounded for every alpha`() {
    for alpha in 0...255 {
      for base in stride(from: 0, through: 255, by: 5) {
        let source = UInt8(alpha * 7 / 10)
        let result = draw(
          Pixel(red: source, green: 0, blue: source, alpha: UInt8(alpha)),
          over: Pixel(red: UInt8(base), green: 255, blue: 0, alpha: 255)
        )
        func exact(_ s: Int, _ b: Int) -> UInt8 {
          UInt8(s + Int((Double(b * (255 - alpha)) / 255).rounded()))
        }
        #expect(result.red == exact(Int(source), base))
        #expect(result.green == exact(0, 255))
        #expect(result.blue == exact(Int(source), 0))
        #expect(result.alpha == 255)
      }
    }
  }

  @Test
  func `the product of bytes is rounded to nearest`() {
    for a in 0...255 {
      for b in 0...255 {
        let exact = (Double(a * b) / 255).rounded()
        #expect(multiplied(Int32(a), Int32(b)) == Int32(exact))
      }
    }
  }

  private func pixel(
    _ mode: BlendMode,
    _ base: UInt32,
    _ source: UInt32,
    coverage: UInt32
  ) -> UInt32 {
    var (target, base, source) = (UInt32(0), base, source)
    let kernels = Kernels()
    kernels.table.blend(&target, &base, &source, 1, nil, coverage, Int32(mode.rawValue))
    return target
  }

  /// Opaque grey over opaque grey, one channel.
  private func opaque(_ mode: BlendMode, _ source: Double, _ base: Double) -> Int {
    let s = Pixel(Color(white: source)).packed
    let b = Pixel(Color(white: base)).packed
    return Int(pixel(mode, b, s, coverage: 255) & 255)
  }

  @Test(arguments: [
    (BlendMode.normal, 0.25, 0.75, 0.25), (.multiply, 0.5, 0.5, 0.25), (.screen, 0.5, 0.5, 0.75),
    (.overlay, 0.5, 0.25, 0.25), (.darken, 0.25, 0.75, 0.25), (.lighten, 0.25, 0.75, 0.75),
    (.colorDodge, 0.5, 0.25, 0.5), (.colorBurn, 0.5, 0.75, 0.5), (.hardLight, 0.25, 0.5, 0.25),
    (.softLight, 0.25, 0.5, 0.375), (.difference, 0.25, 0.75, 0.5), (.exclusion, 0.5, 0.5, 0.5),
    (.plusLighter, 0.75, 0.5, 1), (.plusDarker, 0.75, 0.5, 0.25), (.linearBurn, 0.75, 0.5, 0.25),
    (.linearLight, 0.75, 0.25, 0.75), (.subtract, 0.25, 0.75, 0.5), (.divide, 0.5, 0.25, 0.5),
    (.pinLight, 0.25, 0.75, 0.5), (.vividLight, 0.75, 0.25, 0.5), (.copy, 0.25, 0.75, 0.25),
    (.clear, 0.25, 0.75, 0), (.sourceOut, 0.25, 0.75, 0), (.sourceIn, 0.25, 0.75, 0.25),
    (.destinationOver, 0.25, 0.75, 0.75), (.xor, 0.25, 0.75, 0), (.sourceAtop, 0.25, 0.75, 0.25),
  ])
  func `opaque greys blend by the mode's formula`(
    _ mode: BlendMode,
    _ source: Double,
    _ base: Double,
    _ expected: Double
  ) {
    #expect(abs(Double(opaque(mode, source, base)) - expected * 255) <= 1.51)
  }

  @Test(arguments: BlendMode.allCases)
  func `results stay premultiplied`(_ mode: BlendMode) {
    var dice = Dice(UInt64(mode.rawValue) + 1)
    for _ in 0..<500 {
      let base = Pixel(dice.color()).packed
      let source = Pixel(dice.color()).packed
      let result = Pixel(packed: pixel(mode, base, source, coverage: UInt32(dice.index(256))))
      #expect(max(result.red, result.green, result.blue) <= result.alpha)
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `nothing changes outside the shape`(_ mode: BlendMode) {
    let rect = CGRect(x: 2, y: 2, width: 4, height: 4)
    let list = DisplayList.record {
      $0.fill(.rect(rect), with: .color(Color(red: 1, green: 0.2, blue: 0)), blendMode: mode)
    }
    let base = Pixel(red: 10, green: 100, blue: 200)
    let picture = Renderer().render(list, width: 10, height: 10, background: base)
    #expect(picture[0, 0] == base)
    #expect(picture[7, 7] == base)
  }

  @Test
  func `luminosity of a grey backdrop takes the source's luminosity`() {
    let source = Pixel(Color(red: 0, green: 1, blue: 0)).packed
    let base = Pixel(Color(white: 0.2)).packed
    let result = Pixel(packed: pixel(.luminosity, base, source, coverage: 255))
    #expect(abs(Int(result.red) - 150) <= 1)
    #expect(result.red == result.green && result.green == result.blue)
  }
}
