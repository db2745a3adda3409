import Foundation

/// Makes content fade under a view over the edge of a scroll view, from iOS 26 on.
///
/// Stored like `UIScrollEdgeEffect`: views are drawn as before iOS 26.
@preconcurrency
@MainActor
open class UIScrollEdgeElementContainerInteraction: MainActorObject, UIInteraction {
  public init() { super.init(isolated: ()) }

  open private(set) weak var view: UIView?
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge = []

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
