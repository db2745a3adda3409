import Segue
import Testing
import UIKit

/// Children of an app's own container, which ask whether they are moving to it.
@MainActor
@Suite
struct `Moving to a parent` {
  private let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1)

  private final class Child: UIViewController {
    var answers: [String] = []
    override func viewWillAppear(_ animated: Bool) { answers.append("will \(isMovingToParent)") }
    override func viewDidAppear(_ animated: Bool) { answers.append("did \(isMovingToParent)") }
    override func viewWillDisappear(_ animated: Bool) {
      answers.append("leaves \(isMovingToParent)")
    }
  }

  private func parent() -> UIViewController {
    let parent = UIViewController()
    stage.window.rootViewController = parent
    stage.advance(by: 0.1)
    return parent
  }

  @Test
  func `a child that is shown while it is added moves, until it has appeared`() throws {
    let parent = parent()
    let child = Child()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try stage.settle()
    child.view.removeFromSuperview()
    parent.view.addSubview(child.view)
    try stage.settle()
    #expect(
      child.answers == ["will true", "did true", "leaves false", "will false", "did false"]
    )
    #expect(!child.isMovingToParent)
  }

  @Test
  func `a child that is shown later does not move`() throws {
    let parent = parent()
    let child = Child()
    parent.addChild(child)
    child.didMove(toParent: parent)
    parent.view.addSubview(child.view)
    try stage.settle()
    #expect(child.answers == ["will false", "did false"])
  }
}
