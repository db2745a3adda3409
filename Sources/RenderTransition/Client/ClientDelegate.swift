import UIKit

/// Takes the place of an animator in all of UIKit's delegates: modal, stack and tabs.
@MainActor
final class ClientDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  private let make: (Client.Roles) -> (any UIViewControllerAnimatedTransitioning)?
  private let prepare: (any UIViewControllerAnimatedTransitioning, Client.Roles) -> Void
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Where a presentation controller adds the presented view, if that does.
  var place: PlacingPresentationController.Place?
  /// Whether the direction is set on the object, so that one can serve both.
  var keepsOne = false

  init(
    make: @escaping (Client.Roles) -> (any UIViewControllerAnimatedTransitioning)?,
    prepare: @escaping (any UIViewControllerAnimatedTransitioning, Client.Roles) -> Void
  ) {
    self.make = make
    self.prepare = prepare
  }

  private func animator(
    from source: UIViewController,
    to destination: UIViewController,
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let origin = ClientScene.originView(in: isPresenting ? source : destination)
    let roles = Client.Roles(
      source: source,
      destination: destination,
      isPresenting: isPresenting,
      originView: origin
    )
    // One object serves both directions if a property tells them apart: it may keep views in
    // between.
    guard let made = make(roles) else { return nil }
    let keptOne = isPresenting ? nil : animator
    let result = keptOne.map { type(of: $0) == type(of: made) && keepsOne ? $0 : made } ?? made
    prepare(result, roles)
    animator = result
    return result
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard let place else { return nil }
    let controller = PlacingPresentationController(
      presentedViewController: presented,
      presenting: presenting
    )
    controller.place = place
    return controller
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator(from: source, to: presented, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let presenter = dismissed.presentingViewController ?? dismissed
    return animator(from: dismissed, to: presenter, isPresenting: false)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromViewController: UIViewController,
    to toViewController: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator(from: fromViewController, to: toViewController, isPresenting: operation == .push)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let order = tabBarController.viewControllers ?? []
    let isForward = (order.firstIndex(of: fromVC) ?? 0) < (order.firstIndex(of: toVC) ?? 0)
    return animator(from: fromVC, to: toVC, isPresenting: isForward)
  }
}
