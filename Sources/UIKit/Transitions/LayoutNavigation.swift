import Foundation

/// A push or pop between collection view controllers that changes the layout instead of the screen:
/// both share one collection view.
///
/// The collection view moves from one controller's view to the other's. Its data source and
/// delegate stay those of the first controller (observed).
@MainActor
struct LayoutNavigation {
  private let arriving: UICollectionViewController
  private let leaving: UICollectionViewController

  /// Nil for an ordinary change of screens.
  init?(
    _ operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController
  ) {
    guard let from = from as? UICollectionViewController,
      let to = to as? UICollectionViewController
    else { return nil }
    let upper = operation == .push ? to : from
    guard upper.useLayoutToLayoutNavigationTransitions, let shared = from.collectionView else {
      return nil
    }
    if operation == .push {
      if from.ownLayout == nil { from.ownLayout = shared.collectionViewLayout }
      to.ownLayout = to.collectionViewLayout
      to.share(shared)
    } else if to.collectionView !== shared {
      return nil
    }
    arriving = to
    leaving = from
  }

  var animator: any UIViewControllerAnimatedTransitioning { Animator(arriving) }

  /// Sets the final state of the transition.
  func settle(completed: Bool) {
    let owner = completed ? arriving : leaving
    owner.takeShared()
    let layout = owner.collectionViewLayout
    if owner.collectionView.collectionViewLayout !== layout {
      owner.collectionView.setCollectionViewLayout(layout, animated: false)
    }
  }

  /// Cells move from their places in one layout to those in the other.
  private final class Animator: SystemAnimator {
    private let arriving: UICollectionViewController

    init(_ arriving: UICollectionViewController) { self.arriving = arriving }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let view: UIView = arriving.view
      view.frame = transitionContext.finalFrame(for: arriving)
      transitionContext.containerView.addSubview(view)
      arriving.takeShared()
      UIView.performWithoutAnimation { view.layoutIfNeeded() }
      arriving.collectionView.change(
        to: arriving.collectionViewLayout,
        duration: transitionDuration(using: transitionContext)
      ) { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
