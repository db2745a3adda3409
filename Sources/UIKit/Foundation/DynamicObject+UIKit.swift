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
@MainActor
extension DynamicObject {
  private var view: UIView? { object as? UIView }
  private var attributes: UICollectionViewLayoutAttributes? {
    object as? UICollectionViewLayoutAttributes
  }
  private var layer: CALayer? { object as? CALayer }

  public var frame: CGRect! { view?.frame ?? attributes?.frame ?? layer?.frame }
  public var bounds: CGRect! { view?.bounds ?? attributes?.bounds ?? layer?.bounds }
  public var center: CGPoint! { view?.center ?? attributes?.center }
  public var transform: CGAffineTransform! { view?.transform ?? attributes?.transform }
  public var alpha: CGFloat! { view?.alpha ?? attributes?.alpha }
  public var isHidden: Bool! { view?.isHidden ?? attributes?.isHidden ?? layer?.isHidden }
}

/// The anchors of views and of layout guides.
@MainActor
extension DynamicObject {
  private func anchor<Anchor>(
    _ view: KeyPath<UIView, Anchor>,
    _ guide: KeyPath<UILayoutGuide, Anchor>
  ) -> Anchor? {
    (object as? UIView)?[keyPath: view] ?? (object as? UILayoutGuide)?[keyPath: guide]
  }

  public var topAnchor: NSLayoutYAxisAnchor! { anchor(\.topAnchor, \.topAnchor) }
  public var bottomAnchor: NSLayoutYAxisAnchor! { anchor(\.bottomAnchor, \.bottomAnchor) }
  public var leadingAnchor: NSLayoutXAxisAnchor! { anchor(\.leadingAnchor, \.leadingAnchor) }
  public var trailingAnchor: NSLayoutXAxisAnchor! { anchor(\.trailingAnchor, \.trailingAnchor) }
  public var leftAnchor: NSLayoutXAxisAnchor! { anchor(\.leftAnchor, \.leftAnchor) }
  public var rightAnchor: NSLayoutXAxisAnchor! { anchor(\.rightAnchor, \.rightAnchor) }
  public var centerXAnchor: NSLayoutXAxisAnchor! { anchor(\.centerXAnchor, \.centerXAnchor) }
  public var centerYAnchor: NSLayoutYAxisAnchor! { anchor(\.centerYAnchor, \.centerYAnchor) }
  public var widthAnchor: NSLayoutDimension! { anchor(\.widthAnchor, \.widthAnchor) }
  public var heightAnchor: NSLayoutDimension! { anchor(\.heightAnchor, \.heightAnchor) }
}
