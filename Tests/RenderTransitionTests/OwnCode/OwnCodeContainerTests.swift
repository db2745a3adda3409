import Foundation
import Testing

/// Containers and methods of extensions that are alone in their files, without the screens of their
/// app.
@Suite(.serialized)
struct OwnCodeContainerTests {
  private let small = ["--size", "320x480", "--scale", "1", "--fps", "10"]

  private static let stack = """
    import UIKit
    class FadingStack: UINavigationController {
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let fade = CATransition()
        fade.duration = 0.5
        view.layer.add(fade, forKey: nil)
        super.pushViewController(viewController, animated: false)
      }
    }
    """

  private static let tabs = """
    import UIKit
    class FadingTabs: UITabBarController, UITabBarControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
      }
      func tabBarController(_ tabs: UITabBarController, shouldSelect screen: UIViewController) -> Bool {
        UIView.transition(
          from: tabs.selectedViewController!.view, to: screen.view, duration: 0.5,
          options: .transitionCrossDissolve)
        return true
      }
    }
    """

  private static let helper = """
    import UIKit
    extension UINavigationController {
      func fadeTo(_ screen: UIViewController) {
        addFade()
        pushViewController(screen, animated: false)
      }
      private func addFade() {
        let fade = CATransition()
        fade.duration = 0.5
        view.layer.add(fade, forKey: nil)
      }
    }
    """

  @Test(arguments: [("stack", stack), ("tabs", tabs), ("helper", helper)])
  func `what changes screens by itself is filmed between the tool's screens`(
    name: String,
    code: String
  ) throws {
    let scratch = Scratch()
    try scratch.write(code, to: "A.swift")
    let result = try ToolRun(own: ["A.swift", "-o", name] + small, in: scratch.path)
    #expect(result.exitCode == 0, "\(result.errors)")
    let pictures = scratch.contents(name).filter { $0.key.hasSuffix(".png") }
    #expect(Set(pictures.values).count > 3, "\(result.errors)")
  }
}
