import Foundation
import Segue
import Testing
import UIKit

/// Stages that live at the same time: what is in the window of one is its own, whichever is
/// current.
@MainActor
@Suite
struct `Two stages at once` {
  private let first = Stage(size: CGSize(width: 20, height: 20))
  private let second: Stage
  private let square = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))

  /// The first is at 0.5, the second at 3 and is current.
  init() {
    square.backgroundColor = .red
    first.window.addSubview(square)
    first.advance(by: 0.5)
    second = Stage(size: CGSize(width: 20, height: 20))
    second.advance(by: 3)
  }

  private var shownX: CGFloat { square.layer.presentation()?.position.x ?? 0 }

  @Test
  func `animations run on the clock of the stage that shows their view`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.center.x = 12 }
    second.advance(by: 2)
    first.advance(by: 0.5)
    second.makeCurrent()
    #expect(abs(shownX - 7) < 0.01, "\(shownX)")
    #expect(second.diagnostics.isEmpty && second.fault == nil)
  }

  @Test
  func `completions come when the view's stage reaches the end`() throws {
    var isOver = false
    UIView.animate(withDuration: 1, animations: { square.center.x = 12 }) { _ in isOver = true }
    second.advance(by: 5)
    #expect(!isOver)
    try first.settle()
    #expect(isOver)
    #expect(abs(first.time - 1.5) < 0.001)
  }

  @Test
  func `a property animator takes the time of its views`() throws {
    var isOver = false
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { square.center.x = 12 }
    animator.addCompletion { _ in isOver = true }
    animator.startAnimation()
    second.advance(by: 5)
    #expect(!isOver)
    first.advance(by: 0.5)
    second.makeCurrent()
    #expect(abs(shownX - 7) < 0.01, "\(shownX)")
    first.advance(by: 0.5)
    #expect(isOver)
  }

  @Test
  func `a screen is presented in its own window`() throws {
    let root = UIViewController()
    first.window.rootViewController = root
    second.makeCurrent()
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    root.present(next, animated: true)
    second.advance(by: 5)
    #expect(next.viewIfLoaded?.window == nil)
    try first.settle()
    #expect(next.view.window === first.window)
    #expect(second.diagnostics.isEmpty && second.fault == nil)
  }

  @Test
  func `faults are those of the stage whose view is misused`() {
    square.frame.origin.x = .nan
    #expect(first.fault != nil && second.fault == nil)
  }

  @Test
  func `a removed animation ends on its own stage`() {
    UIView.animate(withDuration: 1) { square.center.x = 12 }
    square.layer.removeAllAnimations()
    #expect(shownX == 12)
    first.advance(by: 2)
    second.advance(by: 2)
    #expect(first.fault == nil && second.fault == nil)
  }
}
