import Foundation

/// The measures of a popover's background, in points.
@preconcurrency
@MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// How wide the arrow is where it leaves the box.
  static func arrowBase() -> CGFloat
  /// From the background's edges to the content, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
  /// How far the arrow reaches out of the box.
  static func arrowHeight() -> CGFloat
}

/// What apps draw in place of a popover's box and arrow.
///
/// It covers both; its subclass draws the arrow where `arrowDirection` and `arrowOffset` have it.
@preconcurrency
@MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// From the middle of the side with the arrow to the middle of the arrow (documented).
  open var arrowOffset: CGFloat = 0
  open var arrowDirection = UIPopoverArrowDirection.unknown

  /// Whether the content has round corners by itself.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Subclasses have their own, as of the two other measures (documented); these are those of
  /// the box of the system.
  open class func arrowBase() -> CGFloat { PopoverPlace.Edges().arrow.width }
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  open class func arrowHeight() -> CGFloat { PopoverPlace.Edges().arrow.height }
}

extension PopoverPlace.Edges {
  @MainActor
  init(_ background: (any UIPopoverBackgroundViewMethods.Type)?) {
    self.init()
    guard let background else { return }
    arrow = CGSize(width: background.arrowBase(), height: background.arrowHeight())
    insets = background.contentViewInsets()
  }
}
