import Foundation

/// A push or pop between collection view controllers of which the upper one wants a change of layout
/// instead of a change of screens: both have the same collection view.
///
/// The collection view moves from one controller's view to the other's. Its data source and delegate
/// stay those of the first controller (observed).
@MainActor
struct LayoutNavigation {
  private let arriving: UICollectionViewController
  private let leaving: UICollectionViewController

  /// Nil when the screens change as usual.
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

  /// Puts everything where it is when the transition is over.
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
