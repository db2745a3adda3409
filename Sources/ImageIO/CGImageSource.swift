import Codecs
import CoreGraphics
import Foundation
import Pixels
import Synchronization

/// The pictures of a file: one, or the frames of a GIF or of an animated PNG.
public final class CGImageSource: Sendable {
  private struct Content {
    var bytes: [UInt8]
    var isFinal: Bool
    /// Nil until a picture is asked for.
    var pictures: [StoredPicture]?
    var loopCount: Int?
  }

  private let content: Mutex<Content>

  init(_ bytes: [UInt8], isFinal: Bool = true) {
    content = Mutex(Content(bytes: bytes, isFinal: isFinal))
  }

  func update(_ bytes: [UInt8], isFinal: Bool) {
    content.withLock { $0 = Content(bytes: bytes, isFinal: isFinal) }
  }

  var isFinal: Bool { content.withLock(\.isFinal) }
  var byteCount: Int { content.withLock(\.bytes.count) }
  var format: PictureFormat? { content.withLock { PictureFormat($0.bytes) } }
  var loopCount: Int? {
    _ = pictures
    return content.withLock(\.loopCount)
  }

  /// Decoded once; empty for what cannot be read.
  var pictures: [StoredPicture] {
    content.withLock { content in
      if let pictures = content.pictures { return pictures }
      let pictures: [StoredPicture]
      if PictureFormat(content.bytes) == .gif,
        let gif = try? GIFAnimation(content.bytes)
      {
        content.loopCount = gif.loopCount
        pictures = gif.frames.map { StoredPicture(CGImage($0.pixmap), delay: $0.delay) }
      } else if PictureFormat(content.bytes) == .png, let film = CGImageSource.film(content.bytes) {
        content.loopCount = film.loopCount
        pictures = film.frames.map { StoredPicture(CGImage($0.pixels), delay: $0.delay.seconds) }
      } else if let picture = try? PictureDecoder().decode(content.bytes) {
        pictures = [StoredPicture(CGImage(picture.pixmap), picture.orientation)]
      } else {
        pictures = []
      }
      content.pictures = pictures
      return pictures
    }
  }

  /// Of an animated PNG that is right; of another one its default image is the only picture.
  private static func film(_ bytes: [UInt8]) -> APNGFilm? {
    // A still picture is not checked twice.
    guard APNGDecoder.announcesFilm(bytes) else { return nil }
    var decoder = APNGDecoder()
    decoder.maximumFilmPixelCount = PictureDecoder.maximumFilmPixelCount
    guard let film = try? decoder.decode(bytes), !film.frames.isEmpty else { return nil }
    return film
  }

  func picture(at index: Int) -> StoredPicture? {
    let pictures = pictures
    return pictures.indices.contains(index) ? pictures[index] : nil
  }
}

/// One picture of a source.
struct StoredPicture: Sendable {
  let image: CGImage
  let orientation: PictureOrientation
  /// Seconds until the next frame, as stored.
  let delay: Double?

  init(_ image: CGImage, _ orientation: PictureOrientation = .up, delay: Double? = nil) {
    self.image = image
    self.orientation = orientation
    self.delay = delay
  }
}

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

// MARK: Making sources

public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? {
  data.isEmpty ? nil : CGImageSource([UInt8](data))
}

/// Apple's systems take an `NSData` for a `CFData`.
@_disfavoredOverload
public func CGImageSourceCreateWithData(
  _ data: NSData,
  _ options: CFDictionary?
) -> CGImageSource? { CGImageSourceCreateWithData(Data(referencing: data), options) }

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData($0, options) }
}

public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider,
  _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource([], isFinal: false)
}

/// All bytes so far, not only the new ones.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update([UInt8](data), isFinal: final)
}

@_disfavoredOverload
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: NSData, _ final: Bool) {
  CGImageSourceUpdateData(isrc, Data(referencing: data), final)
}

// MARK: Reading sources

/// A uniform type identifier; nil for a format that is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.format?.typeIdentifier
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.pictures.count }

public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  if !isrc.pictures.isEmpty { return isrc.isFinal ? .statusComplete : .statusIncomplete }
  if !isrc.isFinal { return .statusReadingHeader }
  return isrc.format == nil ? .statusUnknownType : .statusInvalidData
}

public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource,
  _ index: Int
) -> CGImageSourceStatus {
  isrc.picture(at: index) == nil ? .statusUnexpectedEOF : CGImageSourceGetStatus(isrc)
}

/// The pixels as stored, not turned; nil where there is no picture.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  isrc.picture(at: index)?.image
}

/// A picture no longer than `kCGImageSourceThumbnailMaxPixelSize`, turned upright where the options
/// ask for it.
///
/// Files have no thumbnails of their own here: it is made of the picture where the options allow
/// it.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  guard let picture = isrc.picture(at: index) else { return nil }
  func isSet(_ key: CFString) -> Bool { options?[key] as? Bool ?? false }
  guard
    isSet(kCGImageSourceCreateThumbnailFromImageAlways)
      || isSet(kCGImageSourceCreateThumbnailFromImageIfAbsent)
  else { return nil }
  let limit =
    (options?[kCGImageSourceThumbnailMaxPixelSize] as? any BinaryInteger).map { Double($0) }
    ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? any BinaryFloatingPoint).map {
      Double($0)
    } ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
  let turns = isSet(kCGImageSourceCreateThumbnailWithTransform) ? picture.orientation : .up
  return picture.image.thumbnail(limit: limit, orientation: turns)
}
