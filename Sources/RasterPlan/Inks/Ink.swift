import Display
import Foundation
import Pixels

/// What a draw puts onto the pixels it covers.
///
/// All but a colour stands in `PlanItems` and is named by its place there: a draw is plain numbers,
/// since thousands of them are copied in each frame.
package enum Ink: Sendable, BitwiseCopyable {
  case color(Color)
  /// One of `PlanItems.images`.
  case image(Int)
  /// One of `PlanItems.gradients`.
  case gradient(Int)
  /// Pixels of one of `PlanItems.pictures`.
  case picture(Int)

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

  fileprivate static func isOpaque(_ color: Color, _ alpha: Double) -> Bool {
    Pixel(faded(color, alpha)).alpha == 255
  }
}

extension PlanItems {
  /// Its place among the bitmaps.
  ///
  /// Parts of one bitmap, as tiles are, follow each other.
  mutating func add(_ pixmap: Pixmap) -> Int {
    if pixmaps.last?.generation != pixmap.generation { pixmaps.append(pixmap) }
    return pixmaps.count - 1
  }

  mutating func add(_ image: ImageInk) -> Ink {
    images.append(image)
    return .image(images.count - 1)
  }

  mutating func add(_ gradient: GradientInk) -> Ink {
    gradients.append(gradient)
    return .gradient(gradients.count - 1)
  }

  /// Whether it is known, before anything is painted, that every pixel hides what is below.
  package func isOpaque(_ ink: Ink, alpha: Double) -> Bool {
    switch ink {
    case .color(let color): return Ink.isOpaque(color, alpha)
    case .image(let index):
      guard Ink.byte(alpha) == 255 else { return false }
      if let tint = images[index].tint, !Ink.isOpaque(tint, alpha) { return false }
      return pixmaps[images[index].pixmap].isOpaque
    case .gradient(let index): return Ink.byte(alpha) == 255 && gradients[index].isOpaque
    case .picture: return false
    }
  }
}
