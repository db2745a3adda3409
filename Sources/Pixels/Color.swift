/// A colour in extended sRGB, gamma-encoded, alpha not multiplied in.
///
/// The value behind `CGColor`.
public struct Color: Equatable, Hashable, Sendable, BitwiseCopyable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 1, green: 1, blue: 1)

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
}

/// One pixel: premultiplied, sRGB-encoded, 8 bits a channel.
///
/// In memory the bytes are r, g, b, a.
public struct Pixel: Equatable, Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Clamps to 0...1, multiplies alpha in and rounds once, to nearest.
  public init(_ color: Color) {
    let alpha = Pixel.clamp(color.alpha)
    func channel(_ value: Double) -> UInt8 {
      UInt8((Pixel.clamp(value) * alpha * 255).rounded())
    }
    self.init(
      red: channel(color.red),
      green: channel(color.green),
      blue: channel(color.blue),
      alpha: UInt8((alpha * 255).rounded())
    )
  }

  /// The four bytes as one little-endian word: red in the low byte.
  public var packed: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  public init(packed: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: packed),
      green: UInt8(truncatingIfNeeded: packed >> 8),
      blue: UInt8(truncatingIfNeeded: packed >> 16),
      alpha: UInt8(truncatingIfNeeded: packed >> 24)
    )
  }

  private static func clamp(_ value: Double) -> Double {
    // NaN compares false with everything and becomes 0.
    value > 0 ? min(value, 1) : 0
  }
}
