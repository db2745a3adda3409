import Segue
import Testing
import UIKit

/// Who is notified of what, in which order, when screens are presented and dismissed.
@MainActor
struct ModalCallOrderTests {
  private let stage = Stage.small()
  private let log = CallLog()
  private let transition: LoggingTransition
  private let presenter: LoggingController
  private let presented: LoggingController

  init() {
    transition = LoggingTransition(log: log)
    presenter = LoggingController("A", .red, log: log)
    presented = LoggingController("B", .blue, log: log)
    stage.window.rootViewController = presenter
    _ = log.take()
  }

  private func present() throws -> [String] {
    let log = log
    presenter.present(presented, animated: true) { log.note("present completion") }
    try stage.settle()
    return log.take()
  }

  private func dismiss() throws -> [String] {
    let log = log
    presenter.dismiss(animated: true) { log.note("dismiss completion") }
    try stage.settle()
    return log.take()
  }

  @Test
  func `a full-screen presentation notifies the presenter first and last`() throws {
    presented.modalPresentationStyle = .fullScreen
    #expect(
      try present() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "A.viewDidDisappear", "present completion",
      ]
    )
    #expect(presenter.view.window == nil)
    #expect(
      try dismiss() == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "B.viewDidDisappear", "dismiss completion",
      ]
    )
    #expect(presenter.view.superview === stage.window)
    #expect(presenter.presentedViewController == nil)
    #expect(presented.presentingViewController == nil)
  }

  @Test(arguments: [
    UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet,
    .automatic, .popover,
  ])
  func `styles that leave the presenter in place notify only the presented controller`(
    style: UIModalPresentationStyle
  ) throws {
    presented.modalPresentationStyle = style
    #expect(
      try present() == [
        "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "present completion",
      ]
    )
    #expect(presenter.view.window === stage.window)
    #expect(
      try dismiss() == ["B.viewWillDisappear", "B.viewDidDisappear", "dismiss completion"]
    )
  }

  @Test
  func `a custom presentation requests its objects, then runs its hooks around the animator`()
    throws
  {
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = transition
    transition.usesPresentationController = true
    #expect(
      try present() == [
        "presentationController", "B.viewDidLoad", "animationController(forPresented)",
        "presentationTransitionWillBegin", "B.viewWillAppear", "animateTransition",
        "B.viewIsAppearing", "presentationTransitionDidEnd(true)", "B.viewDidAppear",
        "animationEnded(true)", "present completion",
      ]
    )
    #expect(presented.view.frame == CGRect(x: 20, y: 40, width: 60, height: 120))
    #expect(
      try dismiss() == [
        "animationController(forDismissed)", "dismissalTransitionWillBegin",
        "B.viewWillDisappear", "animateTransition", "dismissalTransitionDidEnd(true)",
        "B.viewDidDisappear", "animationEnded(true)", "dismiss completion",
      ]
    )
  }

  @Test
  func `the presentation controller is requested only with the custom style`() throws {
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = transition
    let calls = try present()
    #expect(!calls.contains("presentationController"))
    #expect(calls.contains("animationController(forPresented)"))
  }

  @Test
  func `a presentation without animation does not request an animator`() throws {
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = transition
    presenter.present(presented, animated: false)
    #expect(
      log.take() == [
        "B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)", "B.viewDidAppear(false)", "A.viewDidDisappear(false)",
      ]
    )
    #expect(presented.view.window === stage.window)
  }

  @Test
  func `a released delegate leaves the built-in animation`() throws {
    presented.modalPresentationStyle = .fullScreen
    presented.transitioningDelegate = LoggingTransition(log: log)
    let calls = try present()
    #expect(!calls.contains("animationController(forPresented)"))
    #expect(calls.last == "present completion")
  }

  @Test
  func `the presenter and the state of the transition are known during the callbacks`() throws {
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: true)
    #expect(presenter.presentedViewController === presented)
    #expect(presented.presentingViewController === presenter)
    stage.advance(by: 0.1)
    #expect(presented.isBeingPresented)
    #expect(presented.transitionCoordinator != nil)
    #expect(presenter.transitionCoordinator != nil)
    try stage.settle()
    #expect(!presented.isBeingPresented)
    #expect(presented.transitionCoordinator == nil)
  }

  @Test
  func `the presentation starts on the next turn of the run loop`() throws {
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: true)
    #expect(log.take() == ["B.viewDidLoad"])
    stage.advance(by: 0)
    #expect(log.take().prefix(2) == ["A.viewWillDisappear", "B.viewWillAppear"])
  }

  @Test
  func `layout comes after the view is appearing and before it has appeared`() throws {
    presented.logsLayout = true
    presented.modalPresentationStyle = .fullScreen
    let calls = try present()
    let order = ["B.viewIsAppearing", "B.viewWillLayoutSubviews", "B.viewDidAppear"]
    #expect(order.compactMap(calls.firstIndex) == order.compactMap(calls.firstIndex).sorted())
    #expect(order.allSatisfy(calls.contains))
  }
}
