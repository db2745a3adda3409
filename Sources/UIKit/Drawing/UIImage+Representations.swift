import Codecs
import Foundation
import Pixels
import QuartzCore

extension UIImage {
  /// The pixels as shown: turned and tinted.
  package var upright: CGImage? {
    if imageOrientation == .up, tint == nil { return pixels }
    let context = CGContext(imageSize: size, scale: scale, isOpaque: false)
    draw(in: CGRect(origin: .zero, size: size), context: context, blendMode: .normal, alpha: 1)
    return context.makeImage()
  }
}

/// The PNG of the image; nil when it has no pixels.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The JPEG of the image; nil when it has no pixels.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
