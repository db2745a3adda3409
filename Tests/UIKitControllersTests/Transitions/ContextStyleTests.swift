import Pixels
import Segue
import Testing
import UIKit

/// How screens come in a part of the window that a child controller has.
@MainActor
struct ContextStyleTests {
  /// The grey of the child's upper edge early in the presentation of a black screen over its white
  /// view.
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

  @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .overFullScreen])
  func `a screen that turns in over the current one leaves that where it is`(
    style: UIModalPresentationStyle
  ) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (root, modal) = (UIViewController(), UIViewController())
    let (red, blue) = (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255))
    root.view.backgroundColor = .red
    modal.view.backgroundColor = .blue
    modal.modalPresentationStyle = style
    modal.modalTransitionStyle = .flipHorizontal
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    root.present(modal, animated: true)
    stage.advance(by: 0.2)
    #expect(stage.render().pixmap[50, 50] == red && stage.render().pixmap[5, 5] == red)
    // Behind its edge, the new screen is as wide as it is turned.
    stage.advance(by: 0.25)
    #expect(stage.render().pixmap[50, 50] == blue && stage.render().pixmap[5, 5] == red)
    stage.advance(by: 0.5)
    #expect(stage.render().pixmap[5, 5] == blue)
  }
}
