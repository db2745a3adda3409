import UIKit

/// Stands for a presentation controller.
final class PresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let make: (UIViewController, UIViewController?) -> UIPresentationController
  private let prepare: (UIPresentationController, Client.Roles) -> Void
  private var made: UIPresentationController?
  private let companion: ClientDelegate?

  /// - Parameter prepare: tells one that is its own animator the way.
  init(
    make: @escaping (UIViewController, UIViewController?) -> UIPresentationController,
    prepare: @escaping (UIPresentationController, Client.Roles) -> Void
  ) {
    self.make = make
    self.prepare = prepare
    companion = Client.companion.map {
      let delegate = ClientDelegate(make: $0.make, prepare: $0.prepare)
      delegate.keepsOne = $0.keepsOne
      return delegate
    }
  }

  /// Many presentation controllers are also the delegate of their own transition.
  private func controller(
    _ presented: UIViewController,
    _ presenting: UIViewController?
  ) -> UIPresentationController {
    if let made { return made }
    let controller = make(presented, presenting)
    made = controller
    return controller
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { controller(presented, presenting ?? source) }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let controller = controller(presented, presenting)
    if let delegate = controller as? any UIViewControllerTransitioningDelegate {
      return delegate.animationController(
        forPresented: presented,
        presenting: presenting,
        source: source
      )
    }
    return controller as? any UIViewControllerAnimatedTransitioning
      ?? companion?.animationController(
        forPresented: presented,
        presenting: presenting,
        source: source
      )
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if let delegate = made as? any UIViewControllerTransitioningDelegate {
      return delegate.animationController(forDismissed: dismissed)
    }
    guard let made, let animator = made as? any UIViewControllerAnimatedTransitioning else {
      return companion?.animationController(forDismissed: dismissed)
    }
    let presenter = dismissed.presentingViewController ?? dismissed
    let roles = Client.Roles(
      source: dismissed,
      destination: presenter,
      isPresenting: false,
      originView: ClientScene.originView(in: presenter)
    )
    prepare(made, roles)
    return animator
  }
}
