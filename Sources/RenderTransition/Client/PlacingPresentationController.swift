import UIKit

/// Adds the presented view before the animation, as presentation controllers of apps often do.
final class PlacingPresentationController: UIPresentationController {
  override func presentationTransitionWillBegin() {
    guard let view = presentedView else { return }
    containerView?.addSubview(view)
  }
}
