import Codecs
import Foundation

extension CGImage {
  /// Nil unless the source is a whole JPEG.
  ///
  /// The pixels are as stored: the orientation is ignored.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data,
      let picture = try? PictureDecoder().decode([UInt8](data)), picture.format == .jpeg
    else { return nil }
    self.init(picture.pixmap, shouldInterpolate: shouldInterpolate)
  }
}
