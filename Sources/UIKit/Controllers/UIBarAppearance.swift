import Foundation

/// How the background of a bar looks.
@preconcurrency
@MainActor
open class UIBarAppearance: MainActorObject {
  public init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Looks as `init()` does: the idiom is the telephone's.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  public required init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  // MARK: Copies

  open override func copy() -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = type(of: self).init(barAppearance: self) }
    return copy
  }

  /// On iOS a copy has the type of the appearance, where a place for it says so here.
  @_disfavoredOverload
  public func copy() -> Self { type(of: self).init(barAppearance: self) }

  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundImage = nil
    shadowColor = UIBarAppearance.hairlineColor
    shadowImage = nil
  }

  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = UIBarAppearance.hairlineColor
    shadowImage = nil
  }

  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }

  /// The same texts and buttons, as a bar shows them while nothing is scrolled under it.
  func withoutBackground() -> Self {
    let copy = Self(barAppearance: self)
    copy.configureWithTransparentBackground()
    return copy
  }

  /// The background that a bar's own properties ask for, in place of an appearance.
  ///
  /// A translucent black bar is dark material, whatever the interface's style (inferred).
  func configure(style: UIBarStyle, isTranslucent: Bool, tint: UIColor?) {
    if !isTranslucent || tint != nil { configureWithOpaqueBackground() }
    if style == .black {
      if backgroundEffect == nil {
        backgroundColor = .black
      } else {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
      }
    }
    if let tint { backgroundColor = tint }
  }

  /// A picture for the background; a bar that is not translucent has its colour
  /// behind it (documented).
  func show(_ image: UIImage, isTranslucent: Bool) {
    if isTranslucent { configureWithTransparentBackground() }
    backgroundImage = image
  }

  /// One pixel under a bar: black at 0.3, in the dark white at 0.15 (inferred).
  static let hairlineColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

@preconcurrency
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  public override init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The name of iOS 26 for that of done buttons.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Both have their default again where one of them is nil (documented).
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    let areBoth = image != nil && transitionMaskImage != nil
    backIndicatorImage = areBoth ? image : nil
    backIndicatorTransitionMaskImage = areBoth ? transitionMaskImage : nil
  }
}

@preconcurrency
@MainActor
open class UIToolbarAppearance: UIBarAppearance {
  public override init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }

  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The name of iOS 26 for that of done buttons.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
}

@preconcurrency
@MainActor
open class UITabBarAppearance: UIBarAppearance {
  public override init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }

  /// Of a picture above its title, as tabs are drawn here; the others are of titles beside
  /// pictures.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  // Stored: tabs share the width of the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
  open var selectionIndicatorImage: UIImage?
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}

/// How a tab looks in one state.
@preconcurrency
@MainActor
open class UITabBarItemStateAppearance: MainActorObject {
  public init() {}
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
}

@preconcurrency
@MainActor
open class UITabBarItemAppearance: MainActorObject {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public init(style: Style = .stacked) {}
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}
