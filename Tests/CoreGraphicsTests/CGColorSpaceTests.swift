import CoreGraphics
import Pixels
import Testing

/// Spaces besides those of screens, and conversions between spaces.
@Suite
struct `Colour spaces` {
  private func color(_ space: CGColorSpace?, _ components: [CGFloat]) throws -> Color {
    let space = try #require(space)
    return try #require(CGColor(colorSpace: space, components: components)).color
  }

  @Test
  func `inks take light from white, and black from what is left`() throws {
    let cyan = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 0.25)
    #expect(cyan.color == Color(red: 0, green: 0.5, blue: 0.5, alpha: 0.25))
    #expect(cyan.numberOfComponents == 5 && cyan.colorSpace?.model == .cmyk)
    let back = CGColor.red.converted(
      to: CGColorSpaceCreateDeviceCMYK(),
      intent: .defaultIntent,
      options: nil
    )
    #expect(back?.components == [0, 1, 1, 0, 1])
  }

  @Test
  func `a colour of Display P3 comes back from sRGB as it was`() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.extendedDisplayP3))
    let color = try #require(CGColor(colorSpace: wide, components: [0.9, 0.2, 0.1, 0.5]))
    let standard = CGColor(color.color)
    let back = standard.converted(to: wide, intent: .defaultIntent, options: nil)
    for (a, b) in zip(try #require(back?.components), [0.9, 0.2, 0.1, 0.5]) {
      #expect(abs(a - b) < 1e-6)
    }
    // The red of P3 is more than sRGB has; a space that is not extended has its limit.
    let red = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1]))
    let standardSpace = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let limited = red.converted(
      to: standardSpace,
      intent: .defaultIntent,
      options: nil
    )
    #expect(limited?.components == [1, 0, 0, 1])
  }

  @Test
  func `white is white in every space`() throws {
    for name in [
      CGColorSpace.adobeRGB1998, CGColorSpace.itur_709, CGColorSpace.itur_2020,
      CGColorSpace.linearDisplayP3, CGColorSpace.linearITUR_2020,
    ] {
      let white = try color(CGColorSpace(name: name), [1, 1, 1, 1])
      #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6, "\(name)")
      #expect(abs(white.blue - 1) < 1e-6, "\(name)")
    }
    let lab = try color(CGColorSpace(name: CGColorSpace.genericLab), [100, 0, 0, 1])
    #expect(abs(lab.red - 1) < 1e-4 && abs(lab.green - 1) < 1e-4 && abs(lab.blue - 1) < 1e-4)
  }

  @Test
  func `red of L*a*b* has the lightness of sRGB's red`() throws {
    let white: [CGFloat] = [0.9505, 1, 1.089]
    let space = CGColorSpace(labWhitePoint: white, blackPoint: nil, range: nil)
    let red = try color(space, [53.24, 80.09, 67.2, 1])
    #expect(abs(red.red - 1) < 0.01 && abs(red.green) < 0.02 && abs(red.blue) < 0.02)
  }

  @Test
  func `an indexed space takes its colours from a table`() throws {
    let space = CGColorSpace(
      indexedBaseSpace: CGColorSpaceCreateDeviceRGB(),
      last: 1,
      colorTable: [255, 0, 0, 0, 0, 255]
    )
    #expect(space?.numberOfComponents == 1 && space?.colorTable?.count == 6)
    #expect(try color(space, [1, 1]) == Color(red: 0, green: 0, blue: 1))
    #expect(try color(space, [0, 1]) == Color(red: 1, green: 0, blue: 0))
  }

  @Test
  func `gray of a calibrated space has its gamma`() throws {
    let white: [CGFloat] = [0.9505, 1, 1.089]
    let linear = CGColorSpace(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: 1)
    #expect(abs(try color(linear, [0.5, 1]).red - 0.735_357) < 1e-5)
    let other = CGColorSpace(calibratedGrayWhitePoint: white, blackPoint: nil, gamma: 2)
    #expect(linear != other)
  }
}
