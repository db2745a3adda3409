import Segue
import Testing
import UIKit

/// When a transitioning delegate is asked for its objects.
@MainActor
struct DelegateQuestionTests {
  private let stage = Stage.small()
  private let log = CallLog()
  private let presenter: LoggingController
  private let presented: LoggingController

  init() {
    presenter = LoggingController("A", .red, log: log)
    presented = LoggingController("B", .blue, log: log)
    presented.modalPresentationStyle = .custom
    stage.window.rootViewController = presenter
    _ = log.take()
  }

  @Test
  func `a delegate is asked for all its objects inside the calls`() throws {
    let delegate = QuestionedDelegate(log: log)
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    #expect(
      log.take() == [
        "presentationController", "B.viewDidLoad", "animationController(forPresented)",
        "interactionControllerForPresentation",
      ]
    )
    try stage.settle()
    #expect(!log.take().contains { $0.contains("Controller(") || $0.hasPrefix("interaction") })
    presented.dismiss(animated: true)
    #expect(
      log.take() == ["animationController(forDismissed)", "interactionControllerForDismissal"]
    )
    try stage.settle()
    #expect(!log.take().contains { $0.contains("Controller(") || $0.hasPrefix("interaction") })
    #expect(presenter.presentedViewController == nil)
  }

  private final class AskingStack: UINavigationController {
    var found: UIPresentationController?
    override func viewDidLoad() {
      super.viewDidLoad()
      found = presentationController
    }
  }

  @Test
  func `a custom stack finds the controller of its delegate in viewDidLoad`() throws {
    let delegate = QuestionedDelegate(log: log)
    let stack = AskingStack(rootViewController: UIViewController())
    stack.modalPresentationStyle = .custom
    stack.transitioningDelegate = delegate
    presenter.present(stack, animated: true)
    #expect(log.take().first == "presentationController")
    #expect(stack.found != nil && stack.found === stack.presentationController)
  }

  @Test
  func `a screen is being presented when its delegate is asked for an animator`() throws {
    let delegate = QuestionedDelegate(log: log)
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    #expect(delegate.sawBeingPresented == true)
    #expect(presented.isBeingPresented)
    try stage.settle()
    #expect(!presented.isBeingPresented)
  }

  @Test
  func `a presentation during a dismissal waits for its end, with its questions`() throws {
    let delegate = QuestionedDelegate(log: log)
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: false)
    try stage.settle()
    let next = LoggingController("C", .green, log: log)
    next.modalPresentationStyle = .custom
    next.transitioningDelegate = delegate
    presented.dismiss(animated: true)
    stage.advance(by: 0.1)
    _ = log.take()
    presenter.present(next, animated: true)
    #expect(log.take().isEmpty)
    #expect(presenter.presentedViewController === presented)
    try stage.settle()
    #expect(log.take().contains("animationController(forPresented)"))
    #expect(presenter.presentedViewController === next)
    #expect(!stage.diagnostics.contains { $0.contains("Attempt to present") })
  }

  @Test
  func `a presentation in the turn of a dismissal is refused`() throws {
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: false)
    try stage.settle()
    presented.dismiss(animated: true)
    presenter.present(UIViewController(), animated: true)
    try stage.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(stage.diagnostics.contains { $0.contains("already presenting") })
  }

  @Test
  func `a delegate that lives only during the call provides the animator`() throws {
    do {
      let delegate = QuestionedDelegate(log: log)
      presented.transitioningDelegate = delegate
      presenter.present(presented, animated: true)
      withExtendedLifetime(delegate) {}
    }
    #expect(presented.transitioningDelegate == nil)
    try stage.settle()
    #expect(log.take().contains("animateTransition"))
    #expect(presenter.presentedViewController === presented)
  }

  @Test
  func `an interaction that is offered only during the call drives the dismissal`() throws {
    let delegate = QuestionedDelegate(log: log)
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: false)
    try stage.settle()
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interactor = driver
    presented.dismiss(animated: true)
    delegate.interactor = nil
    stage.advance(by: 2)
    #expect(presented.transitionCoordinator?.isInteractive == true)
    driver.update(0.5)
    driver.cancel()
    try stage.settle()
    #expect(presenter.presentedViewController === presented)
  }

  @Test
  func `a delegate of a presentation that waits for another one is asked when it starts`() throws {
    let delegate = QuestionedDelegate(log: log)
    presented.transitioningDelegate = delegate
    presenter.present(presented, animated: true)
    stage.advance(by: 0.1)
    _ = log.take()
    let next = LoggingController("C", .green, log: log)
    next.modalPresentationStyle = .fullScreen
    next.transitioningDelegate = delegate
    presented.present(next, animated: true)
    #expect(log.take() == ["C.viewDidLoad"])
    try stage.settle()
    #expect(log.take().contains("animationController(forPresented)"))
    #expect(presented.presentedViewController === next)
  }

  @Test
  func `a dismissal from the completion of a presentation asks inside the call`() throws {
    let delegate = QuestionedDelegate(log: log)
    presented.transitioningDelegate = delegate
    var asked: [String] = []
    presenter.present(presented, animated: true) { [log, presented] in
      _ = log.take()
      presented.dismiss(animated: true)
      asked = log.take()
    }
    try stage.settle()
    #expect(asked == ["animationController(forDismissed)", "interactionControllerForDismissal"])
    #expect(presenter.presentedViewController == nil)
  }
}

/// Slides screens, records every question, and may offer an interaction.
private final class QuestionedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var sawBeingPresented: Bool?

  init(log: CallLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.note("presentationController")
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animationController(forPresented)")
    sawBeingPresented = presented.isBeingPresented
    return LoggingAnimator(log: log, arrives: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animationController(forDismissed)")
    return LoggingAnimator(log: log, arrives: false)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interactionControllerForPresentation")
    return interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interactionControllerForDismissal")
    return interactor
  }
}
