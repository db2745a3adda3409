import CoreGraphics
import Foundation

/// For now what views need of colours.
open class UIColor: NSObject, @unchecked Sendable {
  public let cgColor: CGColor

  public init(cgColor: CGColor) { self.cgColor = cgColor }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public static let systemBlue = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  open func getRed(
    _ red: inout CGFloat,
    green: inout CGFloat,
    blue: inout CGFloat,
    alpha: inout CGFloat
  ) {
    let components = cgColor.components ?? [0, 0, 0, 1]
    (red, green, blue, alpha) = (components[0], components[1], components[2], components[3])
  }
}
