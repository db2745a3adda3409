import CoreGraphics
import Pixels
import Testing

struct CGColorTests {
  @Test
  func `colours are equal when space and components are`() {
    let a = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let b = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    #expect(a == b && a !== b && a.hashValue == b.hashValue)
    #expect(a != CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(CGColor(gray: 0, alpha: 1) == .black)
    #expect(CGColor.black != CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test
  func `components have the alpha last`() {
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.25])
    #expect(CGColor(gray: 0.5, alpha: 0.25).numberOfComponents == 2)
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.alpha == 0.4)
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
  }

  @Test
  func `too few components give no colour`() {
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 1, 1]) == nil)
    let three: [CGFloat] = [1, 0, 0, 0.5]
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: three)?.alpha == 0.5)
  }

  @Test
  func `sRGB is clamped and extended sRGB is not`() {
    #expect(CGColor(srgbRed: 2, green: -1, blue: 0, alpha: 1).color.red == 1)
    let color = CGColor(Color(red: 2, green: -1, blue: 0))
    #expect(color.color == Color(red: 2, green: -1, blue: 0))
  }

  @Test
  func `linear light is encoded`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try #require(CGColor(colorSpace: space, components: [0.5, 0, 1, 1]))
    #expect(abs(color.color.red - 0.735_356_98) < 1e-6)
    #expect(color.color.green == 0 && abs(color.color.blue - 1) < 1e-12)
  }

  @Test
  func `Display P3 red lies outside sRGB`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.extendedDisplayP3))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1])).color
    // As Apple's ColorSync and the CSS working group's sample code have it.
    #expect(abs(red.red - 1.0931) < 1e-3)
    #expect(abs(red.green + 0.2267) < 1e-3)
    #expect(abs(red.blue + 0.1501) < 1e-3)
    let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1])).color
    #expect(abs(white.red - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
  }

  @Test
  func `an unknown space gives no object`() {
    #expect(CGColorSpace(name: "kCGColorSpaceMoonlight") == nil)
  }
}
