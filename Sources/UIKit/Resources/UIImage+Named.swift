import Codecs
import Foundation
import InterfaceFiles
import QuartzCore
import Synchronization

extension UIImage {
  /// The folders that `UIImage(named:)` searches besides the bundle; the first match wins.
  public static var resourceFolders: [URL] {
    get { AppResources.folders }
    set { AppResources.folders = newValue }
  }

  /// A picture of an asset catalog, or a file of the main bundle or of `resourceFolders`.
  ///
  /// Of `name.png`, `name@2x.png` and `name@3x.png` the one nearest to the screen's scale is taken;
  /// each file is decoded once. A name that says `@3x` itself is that file, at that scale, and one
  /// that begins with a slash is a path (observed in apps that read pictures of their own so).
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traits: UITraitCollection?
  ) { self.init(name, in: bundle, for: traits, configuration: nil) }

  /// The configuration counts for a symbol of the app's own (documented).
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: UIImage.Configuration?
  ) { self.init(name, in: bundle, for: nil, configuration: configuration) }

  private convenience init?(
    _ name: String,
    in bundle: Bundle?,
    for traits: UITraitCollection?,
    configuration: UIImage.Configuration?
  ) {
    guard let found = ImageLibrary.shared.image(named: name, in: bundle ?? .main, for: traits)
    else {
      Diagnostics.report("There is no image named '\(name)'.")
      return nil
    }
    self.init(copying: configuration.map(found.withConfiguration) ?? found)
  }

  /// Nil, without a message, when there is none: the caller knows more about the place.
  static func interfaceImage(named name: String, in bundle: Bundle) -> UIImage? {
    ImageLibrary.shared.image(named: name, in: bundle, for: nil)
  }

  convenience init(copying other: UIImage) {
    self.init(
      bitmap: other.symbol == nil ? other.pixels : nil,
      symbol: other.symbol,
      traits: other.traits,
      tint: other.tint,
      images: other.images,
      duration: other.duration,
      ciImage: other.ciImage
    )
    knownAsset = other.knownAsset
  }
}

/// A parsed file name: `photo@2x.png` is `photo` at scale 2.
struct ImageFileName {
  var scale: CGFloat = 1

  init(path: String) {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") { self.scale = CGFloat(scale) }
  }
}

/// The file of an image that a catalog keeps as a vector.
struct VectorFile: Hashable, Sendable {
  let path: String

  /// The pixels at a size in points.
  func bitmap(size: CGSize, scale: CGFloat) -> CGImage? {
    ImageLibrary.shared.bitmap(of: self, size: size, scale: scale)?.pixels
  }
}

/// The images found by name, decoded once for the process.
private final class ImageLibrary: Sendable {
  static let shared = ImageLibrary()

  private let images = Mutex<[String: UIImage]>([:])

  func image(named name: String, in bundle: Bundle, for traits: UITraitCollection?) -> UIImage? {
    guard !name.isEmpty else { return nil }
    let wanted = traits.flatMap { $0.displayScale > 0 ? $0.displayScale : nil }
    let scale = wanted ?? UIGraphicsScreenScale()
    let traits = traits ?? .current
    let folders = AppResources.folders.map(\.path) + [AppResources.folder(of: bundle)]
    let stem = (name as NSString).deletingPathExtension
    for folder in folders {
      let catalog = AppResources.catalog(in: folder)
      if let set = catalog.images[name] ?? catalog.images[stem],
        let image = image(of: set, scale: scale, traits: traits)
      {
        return image
      }
    }
    if name.hasPrefix("/") {
      return looseImage(named: String(name.dropFirst()), in: "", scale: scale)
    }
    // The files of an app's folders lie flat in its bundle, those of folder references too: they
    // keep their folders on iOS.
    let names = name.contains("/") ? [name, (name as NSString).lastPathComponent] : [name]
    for name in names {
      for folder in folders {
        if let image = looseImage(named: name, in: folder, scale: scale) { return image }
      }
    }
    return nil
  }

  // MARK: Files

  private func looseImage(named name: String, in folder: String, scale: CGFloat) -> UIImage? {
    let own = (name as NSString).pathExtension.lowercased()
    let isTyped = PictureFormat.fileExtensions.contains(own)
    let stem = isTyped ? (name as NSString).deletingPathExtension : name
    let types = isTyped ? [(name as NSString).pathExtension] : PictureFormat.fileExtensions
    let languages = AppResources.languages.map { "\($0).lproj/" } + ["Base.lproj/"]
    for place in [""] + languages {
      for type in types {
        // The screen's own scale, then larger ones, then smaller ones.
        for candidate in [1, 2, 3].sorted(by: Self.isNearer(to: scale)) {
          let suffix = candidate == 1 ? "" : "@\(candidate)x"
          let path = "\(folder)/\(place)\(stem)\(suffix).\(type)"
          guard FileManager.default.fileExists(atPath: path) else { continue }
          let own = ImageFileName(path: path).scale
          let fileScale = Self.isVector(path) ? scale : own
          if let image = load(path, scale: fileScale) { return image }
        }
      }
    }
    return nil
  }

  private static func isNearer(to scale: CGFloat) -> (Int, Int) -> Bool {
    { first, second in
      let (a, b) = (CGFloat(first) - scale, CGFloat(second) - scale)
      return a >= 0 && b >= 0 ? a < b : a > b
    }
  }

  /// - Parameters:
  ///   - scale: pixels to a point. A vector picture is drawn at the screen's.
  ///   - isKept: whether the image knows its vector file.
  private func load(_ path: String, scale: CGFloat, asVector isKept: Bool = false) -> UIImage? {
    let key = "\(path)|\(scale)|\(isKept ? "vector" : "")"
    if let known = images.withLock({ $0[key] }) { return known }
    guard var image = decode(path, scale: scale) else { return nil }
    if isKept { image = image.keeping(VectorFile(path: path)) }
    return images.withLock { [image] images in
      // Another thread may have been faster: one file gives one object.
      if let known = images[key] { return known }
      images[key] = image
      return image
    }
  }

  /// A symbol of an app's own; nil for a file that is not a symbol's template.
  private func symbol(_ path: String, intent: CatalogImageSet.Intent?) -> UIImage? {
    let key = "\(path)|symbol \(intent?.rawValue ?? "")"
    if let known = images.withLock({ $0[key] }) { return known }
    guard let template = SymbolTemplate(path: path) else { return nil }
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    let name = (folder as NSString).deletingPathExtension
    let plain = UIImage(
      bitmap: nil,
      symbol: SymbolImage(name: name, template: template),
      traits: UIImage.Traits(scale: UIGraphicsScreenScale())
    )
    let image =
      switch intent {
      case .template: plain.withRenderingMode(.alwaysTemplate)
      case .original: plain.withRenderingMode(.alwaysOriginal)
      case nil: plain
      }
    return images.withLock { images in
      let known = images[key] ?? image
      images[key] = known
      return known
    }
  }

  /// - Parameter size: in points, for a vector picture; its own if nil.
  private func decode(_ path: String, scale: CGFloat, size: CGSize? = nil) -> UIImage? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do throws(PictureError) {
      return try UIImage(decoding: [UInt8](data), scale: scale, size: size)
    } catch {
      // An app's folder holds links to the project's own files.
      let place = (path as NSString).resolvingSymlinksInPath
      Diagnostics.report("The image '\(place)' cannot be read: \(error).")
      return nil
    }
  }

  /// A vector picture at the size that it was drawn at last: one that a finger stretches has
  /// another in each frame.
  private struct Enlarged {
    let size: CGSize
    let scale: CGFloat
    let image: UIImage
  }

  private let enlarged = Mutex<[VectorFile: Enlarged]>([:])

  func bitmap(of file: VectorFile, size: CGSize, scale: CGFloat) -> UIImage? {
    if let known = enlarged.withLock({ $0[file] }), known.size == size, known.scale == scale {
      return known.image
    }
    guard let image = decode(file.path, scale: scale, size: size) else { return nil }
    enlarged.withLock { [image] in $0[file] = Enlarged(size: size, scale: scale, image: image) }
    return image
  }

  private static func isVector(_ path: String) -> Bool {
    ["pdf", "svg"].contains((path as NSString).pathExtension.lowercased())
  }

  // MARK: Catalogs

  private func image(
    of set: CatalogImageSet,
    scale: CGFloat,
    traits: UITraitCollection
  ) -> UIImage? {
    guard let chosen = set.best(scale: scale, traits: traits, isNearer: Self.isNearer(to: scale))
    else { return nil }
    if set.isSymbol, let symbol = symbol(chosen.path, intent: set.intent) { return symbol }
    let fileScale = Self.isVector(chosen.path) ? scale : CGFloat(chosen.scale ?? 1)
    let isKept = set.keepsVectors && Self.isVector(chosen.path)
    guard var image = load(chosen.path, scale: fileScale, asVector: isKept) else { return nil }
    if let slicing = chosen.slicing {
      image = image.resizableImage(
        withCapInsets: UIEdgeInsets(
          top: CGFloat(slicing.top) / fileScale,
          left: CGFloat(slicing.left) / fileScale,
          bottom: CGFloat(slicing.bottom) / fileScale,
          right: CGFloat(slicing.right) / fileScale
        ),
        resizingMode: slicing.tiles ? .tile : .stretch
      )
    }
    if let alignment = chosen.alignment {
      image = image.withAlignmentRectInsets(
        UIEdgeInsets(
          top: CGFloat(alignment.top) / fileScale,
          left: CGFloat(alignment.left) / fileScale,
          bottom: CGFloat(alignment.bottom) / fileScale,
          right: CGFloat(alignment.right) / fileScale
        )
      )
    }
    switch set.intent {
    case .template: image = image.withRenderingMode(.alwaysTemplate)
    case .original: image = image.withRenderingMode(.alwaysOriginal)
    case nil: if set.isSymbol { image = image.withRenderingMode(.alwaysTemplate) }
    }
    guard set.images.contains(where: \.dependsOnTraits) else { return image }
    let own = UIImage(copying: image)
    own.knownAsset = UIImageAsset { [weak self] in self?.image(of: set, scale: scale, traits: $0) }
    return own
  }
}

extension CatalogImage {
  /// Whether another picture of its set may take its place while an app runs.
  fileprivate var dependsOnTraits: Bool {
    isDark != nil || isHighContrast || widthClass != nil || heightClass != nil
  }
}

extension CatalogImageSet {
  /// The file that fits the traits best, and among those the scale.
  fileprivate func best(
    scale: CGFloat,
    traits: UITraitCollection,
    isNearer: (Int, Int) -> Bool
  ) -> CatalogImage? {
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    let isDark = traits.userInterfaceStyle == .dark
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    func score(_ image: CatalogImage) -> Int {
      var score = image.idiom == idiom ? 8 : image.idiom == "universal" ? 4 : -64
      score += image.isDark.map { $0 == isDark ? 2 : -32 } ?? 0
      if image.isHighContrast { score -= 128 }
      if image.isRightToLeft { score += isRightToLeft ? 1 : -32 }
      func fits(_ wanted: String?, _ own: UIUserInterfaceSizeClass) -> Int {
        guard let wanted else { return 0 }
        return (wanted == "compact") == (own == .compact) ? 1 : -32
      }
      return score + fits(image.widthClass, traits.horizontalSizeClass)
        + fits(image.heightClass, traits.verticalSizeClass)
    }
    let best = images.map(score).max() ?? 0
    let candidates = images.filter { score($0) == best }
    return candidates.first { $0.scale == nil }
      ?? candidates.min { isNearer($0.scale ?? 1, $1.scale ?? 1) }
  }
}
