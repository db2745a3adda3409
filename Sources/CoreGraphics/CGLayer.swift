import Foundation
import Geometry

/// A drawing that is made once and drawn often.
///
/// Its context's space is y up, as that of a bitmap context is. Drawn in a context of UIKit, where
/// y is down, it is turned over; code that counts y from the top in both sees its drawing upright.
public final class CGLayer {
  /// In units of the user space of the context it was made for.
  public let size: CGSize
  /// What is drawn here is what the layer shows.
  public let context: CGContext?

  /// The layer has as many pixels to a unit as `context` has.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    let base = context.baseTransform
    self.context = CGContext(
      layerOfSize: size,
      scale: CGSize(width: hypot(base.a, base.b), height: hypot(base.c, base.d))
    )
  }
}

extension CGContext {
  /// A context for a layer of `size` units; user space is y up.
  fileprivate convenience init?(layerOfSize size: CGSize, scale: CGSize) {
    let width = (size.width * scale.width).rounded(.up)
    let height = (size.height * scale.height).rounded(.up)
    self.init(
      data: nil,
      width: Int(min(width, 2_000_000)),
      height: Int(min(height, 2_000_000)),
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
    )
    // Units are stretched a little, so that they fill whole pixels.
    scaleBy(x: width / size.width, y: height / size.height)
  }

  /// The layer, stretched over the rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    draw(image, in: rect)
  }

  /// The layer in its own size, with its origin at the point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
