import Testing

/// Names and conformances that UIKit's classes have taken up after apps did.
@Suite
struct `Newer names in the port` {
  @Test
  func `a control's own conformance for menus becomes overrides`() throws {
    try expect(
      """
      import UIKit
      class Picker: UIButton, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(_ i: UIContextMenuInteraction, configurationForMenuAtLocation p: CGPoint) -> UIContextMenuConfiguration? { nil }
      }
      class Screen: UIViewController, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(_ i: UIContextMenuInteraction, configurationForMenuAtLocation p: CGPoint) -> UIContextMenuConfiguration? { nil }
      }
      """,
      becomes: """
        import UIKit
        class Picker: UIButton, Any                              {
          override func contextMenuInteraction(_ i: UIContextMenuInteraction, configurationForMenuAtLocation p: CGPoint) -> UIContextMenuConfiguration? { nil }
        }
        class Screen: UIViewController, UIContextMenuInteractionDelegate {
          func contextMenuInteraction(_ i: UIContextMenuInteraction, configurationForMenuAtLocation p: CGPoint) -> UIContextMenuConfiguration? { nil }
        }
        """
    )
  }

  @Test
  func `an own member gets another name where the code means it`() throws {
    try expect(
      """
      import UIKit
      class Tabs: UITabBarController {
        private var isTabBarHidden = false
        func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden; self.isTabBarHidden = hidden }
      }
      class MenuButton: UIButton {
        var menu: [String] = []
        func show(menu: [String]) { self.menu = menu; if let first = self.menu.first { print(first) } }
        func count() -> Int { let all = menu.count; return all }
      }
      func use(_ tabs: Tabs, _ button: MenuButton, _ other: UIButton) {
        tabs.setTabBarHidden(true, animated: true)
        button.menu = []
        other.menu = nil
        let made = MenuButton()
        made.menu = []
      }
      """,
      becomes: """
        import UIKit
        class Tabs: UITabBarController {
          private var _own_isTabBarHidden = false
          func _own_setTabBarHidden(_ hidden: Bool, animated: Bool) { _own_isTabBarHidden = hidden; self._own_isTabBarHidden = hidden }
        }
        class MenuButton: UIButton {
          var _own_menu: [String] = []
          func show(menu: [String]) { self._own_menu = menu; if let first = self._own_menu.first { print(first) } }
          func count() -> Int { let all = _own_menu.count; return all }
        }
        func use(_ tabs: Tabs, _ button: MenuButton, _ other: UIButton) {
          tabs._own_setTabBarHidden(true, animated: true)
          button._own_menu = []
          other.menu = nil
          let made = MenuButton()
          made._own_menu = []
        }
        """
    )
  }

  @Test
  func `a switch over all cases of before has room for newer ones`() throws {
    try expect(
      """
      import UIKit
      enum Own { case a, b }
      func ask(_ idiom: UIUserInterfaceIdiom, _ own: Own) -> Int {
        switch own {
        case .a: break
        case .b: break
        }
        switch idiom {
        case .phone: return 1
        case .pad, .mac: return 2
        case .tv, .carPlay, .unspecified: return 3
        }
      }
      """,
      becomes: """
        import UIKit
        enum Own { case a, b }
        func ask(_ idiom: UIUserInterfaceIdiom, _ own: Own) -> Int {
          switch own {
          case .a: break
          case .b: break
          }
          switch idiom {
          case .phone: return 1
          case .pad, .mac: return 2
          case .tv, .carPlay, .unspecified: return 3
          default: fatalError() }
        }
        """
    )
  }

  @Test
  func `an override of UIKit's member keeps its name`() throws {
    let code = """
      import UIKit
      class Tabs: UITabBarController {
        override func setTabBarHidden(_ hidden: Bool, animated: Bool) { super.setTabBarHidden(hidden, animated: animated) }
        override var isTabBarHidden: Bool { didSet {} }
      }
      """
    try expect(code, becomes: code)
  }

  @Test
  func `a library's own type is meant in the screens of its app`() throws {
    let ported = try port(
      modules: [
        (
          "Kit",
          [
            """
            import UIKit
            public struct Transition { public var name = "cube"; public init() {} }
            public protocol Source { func transition() -> Transition }
            """
          ]
        ),
        (
          "App",
          [
            """
            import Kit
            import UIKit
            class Menu: UITableViewController {}
            extension Menu: Source { func transition() -> Transition { Transition() } }
            """
          ]
        ),
      ]
    )
    #expect(ported.files[0].text?.contains("public typealias _OwnTransition = Transition") == true)
    try expectCompiles(ported)
  }

  @Test
  func `an own alias is meant in an own screen`() throws {
    let ported = try port(
      """
      import UIKit
      typealias Transition = UIViewControllerTransitioningDelegate
      protocol Target { var transition: Transition { get } }
      class Fade: NSObject, UIViewControllerTransitioningDelegate {}
      """,
      """
      import UIKit
      class Detail: UIViewController, Target {
        lazy var transition: Transition = Fade()
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `an alias inside a class stays what it is`() throws {
    let code = """
      import UIKit
      typealias Transition = Int
      class Detail: UIViewController {
        typealias Transition = String
        var transition: Transition = ""
      }
      """
    try expect(code, becomes: code)
  }

  @Test
  func `a switch over the phases of a touch from before pointers may go on`() throws {
    let ported = try port(
      """
      import UIKit
      func number(_ touch: UITouch) -> Int {
        switch touch.phase {
        case .began: return 1
        case .moved, .stationary: return 2
        case .cancelled, .ended: return 3
        }
      }
      """
    )
    #expect(ported.body().contains("default: fatalError()"))
    try expectCompiles(ported)
  }
}
