// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Segue
import Testing
import UIKit

/// What animates alongside a transition, and animators that can be interrupted.
@MainActor
struct CoordinatorTests {
  /// Slides in by whatever `move` makes of it.
  private final class Animator: UIViewControllerAnimatedTransitioning {
    enum Kind {
      case viewBlock
      case propertyAnimator
      case coreAnimation
      case keyframes
    }

    let kind: Kind
    var interruptible: UIViewPropertyAnimator?

    init(_ kind: Kind) { self.kind = kind }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    )
      -> TimeInterval
    { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = arrange(context)
      switch kind {
      case .viewBlock:
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      case .propertyAnimator:
        makeAnimator(for: view, context).startAnimation()
      case .keyframes:
        let linear = UIView.AnimationOptions.curveLinear.rawValue
        UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: .init(rawValue: linear)) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 1 }
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      case .coreAnimation:
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          context.completeTransition(!context.transitionWasCancelled)
        }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 0.4
        view.alpha = 1
        view.layer.add(animation, forKey: "fade")
        CATransaction.commit()
      }
    }

    func arrange(_ context: any UIViewControllerContextTransitioning) -> UIView {
      let controller = context.viewController(forKey: .to)!
      controller.view.frame = context.finalFrame(for: controller)
      controller.view.alpha = 0
      context.containerView.addSubview(controller.view)
      return controller.view
    }

    func makeAnimator(
      for view: UIView,
      _ context: any UIViewControllerContextTransitioning
    )
      -> UIViewPropertyAnimator
    {
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view.alpha = 1 }
      animator.addCompletion { position in context.completeTransition(position == .end) }
      return animator
    }
  }

  private final class InterruptibleAnimator: UIViewControllerAnimatedTransitioning {
    private let inner = Animator(.propertyAnimator)
    private(set) var made = 0
    private var current: UIViewPropertyAnimator?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    )
      -> TimeInterval
    { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    )
      -> any UIViewImplicitlyAnimating
    {
      if let current { return current }
      made += 1
      let animator = inner.makeAnimator(for: inner.arrange(context), context)
      current = animator
      return animator
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator: any UIViewControllerAnimatedTransitioning
    var interactor: UIPercentDrivenInteractiveTransition?

    init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  /// Fades the presenter along with its own arrival.
  private final class Presented: UIViewController {
    var onCompletion: ((Bool) -> Void)?
    private(set) var joined: Bool?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let behind = presentingViewController?.view
      joined = transitionCoordinator?.animate(
        alongsideTransition: { _ in behind?.alpha = 0 },
        completion: { [weak self] in self?.onCompletion?($0.isCancelled) }
      )
    }
  }

  private let stage = Stage.small()
  private let presenter = UIViewController()
  private let presented = Presented()

  init() {
    presented.modalPresentationStyle = .overFullScreen
    stage.window.rootViewController = presenter
  }

  private func alpha(of view: UIView) -> CGFloat {
    stage.makeCurrent()
    let opacity = view.layer.presentation()?.opacity ?? -1
    return (CGFloat(opacity) * 1000).rounded() / 1000
  }

  @Test
  func `alongside animations take the duration and curve of the animator's block`() throws {
    let delegate = Delegate(Animator(.viewBlock))
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    stage.advance(by: 0.1)
    #expect(presented.joined == true)
    #expect(alpha(of: presented.view) == 0.25)
    #expect(alpha(of: presenter.view) == 0.75)
    try stage.settle()
    #expect(presenter.view.alpha == 0)
  }

  @Test
  func `alongside animations join a property animator`() throws {
    let delegate = Delegate(Animator(.propertyAnimator))
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    stage.advance(by: 0.1)
    #expect(alpha(of: presented.view) == 0.25)
    #expect(alpha(of: presenter.view) == 0.75)
    try stage.settle()
    #expect(presenter.view.alpha == 0)
  }

  @Test
  func `alongside keyframes, animations take their whole duration`() throws {
    let delegate = Delegate(Animator(.keyframes))
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    stage.advance(by: 0.1)
    #expect(alpha(of: presented.view) == 0.5)
    #expect(alpha(of: presenter.view) == 0.75)
    stage.advance(by: 0.2)
    #expect(alpha(of: presented.view) == 1)
    #expect(alpha(of: presenter.view) == 0.25)
    try stage.settle()
    #expect(presenter.view.alpha == 0)
  }

  @Test
  func `without any view animation, alongside animations take the transition's duration`() throws {
    let delegate = Delegate(Animator(.coreAnimation))
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    stage.advance(by: 0.2)
    #expect(alpha(of: presented.view) == 0.5)
    #expect(alpha(of: presenter.view) == 0.5)
    try stage.settle()
  }

  @Test
  func `without animation, alongside changes are made and the completion runs`() throws {
    var cancelled: Bool?
    presented.onCompletion = { cancelled = $0 }
    presenter.present(presented, animated: false)
    #expect(presented.joined == false)
    #expect(presenter.view.alpha == 0)
    #expect(cancelled == false)
  }

  @Test
  func `an interruptible animator is made once, scrubbed and finished`() throws {
    let animator = InterruptibleAnimator()
    let delegate = Delegate(animator)
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    stage.advance(by: 0)
    driver.update(0.3)
    #expect(alpha(of: presented.view) == 0.3)
    #expect(alpha(of: presenter.view) == 0.7)
    driver.completionCurve = .linear
    driver.finish()
    stage.advance(by: 0.14)
    #expect(alpha(of: presented.view) == 0.65)
    try stage.settle()
    #expect(animator.made == 1)
    #expect(presenter.presentedViewController === presented)
    #expect(presented.view.alpha == 1)
  }

  @Test
  func `an interruptible animator that is cancelled returns`() throws {
    let before = stage.render()
    let delegate = Delegate(InterruptibleAnimator())
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    presented.transitioningDelegate = delegate
    var cancelled: Bool?
    presented.onCompletion = { cancelled = $0 }
    presenter.present(presented, animated: true)
    stage.advance(by: 0)
    driver.update(0.5)
    driver.cancel()
    try stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(cancelled == true)
    #expect(presenter.view.alpha == 1)
    #expect(stage.render() == before)
  }

  @Test
  func `a running interruptible transition can be caught and turned back`() throws {
    let delegate = Delegate(InterruptibleAnimator())
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    delegate.interactor = driver
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    stage.advance(by: 0.1)
    driver.pause()
    stage.advance(by: 1)
    #expect(alpha(of: presented.view) == 0.25)
    #expect(abs(driver.percentComplete - 0.25) < 1e-9)
    driver.cancel()
    try stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(presenter.view.alpha == 1)
  }

  /// Makes an animator for each question, as many apps do.
  private final class FreshAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      let view = context.view(forKey: .to)
      view?.alpha = 0
      view.map(context.containerView.addSubview)
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { view?.alpha = 1 }
      animator.addCompletion { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
      return animator
    }
  }

  @Test(arguments: [true, false])
  func `a running transition is caught, too, where each question makes another animator`(
    finishes: Bool
  ) throws {
    let delegate = Delegate(FreshAnimator())
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    delegate.interactor = driver
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    stage.advance(by: 0.1)
    driver.pause()
    stage.advance(by: 1)
    #expect(alpha(of: presented.view) == 0.25)
    finishes ? driver.finish() : driver.cancel()
    try stage.settle()
    #expect(presenter.presentedViewController === (finishes ? presented : nil))
  }
}
