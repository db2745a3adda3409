import CoreGraphics
import Pixels
import QuartzCore

extension Brightness {
  /// Where pixels of a picture are read, in points beside the point: the home
  /// indicator lies over many.
  private static let samples: [CGFloat] = [-60, -30, 0, 30, 60]

  /// How bright a picture is around a point of its layer, and how much of it is opaque there; nil
  /// for contents of another kind than an image view's, and for stretched ones, which are not read.
  static func picture(
    in layer: CALayer,
    around point: CGPoint
  ) -> (luminance: CGFloat, alpha: CGFloat)? {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard layer.delegate == nil || layer.delegate is UIImageView,
      let image = layer.contents as? CGImage, !image.isMask,
      layer.contentsRect == whole, layer.contentsCenter == whole, layer.contentsScale > 0
    else { return nil }
    let size = CGSize(
      width: CGFloat(image.width) / layer.contentsScale,
      height: CGFloat(image.height) / layer.contentsScale
    )
    let place = layer.contentsGravity.place(size, in: layer.bounds)
    guard place.width > 0, place.height > 0 else { return (0, 0) }
    let pixmap = image.pixmap
    var (sum, coverage): (CGFloat, CGFloat) = (0, 0)
    for x in samples.map({ point.x + $0 }) {
      let sample = CGPoint(x: x, y: point.y)
      guard place.contains(sample), layer.bounds.contains(sample) else { continue }
      let pixel = pixmap[
        min(pixmap.width - 1, Int((x - place.minX) / place.width * CGFloat(pixmap.width))),
        min(pixmap.height - 1, Int((point.y - place.minY) / place.height * CGFloat(pixmap.height)))
      ]
      // Pixels are premultiplied.
      sum += 0.3 * CGFloat(pixel.red) + 0.59 * CGFloat(pixel.green) + 0.11 * CGFloat(pixel.blue)
      coverage += CGFloat(pixel.alpha)
    }
    let most = 255 * CGFloat(samples.count)
    return (sum / most, coverage / most)
  }
}
