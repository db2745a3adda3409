import Segue
import Testing
import UIKit

/// An animator of an app that dissolves one screen into the next by `UIView.transition`.
@MainActor
struct DissolvingScreenTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  /// Puts the new screen into the container first, as many animators do.
  private final class AddingDissolve: Dissolve {
    override func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let new = context.view(forKey: .to) { context.containerView.addSubview(new) }
      super.animateTransition(using: context)
    }
  }

  private class Dissolve: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
        return context.completeTransition(true)
      }
      UIView.transition(
        from: old,
        to: new,
        duration: 1,
        options: [.transitionCrossDissolve, .curveLinear]
      ) { _ in context.completeTransition(true) }
    }
  }

  @Test(arguments: [false, true])
  func `a screen that is presented dissolves out of the screen before, not out of nothing`(
    isAddedFirst: Bool
  ) throws {
    let root = UIViewController()
    root.view.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    stage.window.rootViewController = root
    try stage.settle()
    let next = UIViewController()
    next.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    next.modalPresentationStyle = .fullScreen
    let dissolve = isAddedFirst ? AddingDissolve() : Dissolve()
    next.transitioningDelegate = dissolve
    stage.perform { root.present(next, animated: true) }
    stage.advance(by: 0.5)
    let middle = stage.render()[50, 50]
    #expect(middle.red > 180)
    #expect((64...192).contains(middle.green))
    try stage.settle()
    #expect(stage.render()[50, 50].green == 0)
    #expect(next.presentingViewController === root)
  }
}
