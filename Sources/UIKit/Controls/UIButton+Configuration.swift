import Foundation
import QuartzCore

extension UIButton {
  /// How a button looks, as a value (iOS 15 and later).
  ///
  /// Sizes, radii and colours are as observed on iOS 17 unless Apple documents them.
  public struct Configuration {
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// The mark of a button whose menu says what is chosen.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    enum Style {
      case plain, gray, tinted, filled, glass
    }

    let style: Style
    public var title: String? { didSet { ownAttributedTitle = nil } }
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String? { didSet { ownAttributedSubtitle = nil } }
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// How one symbol becomes another when `image` changes.
    public var symbolContentTransition: UISymbolContentTransition?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a selected button looks so by itself: stored, and what shows a selection is up to
    /// the button's update handler.
    public var automaticallyUpdateForSelection = true
    /// How the button looks in an app for the Mac: stored.
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    private var ownInsets: NSDirectionalEdgeInsets?
    private var ownAttributedTitle: AttributedString?
    private var ownAttributedSubtitle: AttributedString?

    init(_ style: Style) {
      self.style = style
      background.standardCornerRadius = Size.medium.cornerRadius
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The glass of iOS 26; before it, `gray()` has its place.
    public static func glass() -> Configuration { glass(.glass, .regular) }
    public static func prominentGlass() -> Configuration { glass(.filled, .regular) }
    public static func clearGlass() -> Configuration { glass(.glass, .clear) }
    public static func prominentClearGlass() -> Configuration { glass(.filled, .clear) }

    private static func glass(_ style: Style, _ glass: UIGlassEffect.Style) -> Configuration {
      var configuration = Configuration(style)
      configuration.cornerStyle = .capsule
      configuration.glass = glass
      return configuration
    }

    /// Nil for a button that is not of glass.
    private(set) var glass: UIGlassEffect.Style?

    /// Its attributes win over those of the button's size and state.
    public var attributedTitle: AttributedString? {
      get { ownAttributedTitle }
      set {
        title = newValue.map { String($0.characters) }
        ownAttributedTitle = newValue
      }
    }

    public var attributedSubtitle: AttributedString? {
      get { ownAttributedSubtitle }
      set {
        subtitle = newValue.map { String($0.characters) }
        ownAttributedSubtitle = newValue
      }
    }

    /// Around the content; the button's size decides them until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    public mutating func setDefaultContentInsets() { ownInsets = nil }

    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration.Size {
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 3, leading: 7, bottom: 3, trailing: 7)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  fileprivate func titleFont(for traits: UITraitCollection) -> UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline, compatibleWith: traits)
    case .medium: .preferredFont(forTextStyle: .body, compatibleWith: traits)
    case .large:
      .systemFont(ofSize: UIFont.TextStyle.body.pointSize(for: .large), weight: .semibold)
    }
  }

  fileprivate var cornerRadius: CGFloat {
    switch self {
    case .mini, .small: 5
    case .medium: 5.95
    case .large: 8.75
    }
  }
}

extension UIButton.Configuration {
  @MainActor
  fileprivate func foreground(of button: UIButton) -> UIColor {
    guard button.isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    if button.role == .destructive, style != .filled { return .systemRed }
    if style == .glass { return .label }
    return style == .filled ? .white : button.tintColor
  }

  @MainActor
  fileprivate func shownBackgroundColor(of button: UIButton) -> UIColor? {
    let color = backgroundColor(of: button)
    guard let transform = background.backgroundColorTransformer else { return color }
    return transform(color ?? button.tintColor)
  }

  @MainActor
  private func backgroundColor(of button: UIButton) -> UIColor? {
    if let own = background.backgroundColor { return own }
    guard style != .plain else { return baseBackgroundColor }
    guard button.isEnabled else { return .tertiarySystemFill }
    let base = baseBackgroundColor ?? (button.role == .destructive ? .systemRed : button.tintColor)
    let color: UIColor
    switch style {
    case .filled: color = base ?? .tintColor
    case .tinted: color = (base ?? .tintColor).withAlphaComponent(0.18)
    default: color = baseBackgroundColor ?? .secondarySystemFill
    }
    guard button.isHighlighted else { return color }
    return color.withAlphaComponent(color.cgColor.alpha * 0.75)
  }

  func radius(height: CGFloat) -> CGFloat {
    let radius: CGFloat
    switch cornerStyle {
    case .fixed: radius = background.cornerRadius
    case .dynamic:
      let isStandard = background.ownCornerRadius == nil && background.standardCornerRadius > 0
      radius = isStandard ? buttonSize.cornerRadius : background.cornerRadius
    case .small: radius = 5
    case .medium: radius = 8
    case .large: radius = 12
    case .capsule: radius = height / 2
    }
    return min(radius, height / 2)
  }

  /// The image at its preferred size and in its preferred colours.
  var shownImage: UIImage? {
    guard let image, image.isSymbolImage, let own = preferredSymbolConfigurationForImage else {
      return image
    }
    return image.applyingSymbolConfiguration(own)
  }

  /// Whether image and text stand one above the other.
  var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }
}

extension UIButton {
  func show(_ configuration: Configuration) {
    let foreground = configuration.foreground(of: self)
    show(
      configuration.attributedTitle ?? configuration.title.map { AttributedString($0) },
      on: title,
      font: configuration.buttonSize.titleFont(for: traitCollection),
      color: foreground,
      transformer: configuration.titleTextAttributesTransformer
    )
    title.lineBreakMode = configuration.titleLineBreakMode
    title.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    title.textAlignment = configuration.titleAlignment == .center ? .center : .natural
    show(
      configuration.attributedSubtitle ?? configuration.subtitle.map { AttributedString($0) },
      on: subtitle,
      font: .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection),
      color: foreground,
      transformer: configuration.subtitleTextAttributesTransformer
    )
    subtitle.isHidden = configuration.subtitle == nil
    showImage(of: configuration)
    imageHolder.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
    let isFaded = configuration.style == .plain && isHighlighted
    for view in [title, subtitle, imageHolder] { view.alpha = isFaded ? 0.75 : 1 }
    background.isHidden = false
    background.image = configuration.background.image
    showEffect(of: configuration)
    let strokeColor = configuration.background.resolvedStrokeColor(for: tintColor)
    let holder = backgroundStroke.holder(for: configuration.background, around: background)
    holder.borderColor = strokeColor?.resolvedColor(with: traitCollection).cgColor
    let hasStroke = strokeColor != nil
    let stroke = configuration.background.strokeWidth
    holder.borderWidth = hasStroke ? (stroke > 0 ? stroke : 1) : 0
    background.clipsToBounds = configuration.background.image != nil
    showActivity(
      configuration.showsActivityIndicator,
      color: configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
    )
    showIndicator(of: configuration, color: foreground)
  }

  private func show(
    _ text: AttributedString?,
    on label: UILabel,
    font: UIFont,
    color: UIColor,
    transformer: UIConfigurationTextAttributesTransformer?
  ) {
    label.text = text.map { String($0.characters) }
    label.font = font
    label.textColor = color
    guard let text,
      transformer != nil || text.runs.contains(where: { $0.attributes != AttributeContainer() })
    else { return }
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    // Fonts of text styles follow the content size without being asked to (measured on iOS 17.0).
    label.attributedText = text.drawn(over: base) { transformer?($0) ?? $0 }
      .adjustingFonts(to: traitCollection)
  }

  /// A configured effect has the place of the colour; glass that is filled is tinted with it.
  private func showEffect(of configuration: Configuration) {
    let color = configuration.shownBackgroundColor(of: self)
    var effect = configuration.background.visualEffect
    if let style = configuration.glass, effect == nil {
      let glass = UIGlassEffect(style: style)
      if configuration.style == .filled { glass.tintColor = color }
      effect = glass
    }
    guard let effect else {
      backgroundEffect?.removeFromSuperview()
      backgroundEffect = nil
      background.backgroundColor = color
      return
    }
    let view = backgroundEffect ?? UIVisualEffectView(effect: nil)
    if view.superview == nil {
      view.isUserInteractionEnabled = false
      insertSubview(view, at: 0)
      backgroundEffect = view
    }
    view.effect = effect
    let hasOwnColor = configuration.background.backgroundColor != nil
    background.backgroundColor = hasOwnColor ? color : nil
  }

  private func showImage(of configuration: Configuration) {
    let next = configuration.showsActivityIndicator ? nil : configuration.shownImage
    guard let next, let transition = configuration.symbolContentTransition,
      let shown = imageHolder.image, !shown.isEqual(next)
    else { return imageHolder.image = next }
    imageHolder.replaceSymbol(by: next, transition.effect, transition.options, nil)
  }

  private func showActivity(_ isShown: Bool, color: UIColor) {
    guard isShown || spinner.superview != nil else { return }
    if isShown, spinner.superview == nil { addSubview(spinner) }
    spinner.color = color
    if isShown { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}
