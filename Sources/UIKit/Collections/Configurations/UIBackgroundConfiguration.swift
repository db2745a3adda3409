import CoreGraphics
import Foundation

/// The background of a configured button or cell.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor? { didSet { hasOwnColor = true } }
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var cornerRadius: CGFloat {
    get { ownCornerRadius ?? standardCornerRadius }
    set { ownCornerRadius = newValue }
  }
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// Points from the edge of the background to the stroke's: outwards where it is
  /// positive (documented).
  public var strokeOutset: CGFloat = 0
  /// What falls from the background.
  public var shadowProperties = UIShadowProperties()
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges where the layout margins of the cell or the button are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var customView: UIView?
  public var visualEffect: UIVisualEffect?

  /// The app's, also where it is zero: such a button has square corners (measured on iOS 17.0).
  private(set) var ownCornerRadius: CGFloat?
  var standardCornerRadius: CGFloat = 0

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

  /// The same configuration in another state of its cell: properties that the app has
  /// set stay (documented).
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

extension UIBackgroundConfiguration {
  /// The insets of a background in `view`, whose own margins count where the
  /// configuration adds them.
  @MainActor
  func insets(in view: UIView) -> UIEdgeInsets {
    let margins = view.directionalLayoutMargins
    let edges = edgesAddingLayoutMarginsToBackgroundInsets
    let insets = NSDirectionalEdgeInsets(
      top: backgroundInsets.top + (edges.contains(.top) ? margins.top : 0),
      leading: backgroundInsets.leading + (edges.contains(.leading) ? margins.leading : 0),
      bottom: backgroundInsets.bottom + (edges.contains(.bottom) ? margins.bottom : 0),
      trailing: backgroundInsets.trailing + (edges.contains(.trailing) ? margins.trailing : 0)
    )
    return UIEdgeInsets(insets, isRightToLeft: view.isRightToLeft)
  }
}
