import Segue
import Testing
import UIKit

/// Pushes in a stack that takes another size meanwhile, as in a sheet that grows.
@MainActor
struct ResizedPushTests {
  private let stage = Stage(size: CGSize(width: 320, height: 600), scale: 1)

  @Test
  func `everything that a push moves is as high as a stack that grows meanwhile`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let next = UIViewController()
    stage.window.rootViewController = UIViewController()
    navigation.view.frame = CGRect(x: 0, y: 300, width: 320, height: 300)
    stage.window.rootViewController?.addChild(navigation)
    stage.window.rootViewController?.view.addSubview(navigation.view)
    try stage.settle()
    stage.perform { navigation.pushViewController(next, animated: true) }
    stage.advance(by: 0.1)
    stage.perform { navigation.view.frame = CGRect(x: 0, y: 100, width: 320, height: 500) }
    let container = try #require(next.view.superview)
    // Two screens, the shade over the lower one and the shadow beside the upper one.
    #expect(container.subviews.count == 4)
    for view in container.subviews { #expect(view.frame.height == 500, "\(view)") }
    try stage.settle()
    #expect(next.view.frame.height == 500)
  }
}
