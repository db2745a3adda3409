import Segue
import Testing
import UIKit

/// Navigation bars beside an island.
@MainActor
struct IslandBarTests {
  private func bar(
    on screen: Screen,
    in container: (UINavigationController) -> UIViewController = { $0 }
  ) throws -> (frame: CGRect, content: CGFloat) {
    let stage = Stage(screen: screen)
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: top)
    stage.window.rootViewController = container(navigation)
    try stage.settle()
    return (navigation.navigationBar.frame, top.view.safeAreaInsets.top)
  }

  @Test(arguments: [(Screen.iPhone15, 161), (.iPhone16Plus, 161), (.iPhone16Pro, 169)])
  func `a bar begins a few pixels above the end of the safe area`(
    screen: Screen,
    pixels: CGFloat
  ) throws {
    let (frame, content) = try bar(on: screen)
    #expect(abs(frame.minY * 3 - pixels) < 0.01)
    #expect(frame.height == 44)
    #expect(abs(content - frame.maxY) < 0.01)
  }

  @Test
  func `beside a notch, on a tablet and in landscape it begins at the safe area`() throws {
    #expect(try bar(on: .iPhone14).frame.minY == 47)
    #expect(try bar(on: .iPadPro11).frame.minY == 24)
    #expect(try bar(on: .iPhone15.landscape).frame.minY == 0)
  }

  @Test
  func `a bar below another one keeps its place`() throws {
    let below = try bar(on: .iPhone15) { inner in
      let outer = UINavigationController(rootViewController: UIViewController())
      outer.topViewController?.addChild(inner)
      outer.topViewController?.view.addSubview(inner.view)
      inner.didMove(toParent: outer.topViewController)
      return outer
    }
    #expect(abs(below.frame.minY - 293.0 / 3) < 0.01)
  }
}
