import CoreGraphics
import Foundation

/// The background of a configured button or cell.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var customView: UIView?
  public var visualEffect: UIVisualEffect?

  /// What a row has while it is neither touched nor selected; nil for backgrounds of one colour.
  private let restingColor: UIColor?
  private let chosenColor: UIColor
  /// Whether the app has chosen the colour.
  private var hasOwnColor = false

  private init(ofRow restingColor: UIColor? = nil, chosen: UIColor = Self.selectionColor) {
    backgroundColor = restingColor
    self.restingColor = restingColor
    chosenColor = chosen
  }

  /// The colour that is drawn; without one of its own it is the tint that a transformer changes.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor? {
    guard let strokeColorTransformer else { return strokeColor }
    return strokeColorTransformer(strokeColor ?? tintColor)
  }

  /// Nil for no background at all.
  func shownBackgroundColor(for tintColor: UIColor) -> UIColor? {
    backgroundColor == nil && backgroundColorTransformer == nil
      ? nil : resolvedBackgroundColor(for: tintColor)
  }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// What a touched or selected row shows in lists and tables (observed).
  static var selectionColor: UIColor { .systemGray4 }

  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(ofRow: .systemBackground)
  }
  public static func listPlainCell() -> UIBackgroundConfiguration { listCell() }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(ofRow: .secondarySystemGroupedBackground)
  }
  /// A round fill behind the selected row alone (inferred from pictures of iPads).
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration(ofRow: .clear, chosen: .tertiarySystemFill)
    configuration.cornerRadius = 10
    return configuration
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The same configuration in another state of its cell: properties that the app has set stay (documented).
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let restingColor, !hasOwnColor else { return self }
    var updated = self
    updated.backgroundColor = Self.isChosen(state) ? chosenColor : restingColor
    updated.hasOwnColor = false
    return updated
  }

  private static func isChosen(_ state: any UIConfigurationState) -> Bool {
    switch state {
    case let state as UICellConfigurationState: state.isSelected || state.isHighlighted
    case let state as UIViewConfigurationState: state.isSelected || state.isHighlighted
    default: false
    }
  }
}

/// Shows a background configuration behind a cell's content.
@MainActor
final class BackgroundConfigurationView: UIView {
  var configuration = UIBackgroundConfiguration.clear() { didSet { update() } }
  private let picture = UIImageView()
  private var content: UIView?
  private let effect = UIVisualEffectView(effect: nil)

  private func update() {
    backgroundColor = nil
    isUserInteractionEnabled = false
    setNeedsLayout()
    picture.backgroundColor = configuration.shownBackgroundColor(for: tintColor)
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    picture.layer.cornerRadius = configuration.cornerRadius
    picture.clipsToBounds = configuration.cornerRadius > 0
    picture.layer.borderWidth = configuration.strokeWidth
    let stroke = configuration.resolvedStrokeColor(for: tintColor)
    picture.layer.borderColor = stroke?.resolvedColor(with: traitCollection).cgColor
    effect.effect = configuration.visualEffect
    effect.layer.cornerRadius = configuration.cornerRadius
    effect.clipsToBounds = true
    if configuration.visualEffect != nil, effect.superview == nil { insertSubview(effect, at: 0) }
    if picture.superview == nil { addSubview(picture) }
    guard content !== configuration.customView else { return }
    content?.removeFromSuperview()
    content = configuration.customView
    if let content { addSubview(content) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds.inset(
      by: UIEdgeInsets(
        configuration.backgroundInsets,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft
      )
    )
    content?.frame = picture.frame
    effect.frame = picture.frame
  }
}
