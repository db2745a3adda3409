import Pixels
import TestSupport
import Testing

@Suite(.goldens("GoldenSuite"))
struct GoldenSuiteTests {
  private func ramp(alpha: UInt8) -> Pixmap {
    var pixmap = Pixmap(width: 16, height: 4)
    for y in 0..<4 {
      for x in 0..<16 {
        pixmap[x, y] = Pixel(
          Color(red: Double(x) / 15, green: 0.5, blue: 0, alpha: Double(alpha) / 255)
        )
      }
    }
    return pixmap
  }

  @Test(arguments: [UInt8(0x40), 0xFF])
  func `a suite with the trait finds its goldens`(alpha: UInt8) {
    assertGolden(ramp(alpha: alpha), "ramp@\(alpha)")
  }

  @Test
  func `a suite with the trait finds its dumps`() {
    assertDump("a dump\nof two lines", "two-lines")
  }

  @Test
  func `the same picture made twice is the same`() {
    assertSameRender(ramp(alpha: 255), ramp(alpha: 255))
  }
}
