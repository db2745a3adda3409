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
