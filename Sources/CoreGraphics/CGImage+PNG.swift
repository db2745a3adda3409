import Codecs
import Foundation
import Pixels

extension CGImage {
  /// Nil unless the source is a whole PNG.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data,
      let pixmap = try? PNGDecoder().decode([UInt8](data))
    else { return nil }
    self.init(pixmap, shouldInterpolate: shouldInterpolate)
  }

  /// The image as a PNG file.
  ///
  /// Apps encode all their pictures as they begin, to put them into a database; the smallest file
  /// would take a hundred times as long.
  package var pngData: Data? {
    width > 0 && height > 0 ? Data(PNGEncoder().encode(pixmap)) : nil
  }
}
