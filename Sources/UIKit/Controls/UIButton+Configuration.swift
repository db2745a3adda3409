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
    /// Whether a selected button looks so by itself: stored, and what shows a selection is up to the button's
    /// update handler.
    public var automaticallyUpdateForSelection = true
    /// How the button looks in an app for the Mac: stored.
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    private var ownInsets: NSDirectionalEdgeInsets?
    private var ownAttributedTitle: AttributedString?
    private var ownAttributedSubtitle: AttributedString?

    init(_ style: Style) { self.style = style }

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

  fileprivate var titleFont: UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium: .preferredFont(forTextStyle: .body)
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

  fileprivate func radius(height: CGFloat) -> CGFloat {
    let radius: CGFloat
    switch cornerStyle {
    case .fixed: radius = background.cornerRadius > 0 ? background.cornerRadius : 5.95
    case .dynamic:
      radius = background.cornerRadius > 0 ? background.cornerRadius : buttonSize.cornerRadius
    case .small: radius = 5
    case .medium: radius = 8
    case .large: radius = 12
    case .capsule: radius = height / 2
    }
    return min(radius, height / 2)
  }

  /// The image at its preferred size and in its preferred colours.
  fileprivate var shownImage: UIImage? {
    guard let image, image.isSymbolImage, let own = preferredSymbolConfigurationForImage else {
      return image
    }
    return image.applyingSymbolConfiguration(own)
  }

  /// Whether image and text stand one above the other.
  fileprivate var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }
}

extension UIButton {
  func show(_ configuration: Configuration) {
    let foreground = configuration.foreground(of: self)
    show(
      configuration.attributedTitle ?? configuration.title.map { AttributedString($0) },
      on: title,
      font: configuration.buttonSize.titleFont,
      color: foreground,
      transformer: configuration.titleTextAttributesTransformer
    )
    title.lineBreakMode = configuration.titleLineBreakMode
    title.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    title.textAlignment = configuration.titleAlignment == .center ? .center : .natural
    show(
      configuration.attributedSubtitle ?? configuration.subtitle.map { AttributedString($0) },
      on: subtitle,
      font: .preferredFont(forTextStyle: .footnote),
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
    label.attributedText = text.drawn(over: base) { transformer?($0) ?? $0 }
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

  private func imageSize(of configuration: Configuration) -> CGSize {
    configuration.showsActivityIndicator
      ? spinner.intrinsicContentSize : configuration.shownImage?.size ?? .zero
  }

  /// Title above subtitle.
  private func textSize(of configuration: Configuration, width: CGFloat) -> CGSize {
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    let titleSize = configuration.title == nil ? .zero : title.sizeThatFits(limit)
    guard configuration.subtitle != nil else { return titleSize }
    let subtitleSize = subtitle.sizeThatFits(limit)
    return CGSize(
      width: max(titleSize.width, subtitleSize.width),
      height: titleSize.height + configuration.titlePadding + subtitleSize.height
    )
  }

  func size(of configuration: Configuration) -> CGSize {
    let insets = configuration.contentInsets
    let image = imageSize(of: configuration)
    let text = textSize(of: configuration, width: .greatestFiniteMagnitude)
    let padding = image.width > 0 && text.width > 0 ? configuration.imagePadding : 0
    let content =
      configuration.isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
      : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
    return CGSize(
      width: content.width + insets.leading + insets.trailing + indicatorRoom,
      height: content.height + insets.top + insets.bottom
    )
  }

  private func placeEffect(_ configuration: Configuration) {
    guard let backgroundEffect else { return }
    backgroundEffect.frame = background.frame
    backgroundEffect.cornerConfiguration =
      configuration.cornerStyle == .capsule
      ? .capsule() : .corners(radius: .fixed(Double(background.layer.cornerRadius)))
    backgroundEffect.clipsToBounds = !(backgroundEffect.effect is UIGlassEffect)
  }

  private func placeEdges(of configuration: UIBackgroundConfiguration) {
    let radius = background.layer.cornerRadius
    backgroundStroke.place(
      around: background.frame,
      radius: radius,
      outset: configuration.strokeOutset
    )
    configuration.shadowProperties.apply(
      to: background.layer,
      around: background.bounds,
      radius: radius,
      in: traitCollection
    )
  }

  func layOut(_ configuration: Configuration) {
    background.frame = bounds.inset(by: configuration.background.insets(in: self))
    background.layer.cornerRadius = configuration.radius(height: background.bounds.height)
    background.layer.cornerCurve = .continuous
    if configuration.cornerStyle == .capsule { background.layer.cornerCurve = .circular }
    placeEffect(configuration)
    placeEdges(of: configuration.background)

    var insets = configuration.contentInsets
    // Mark and content are placed as one.
    insets.trailing += indicatorRoom
    let room = bounds.inset(by: UIEdgeInsets(insets, isRightToLeft: isRightToLeft))
    let image = imageSize(of: configuration)
    let hasText = configuration.title != nil || configuration.subtitle != nil
    let padding = image.width > 0 && hasText ? configuration.imagePadding : 0
    let isStacked = configuration.isStacked
    let textWidth = isStacked ? room.width : max(0, room.width - image.width - padding)
    var text = textSize(of: configuration, width: textWidth)
    // Content that fills the button has image and text at its edges (inferred from apps that spread them so).
    let fills = contentHorizontalAlignment == .fill && image.width > 0 && hasText && !isStacked
    text.width = fills ? textWidth : min(text.width, textWidth)

    let block =
      isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
      : CGSize(width: image.width + padding + text.width, height: max(image.height, text.height))
    let origin = self.origin(of: block, in: room)
    let imageFirst: Bool
    switch configuration.imagePlacement {
    case .top: imageFirst = true
    case .bottom: imageFirst = false
    case .trailing: imageFirst = isRightToLeft
    default: imageFirst = !isRightToLeft
    }
    var imageFrame = CGRect(origin: origin, size: image)
    var textFrame = CGRect(origin: origin, size: text)
    if isStacked {
      imageFrame.origin.x += (block.width - image.width) / 2
      textFrame.origin.x += (block.width - text.width) / 2
      if imageFirst {
        textFrame.origin.y += image.height + padding
      } else {
        imageFrame.origin.y += text.height + padding
      }
    } else {
      imageFrame.origin.y += (block.height - image.height) / 2
      textFrame.origin.y += (block.height - text.height) / 2
      if imageFirst {
        textFrame.origin.x += image.width + padding
      } else {
        imageFrame.origin.x += text.width + padding
      }
    }
    imageHolder.frame = imageFrame.aligned(scale)
    if spinner.superview != nil { spinner.frame = imageFrame.aligned(scale) }
    layOutText(configuration, in: textFrame)
    placeIndicator(beside: CGRect(origin: origin, size: block))
  }

  private func origin(of block: CGSize, in room: CGRect) -> CGPoint {
    var origin = CGPoint(x: room.midX - block.width / 2, y: room.midY - block.height / 2)
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: origin.x = room.minX
    case .right, .trailing: origin.x = room.maxX - block.width
    default: break
    }
    switch contentVerticalAlignment {
    case .top: origin.y = room.minY
    case .bottom: origin.y = room.maxY - block.height
    default: break
    }
    return origin
  }

  private func layOutText(_ configuration: Configuration, in frame: CGRect) {
    let limit = CGSize(width: frame.width, height: .greatestFiniteMagnitude)
    func place(_ label: UILabel, _ size: CGSize, y: CGFloat) {
      let width = min(size.width, frame.width)
      let slack = frame.width - width
      let part: CGFloat
      switch configuration.titleAlignment {
      case .center: part = 0.5
      case .trailing: part = isRightToLeft ? 0 : 1
      case .leading: part = isRightToLeft ? 1 : 0
      case .automatic: part = configuration.isStacked ? 0.5 : isRightToLeft ? 1 : 0
      }
      label.frame =
        CGRect(x: frame.minX + slack * part, y: y, width: width, height: size.height)
        .aligned(scale)
    }
    let titleSize = configuration.title == nil ? .zero : title.sizeThatFits(limit)
    place(title, titleSize, y: frame.minY)
    if configuration.subtitle != nil {
      let y = frame.minY + titleSize.height + configuration.titlePadding
      place(subtitle, subtitle.sizeThatFits(limit), y: y)
    }
  }
}
