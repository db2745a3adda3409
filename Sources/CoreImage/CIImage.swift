import CoreGraphics
import Foundation
import ObjectiveC
import Pixels
import Codecs

/// A recipe for a picture: pixels are computed when a context draws an area of it.
///
/// Its space has y up, and a pixel is a unit.
open class CIImage: NSObject, @unchecked Sendable {
  /// Where the picture is; infinite for a colour or a pattern.
  public let extent: CGRect
  /// Of an area inside the extent, in a working space.
  private let recipe: @Sendable (PixelRect, WorkingSpace) -> LightBitmap
  /// The bitmap it was made of; nil for the result of a filter (documented).
  open var cgImage: CGImage? { bitmap }
  private let bitmap: CGImage?
  /// Whether a transform keeps hard edges between pixels.
  let isSampledNearest: Bool

  public let properties: [String: Any]
  open var url: URL? { nil }
  open var colorSpace: CGColorSpace? { bitmap?.colorSpace }
  open var definition: Any? { nil }

  init(
    extent: CGRect,
    bitmap: CGImage? = nil,
    isSampledNearest: Bool = false,
    properties: [String: Any] = [:],
    recipe: @escaping @Sendable (PixelRect, WorkingSpace) -> LightBitmap
  ) {
    self.extent = extent
    self.bitmap = bitmap
    self.isSampledNearest = isSampledNearest
    self.properties = properties
    self.recipe = recipe
    super.init()
  }

  /// A picture without pixels, as `empty()`.
  public override convenience init() {
    self.init(extent: .null) { area, _ in LightBitmap(area) }
  }

  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(
      extent: CGRect(x: 0, y: 0, width: image.width, height: image.height),
      bitmap: image,
      properties: options?[.properties] as? [String: Any] ?? [:]
    ) { LightBitmap(image.pixmap, in: $0, $1) }
  }

  /// The colour everywhere.
  public convenience init(color: CIColor) {
    self.init(extent: .infinite) { LightBitmap($0, filledWith: $1.pixel(color)) }
  }

  /// A copy, so that initializers of extensions can pass on what they were given.
  package convenience init(copying other: CIImage) {
    self.init(
      extent: other.extent,
      bitmap: other.bitmap,
      isSampledNearest: other.isSampledNearest,
      properties: other.properties,
      recipe: other.recipe
    )
  }

  /// Nil for bytes that are not a picture's.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let picture = try? PictureDecoder().decode([UInt8](data)) else { return nil }
    self.init(cgImage: CGImage(picture.pixmap), options: options)
  }

  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, options: options)
  }

  /// A picture without pixels.
  open class func empty() -> CIImage { CIImage() }

  public static let black = CIImage(color: .black)
  public static let white = CIImage(color: .white)
  public static let gray = CIImage(color: .gray)
  public static let red = CIImage(color: .red)
  public static let green = CIImage(color: .green)
  public static let blue = CIImage(color: .blue)
  public static let cyan = CIImage(color: .cyan)
  public static let magenta = CIImage(color: .magenta)
  public static let yellow = CIImage(color: .yellow)
  public static let clear = CIImage(color: .clear)

  /// The pixels of an area, transparent outside the extent.
  final func pixels(in area: PixelRect, _ space: WorkingSpace) -> LightBitmap {
    let inside = area.intersection(PixelRect(around: extent, near: area))
    guard !inside.isEmpty else { return LightBitmap(area) }
    return recipe(inside, space).placed(in: area)
  }

  // MARK: Places

  /// The part inside a rectangle, which stays where it is.
  open func cropped(to rect: CGRect) -> CIImage {
    let shared = extent.intersection(rect.standardized)
    return CIImage(extent: shared, isSampledNearest: isSampledNearest) {
      self.pixels(in: $0, $1)
    }
  }

  /// The pixels of the edges continue without end.
  open func clampedToExtent() -> CIImage { clamped(to: extent) }

  open func clamped(to rect: CGRect) -> CIImage {
    let whole = rect.intersection(extent)
    guard !whole.isInfinite, !whole.isNull, whole.width >= 1, whole.height >= 1 else { return self }
    let edges = PixelRect(around: whole, near: .empty)
    return CIImage(extent: .infinite, isSampledNearest: isSampledNearest) { area, space in
      let near = PixelRect(
        minX: min(max(area.minX, edges.minX), edges.maxX - 1),
        minY: min(max(area.minY, edges.minY), edges.maxY - 1),
        maxX: max(min(area.maxX, edges.maxX), edges.minX + 1),
        maxY: max(min(area.maxY, edges.maxY), edges.minY + 1)
      )
      let source = self.pixels(in: near, space)
      return LightBitmap(area) { point in
        let x = min(max(Int(point.x.rounded(.down)), near.minX), near.maxX - 1)
        let y = min(max(Int(point.y.rounded(.down)), near.minY), near.maxY - 1)
        return source[x, y]
      }
    }
  }

  open func transformed(by matrix: CGAffineTransform) -> CIImage { mapped(by: matrix) }

  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    mapped(by: matrix)
  }

  /// Upright, from the number of an orientation in a picture's file.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))).map(oriented) ?? self
  }

  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }

  /// Turns the picture, and puts its bottom left where it was at the origin.
  open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let turned = orientation.turn
    let place = extent.applying(turned)
    return turned.concatenating(CGAffineTransform(translationX: -place.minX, y: -place.minY))
  }

  open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation)))
      .map(orientationTransform(for:)) ?? .identity
  }

  // MARK: Filters

  open func composited(over dest: CIImage) -> CIImage { blended(over: dest, .sourceOver) }

  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? CIImage.empty()
  }

  open func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  open func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(sigma: sigma) }

  /// Alpha is 1 inside the rectangle.
  open func settingAlphaOne(in extent: CGRect) -> CIImage {
    let opaque = cropped(to: extent).mapped { SIMD4($0.straight, 1) }
    return opaque.composited(over: self)
  }

  open func premultiplyingAlpha() -> CIImage { mapped { SIMD4($0.rgb * $0.w, $0.w) } }

  open func unpremultiplyingAlpha() -> CIImage { mapped { SIMD4($0.straight, $0.w) } }

  open func samplingNearest() -> CIImage { sampled(nearest: true) }

  open func samplingLinear() -> CIImage { sampled(nearest: false) }

  private func sampled(nearest: Bool) -> CIImage {
    CIImage(
      extent: extent,
      bitmap: bitmap,
      isSampledNearest: nearest,
      properties: properties,
      recipe: recipe
    )
  }

  open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    let named = properties.map { ("\($0.key)", $0.value) }
    return CIImage(
      extent: extent,
      bitmap: bitmap,
      isSampledNearest: isSampledNearest,
      properties: Dictionary(named, uniquingKeysWith: { $1 }),
      recipe: recipe
    )
  }

  /// Computed once: it is kept when a context draws it for the first time anyway.
  open func insertingIntermediate() -> CIImage { self }

  open func insertingIntermediate(cache: Bool) -> CIImage { self }

  open func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { self }

  open func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { self }

  /// None are suggested: that needs Apple's detectors.
  open func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter]
  { [] }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty"
  )
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
  public static let toneMapHDRtoSDR = CIImageOption(rawValue: "CIImageToneMapHDRtoSDR")
  public static let expandToHDR = CIImageOption(rawValue: "CIImageExpandToHDR")
}

public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let enhance = CIImageAutoAdjustmentOption(rawValue: "CIImageAutoAdjustEnhance")
  public static let redEye = CIImageAutoAdjustmentOption(rawValue: "CIImageAutoAdjustRedEye")
  public static let features = CIImageAutoAdjustmentOption(rawValue: "CIImageAutoAdjustFeatures")
  public static let crop = CIImageAutoAdjustmentOption(rawValue: "CIImageAutoAdjustCrop")
  public static let level = CIImageAutoAdjustmentOption(rawValue: "CIImageAutoAdjustLevel")
}
