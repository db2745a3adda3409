import Codecs
import CoreGraphics
import Foundation

// The keys of dictionaries of properties, as Image I/O spells them.

public let kCGImagePropertyFileSize: CFString = "FileSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
public let kCGImagePropertyDepth: CFString = "Depth"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public let kCGImagePropertyColorModel: CFString = "ColorModel"
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
public let kCGImagePropertyProfileName: CFString = "ProfileName"

public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"

public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"

// Options of sources.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"

// Options of destinations.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"

/// The properties of the file as a whole.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard !isrc.pictures.isEmpty else { return nil }
  var properties: CFDictionary = [kCGImagePropertyFileSize: isrc.byteCount]
  if isrc.format == .gif {
    var gif: [String: Any] = [kCGImagePropertyGIFHasGlobalColorMap: true]
    if let count = isrc.loopCount { gif[kCGImagePropertyGIFLoopCount] = count }
    properties[kCGImagePropertyGIFDictionary] = gif
  } else if let count = isrc.loopCount {
    let png: CFDictionary = [kCGImagePropertyAPNGLoopCount: count]
    properties[kCGImagePropertyPNGDictionary] = png
  }
  return properties
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard let picture = isrc.picture(at: index) else { return nil }
  var properties: CFDictionary = [
    kCGImagePropertyPixelWidth: picture.image.width,
    kCGImagePropertyPixelHeight: picture.image.height,
    kCGImagePropertyDepth: 8,
    kCGImagePropertyOrientation: picture.orientation.rawValue,
    kCGImagePropertyHasAlpha: !picture.image.pixmap.isOpaque,
    kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
  ]
  if let delay = picture.delay {
    // Frames without a time are shown for a tenth of a second, as in browsers (inferred: up to a
    // hundredth).
    let isGIF = isrc.format == .gif
    let film: CFDictionary = [
      isGIF ? kCGImagePropertyGIFDelayTime : kCGImagePropertyAPNGDelayTime:
        delay < 0.011 ? 0.1 : delay,
      isGIF ? kCGImagePropertyGIFUnclampedDelayTime : kCGImagePropertyAPNGUnclampedDelayTime: delay,
    ]
    properties[isGIF ? kCGImagePropertyGIFDictionary : kCGImagePropertyPNGDictionary] = film
  }
  return properties
}

extension PictureFormat {
  /// The uniform type identifier.
  var typeIdentifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    case .heic: "public.heic"
    case .pdf: "com.adobe.pdf"
    case .svg: "public.svg-image"
    case .tiff: "public.tiff"
    case .bmp: "com.microsoft.bmp"
    case .icon: "com.microsoft.ico"
    case .jpegXL: "public.jpeg-xl"
    case .jpeg2000: "public.jpeg-2000"
    case .photoshop: "com.adobe.photoshop-image"
    }
  }
}
