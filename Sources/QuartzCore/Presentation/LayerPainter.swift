import Display
import Geometry

/// Makes the display list of layer trees at an instant.
package enum LayerPainter {
  /// The model, without animations, in the layer's own space.
  package static func list(ofModel layer: CALayer) -> DisplayList {
    .empty
  }

  /// What `layer` and all below show when the world's clock stands at `time`; `scale` pixels to a
  /// point. The list's space has its origin at the origin of the layer's superlayer.
  /// What `layer` shows in its own space: without its position, transform and opacity.
  static func look(of layer: CALayer, at instant: LayerInstant) -> DisplayList { .empty }

  package static func list(of layers: [CALayer], at time: Double, scale: CGFloat) -> DisplayList {
    .empty
  }
}
