import Foundation

/// Several pictures for one image: an image view shows the one that fits its traits.
public final class UIImageAsset: NSObject, @unchecked Sendable {
  private var variants: [(traits: UITraitCollection, image: UIImage)] = []
  /// A picture of a catalog's set, which is searched again for other traits.
  private let find: ((UITraitCollection) -> UIImage?)?

  public override init() {
    find = nil
    super.init()
  }

  init(find: @escaping (UITraitCollection) -> UIImage?) {
    self.find = find
    super.init()
  }

  /// Takes the place of an image with the same traits.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits.isEqual(traitCollection) }
    // A copy: an image keeps its asset, and the asset would keep the image.
    let copy = UIImage(copying: image)
    copy.knownAsset = nil
    variants.append((traitCollection, copy))
    image.knownAsset = self
  }

  public func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  public func unregister(with traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits.isEqual(traitCollection) }
  }

  public func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// The image whose traits are among these, the most of them; without one the first image.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    if let variant = variant(for: traitCollection) { return variant }
    let first = variants.first.map { UIImage(copying: $0.image) } ?? UIImage()
    first.knownAsset = self
    return first
  }

  public func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  func variant(for traits: UITraitCollection) -> UIImage? {
    let fitting = variants.filter { traits.containsTraits(in: $0.traits) }
    let best = fitting.max { $0.traits.specifiedCount < $1.traits.specifiedCount }?.image
    guard let found = best ?? find?(traits) else { return nil }
    let copy = UIImage(copying: found)
    copy.knownAsset = self
    return copy
  }
}

extension UITraitCollection {
  /// How many traits it names.
  fileprivate var specifiedCount: Int {
    [
      userInterfaceIdiom != .unspecified, userInterfaceStyle != .unspecified,
      userInterfaceLevel != .unspecified, layoutDirection != .unspecified, displayScale != 0,
      displayGamut != .unspecified, horizontalSizeClass != .unspecified,
      verticalSizeClass != .unspecified, preferredContentSizeCategory != .unspecified,
      accessibilityContrast != .unspecified, legibilityWeight != .unspecified,
    ].count { $0 }
  }
}

extension UIImage {
  /// The variant for the traits, with the rendering mode, tint and caps that this image was given.
  func resolved(for traits: UITraitCollection) -> UIImage {
    guard let variant = knownAsset?.variant(for: traits) else { return self }
    return variant.dressed(as: self)
  }
}
