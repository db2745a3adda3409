import CoreGraphics
import Foundation

// Apple's systems take an `NSDictionary` for a `CFDictionary`, and an `NSURL` for a `CFURL`.

extension CFDictionary {
  /// What Foundation's dictionary holds now.
  fileprivate init(objects dictionary: NSDictionary) {
    self.init()
    // A key that is an `NSString` is not equal to the `String` that names an option.
    for (key, value) in dictionary {
      let name = (key as? String).map { AnyHashable($0) }
      if let key = name ?? key as? AnyHashable { self[key] = value }
    }
  }
}

@_disfavoredOverload
public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: NSDictionary
) -> CGImageSource? { CGImageSourceCreateWithData(data, CFDictionary(objects: options)) }

@_disfavoredOverload
public func CGImageSourceCreateWithData(
  _ data: NSData,
  _ options: NSDictionary
) -> CGImageSource? {
  CGImageSourceCreateWithData(Data(referencing: data), CFDictionary(objects: options))
}

@_disfavoredOverload
public func CGImageSourceCreateWithURL(
  _ url: CFURL,
  _ options: NSDictionary
) -> CGImageSource? { CGImageSourceCreateWithURL(url, CFDictionary(objects: options)) }

@_disfavoredOverload
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider,
  _ options: NSDictionary
) -> CGImageSource? {
  CGImageSourceCreateWithDataProvider(provider, CFDictionary(objects: options))
}

@_disfavoredOverload
public func CGImageSourceCreateIncremental(_ options: NSDictionary) -> CGImageSource {
  CGImageSourceCreateIncremental(CFDictionary(objects: options))
}

@_disfavoredOverload
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: NSDictionary
) -> CGImage? { CGImageSourceCreateImageAtIndex(isrc, index, CFDictionary(objects: options)) }

@_disfavoredOverload
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: NSDictionary
) -> CGImage? { CGImageSourceCreateThumbnailAtIndex(isrc, index, CFDictionary(objects: options)) }

@_disfavoredOverload
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource,
  _ options: NSDictionary
) -> CFDictionary? { CGImageSourceCopyProperties(isrc, CFDictionary(objects: options)) }

@_disfavoredOverload
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: NSDictionary
) -> CFDictionary? {
  CGImageSourceCopyPropertiesAtIndex(isrc, index, CFDictionary(objects: options))
}

@_disfavoredOverload
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination,
  _ image: CGImage,
  _ properties: NSDictionary
) { CGImageDestinationAddImage(idst, image, CFDictionary(objects: properties)) }

@_disfavoredOverload
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination,
  _ properties: NSDictionary
) { CGImageDestinationSetProperties(idst, CFDictionary(objects: properties)) }

@_disfavoredOverload
public func CGImageSourceCreateWithURL(
  _ url: NSURL,
  _ options: CFDictionary?
) -> CGImageSource? { CGImageSourceCreateWithURL(url as URL, options) }

@_disfavoredOverload
public func CGImageDestinationCreateWithURL(
  _ url: NSURL,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestinationCreateWithURL(url as URL, type, count, options) }
