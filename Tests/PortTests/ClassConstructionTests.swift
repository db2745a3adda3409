import Foundation
import Testing

/// Objects of a class in a variable, by the initializers of UIKit's classes.
@Suite
struct `Rules for objects of a class in a variable` {
  @Test
  func `a static method of an extension makes an object of the class it extends`() throws {
    try expect(
      """
      import UIKit
      extension UIColor {
        static func of(_ parts: [CGFloat]) -> Self {
          return self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        }
      }
      """,
      becomes: """
        import UIKit
        extension UIColor {
          static func of(_ parts: [CGFloat]) -> Self {
            return (UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1) as! Self)
          }
        }
        """
    )
  }

  @Test
  func `a class that a condition unwraps makes objects, too`() throws {
    let text = """
      import UIKit
      func wrapped(_ screen: UIViewController, in wrap: UINavigationController.Type?) -> UIViewController {
        if let stack = wrap, screen.parent == nil {
          return stack.init(rootViewController: screen)
        }
        return screen
      }
      """
    try expect(text, becomes: text.replacingOccurrences(of: "stack.init", with: "stack._new"))
  }

  @Test
  func `a name that a condition binds is a closure in another function`() throws {
    let text = """
      import UIKit
      func cell(_ type: Any) -> UIView? {
        if let make = type as? UITableViewCell.Type { return make.init() }
        return nil
      }
      func other(_ make: () -> UIView) -> UIView { make() }
      """
    try expect(text, becomes: text.replacingOccurrences(of: "make.init", with: "make._new"))
  }

  @Test
  func `a name that a condition binds is known only in its statement or block`() throws {
    let text = """
      import UIKit
      class Shape { required init() {} }
      func one(_ wrap: UIView.Type?) -> UIView? {
        if let stack = wrap { return stack.init() }
        return nil
      }
      func two(_ wrap: UIView.Type?) -> UIView {
        guard let stack = wrap else { return UIView() }
        return stack.init()
      }
      func three() -> Shape {
        let stack = Shape.self
        return stack.init()
      }
      """
    let parts = text.components(separatedBy: "func three")
    try expect(
      text,
      becomes: parts[0].replacingOccurrences(of: "stack.init", with: "stack._new") + "func three"
        + parts[1]
    )
  }

  @Test
  func `an object is made by the type of its variable or function alone`() throws {
    let text = """
      import UIKit
      protocol ViewCode: UIView {}
      class Screen<V>: UIViewController where V: ViewCode {
        var custom: V = .init()
        let other: UIView = .init()
        func make<T: UIView>() -> T {
          let views = [1].map { _ -> UIView in .init() }
          let local: T = .init(frame: .zero)
          return .init()
        }
        func one<T: UIViewController>() -> T { .init(nibName: nil, bundle: nil) }
      }
      """
    try expect(
      text,
      becomes: text.replacingOccurrences(of: "V = .init", with: "V = V._new")
        .replacingOccurrences(of: "T = .init", with: "T = T._new")
        .replacingOccurrences(of: "return .init", with: "return T._new")
        .replacingOccurrences(of: "-> T { .init", with: "-> T { T._new")
    )
  }

  @Test
  func `a screen's or a view's own plain initializer is in the table of its class`() throws {
    let ported = try port(
      """
      import UIKit
      class Screen: UIViewController {
        init() { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Detail: Screen {}
      class Sized: UIView {
        init(size: CGFloat = 2) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Framed: UIView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    )
    let tables = ported.appended()
    #expect(tables.contains("table.maker { Screen() }"))
    #expect(tables.contains("table.maker { Detail() }"))
    #expect(!tables.contains("Sized()") && !tables.contains("Framed()"))
    try expectCompiles(ported)
  }

  @Test
  func `a class of colours or pictures in a variable is that class itself`() throws {
    try expect(
      """
      import UIKit
      final class Holder {
        var colors: UIColor.Type = UIColor.self
        let pictures: UIImage.Type? = nil
        func make() -> (UIColor, UIColor, UIImage?) {
          let local: UIColor.Type = UIColor.self
          return (
            colors.init(red: 1, green: 0, blue: 0, alpha: 1), local.init(white: 1, alpha: 1),
            self.pictures!.init(named: "a")
          )
        }
      }
      """,
      becomes: """
        import UIKit
        final class Holder {
          var colors: UIColor.Type = UIColor.self
          let pictures: UIImage.Type? = nil
          func make() -> (UIColor, UIColor, UIImage?) {
            let local: UIColor.Type = UIColor.self
            return (
              UIColor.init(red: 1, green: 0, blue: 0, alpha: 1), UIColor.init(white: 1, alpha: 1),
              UIImage.init(named: "a")
            )
          }
        }
        """
    )
  }

  @Test
  func `classes of items, alerts and pages make objects with what those show`() throws {
    let text = """
      import UIKit
      func make(
        _ item: UIBarButtonItem.Type, _ tab: UITabBarItem.Type, _ alert: UIAlertController.Type,
        _ pages: UIPageViewController.Type, _ glass: UIVisualEffectView.Type,
        _ path: UIBezierPath.Type
      ) -> [AnyObject] {
        [
          item.init(title: "A", style: .plain, target: nil, action: nil),
          item.init(barButtonSystemItem: .add, target: nil, action: nil),
          tab.init(title: "A", image: nil, tag: 1),
          alert.init(title: nil, message: nil, preferredStyle: .alert),
          pages.init(transitionStyle: .scroll, navigationOrientation: .vertical, options: nil),
          glass.init(effect: nil), path.init(rect: .zero),
        ]
      }
      """
    try expect(text, becomes: text.replacingOccurrences(of: ".init(", with: "._new("))
  }

  @Test
  func `a class that a case of an enumeration holds makes objects`() throws {
    let text = """
      import UIKit
      enum Way {
        case segue(segueClass: UIStoryboardSegue.Type, animated: Bool)
        func go(_ from: UIViewController, _ to: UIViewController) {
          guard case .segue(let segueClass, _) = self else { return }
          segueClass.init(identifier: "go", source: from, destination: to).perform()
        }
      }
      """
    try expect(text, becomes: text.replacingOccurrences(of: ".init(", with: "._new("))
  }

  @Test
  func `the clause of a protocol says what its extensions make`() throws {
    let text = """
      import UIKit
      protocol Made where Self: UIViewController { static func make() -> Self }
      protocol Named: Made {}
      extension Made { static func make() -> Self { return Self(nibName: nil, bundle: nil) } }
      extension Named { static func named() -> Self { self.init(nibName: "A", bundle: nil) } }
      """
    try expect(
      text,
      becomes: text.replacingOccurrences(of: "Self(nib", with: "Self._new(nib")
        .replacingOccurrences(of: "self.init(nib", with: "self._new(nib")
    )
  }

  @Test
  func `a class of navigation controllers makes one with its root`() throws {
    let text = """
      import UIKit
      func wrap(_ root: UIViewController, _ type: UINavigationController.Type) -> UIViewController {
        type.init(rootViewController: root)
      }
      """
    try expect(text, becomes: text.replacingOccurrences(of: "type.init(", with: "type._new("))
  }

  @Test
  func `the class of a picture's view makes another one`() throws {
    let text = """
      import UIKit
      func copy(_ view: UIImageView) -> UIView { type(of: view).init(image: view.image) }
      """
    try expect(text, becomes: text.replacingOccurrences(of: ".init(", with: "._new("))
  }

  @Test
  func `a class that a method answers makes objects`() throws {
    try expect(
      """
      import UIKit
      class Badge: UIView {
        func badgeClass() -> UIView.Type? { UIView.self }
        func make() {
          guard let type = badgeClass() else { return }
          addSubview(type.init(frame: bounds))
        }
      }
      """,
      becomes: """
        import UIKit
        class Badge: UIView {
          func badgeClass() -> UIView.Type? { UIView.self }
          func make() {
            guard let type = badgeClass() else { return }
            addSubview(type._new(frame: bounds))
          }
        }
        """
    )
  }

  @Test
  func `generic parameters, variables and Self make objects by UIKit's initializers`() throws {
    try expect(
      """
      import UIKit
      class Panel: UIViewController {}
      func view<T: UIView>(_ type: T.Type) -> T { type.init(frame: .zero) }
      func cell<T>(_: T.Type) -> T where T: UITableViewCell { T(style: .value1, reuseIdentifier: nil) }
      func head(_ type: UITableViewHeaderFooterView.Type) -> UIView { type.init(reuseIdentifier: nil) }
      struct Entry { var type: Panel.Type }
      func open(_ entry: Entry) -> UIViewController { entry.type.init() }
      extension UIView { static func make() -> Self { Self() } }
      func object(_ name: String) -> NSObject {
        let found: NSObject.Type = NSClassFromString(name) as! NSObject.Type
        return found.init()
      }
      """,
      becomes: """
        import UIKit
        class Panel: UIViewController {}
        func view<T: UIView>(_ type: T.Type) -> T { type._new(frame: .zero) }
        func cell<T>(_: T.Type) -> T where T: UITableViewCell { T._new(style: .value1, reuseIdentifier: nil) }
        func head(_ type: UITableViewHeaderFooterView.Type) -> UIView { type._new(reuseIdentifier: nil) }
        struct Entry { var type: Panel.Type }
        func open(_ entry: Entry) -> UIViewController { entry.type._new() }
        extension UIView { static func make() -> Self { Self._new() } }
        func object(_ name: String) -> NSObject {
          let found: NSObject.Type = NSClassFromString(name) as! NSObject.Type
          return found._new()
        }
        """
    )
  }

  @Test
  func `a variable of a generic parameter's class is one of what the parameter has to be`() throws {
    try expect(
      """
      import UIKit
      final class Pool {
        func dequeue<T: UIView>(type: T.Type) -> T { type.init() }
      }
      """,
      becomes: """
        import UIKit
        final class Pool {
          func dequeue<T: UIView>(type: T.Type) -> T { type._new() }
        }
        """
    )
  }

  @Test
  func `required initializers, structures and types named directly are called as written`() throws {
    let source = """
      import UIKit
      class Shape { required init() {} }
      protocol Makeable { init() }
      class Box: UIView {
        required init(side: CGFloat) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
        static func one() -> Self { Self(side: 1) }
      }
      func a<T: Shape>(_: T.Type) -> T { T() }
      func b<T: Makeable>(_: T.Type) -> T { T() }
      func c<T: RangeReplaceableCollection>(_ type: T.Type) -> T { type.init() }
      let view = UIView(frame: .zero)
      let other = UIView.init(frame: .zero)
      """
    try expect(source, becomes: source)
  }

  @Test
  func `cells that only a storyboard can make are reported when a pool makes them`() throws {
    try expect(
      """
      import UIKit
      class Drawn: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      open class Plain: UICollectionViewCell { public required init?(coder: NSCoder) { super.init(coder: coder) } }
      class Row: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }
      """,
      becomes: """
        import UIKit
        class Drawn: UICollectionViewCell {
          override init(frame: CGRect) { super.init(frame: frame) }
          required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        open class Plain: UICollectionViewCell { public required init?(coder: NSCoder) { super.init(coder: coder) } ; public required convenience init(dequeuedWith frame: CGRect) { fatalError("Use of unimplemented initializer 'init(frame:)' for class 'Plain'") } }
        class Row: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } ; required convenience init(dequeuedWith reuseIdentifier: String) { fatalError("Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class 'Row'") } }
        """
    )
  }
}
