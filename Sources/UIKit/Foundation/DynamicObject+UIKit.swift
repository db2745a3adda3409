import Foundation
import ObjectiveC
import QuartzCore

/// What values hold, boxed or not: `change[.newKey]` of an observer is a plain structure here.
extension DynamicObject {
  private func structure<Structure>(_ unboxed: (NSValue) -> Structure) -> Structure? {
    (object as? Structure) ?? (object as? NSValue).map(unboxed)
  }

  public var cgPointValue: CGPoint! { structure(\.cgPointValue) }
  public var cgSizeValue: CGSize! { structure(\.cgSizeValue) }
  public var cgRectValue: CGRect! { structure(\.cgRectValue) }
  public var cgVectorValue: CGVector! { structure(\.cgVectorValue) }
  public var cgAffineTransformValue: CGAffineTransform! { structure(\.cgAffineTransformValue) }
  public var uiEdgeInsetsValue: UIEdgeInsets! { structure(\.uiEdgeInsetsValue) }
  public var uiOffsetValue: UIOffset! { structure(\.uiOffsetValue) }
  public var caTransform3DValue: CATransform3D! { structure(\.caTransform3DValue) }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets! {
    structure(\.directionalEdgeInsetsValue)
  }
}

/// The members that views, layers and collection layout attributes share by name.
extension DynamicObject {
  @MainActor
  private var view: UIView? { object as? UIView }
  @MainActor
  private var attributes: UICollectionViewLayoutAttributes? {
    object as? UICollectionViewLayoutAttributes
  }
  @MainActor
  private var layer: CALayer? { object as? CALayer }

  @preconcurrency
  @MainActor
  public var frame: CGRect! { view?.frame ?? attributes?.frame ?? layer?.frame }
  @preconcurrency
  @MainActor
  public var bounds: CGRect! { view?.bounds ?? attributes?.bounds ?? layer?.bounds }
  @preconcurrency
  @MainActor
  public var center: CGPoint! { view?.center ?? attributes?.center }
  @preconcurrency
  @MainActor
  public var transform: CGAffineTransform! { view?.transform ?? attributes?.transform }
  @preconcurrency
  @MainActor
  public var alpha: CGFloat! { view?.alpha ?? attributes?.alpha }
  @preconcurrency
  @MainActor
  public var isHidden: Bool! { view?.isHidden ?? attributes?.isHidden ?? layer?.isHidden }
}

/// The anchors of views and of layout guides.
extension DynamicObject {
  @MainActor
  private func anchor<Anchor>(
    _ view: KeyPath<UIView, Anchor>,
    _ guide: KeyPath<UILayoutGuide, Anchor>
  ) -> Anchor? {
    (object as? UIView)?[keyPath: view] ?? (object as? UILayoutGuide)?[keyPath: guide]
  }

  @preconcurrency
  @MainActor
  public var topAnchor: NSLayoutYAxisAnchor! { anchor(\.topAnchor, \.topAnchor) }
  @preconcurrency
  @MainActor
  public var bottomAnchor: NSLayoutYAxisAnchor! { anchor(\.bottomAnchor, \.bottomAnchor) }
  @preconcurrency
  @MainActor
  public var leadingAnchor: NSLayoutXAxisAnchor! { anchor(\.leadingAnchor, \.leadingAnchor) }
  @preconcurrency
  @MainActor
  public var trailingAnchor: NSLayoutXAxisAnchor! { anchor(\.trailingAnchor, \.trailingAnchor) }
  @preconcurrency
  @MainActor
  public var leftAnchor: NSLayoutXAxisAnchor! { anchor(\.leftAnchor, \.leftAnchor) }
  @preconcurrency
  @MainActor
  public var rightAnchor: NSLayoutXAxisAnchor! { anchor(\.rightAnchor, \.rightAnchor) }
  @preconcurrency
  @MainActor
  public var centerXAnchor: NSLayoutXAxisAnchor! { anchor(\.centerXAnchor, \.centerXAnchor) }
  @preconcurrency
  @MainActor
  public var centerYAnchor: NSLayoutYAxisAnchor! { anchor(\.centerYAnchor, \.centerYAnchor) }
  @preconcurrency
  @MainActor
  public var widthAnchor: NSLayoutDimension! { anchor(\.widthAnchor, \.widthAnchor) }
  @preconcurrency
  @MainActor
  public var heightAnchor: NSLayoutDimension! { anchor(\.heightAnchor, \.heightAnchor) }
}
