import Segue
import Testing
import UIKit

/// How screens come in a part of the window that a child controller has.
@MainActor
struct ContextStyleTests {
  /// The grey of the child's upper edge early in the presentation of a black screen over its white view.
  private func upperEdge(providesStyle: Bool) -> UInt8 {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (root, child, modal) = (UIViewController(), UIViewController(), UIViewController())
    stage.window.rootViewController = root
    root.addChild(child)
    child.view.frame = root.view.bounds
    child.view.backgroundColor = .white
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    child.providesPresentationContextTransitionStyle = providesStyle
    child.modalTransitionStyle = .crossDissolve
    modal.view.backgroundColor = .black
    modal.modalPresentationStyle = .overCurrentContext
    stage.advance(by: 0.1)
    child.present(modal, animated: true)
    #expect(modal.presentingViewController === child)
    stage.advance(by: 0.1)
    return stage.render().pixmap[50, 2].red
  }

  @Test
  func `a controller that defines a context gives its transition style where it says so`() {
    // A dissolve darkens everything; what slides up has not come there yet.
    #expect((1...254).contains(upperEdge(providesStyle: true)))
    #expect(upperEdge(providesStyle: false) == 255)
  }
}
