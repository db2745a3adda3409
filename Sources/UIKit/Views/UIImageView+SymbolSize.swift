import Foundation
import QuartzCore

/// Symbols are shapes, which the view draws at the size that it shows.
///
/// So is a picture whose vector file the catalog preserves (documented).
extension UIImageView {
  /// The size in points at which a symbol is to be drawn; nil where that is its own.
  ///
  /// While an animation changes the view's size, the larger of the two sizes counts.
  func enlargedSize(of image: UIImage) -> CGSize? {
    let own = image.size
    guard image.isShape, !image.traits.isResizable, own.width > 0, own.height > 0 else {
      return nil
    }
    let (model, shown) = (layer.bounds.size, layer.presentedState().bounds.size)
    let room = CGSize(
      width: max(model.width, shown.width),
      height: max(model.height, shown.height)
    )
    let wish = contentMode.size(of: own, in: room)
    // As much larger in both directions as the largest bitmap allows.
    let limit = Self.largestSymbol / (max(wish.width, wish.height, 1) * image.scale)
    let size = CGSize(
      width: Self.aligned(wish.width * min(1, limit), in: room.width, scale: image.scale),
      height: Self.aligned(wish.height * min(1, limit), in: room.height, scale: image.scale)
    )
    // A pixel more, as of frames that are on whole pixels, is not worth another drawing.
    let growth = max(size.width - own.width, size.height - own.height)
    return growth * image.scale < 2 ? nil : size
  }

  /// The pixels of a symbol at a size in points, with its orientation and tint.
  func picture(of symbol: UIImage, at size: CGSize) -> CGImage? {
    let context = CGContext(imageSize: size, scale: symbol.scale, isOpaque: false)
    let whole = CGRect(origin: .zero, size: size)
    symbol.drawn(at: size).draw(in: whole, context: context, blendMode: .normal, alpha: 1)
    return context.makeImage()
  }

  /// Pixels of the longer side.
  private static let largestSymbol: CGFloat = 4_096

  /// Whole pixels, as many to the one side of the middle as to the other, so that what stands in
  /// the middle of the room lies on the pixels of the screen.
  private static func aligned(_ length: CGFloat, in room: CGFloat, scale: CGFloat) -> CGFloat {
    let pixels = room * scale
    guard abs(pixels - pixels.rounded()) < 0.01 else { return (length * scale).rounded() / scale }
    let margin = ((length * scale - pixels) / 2).rounded()
    return (pixels.rounded() + 2 * margin) / scale
  }
}

extension UIView.ContentMode {
  /// How large contents are shown, where that is not smaller than their own size.
  fileprivate func size(of own: CGSize, in room: CGSize) -> CGSize {
    let (x, y) = (max(1, room.width / own.width), max(1, room.height / own.height))
    let factors: (CGFloat, CGFloat) =
      switch self {
      case .scaleToFill, .redraw: (x, y)
      case .scaleAspectFit: (min(x, y), min(x, y))
      case .scaleAspectFill: (max(x, y), max(x, y))
      default: (1, 1)
      }
    return CGSize(width: own.width * factors.0, height: own.height * factors.1)
  }
}
