import Codecs
import Foundation
import Pixels
import QuartzCore

/// A bitmap with its size in points, its orientation and its rendering mode.
///
/// Immutable.
///
/// Subclasses inherit the initializers that a class of Objective-C has: none of them is hidden.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Stored: apps name pictures by it, to know them again.
  open var accessibilityIdentifier: String?

  /// The picture of Core Image that the image was made of; nil for every other image.
  public private(set) var ciImage: CIImage?

  private var bitmap: CGImage?
  /// The asset that the image was taken from or that it was registered with.
  ///
  /// Set before an image is handed on; see `imageAsset`.
  var knownAsset: UIImageAsset?
  /// Set for an image made by `UIImage(systemName:)`.
  private(set) var symbol: SymbolImage?
  private(set) var traits = Traits()
  /// Replaces the image's own colours where it is drawn as it is.
  package private(set) var tint: UIColor?
  /// The pictures an animated image shows one after the other.
  public private(set) var images: [UIImage]?
  /// Seconds that all of `images` take; 0 for a still image.
  public private(set) var duration: TimeInterval = 0

  /// An image without pixels, of size zero.
  public override init() { super.init() }

  convenience init(
    bitmap: CGImage?,
    symbol: SymbolImage? = nil,
    traits: Traits,
    tint: UIColor? = nil,
    images: [UIImage]? = nil,
    duration: TimeInterval = 0,
    ciImage: CIImage? = nil
  ) {
    self.init()
    self.ciImage = ciImage
    self.bitmap = bitmap
    self.symbol = symbol
    self.traits = traits
    self.tint = tint
    self.images = images
    self.duration = duration
  }

  public init(cgImage: CGImage) {
    super.init()
    bitmap = cgImage
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    super.init()
    bitmap = cgImage
    traits = Traits(scale: scale > 0 ? scale : 1, orientation: orientation)
  }

  /// PNG, JPEG, GIF (its first picture), WebP, HEIC, PDF (its first page) or SVG; nil, and reported
  /// with the reason, for anything else.
  public init?(data: Data) {
    super.init()
    guard read(data, scale: 1) else { return nil }
  }

  public init?(data: Data, scale: CGFloat) {
    super.init()
    guard read(data, scale: scale) else { return nil }
  }

  private func read(_ data: Data, scale: CGFloat) -> Bool {
    do throws(PictureError) {
      try show(UIImage(decoding: [UInt8](data), scale: scale))
      return true
    } catch {
      Diagnostics.report("UIImage cannot be made of \(data.count) bytes: \(error).")
      return false
    }
  }

  private func show(_ other: UIImage) {
    bitmap = other.bitmap
    traits = other.traits
  }

  /// The scale comes from `@2x` or `@3x` at the end of the file's name.
  public init?(contentsOfFile path: String) {
    super.init()
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do throws(PictureError) {
      try show(UIImage(decoding: [UInt8](data), scale: ImageFileName(path: path).scale))
    } catch {
      // An app's folder holds links to the project's own files.
      let place = (path as NSString).resolvingSymlinksInPath
      Diagnostics.report("The image '\(place)' cannot be read: \(error).")
      return nil
    }
  }

  // MARK: NSSecureCoding

  open class var supportsSecureCoding: Bool { true }

  /// The pixels as they are shown, with the scale and the rendering mode.
  open func encode(with coder: NSCoder) {
    coder.encode(pngData().map { NSData(data: $0) }, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIImageScale")
    coder.encode(renderingMode.rawValue, forKey: "UIImageRenderingMode")
  }

  public required init?(coder: NSCoder) {
    super.init()
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
      read(data as Data, scale: coder.decodeDouble(forKey: "UIImageScale"))
    else { return nil }
    let mode = coder.decodeInteger(forKey: "UIImageRenderingMode")
    traits.renderingMode = RenderingMode(rawValue: mode) ?? .automatic
  }

  // MARK: Making

  /// An image that an image view animates; drawing it shows its first picture.
  ///
  /// Nil without pictures.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      bitmap: first.bitmap,
      symbol: first.symbol,
      traits: first.traits,
      tint: first.tint,
      images: images,
      duration: duration,
      ciImage: first.ciImage
    )
  }

  /// What `#imageLiteral(resourceName:)` calls.
  ///
  /// A name that means no picture is reported, and the image is empty; iOS ends the app.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(copying: UIImage(named: name) ?? UIImage())
  }

  // MARK: Properties

  /// The pixels, not turned by `imageOrientation`.
  ///
  /// A symbol is drawn for it in its tint or black. Nil for a picture of Core Image (documented).
  open var cgImage: CGImage? { ciImage == nil ? pixels : nil }

  /// The same with those of a picture of Core Image, which are computed when they are read.
  package var pixels: CGImage? {
    symbol.map { $0.bitmap(scale: scale, tint: tint) } ?? bitmap
  }

  /// Pixels to a point.
  open var scale: CGFloat { traits.scale }

  /// In points, with the orientation applied.
  open var size: CGSize {
    if let symbol { return symbol.size }
    guard let bitmap else { return .zero }
    let size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    return imageOrientation.isSideways
      ? CGSize(width: size.height, height: size.width) : size
  }

  open var imageOrientation: Orientation { traits.orientation }
  open var renderingMode: RenderingMode { traits.renderingMode }
  open var capInsets: UIEdgeInsets { traits.capInsets }
  open var resizingMode: ResizingMode { traits.resizingMode }
  open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
  open var flipsForRightToLeftLayoutDirection: Bool { traits.flipsForRightToLeft }
  open var baselineOffsetFromBottom: CGFloat? {
    traits.baselineOffsetFromBottom ?? symbol?.baselineOffset
  }
  open var isSymbolImage: Bool { symbol != nil }

  /// Whether an image view or button shows the image's shape in its tint colour.
  package var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: symbol.map { !$0.hasOwnColors } == true && tint == nil
    }
  }

  /// The stretched middle as a layer's `contentsCenter`: in the unit space of the bitmap.
  package var contentsCenter: CGRect {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard traits.isResizable, size.width > 0, size.height > 0 else { return whole }
    // Beside a cap it begins at the middle of its first pixel and ends at that of its last one: the
    // pixels of the caps do not run into what is stretched (observed).
    func part(_ start: CGFloat, _ end: CGFloat, of length: CGFloat) -> (CGFloat, CGFloat) {
      let middle = max(0, length - start - end)
      let half = min(0.5 / scale, middle / 2)
      let edges = (start > 0 ? half : 0, end > 0 ? half : 0)
      return ((start + edges.0) / length, (middle - edges.0 - edges.1) / length)
    }
    let (x, width) = part(capInsets.left, capInsets.right, of: size.width)
    let (y, height) = part(capInsets.top, capInsets.bottom, of: size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The variants of the image for other traits: an asset of its own until one is registered.
  open internal(set) var imageAsset: UIImageAsset? {
    get {
      if let knownAsset { return knownAsset }
      let asset = UIImageAsset()
      asset.register(self, with: UITraitCollection())
      return asset
    }
    set { knownAsset = newValue }
  }

  // MARK: Other forms

  /// A symbol whose layers have these opacities.
  func lit(_ opacities: [CGFloat]) -> UIImage {
    UIImage(bitmap: nil, symbol: symbol?.lit(opacities), traits: traits, tint: tint)
  }

  private func changing(tint: UIColor? = nil, _ change: (inout Traits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    let result = UIImage(
      bitmap: bitmap,
      symbol: symbol,
      traits: traits,
      tint: tint ?? self.tint,
      images: images,
      duration: duration,
      ciImage: ciImage
    )
    result.knownAsset = knownAsset
    return result
  }

  /// This image as one that its vector file may draw at any size.
  func keeping(_ vector: VectorFile) -> UIImage { changing { $0.vector = vector } }

  /// Whether it is drawn, and not enlarged, where it is shown larger than it is.
  var isShape: Bool { symbol != nil || traits.vector != nil }

  /// The image with the pixels of a size in points; itself where it has no vector file.
  func drawn(at size: CGSize) -> UIImage {
    guard let vector = traits.vector, let larger = vector.bitmap(size: size, scale: scale) else {
      return self
    }
    return UIImage(bitmap: larger, traits: traits, tint: tint)
  }

  /// This picture with the rendering mode, tint and caps of another image.
  func dressed(as other: UIImage) -> UIImage {
    changing(tint: other.tint) { traits in
      traits.renderingMode = other.traits.renderingMode
      traits.alignmentRectInsets = other.traits.alignmentRectInsets
      traits.flipsForRightToLeft = other.traits.flipsForRightToLeft
      if other.traits.isResizable {
        traits.isResizable = true
        traits.capInsets = other.traits.capInsets
        traits.resizingMode = other.traits.resizingMode
      }
    }
  }

  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = mode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing(tint: color) { $0.renderingMode = renderingMode }
  }

  /// The middle between the insets is tiled when the image is drawn larger than it is.
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets insets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage {
    changing {
      $0.capInsets = insets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// One pixel of a point after the caps is stretched.
  open func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let insets = UIEdgeInsets(
      top: CGFloat(top),
      left: CGFloat(left),
      bottom: top > 0 ? max(0, size.height - CGFloat(top) - 1) : 0,
      right: left > 0 ? max(0, size.width - CGFloat(left) - 1) : 0
    )
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = insets }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changing { $0.flipsForRightToLeft = true }
  }

  open func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage {
    changing { $0.baselineOffsetFromBottom = offset }
  }

  open func withHorizontallyFlippedOrientation() -> UIImage {
    let mirrored: [Orientation] = [
      .upMirrored, .downMirrored, .rightMirrored, .leftMirrored, .up, .down, .right, .left,
    ]
    return changing { $0.orientation = mirrored[$0.orientation.rawValue] }
  }

  /// The image itself for a bitmap; a symbol is made again.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let symbol, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    return UIImage(
      bitmap: nil,
      symbol: symbol.configured(by: configuration),
      traits: traits,
      tint: tint
    )
  }

  open var isHighDynamicRange: Bool { false }
  /// Nil: pictures are of bitmaps or symbols.
  open func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  open func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffsetFromBottom = nil } }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// The same picture with orientation, tint and symbol drawn into plain pixels; itself when it is
  /// plain already.
  open func preparingForDisplay() -> UIImage? { self }
  open func prepareForDisplay(completionHandler: @escaping @MainActor @Sendable (UIImage?) -> Void)
  {
    DispatchQueue.main.async { completionHandler(self) }
  }
  open func byPreparingForDisplay() async -> UIImage? { self }

  /// Nil: no writer of HEIC is linked.
  open func heicData() -> Data? { nil }

  /// Scaled to `size` in points, at the screen's scale.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  open func prepareThumbnail(
    of size: CGSize,
    completionHandler: @escaping @MainActor @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.preparingThumbnail(of: size)) }
  }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Orientation is drawn in.
  ///
  /// Nil for an image without pixels.
  open func pngData() -> Data? { upright?.pngData }

  /// Orientation is drawn in; what is transparent becomes white (inferred).
  ///
  /// Nil for an image without pixels.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    upright.flatMap { JPEGCoder.encode($0.pixmap, quality: compressionQuality) }.map { Data($0) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other
      || (bitmap == other.bitmap && symbol == other.symbol && traits == other.traits
        && tint == other.tint && (bitmap != nil || symbol != nil))
  }

  open override var hash: Int { traits.hashValue ^ (bitmap?.hashValue ?? 0) }

  open override var description: String {
    "<UIImage \(symbol?.name ?? "bitmap") {\(size.width), \(size.height)} @\(scale)x>"
  }

  // Deprecated forms of cap insets.
  open var leftCapWidth: Int { Int(capInsets.left) }
  open var topCapHeight: Int { Int(capInsets.top) }
  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The default type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
