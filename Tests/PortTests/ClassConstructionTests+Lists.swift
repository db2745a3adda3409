import Foundation
import Testing

/// Classes in lists.
extension `Rules for objects of a class in a variable` {
  @Test
  func `lists of classes, animations by key path and extensions for a class make objects`() throws {
    try expect(
      """
      import UIKit
      protocol Made {}
      extension Made where Self: UIViewController {
        static func make() -> Self { Self.init(nibName: nil, bundle: nil) }
      }
      protocol Drawn { associatedtype View: UIView }
      extension Drawn { func makeView() -> View { View() } }
      func animation<T: CAPropertyAnimation>(_: T.Type) -> T { T(keyPath: "opacity") }
      let screens: [(String, UIViewController.Type)] = []
      let plain: [UIView.Type] = []
      func screen(_ row: Int) -> UIViewController { screens[row].1.init() }
      func view(_ row: Int) -> UIView { plain[row].init() }
      """,
      becomes: """
        import UIKit
        protocol Made {}
        extension Made where Self: UIViewController {
          static func make() -> Self { Self._new(nibName: nil, bundle: nil) }
        }
        protocol Drawn { associatedtype View: UIView }
        extension Drawn { func makeView() -> View { View._new() } }
        func animation<T: CAPropertyAnimation>(_: T.Type) -> T { T._new(keyPath: "opacity") }
        let screens: [(String, UIViewController.Type)] = []
        let plain: [UIView.Type] = []
        func screen(_ row: Int) -> UIViewController { screens[row].1._new() }
        func view(_ row: Int) -> UIView { plain[row]._new() }
        """
    )
  }

  @Test
  func `a list of classes without a type makes objects of them`() throws {
    let text = """
      import UIKit
      class Base: UIViewController {}
      class Other: Base {}
      let demos = [("Base", Base.self), ("Other", Other.self)]
      let plain = [Base.self, Other.self]
      func a(_ row: Int) -> UIViewController { let (_, type) = demos[row]; return type.init() }
      func b(_ row: Int) -> UIViewController { let item = demos[row]; return item.1.init() }
      func c(_ row: Int) -> UIViewController { plain[row].init() }
      func d() -> [UIViewController] {
        var made: [UIViewController] = []
        for (_, type) in demos { made.append(type.init()) }
        return made
      }
      """
    try expect(text, becomes: text.replacingOccurrences(of: ".init()", with: "._new()"))
  }

  @Test
  func `variables that hold a part of a typed list of classes make objects`() throws {
    let text = """
      import UIKit
      let plain: [UIViewController.Type] = []
      let nested: [[UIViewController.Type]] = []
      let sections: [(String, [(String, UIViewController.Type)])] = []
      let map: [String: UIViewController.Type] = [:]
      func a(_ row: Int) -> UIViewController { let type = plain[row]; return type.init() }
      func b(_ path: IndexPath) -> UIViewController {
        let kind = nested[path.section][path.row]
        return kind.init()
      }
      func c(_ path: IndexPath) -> UIViewController { nested[path.section][path.row].init() }
      func d(_ path: IndexPath) -> UIViewController {
        let rows = nested[path.section]
        return rows[path.row].init()
      }
      func e(_ path: IndexPath) -> UIViewController { sections[path.section].1[path.row].1.init() }
      func f() -> UIViewController? {
        guard let screen = map["a"] else { return nil }
        return screen.init()
      }
      func g() -> UIViewController? {
        if let screen = map["a"] { return screen.init() }
        return plain.first?.init()
      }
      func h() -> [UIViewController] { plain.map { $0.init() } + plain.map { screen in screen.init() } }
      """
    try expect(text, becomes: text.replacingOccurrences(of: ".init()", with: "._new()"))
  }

  @Test
  func `lists of lists and maps of classes without a type make objects of them`() throws {
    let text = """
      import UIKit
      class Base: UIViewController {}
      class Other: Base {}
      let nested = [[Base.self], [Base.self, Other.self]]
      let map = ["base": Base.self, "other": Other.self]
      func a(_ path: IndexPath) -> UIViewController { nested[path.section][path.row].init() }
      func b() -> UIViewController? { map["base"]?.init() }
      """
    try expect(text, becomes: text.replacingOccurrences(of: ".init()", with: "._new()"))
  }
}
