// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Segue
import UIKit

/// What happened, in order.
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// Returns the calls and starts again.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A coloured screen that records its callbacks.
class LoggingController: UIViewController {
  let name: String
  let log: CallLog
  private let color: UIColor
  /// Layout callbacks come as often as they like, so they are only noted on request.
  var logsLayout = false
  var logsMoves = true

  init(_ name: String, _ color: UIColor, log: CallLog) {
    self.name = name
    self.log = log
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    log.note("\(name).viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear", animated) }

  override func viewWillLayoutSubviews() {
    if logsLayout { log.note("\(name).viewWillLayoutSubviews") }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if logsMoves { log.note("\(name).willMove(\(parent == nil ? "nil" : "parent"))") }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if logsMoves { log.note("\(name).didMove(\(parent == nil ? "nil" : "parent"))") }
  }

  private func note(_ call: String, _ animated: Bool) {
    log.note(animated ? "\(name).\(call)" : "\(name).\(call)(false)")
  }
}

/// Slides the arriving screen in from the right, or the leaving one out, and records its calls.
final class LoggingAnimator: UIViewControllerAnimatedTransitioning {
  let log: CallLog
  var duration: TimeInterval = 0.4
  var onStart: ((any UIViewControllerContextTransitioning) -> Void)?
  private let arrives: Bool

  init(log: CallLog, arrives: Bool) {
    self.log = log
    self.arrives = arrives
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  )
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.note("animateTransition")
    onStart?(context)
    let container = context.containerView
    let from = context.viewController(forKey: .from)!
    let to = context.viewController(forKey: .to)!
    let moving: UIView
    if arrives {
      moving = context.view(forKey: .to) ?? to.view
      let final = context.finalFrame(for: to)
      moving.frame = final.offsetBy(dx: container.bounds.width, dy: 0)
      container.addSubview(moving)
      animate(moving, to: final, context)
    } else {
      moving = context.view(forKey: .from) ?? from.view
      if let below = context.view(forKey: .to) {
        below.frame = container.bounds
        container.insertSubview(below, belowSubview: moving)
      }
      animate(moving, to: moving.frame.offsetBy(dx: container.bounds.width, dy: 0), context)
    }
  }

  private func animate(
    _ view: UIView,
    to frame: CGRect,
    _ context: any UIViewControllerContextTransitioning
  ) {
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      view.frame = frame
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("animationEnded(\(transitionCompleted))")
  }
}

/// Presents with a `LoggingAnimator`, in a presentation controller that records its hooks.
final class LoggingTransition: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var usesPresentationController = false
  private(set) var animators: [LoggingAnimator] = []

  init(log: CallLog) {
    self.log = log
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { make("forPresented", arrives: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  )
    -> (any UIViewControllerAnimatedTransitioning)?
  { make("forDismissed", arrives: false) }

  private func make(_ question: String, arrives: Bool) -> LoggingAnimator {
    log.note("animationController(\(question))")
    let animator = LoggingAnimator(log: log, arrives: arrives)
    animators.append(animator)
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactor }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.note("presentationController")
    guard usesPresentationController else { return nil }
    let controller = LoggingPresentation(presentedViewController: presented, presenting: presenting)
    controller.log = log
    return controller
  }
}

final class LoggingPresentation: UIPresentationController {
  var log: CallLog?

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds.insetBy(dx: 20, dy: 40) ?? .zero
  }

  override func presentationTransitionWillBegin() { log?.note("presentationTransitionWillBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.note("presentationTransitionDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() { log?.note("dismissalTransitionWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.note("dismissalTransitionDidEnd(\(completed))")
  }
}

extension Stage {
  /// A small screen, two pixels to a point, so that frames are cheap.
  static func small(
    modalStyle: ModalStyle = .automatic,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> Stage {
    Stage(
      size: CGSize(width: 100, height: 200),
      scale: 2,
      layoutDirection: layoutDirection,
      modalStyle: modalStyle
    )
  }
}
