import CoreGraphics
import Foundation

/// A layer that draws itself in tiles.
///
/// On iOS tiles are drawn in the background and fade in. Here the layer is drawn whole, at once, at
/// the scale of the screen, which is what iOS shows when it is done.
open class CATiledLayer: CALayer {
  /// In seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATiledLayer else { return }
    tileSize = other.tileSize
    levelsOfDetail = other.levelsOfDetail
    levelsOfDetailBias = other.levelsOfDetailBias
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var levelsOfDetail = 1 { didSet { setNeedsDisplay() } }
  open var levelsOfDetailBias = 0 { didSet { setNeedsDisplay() } }
  /// In pixels.
  open var tileSize = CGSize(width: 256, height: 256) { didSet { setNeedsDisplay() } }
}
