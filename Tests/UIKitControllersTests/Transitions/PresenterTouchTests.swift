import Segue
import Testing
import UIKit

/// Touches on the screen below while another one covers it or leaves.
@MainActor
@Suite
struct `Touches on a presenter` {
  private let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1)
  private let root = UIViewController()
  private let presented = UIViewController()

  private final class Counter { var taps = 0 }

  private let counter = Counter()

  init() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.addAction(UIAction { [counter] _ in counter.taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    presented.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = root
    try stage.settle()
  }

  private func tap() throws {
    stage.tap(at: CGPoint(x: 100, y: 50))
    try stage.settle()
  }

  @Test
  func `a tap at rest reaches its button`() throws {
    try tap()
    #expect(counter.taps == 1)
  }

  @Test
  func `a tap reaches nothing while a screen slides over it`() throws {
    stage.perform { root.present(presented, animated: true) }
    stage.advance(by: 0.05)
    try tap()
    #expect(counter.taps == 0)
    #expect(root.presentedViewController === presented)
  }

  @Test
  func `a tap reaches nothing while the screen leaves, and the button after that`() throws {
    stage.perform { root.present(presented, animated: true) }
    try stage.settle()
    stage.perform { presented.dismiss(animated: true) }
    stage.advance(by: 0.25)
    try tap()
    #expect(counter.taps == 0)
    try tap()
    #expect(counter.taps == 1)
  }
}
