import Foundation

/// A controller or view whose size and traits its container decides.
@preconcurrency
@MainActor
public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIContentContainer {
  /// Notifies a controller inside of the size that it gets when this container has the given one,
  /// unless it has that size already.
  func forward(
    _ size: CGSize,
    to controller: UIViewController,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(forChildContentContainer: controller, withParentContainerSize: size)
    guard controller.viewIfLoaded?.bounds.size != own else { return }
    controller.viewWillTransition(to: own, with: coordinator)
  }
}
