import Display
import Foundation
import Pixels

/// What a draw puts onto the pixels it covers.
///
/// Derived bitmaps, tables of colours and pictures are indices into `PlanItems`; the painter makes
/// them.
package enum Ink: Sendable {
  case color(Color)
  indirect case image(ImageInk)
  indirect case gradient(GradientInk)
  /// Pixels of a `PlannedPicture`.
  case picture(Int)

  /// Whether it is known, before anything is painted, that every pixel hides what is below.
  package func isOpaque(alpha: Double) -> Bool {
    switch self {
    case .color(let color): return Ink.isOpaque(color, alpha)
    case .image(let image):
      if let tint = image.tint, !Ink.isOpaque(tint, alpha) { return false }
      return Ink.byte(alpha) == 255 && image.pixmap.isOpaque
    case .gradient(let gradient): return Ink.byte(alpha) == 255 && gradient.isOpaque
    case .picture: return false
    }
  }

  /// 0...1 as 0...255.
  package static func byte(_ alpha: Double) -> UInt8 {
    UInt8((max(0, min(1, alpha)) * 255).rounded())
  }

  /// A colour with an alpha multiplied in.
  ///
  /// A strength that rounds to 255 is full, so that nothing below shines through.
  package static func faded(_ color: Color, _ alpha: Double) -> Color {
    func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    var result = color
    result.alpha = clamp(color.alpha) * clamp(alpha)
    return result
  }

  private static func isOpaque(_ color: Color, _ alpha: Double) -> Bool {
    Pixel(faded(color, alpha)).alpha == 255
  }
}
