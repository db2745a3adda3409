import UIKit

/// Adds the presented view before the animation, as presentation controllers of apps often do.
final class PlacingPresentationController: UIPresentationController {
  enum Place {
    /// Where the presentation ends.
    case final
    /// Below the screen, from where the animator moves it.
    case below
  }

  var place = Place.final

  override func presentationTransitionWillBegin() {
    guard let view = presentedView, let container = containerView else { return }
    container.addSubview(view)
    guard place == .below else { return }
    view.frame = frameOfPresentedViewInContainerView.offsetBy(dx: 0, dy: container.bounds.height)
  }
}
