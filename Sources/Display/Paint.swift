import Foundation
import Geometry
import Pixels

/// How a bitmap is sampled between its pixels.
package enum Interpolation: UInt8, Sendable, Hashable {
  case nearest
  /// Bilinear; when it shrinks below one half, averaged over the covered area first.
  case linear
  /// Bilinear in the two nearest area-averaged levels, and between them.
  case trilinear
}

/// The colour of the inside of a shape, in the local space of the command.
package enum Paint: Sendable, Equatable {
  case color(Color)
  indirect case gradient(Gradient)
  indirect case pattern(Pattern)
}

/// Colours along a line, between two circles or around a point.
package struct Gradient: Sendable, Equatable, Hashable {
  package enum Geometry: Sendable, Equatable, Hashable {
    case axial(start: CGPoint, end: CGPoint)
    case radial(startCenter: CGPoint, startRadius: Double, endCenter: CGPoint, endRadius: Double)
    /// Offset 0 is at `angle` radians; offsets grow from +x towards +y.
    case conic(center: CGPoint, angle: Double)
  }

  package struct Stop: Sendable, Equatable, Hashable {
    /// 0...1, not descending along the stops.
    package var offset: Double
    package var color: Color

    package init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  package var geometry: Geometry
  package var stops: [Stop]
  /// Whether the first colour extends before offset 0.
  package var extendsStart: Bool
  /// Whether the last colour extends after offset 1.
  package var extendsEnd: Bool
  /// Maps the geometry into the command's local space: an ellipse is a transformed circle.
  package var transform: CGAffineTransform

  package init(
    _ geometry: Geometry,
    stops: [Stop],
    extendsStart: Bool = true,
    extendsEnd: Bool = true,
    transform: CGAffineTransform = .identity
  ) {
    self.geometry = geometry
    self.stops = stops
    self.extendsStart = extendsStart
    self.extendsEnd = extendsEnd
    self.transform = transform
  }
}

/// A bitmap repeated in both directions.
package struct Pattern: Sendable, Equatable {
  package var pixmap: Pixmap
  /// Maps pixels of the bitmap into the command's local space.
  package var transform: CGAffineTransform
  package var interpolation: Interpolation
  package var alpha: Double

  package init(
    _ pixmap: Pixmap,
    transform: CGAffineTransform = .identity,
    interpolation: Interpolation = .linear,
    alpha: Double = 1
  ) {
    self.pixmap = pixmap
    self.transform = transform
    self.interpolation = interpolation
    self.alpha = alpha
  }
}
