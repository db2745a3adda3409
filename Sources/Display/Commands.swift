import Foundation
import Geometry
import Pixels

/// A shape filled with a paint.
package struct Fill: Sendable, Equatable {
  package var shape: Shape
  package var paint: Paint
  package var antialiasing: EdgeAntialiasing
  package var blendMode: BlendMode

  package init(
    _ shape: Shape,
    _ paint: Paint,
    antialiasing: EdgeAntialiasing = .all,
    blendMode: BlendMode = .normal
  ) {
    self.shape = shape
    self.paint = paint
    self.antialiasing = antialiasing
    self.blendMode = blendMode
  }
}

/// A part of a bitmap drawn into a rectangle; rotation and perspective come from the context.
package struct ImageDraw: Sendable, Equatable {
  package var pixmap: Pixmap
  /// The drawn part, in pixels of the bitmap.
  ///
  /// Beyond the bitmap its edge pixels repeat.
  package var source: CGRect
  /// The destination of the part, in the command's local space.
  package var destination: CGRect
  /// Nine-slice: the stretched middle, in pixels of the bitmap, inside `source`.
  ///
  /// The parts outside it keep their size, `centerScale` local units to a pixel.
  package var center: CGRect?
  package var centerScale: Double
  package var alpha: Double
  /// Replaces the bitmap's colours and keeps its alpha (template images).
  package var tint: Color?
  package var magnification: Interpolation
  package var minification: Interpolation
  package var antialiasing: EdgeAntialiasing
  package var blendMode: BlendMode

  /// `source` nil draws the whole bitmap.
  package init(
    _ pixmap: Pixmap,
    source: CGRect? = nil,
    in destination: CGRect,
    center: CGRect? = nil,
    centerScale: Double = 1,
    alpha: Double = 1,
    tint: Color? = nil,
    magnification: Interpolation = .linear,
    minification: Interpolation = .linear,
    antialiasing: EdgeAntialiasing = .all,
    blendMode: BlendMode = .normal
  ) {
    self.pixmap = pixmap
    self.source = source ?? CGRect(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
    self.destination = destination
    self.center = center
    self.centerScale = centerScale
    self.alpha = alpha
    self.tint = tint
    self.magnification = magnification
    self.minification = minification
    self.antialiasing = antialiasing
    self.blendMode = blendMode
  }
}

/// A blurred, tinted silhouette.
package struct Shadow: Sendable {
  package enum Silhouette: Sendable {
    case shape(Shape)
    /// The alpha of what the list draws.
    case list(DisplayList)
  }

  package var silhouette: Silhouette
  /// Its alpha is the shadow's strength.
  package var color: Color
  /// The Gaussian's standard deviation, in local units.
  package var sigma: Double
  /// In local units.
  package var offset: CGVector
  package var blendMode: BlendMode

  package init(
    _ silhouette: Silhouette,
    color: Color,
    sigma: Double,
    offset: CGVector = .zero,
    blendMode: BlendMode = .normal
  ) {
    self.silhouette = silhouette
    self.color = color
    self.sigma = sigma
    self.offset = offset
    self.blendMode = blendMode
  }
}

/// What was drawn so far, filtered, and drawn again inside a shape: the glass of a
/// `UIVisualEffectView`.
package struct Backdrop: Sendable, Equatable {
  package var shape: Shape
  package var filters: [Filter]
  /// 0 shows the untouched pixels, 1 only the filtered ones.
  package var alpha: Double
  package var antialiasing: EdgeAntialiasing

  package init(
    _ shape: Shape,
    filters: [Filter],
    alpha: Double = 1,
    antialiasing: EdgeAntialiasing = .all
  ) {
    self.shape = shape
    self.filters = filters
    self.alpha = alpha
    self.antialiasing = antialiasing
  }
}
