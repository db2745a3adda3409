import Testing
import UIKit

struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func bytes(_ color: UIColor) -> [Int] {
    components(color).map { Int(($0 * 255).rounded()) }
  }

  // MARK: Fixed colours

  @Test
  func `every initializer returns its components`() {
    #expect(
      components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4]
    )
    #expect(components(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.75).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.75)
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test
  func `colours reach beyond sRGB but alpha stays within`() {
    let color = UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 2)
    #expect(components(color) == [1.5, -0.5, 0, 1])
  }

  @Test(
    arguments: [
      ([0, 1, 1], [1, 0, 0]), ([1.0 / 3, 1, 1], [0, 1, 0]), ([2.0 / 3, 1, 1], [0, 0, 1]),
      ([0.5, 0.5, 0.8], [0.4, 0.8, 0.8]), ([0.1, 0, 0.3], [0.3, 0.3, 0.3]),
      ([1, 1, 1], [1, 0, 0]),
    ] as [([Double], [Double])]
  )
  func `hue, saturation and brightness become red, green and blue`(
    hsb: [Double],
    rgb: [Double]
  ) {
    let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 1)
    for (a, b) in zip(components(color), rgb) { #expect(abs(a - b) < 1e-9) }
  }

  @Test
  func `red, green and blue become hue, saturation and brightness again`() {
    for step in 0..<60 {
      let hue = CGFloat(step) / 60
      var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      UIColor(hue: hue, saturation: 0.7, brightness: 0.6, alpha: 1)
        .getHue(&h, saturation: &s, brightness: &b, alpha: nil)
      #expect(abs(h - hue) < 1e-9 && abs(s - 0.7) < 1e-9 && abs(b - 0.6) < 1e-9)
    }
  }

  @Test
  func `colours with equal components are equal, black and its RGB twin are not`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor(cgColor: UIColor.green.cgColor) == .green)
  }

  @Test
  func `a literal is a colour`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
    let core: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(core.components == [1, 0.5, 0, 1])
  }

  @Test
  func `another alpha leaves the other components`() {
    #expect(components(UIColor.orange.withAlphaComponent(0.3)) == [1, 0.5, 0, 0.3])
    #expect(UIColor.white.withAlphaComponent(0).cgColor.alpha == 0)
  }

  // MARK: Dynamic colours

  @Test
  func `a dynamic colour resolves by traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: dark) == .white)
    #expect(color.resolvedColor(with: light) == .black)
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    #expect(color == color && color != UIColor { _ in .black })
  }

  @Test
  func `a dynamic colour of dynamic colours resolves to the end`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .systemBlue }
    #expect(bytes(color.resolvedColor(with: dark)) == [255, 69, 58, 255])
  }

  @Test
  func `a dynamic colour with another alpha stays dynamic`() {
    let color = UIColor.label.withAlphaComponent(0.5)
    #expect(bytes(color.resolvedColor(with: dark)) == [255, 255, 255, 128])
    #expect(bytes(color.resolvedColor(with: light)) == [0, 0, 0, 128])
  }

  @Test(arguments: [
    ("systemBlue", UIColor.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
    ("systemRed", .systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
    ("systemGray", .systemGray, [142, 142, 147, 255], [142, 142, 147, 255]),
    ("systemGray6", .systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
    ("secondaryLabel", .secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
    ("separator", .separator, [60, 60, 67, 74], [84, 84, 88, 153]),
    ("systemFill", .systemFill, [120, 120, 128, 51], [120, 120, 128, 91]),
    ("systemBackground", .systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
  ])
  func `system colours have Apple's values`(
    name: String,
    color: UIColor,
    light lightBytes: [Int],
    dark darkBytes: [Int]
  ) {
    #expect(bytes(color.resolvedColor(with: light)) == lightBytes, "\(name)")
    #expect(bytes(color.resolvedColor(with: dark)) == darkBytes, "\(name)")
  }

  @Test
  func `backgrounds are lighter where dark views are elevated`() {
    let elevated = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(bytes(UIColor.systemBackground.resolvedColor(with: elevated)) == [28, 28, 30, 255])
    #expect(
      bytes(UIColor.secondarySystemBackground.resolvedColor(with: elevated)) == [44, 44, 46, 255]
    )
  }

  @Test
  func `high contrast has its own colours`() {
    let contrast = UITraitCollection(traitsFrom: [
      light, UITraitCollection(accessibilityContrast: .high),
    ])
    #expect(bytes(UIColor.systemBlue.resolvedColor(with: contrast)) == [0, 64, 221, 255])
  }

  // MARK: Patterns

  @Test
  func `a pattern repeats its image and has no components`() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: .one).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    let color = UIColor(patternImage: tile)
    var red: CGFloat = 7
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(red == 7)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 1), format: .one).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
    }
    #expect(picture.alphas(row: 0) == [255, 255, 0, 0, 255, 255, 0, 0])
  }
}
