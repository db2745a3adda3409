import CoreGraphics
import Foundation
import ObjectiveC

/// A colour of a filter, in sRGB, alpha not multiplied in.
open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  public convenience init?(
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat,
    colorSpace: CGColorSpace
  ) {
    guard let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha]) else {
      return nil
    }
    self.init(cgColor: color)
  }

  public convenience init?(
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    colorSpace: CGColorSpace
  ) { self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace) }

  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Three or four numbers with blanks between them; opaque black for anything else.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").compactMap { Double($0) }
    guard numbers.count >= 3 else {
      self.init(red: 0, green: 0, blue: 0)
      return
    }
    self.init(
      red: numbers[0],
      green: numbers[1],
      blue: numbers[2],
      alpha: numbers.count > 3 ? numbers[3] : 1
    )
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  open var numberOfComponents: Int { 4 }
  open var colorSpace: CGColorSpace { .standard }
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  open override var hash: Int { [red, green, blue, alpha].hashValue }

  open override var description: String { "(\(stringRepresentation))" }
}
