import Foundation
import QuartzCore

/// A control with a title and an image that a tap triggers.
///
/// Without a configuration it looks as before iOS 15: content per state, insets, the title right of
/// the image. With one, the configuration decides everything.
@preconcurrency
@MainActor
open class UIButton: UIControl {
  open internal(set) var buttonType = ButtonType.custom

  var contents: [UInt: Content] = [:]

  let title = UILabel()
  let subtitle = UILabel()
  let imageHolder = UIImageView()
  let background = UIImageView()
  /// Behind everything, for a configuration with an effect.
  var backgroundEffect: UIVisualEffectView?
  private(set) lazy var spinner = UIActivityIndicatorView(style: .medium)
  /// The mark of a pop-up button; nil until it is one.
  var indicatorHolder: UIImageView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    buttonType = Self.interfaceType(coder)
    super.init(coder: coder)
    setUp()
    setUpType()
    coder.read(into: self, as: UIButton.self)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  open class func systemButton(
    with image: UIImage,
    target: Any?,
    action: Selector?
  ) -> Self {
    let button = _new()
    button.buttonType = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  // Without a default for the frame: `UIButton(primaryAction:)` is the initializer with a type.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(type: .system)
    self.frame = frame
    take(primaryAction)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    // Observers are not called in an initializer.
    contentDidChange()
  }

  private func setUp() {
    title.font = .systemFont(ofSize: titleFontSize)
    title.lineBreakMode = .byTruncatingMiddle
    // A label's own shadow stands above it; a button's is behind the text
    // (documented, `titleShadowOffset`).
    title.shadowOffset = .zero
    subtitle.isHidden = true
    for view in [background, imageHolder, title, subtitle] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    imageHolder.contentMode = .scaleToFill
    update()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content by state

  open func setTitle(_ title: String?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].title = title
    if configuration != nil, state == .normal { configuration?.title = title }
    contentDidChange()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].attributedTitle = title
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].titleColor = color
    contentDidChange()
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].titleShadowColor = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].image = image
    if configuration != nil, state == .normal { configuration?.image = image }
    contentDidChange()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state.rawValue, default: Content()].backgroundImage = image
    contentDidChange()
  }

  open func title(for state: UIControl.State) -> String? { contents[state.rawValue]?.title }

  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    contents[state.rawValue]?.attributedTitle
  }

  /// A missing value for a state is that of the normal state, which has a default.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    contents[state.rawValue]?.titleColor ?? contents[0]?.titleColor ?? defaultTitleColor
  }

  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents[state.rawValue]?.titleShadowColor
  }

  open func image(for state: UIControl.State) -> UIImage? { contents[state.rawValue]?.image }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    contents[state.rawValue]?.backgroundImage
  }

  open var currentTitle: String? { configuration?.title ?? current(\.title) }
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  open var currentTitleColor: UIColor { current(\.titleColor) ?? defaultTitleColor }
  open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }
  open var currentImage: UIImage? { configuration?.image ?? current(\.image) }
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  open var titleLabel: UILabel? { title }
  /// Its place before the first layout is that of the picture that there is (inferred: code
  /// reads it to put a title below, before the button is on a screen).
  open var imageView: UIImageView? {
    if imageHolder.frame.size == .zero, !isPlacingImage { placeImage() }
    return imageHolder
  }
  open var subtitleLabel: UILabel? { configuration?.subtitle == nil ? nil : subtitle }

  private var isPlacingImage = false

  private func placeImage() {
    guard configuration == nil, currentImage != nil else { return }
    isPlacingImage = true
    defer { isPlacingImage = false }
    UIView.performWithoutAnimation {
      imageHolder.frame = imageRect(forContentRect: contentRect(forBounds: bounds))
    }
  }

  // MARK: Style

  /// Insets, alignments and states apply only without one.
  open var configuration: Configuration? {
    didSet {
      if oldValue == nil { takeContents() }
      if !isUpdatingConfiguration { needsUpdateConfiguration = true }
      contentDidChange()
    }
  }

  /// Called before the configuration is shown, to adapt it to the state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of state asks for an update.
  open var automaticallyUpdatesConfiguration = true
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  private var needsUpdateConfiguration = true
  private var isUpdatingConfiguration = false

  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    contentDidChange()
  }

  /// For subclasses, which need not call `super`.
  open func updateConfiguration() {}

  /// Once for all that has changed (documented), before the button is measured or laid out.
  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    isUpdatingConfiguration = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isUpdatingConfiguration = false
  }

  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }
  open var adjustsImageWhenHighlighted = true
  /// Stored: a phone has one behaviour.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  /// Whether a pointer is over the button, which a stage never has.
  open var isHovered: Bool { false }
  /// How the symbol that shows is made.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage
      ?? preferredSymbolConfigurationForImage(in: state)
      ?? preferredSymbolConfigurationForImage(in: .normal)
  }
  /// Whether its menu or its press is on.
  open var isHeld: Bool { isTracking }

  var backgroundStroke = OutsetStroke()
  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { symbolConfigurations[state.rawValue] }
  /// The symbols of the state are made again with it.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    guard let configuration, let image = image(for: state), image.isSymbolImage else { return }
    setImage(image.applyingSymbolConfiguration(configuration), for: state)
  }
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  /// Never asked: no pointer is connected to a stage.
  open var pointerStyleProvider: PointerStyleProvider?
  open var isSpringLoaded = false

  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
  open var changesSelectionAsPrimaryAction = false { didSet { showMenuSelection() } }
  open var role = Role.normal

  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// Opens at a touch if `showsMenuAsPrimaryAction`, else at a long press.
  open var menu: UIMenu? {
    didSet {
      // Setting a menu turns the interaction on or off (documented).
      isContextMenuInteractionEnabled = menu != nil
      showMenuSelection()
    }
  }

  override var ownMenu: UIMenu? { menu }
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  override var menuElementOrder: UIContextMenuConfiguration.ElementOrder {
    preferredMenuElementOrder
  }

  open override var showsMenuAsPrimaryAction: Bool { didSet { showMenuSelection() } }

  /// A button whose menu selects has the title of the selected action (documented).
  override func menuDidSelect(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction else { return }
    menu?.select(action)
    showMenuSelection()
  }

  private func contentDidChange() {
    update()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { needsUpdateConfiguration = true }
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = previousTraitCollection?.preferredContentSizeCategory
    // A configuration's texts have other fonts.
    if category == traitCollection.preferredContentSizeCategory {
      update()
    } else {
      contentDidChange()
    }
  }

  package override func sendPrimaryAction(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.sendPrimaryAction(with: event)
  }

  // MARK: Geometry

  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    var size = configuration.map { self.size(of: $0) } ?? sizeOfParts
    // Beside an image that ends within a pixel, a title would have less than its width and wrap.
    size.width = title.roundedUp(size.width)
    return size
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    legacyFrames(in: contentRect).image
  }

  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    legacyFrames(in: contentRect).title
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    background.frame = backgroundRect(forBounds: bounds)
    if buttonType == .close { layOutDisc() }
    if let configuration {
      layOut(configuration)
      return
    }
    allowLines()
    let content = contentRect(forBounds: bounds)
    imageHolder.frame = imageRect(forContentRect: content)
    title.frame = titleRect(forContentRect: content)
  }

  open override var forFirstBaselineLayout: UIView { title }
  open override var forLastBaselineLayout: UIView { title }
  package override var textBelowMiddle: CGFloat? {
    guard configuration == nil, contentVerticalAlignment == .center else { return nil }
    let (content, title) = (contentEdgeInsets, titleEdgeInsets)
    return (content.top - content.bottom + title.top - title.bottom) / 2
  }
}
