import Segue
import Testing
import UIKit

/// Transitions that a percentage drives.
@MainActor
struct InteractiveTransitionTests {
  private let stage = Stage.small()
  private let log = CallLog()
  private let transition: LoggingTransition
  private let driver = UIPercentDrivenInteractiveTransition()
  private let presenter: LoggingController
  private let presented: LoggingController

  init() {
    transition = LoggingTransition(log: log)
    presenter = LoggingController("A", .red, log: log)
    presented = LoggingController("B", .blue, log: log)
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = transition
    stage.window.rootViewController = presenter
    _ = log.take()
  }

  /// Rounded: layer time is counted from the start of the world.
  private func shownX() -> CGFloat? {
    stage.makeCurrent()
    return presented.view.layer.presentation().map { ($0.frame.minX * 1e6).rounded() / 1e6 }
  }

  private func presentInteractively() {
    transition.interactor = driver
    presenter.present(presented, animated: true)
    stage.advance(by: 0)
  }

  @Test
  func `nothing moves until the interaction updates`() {
    presentInteractively()
    stage.advance(by: 3)
    #expect(shownX() == 100)
    driver.update(0.25)
    #expect(shownX() == 75)
    stage.advance(by: 3)
    #expect(shownX() == 75)
    #expect(driver.percentComplete == 0.25)
  }

  @Test
  func `a finished interaction continues along its curve and completes`() throws {
    presentInteractively()
    driver.update(0.5)
    driver.completionCurve = .linear
    driver.finish()
    stage.advance(by: 0.1)
    #expect(shownX() == 25)
    try stage.settle()
    #expect(presented.view.frame == stage.window.bounds)
    #expect(presenter.view.window == nil)
    #expect(abs(stage.time - 0.2) < 1e-9)
    #expect(
      log.take().suffix(3) == ["B.viewDidAppear", "A.viewDidDisappear", "animationEnded(true)"]
    )
  }

  @Test
  func `the completion speed shortens the rest`() throws {
    presentInteractively()
    driver.update(0.5)
    driver.completionSpeed = 2
    driver.finish()
    try stage.settle()
    #expect(abs(stage.time - 0.1) < 1e-9)
  }

  @Test
  func `a cancelled presentation calls back both controllers and leaves no trace`() throws {
    let before = stage.render()
    let dump = stage.displayListDump()
    presentInteractively()
    driver.update(0.6)
    driver.cancel()
    try stage.settle()
    #expect(
      log.take() == [
        "B.viewDidLoad", "animationController(forPresented)", "A.viewWillDisappear",
        "B.viewWillAppear", "animateTransition", "B.viewIsAppearing", "B.viewWillDisappear",
        "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "animationEnded(false)",
      ]
    )
    #expect(presenter.view.superview === stage.window)
    #expect(presented.view.superview == nil)
    #expect(presenter.presentedViewController == nil)
    #expect(stage.window.subviews.count == 1)
    #expect(stage.displayListDump() == dump)
    #expect(stage.render() == before)
  }

  @Test
  func `a cancelled dismissal leaves the presented screen where it was`() throws {
    presenter.present(presented, animated: false)
    let before = stage.render()
    _ = log.take()
    transition.interactor = driver
    presented.dismiss(animated: true)
    stage.advance(by: 0)
    driver.update(0.4)
    #expect(shownX() == 40)
    driver.cancel()
    try stage.settle()
    #expect(presenter.presentedViewController === presented)
    #expect(presented.view.frame == stage.window.bounds)
    #expect(presenter.view.window == nil)
    #expect(stage.render() == before)
    #expect(
      log.take().suffix(6) == [
        "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "animationEnded(false)",
      ]
    )
  }

  @Test
  func `requests made before the start take effect at the start`() throws {
    transition.interactor = driver
    presenter.present(presented, animated: true)
    driver.update(0.3)
    driver.cancel()
    try stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(presenter.view.superview === stage.window)
  }

  @Test
  func `the coordinator is notified of the end of the interaction before the controllers`() throws {
    presentInteractively()
    let log = log
    presented.transitionCoordinator?.notifyWhenInteractionEnds { context in
      log.note("interaction ended, cancelled: \(context.isCancelled)")
    }
    _ = log.take()
    driver.update(0.2)
    driver.cancel()
    try stage.settle()
    #expect(
      log.take().prefix(2) == ["interaction ended, cancelled: true", "B.viewWillDisappear"]
    )
  }

  @Test
  func `an interaction that is never ended is reported`() {
    presentInteractively()
    driver.update(0.5)
    #expect(throws: StageError.self) { try stage.settle() }
  }

  /// Sets the screens up and animates them in the one place that is called in both cases.
  private final class Starter: NSObject, UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart: Bool { false }
    var wasInteractive: Bool?

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      wasInteractive = transitionContext.isInteractive
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        view.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(true)
      }
    }
  }

  @Test
  func `an interaction that does not want to begin is started all the same`() throws {
    let starter = Starter()
    transition.interactor = starter
    presenter.present(presented, animated: true)
    stage.advance(by: 0.1)
    #expect(starter.wasInteractive == false)
    #expect(presented.view.layer.presentation()?.opacity == 0.5)
    try stage.settle()
    #expect(!log.take().contains { $0.hasPrefix("animateTransition") })
    #expect(presented.view.alpha == 1 && presenter.presentedViewController === presented)
  }

  @Test
  func `without an interactive start, the animator runs by itself`() throws {
    driver.wantsInteractiveStart = false
    presentInteractively()
    stage.advance(by: 0.1)
    #expect(shownX() == 75)
    try stage.settle()
    #expect(presented.view.frame == stage.window.bounds)
  }
}
