// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Segue
import Testing
import UIKit

extension ZoomDragTests {
  // MARK: The application

  @Test(arguments: Way.allCases)
  func `the application may refuse`(way: Way) throws {
    var asked: [Options.InteractionContext] = []
    let shown = try show(way, nil) { options in
      options.interactiveDismissShouldBegin = { context in
        asked.append(context)
        return false
      }
    }
    drag(CGPoint(x: 100, y: 100), by: 0, 200)
    try stage.settle()
    #expect(shown.isThere)
    #expect(log.take() == [])
    #expect(asked.count == 1)
    let context = try #require(asked.first)
    #expect(context.willBegin)
    #expect(context.location.x == 100)
    #expect(context.location.y >= 110 && context.location.y < 120)
    #expect(context.velocity.dx == 0)
    #expect(context.velocity.dy > 100)
  }

  @Test
  func `the application is not asked for dismissals by code`() throws {
    var asked = 0
    let shown = try show(.present, nil) { options in
      options.interactiveDismissShouldBegin = { _ in
        asked += 1
        return false
      }
    }
    stage.perform { shown.zoomed.dismiss(animated: true) }
    try stage.settle()
    #expect(!shown.isThere)
    #expect(asked == 0)
  }

  @Test
  func `the delegate of the presentation hears of the dismissal`() throws {
    let shown = try show(.present)
    let adviser = Adviser()
    shown.zoomed.presentationController?.delegate = adviser
    drag(CGPoint(x: 100, y: 100), by: 0, 40)
    try stage.settle()
    #expect(adviser.calls == ["will"])
    drag(CGPoint(x: 100, y: 100), by: 0, 200)
    try stage.settle()
    #expect(adviser.calls == ["will", "will", "did"])
  }

  @Test
  func `a modal screen stays, and its delegate hears of the attempt`() throws {
    let shown = try show(.present)
    let adviser = Adviser()
    shown.zoomed.presentationController?.delegate = adviser
    shown.zoomed.isModalInPresentation = true
    drag(CGPoint(x: 100, y: 100), by: 0, 200)
    stage.advance(by: 0.9)
    #expect(shown.zoomed.view.transform.isIdentity)
    try stage.settle()
    #expect(shown.isThere)
    #expect(adviser.calls == ["attempt"])
  }

  /// Pops with an animator of its own.
  private final class Popper: NSObject, UINavigationControllerDelegate {
    let log = CallLog()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { LoggingAnimator(log: log, arrives: false) }
  }

  @Test
  func `an animator of the application's own is not for the finger`() throws {
    let shown = try show(.push)
    let popper = Popper()
    shown.navigation?.delegate = popper
    drag(CGPoint(x: 100, y: 100), by: 0, 200)
    stage.advance(by: 0.3)
    #expect(shown.coordinator?.isInteractive == false)
    try stage.settle()
    #expect(!shown.isThere)
    #expect(popper.log.take() == ["animateTransition", "animationEnded(true)"])
  }

  @Test
  func `what runs alongside follows the finger, and returns with it`() throws {
    let shown = try show(.push)
    let grid = shown.grid
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    grid.view.addSubview(other)
    grid.onAppearance = {
      grid.transitionCoordinator?.animate(alongsideTransition: { _ in other.alpha = 0 })
    }
    stage.drag(
      along: [
        CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 140), CGPoint(x: 100, y: 115),
      ],
      over: 1.3
    )
    stage.advance(by: 0.8)
    let shownAlpha = try #require(other.layer.presentation()?.opacity)
    // About 30 points of 400, less what is needed to begin, are half of the way to where it leaves:
    // 0.05 of 0.095 of the scale.
    #expect(abs(shownAlpha - 0.47) < 0.1)
    try stage.settle()
    #expect(shown.isThere)
    #expect(other.alpha == 1)
  }

  @Test
  func `what runs alongside is over where the screen would leave`() throws {
    let shown = try show(.push)
    let grid = shown.grid
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    grid.view.addSubview(other)
    grid.onAppearance = {
      grid.transitionCoordinator?.animate(alongsideTransition: { _ in other.alpha = 0 })
    }
    drag(CGPoint(x: 100, y: 100), by: 0, 160)
    stage.advance(by: 0.5)
    #expect(shown.coordinator?.isInteractive == true)
    #expect(try #require(other.layer.presentation()?.opacity) < 0.01)
    try stage.settle()
    #expect(!shown.isThere)
  }
}
