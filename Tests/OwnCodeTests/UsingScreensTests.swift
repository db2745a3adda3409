import Testing

@testable import OwnCode

/// Which of an app's screens use what a named file declares.
struct UsingScreensTests {
  @Test
  func `the screen that uses a type comes before the one that uses it through a delegate`() {
    let screens = UsingScreens(
      of: ["FadeAnimator"],
      in: [
        "A.swift": "class AlbumViewController: UIViewController { let mover = Mover() }",
        "M.swift": """
        class Mover: NSObject, UINavigationControllerDelegate {
            func make() -> Any { FadeAnimator() }
        }
        """,
        "Z.swift": """
        final class ZooController: UITableViewController { let animator = FadeAnimator() }
        """,
        "O.swift": "class OtherViewController: UIViewController { let fader = FadeAnimators() }",
      ]
    )
    #expect(screens.names == ["ZooController", "AlbumViewController"])
  }

  @Test
  func `a presentation controller and a stack are not screens`() {
    let screens = UsingScreens(
      of: ["FadeAnimator"],
      in: [
        "P.swift": "class Dimming: UIPresentationController { let animator = FadeAnimator() }",
        "S.swift": "class Stack: UINavigationController { let animator = FadeAnimator() }",
      ]
    )
    #expect(screens.names.isEmpty)
  }

  @Test
  func `a type is used where a full stop or a colon stands before it`() {
    let screens = UsingScreens(
      of: ["FadeAnimator"],
      in: [
        "A.swift": "class AlbumViewController: UIViewController { var a:FadeAnimator? }",
        "Z.swift": "class ZooController: UITableViewController { let a = Motions.FadeAnimator() }",
      ]
    )
    #expect(screens.names == ["AlbumViewController", "ZooController"])
  }
}
