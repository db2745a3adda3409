import Pixels
import UIKit

@testable import CoreGraphics

extension UIGraphicsImageRendererFormat {
  /// One pixel to a point.
  static var one: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}

extension UIImage {
  /// The bitmap; empty for an image without one.
  var pixels: Pixmap { cgImage?.pixmap ?? Pixmap(width: 0, height: 0) }

  func alphas(row: Int) -> [UInt8] { (0..<pixels.width).map { pixels[$0, row].alpha } }
}

/// What `body` draws, one pixel to a point.
func picture(
  _ width: CGFloat,
  _ height: CGFloat,
  scale: CGFloat = 1,
  _ body: (CGContext) -> Void
) -> Pixmap {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .image { body($0.cgContext) }.pixels
}
