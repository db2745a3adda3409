import Codecs
import CoreGraphics
import Foundation
import ObjectiveC
import Pixels

/// Draws the areas of pictures that code asks for.
open class CIContext: NSObject, @unchecked Sendable {
  private let space: WorkingSpace
  public let workingColorSpace: CGColorSpace?
  private let target: CGContext?

  public override convenience init() { self.init(options: nil) }

  public init(options: [CIContextOption: Any]?) {
    (space, workingColorSpace) = CIContext.working(options)
    target = nil
    super.init()
  }

  public init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) {
    (space, workingColorSpace) = CIContext.working(options)
    target = cgContext
    super.init()
  }

  /// Linear light unless the options name another space, or none (documented).
  private static func working(
    _ options: [CIContextOption: Any]?
  ) -> (WorkingSpace, CGColorSpace?) {
    switch options?[.workingColorSpace] {
    case is NSNull: return (.encoded, nil)
    case let space as CGColorSpace:
      let isLinear = space.name?.contains("Linear") == true
      return (isLinear ? .linear : .encoded, space)
    default: return (.linear, CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    }
  }

  /// The pixels of a rectangle; nil for an infinite or empty one.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let area = PixelRect(around: fromRect, near: .empty)
    guard !area.isEmpty, area.width <= Pixmap.largestSide, area.height <= Pixmap.largestSide else {
      return nil
    }
    // A bitmap that nothing changed keeps its pixels.
    if let bitmap = image.cgImage, fromRect == image.extent { return bitmap }
    let space = space
    return CGImage(width: area.width, height: area.height) {
      image.pixels(in: area, space).pixmap(from: space)
    }
  }

  open func createCGImage(
    _ image: CIImage,
    from fromRect: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  open func createCGImage(
    _ image: CIImage,
    from fromRect: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Four bytes a pixel in the caller's memory, rows from the top.
  ///
  /// Formats of other sizes are written as `RGBA8`.
  open func render(
    _ image: CIImage,
    toBitmap data: UnsafeMutableRawPointer,
    rowBytes: Int,
    bounds: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let area = PixelRect(around: bounds, near: .empty)
    let bitmap = image.pixels(in: area, space).pixmap(from: space)
    let order = format == .BGRA8 ? [2, 1, 0, 3] : format == .ARGB8 ? [1, 2, 3, 0] : [0, 1, 2, 3]
    bitmap.withUnsafePixels { pixels in
      for y in 0..<area.height {
        for x in 0..<area.width {
          let pixel = Pixel(packed: pixels[y * area.width + x])
          let bytes = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
          for (byte, place) in zip(bytes, order) {
            data.storeBytes(of: byte, toByteOffset: y * rowBytes + x * 4 + place, as: UInt8.self)
          }
        }
      }
    }
  }

  /// Into the context that this one was made with.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let target, let picture = createCGImage(image, from: fromRect) else { return }
    target.draw(picture, in: inRect)
  }

  open func pngRepresentation(
    of image: CIImage,
    format: CIFormat,
    colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { createCGImage(image, from: image.extent)?.pngData }

  open func jpegRepresentation(
    of image: CIImage,
    colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let key = CIImageRepresentationOption(
      rawValue: "kCGImageDestinationLossyCompressionQuality"
    )
    let quality = options[key].flatMap(FilterValues.double) ?? 0.85
    return createCGImage(image, from: image.extent)
      .flatMap { JPEGCoder.encode($0.pixmap, quality: quality) }.map { Data($0) }
  }

  open func clearCaches() {}

  open func reclaimResources() {}

  open func inputImageMaximumSize() -> CGSize {
    CGSize(width: Pixmap.largestSide, height: Pixmap.largestSide)
  }

  open func outputImageMaximumSize() -> CGSize { inputImageMaximumSize() }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// How a pixel is stored in memory.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 263)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
  public static let ABGR8 = CIFormat(rawValue: 267)
  public static let RGBA16 = CIFormat(rawValue: 269)
  public static let RGBAh = CIFormat(rawValue: 2056)
  public static let RGBAf = CIFormat(rawValue: 2312)
  public static let A8 = CIFormat(rawValue: 257)
  public static let R8 = CIFormat(rawValue: 261)
}
