import Codecs
import Foundation
import QuartzCore

extension UIImage {
  /// An image of a file's bytes, whatever its format.
  ///
  /// - Parameters:
  ///   - scale: pixels to a point. A vector picture is drawn at this scale.
  ///   - size: in points, for a vector picture; its own if nil.
  package convenience init(
    decoding bytes: [UInt8],
    scale: CGFloat,
    size: CGSize? = nil
  ) throws(PictureError) {
    var decoder = PictureDecoder()
    decoder.scale = scale > 0 ? scale : 1
    decoder.size = size
    self.init(try decoder.decode(bytes), scale: scale)
  }

  /// `scale` comes from a bitmap's name or catalog.
  package convenience init(_ picture: Picture, scale: CGFloat) {
    self.init(
      cgImage: CGImage(picture.pixmap),
      scale: picture.scale ?? scale,
      orientation: Orientation(picture.orientation)
    )
  }
}

extension UIImage.Orientation {
  init(_ orientation: PictureOrientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    case .left: self = .left
    }
  }
}
