import Foundation
import ObjectiveC
import QuartzCore

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
