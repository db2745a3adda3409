import Codecs
import CoreGraphics
import Foundation

/// Writes a picture as PNG or JPEG when it is finalized.
///
/// Other formats, and films, are not written: `CGImageDestinationFinalize` says no.
public final class CGImageDestination {
  private enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private let target: Target
  private let type: String
  private var image: CGImage?
  private var quality = 1.0

  fileprivate init(_ data: NSMutableData, type: String) {
    target = .data(data)
    self.type = type
  }

  fileprivate init(_ url: URL, type: String) {
    target = .file(url)
    self.type = type
  }

  fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
    self.image = self.image ?? image
    read(properties)
  }

  fileprivate func read(_ properties: CFDictionary?) {
    let value = properties?[kCGImageDestinationLossyCompressionQuality]
    if let value = value as? Double ?? (value as? CGFloat).map({ Double($0) }) { quality = value }
  }

  fileprivate func finish() -> Bool {
    guard let image else { return false }
    let bytes: [UInt8]? =
      switch type {
      case "public.png": PNGEncoder().encode(image.pixmap)
      case "public.jpeg", "public.jpg": JPEGCoder.encode(image.pixmap, quality: quality)
      default: nil
      }
    guard let bytes else { return false }
    switch target {
    case .data(let data):
      data.append(Data(bytes))
      return true
    case .file(let url):
      return (try? Data(bytes).write(to: url, options: .atomic)) != nil
    }
  }
}

/// Nil for a format that is not written.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestinationCopyTypeIdentifiers().contains { $0 as? String == type }
    ? CGImageDestination(data, type: type) : nil
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestinationCopyTypeIdentifiers().contains { $0 as? String == type }
    ? CGImageDestination(url, type: type) : nil
}

public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] }

/// The first picture is the one that is written.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination,
  _ image: CGImage,
  _ properties: CFDictionary?
) {
  idst.add(image, properties)
}

public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination,
  _ properties: CFDictionary?
) {
  idst.read(properties)
}

/// Whether the picture is written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
