import Foundation
import QuartzCore

/// Shows an image, or a series of them.
@preconcurrency
@MainActor
open class UIImageView: UIView {
  private var plainImage: UIImage?
  private var animation: ImageSequence?
  /// The pictures of an image that is itself animated, while it shows.
  private var series: ImageSequence?
  /// Once an effect was added.
  var symbolStage: SymbolStage?

  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // An interface file names it where it is off.
    isUserInteractionEnabled = coder is InterfaceCoder
    coder.read(into: self, as: UIImageView.self)
  }

  // MARK: Images

  open var image: UIImage? {
    get { plainImage }
    set {
      guard newValue !== plainImage else { return }
      let sizeChanged = newValue?.size != plainImage?.size
      plainImage = newValue
      if sizeChanged { invalidateIntrinsicContentSize() }
      showCurrentImage()
    }
  }

  open var highlightedImage: UIImage? { didSet { showCurrentImage() } }
  open var isHighlighted: Bool = false { didSet { showCurrentImage() } }
  /// Stored: pictures have one range of brightness.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { showCurrentImage() }
  }

  /// The size of the image's alignment rectangle (measured on iOS 17.5: a shadow of 64 points with
  /// insets of 8 and 12 does not stretch a button of 44).
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  private var shownImage: UIImage? {
    let own = isHighlighted ? highlightedImage ?? plainImage : plainImage
    let image = own?.resolved(for: traitCollection)
    guard let preferredSymbolConfiguration, let image, image.isSymbolImage else { return image }
    return image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
  }

  func showCurrentImage() {
    guard animation == nil else { return }
    let image = shownImage
    guard window != nil, let image, let images = image.images, images.count > 1 else {
      series = nil
      return show(image)
    }
    // Drawn again, in another colour perhaps, it goes on.
    let playing = series
    let sequence = ImageSequence(images: images, duration: image.duration, rounds: 0)
    if let playing, playing.images.elementsEqual(images, by: ===) { sequence.start = playing.start }
    series = sequence
    step(sequence, index: sequence.index)
  }

  /// An animated image plays as long as it is in a window (inferred; documented: it plays by
  /// itself).
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if shownImage?.images != nil { showCurrentImage() }
  }

  /// Gives the layer the pixels, with the image's orientation, tint, mirroring and tiling applied.
  private func show(_ image: UIImage?) {
    enlargedSymbol = nil
    guard let image = image.map(dressed) else {
      layer.contents = nil
      symbolStage?.take(nil, scale: 1, center: CGRect(x: 0, y: 0, width: 1, height: 1))
      return
    }
    let tiles =
      image.capInsets != .zero && image.resizingMode == .tile && contentMode == .scaleToFill
      && bounds.size != image.size && bounds.width > 0 && bounds.height > 0
    if tiles {
      let context = CGContext(imageSize: bounds.size, scale: UIScreen.main.scale, isOpaque: false)
      UIGraphicsPushContext(context)
      image.draw(in: CGRect(origin: .zero, size: bounds.size))
      UIGraphicsPopContext()
      layer.contents = context.makeImage()
      layer.contentsScale = UIScreen.main.scale
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    } else {
      showWhole(image)
    }
    guard let symbolStage else { return }
    symbolStage.take(layer.contents, scale: layer.contentsScale, center: layer.contentsCenter)
    layer.contents = nil
  }

  /// An image in the view's tint and direction.
  private func dressed(_ image: UIImage) -> UIImage {
    var image = image
    if image.flipsForRightToLeftLayoutDirection,
      isRightToLeft
    {
      image = image.withHorizontallyFlippedOrientation()
    }
    guard image.isTemplate else { return image }
    let color = tintColor.resolvedColor(with: traitCollection)
    return image.withTintColor(color, renderingMode: .alwaysOriginal)
  }

  /// The symbol with some opacities of its layers, as it would show.
  func picture(litAs opacities: [CGFloat]) -> CGImage? {
    guard let image = shownImage else { return nil }
    return wholePicture(of: dressed(image.lit(opacities)))
  }

  /// How many layers of the symbol an effect lights one after the other.
  var litLayerCount: Int? { shownImage?.symbol?.layerCount }

  private func wholePicture(of image: UIImage) -> CGImage? {
    var picture: CGImage?
    // Colours of the image itself may be dynamic.
    traitCollection.performAsCurrent {
      picture = enlargedSymbol.map { self.picture(of: image, at: $0) } ?? image.upright
    }
    return picture
  }

  private func showWhole(_ image: UIImage) {
    enlargedSymbol = enlargedSize(of: image)
    layer.contents = wholePicture(of: image)
    let growth = enlargedSymbol.map { max($0.width / image.size.width, 1) } ?? 1
    layer.contentsScale = image.scale * growth
    layer.contentsCenter = image.contentsCenter
  }

  /// Its `draw(_:)` is never called, whatever a subclass has there (documented).
  open override func draw(_ layer: CALayer, in ctx: CGContext) { layer.delegateDrewNothing() }

  /// The size at which the symbol has been drawn; nil for its own.
  private var enlargedSymbol: CGSize?

  open override var contentMode: ContentMode {
    didSet { if contentMode != oldValue { showForNewSize() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    symbolStage?.layOut()
    showForNewSize()
  }

  /// What depends on the size or the content mode is drawn again.
  private func showForNewSize() {
    guard let image = shownImage else { return }
    let isTiled = image.capInsets != .zero && image.resizingMode == .tile
    if isTiled || (image.isShape && enlargedSize(of: image) != enlargedSymbol) {
      showCurrentImage()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { showCurrentImage() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showCurrentImage()
  }

  // MARK: Series of images

  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  open var highlightedAnimationImages: [UIImage]?
  /// Seconds for all images; 0 gives each a thirtieth.
  open var animationDuration: TimeInterval = 0
  /// 0 repeats without end.
  open var animationRepeatCount: Int = 0

  open var isAnimating: Bool { animation != nil }

  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard !images.isEmpty else { return }
    stopAnimating()
    let sequence = ImageSequence(
      images: images,
      duration: animationDuration,
      rounds: animationRepeatCount
    )
    animation = sequence
    series = nil
    step(sequence, index: 0)
  }

  open func stopAnimating() {
    guard animation != nil else { return }
    animation = nil
    showCurrentImage()
  }

  /// Shows an image and waits for the time of the next one.
  private func step(_ sequence: ImageSequence, index: Int) {
    guard animation === sequence || series === sequence else { return }
    if sequence.rounds > 0, index >= sequence.rounds * sequence.images.count {
      stopAnimating()
      return
    }
    show(sequence.images[index % sequence.images.count])
    let due = sequence.start + Double(index + 1) * sequence.interval
    let delay = due - CACurrentMediaTime()
    World.current.schedule(after: delay, repeats: sequence.rounds == 0) { [weak self] in
      MainActor.assumeIsolated { self?.step(sequence, index: index + 1) }
    }
  }
}

/// A running series of images.
private final class ImageSequence {
  let images: [UIImage]
  let interval: TimeInterval
  let rounds: Int
  var start = CACurrentMediaTime()

  /// - Parameter duration: of all images; 0 gives each a thirtieth of a second.
  init(images: [UIImage], duration: TimeInterval, rounds: Int) {
    self.images = images
    interval = duration > 0 ? duration / Double(images.count) : 1 / 30
    self.rounds = rounds
  }

  /// Of the picture of the moment.
  var index: Int { max(0, Int((CACurrentMediaTime() - start) / interval + 1e-9)) }
}
