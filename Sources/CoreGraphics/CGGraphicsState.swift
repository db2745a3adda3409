import Display
import Foundation
import Geometry
import Pixels

/// What `saveGState` saves.
struct CGGraphicsState {
  /// One cut of the drawing area, in pixels of the bitmap.
  struct Clip {
    enum Kind {
      case shape(Shape, antialiased: Bool)
      case mask(DisplayList)
    }

    /// Identifies the clip within its context.
    var id: Int
    var kind: Kind

    /// In pixels; null when nothing is visible.
    var bounds: CGRect {
      switch kind {
      case .shape(let shape, _): shape.bounds
      case .mask(let list): list.bounds
      }
    }
  }

  struct ShadowStyle {
    var color: Color
    /// In pixels.
    var sigma: Double
    /// In pixels, y down.
    var offset: CGVector
  }

  /// From user space to pixels of the bitmap, y down.
  var transform: CGAffineTransform
  var clips: [Clip] = []
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: ShadowStyle?
  var fillColor = Color.black
  var strokeColor = Color.black
  var fillSpace = CGColorSpaceCreateDeviceGray()
  var strokeSpace = CGColorSpaceCreateDeviceGray()
  var fillPattern: CGPatternPaint?
  var strokePattern: CGPatternPaint?
  /// In units of the base space.
  var patternPhase = CGSize.zero
  /// Set in the cell of a pattern that has no colours of its own.
  var keepsColor = false
  var stroke = StrokeStyle()
  var flatness: CGFloat = 0.5
  var allowsAntialiasing = true
  var shouldAntialias = true
  var interpolationQuality = CGInterpolationQuality.default
  var textMatrix = CGAffineTransform.identity
  var textDrawingMode = CGTextDrawingMode.fill
  var characterSpacing: CGFloat = 0
  var font: CGFont?
  /// In units of text space.
  var fontSize: CGFloat = 1

  init(transform: CGAffineTransform) { self.transform = transform }

  var antialiasing: EdgeAntialiasing { shouldAntialias && allowsAntialiasing ? .all : .none }

  /// The two lists have the same order.
  var blend: BlendMode { BlendMode(rawValue: UInt8(blendMode.rawValue)) ?? .normal }

  var fillPaint: Paint {
    fillPattern?.paint(alpha: alpha) ?? .color(fillColor.withAlpha(fillColor.alpha * alpha))
  }

  var strokePaint: Paint {
    strokePattern?.paint(alpha: alpha) ?? .color(strokeColor.withAlpha(strokeColor.alpha * alpha))
  }
}

/// A bitmap that fills shapes: an image, or a drawn cell of a pattern.
struct CGPatternPaint {
  var pixmap: Pixmap
  /// From pixels of the pattern to pixels of the context.
  var transform: CGAffineTransform

  var alpha: CGFloat = 1

  func paint(alpha: CGFloat) -> Paint {
    .pattern(Pattern(pixmap, transform: transform, alpha: self.alpha * alpha))
  }
}

extension Color {
  package func withAlpha(_ alpha: Double) -> Color {
    var result = self
    result.alpha = alpha
    return result
  }
}
