import Foundation
import Testing

@Suite
struct `Members that move` {
  @Test
  func `an override in an extension moves into the class, and keeps its place`() throws {
    let ported = try port(
      "import UIKit\nclass A: UIViewController {\n}\n",
      """
      import UIKit
      private let margin = 3
      extension A {
        override func viewDidLoad() {
          super.viewDidLoad()
          print(margin)
        }
      }
      """
    )
    #expect(
      ported.body(0) == """
        import UIKit
        class A: UIViewController {
        #sourceLocation(file: "/Demo/B.swift", line: 4)
          override func viewDidLoad() {
            super.viewDidLoad()
            print(margin)
          }
        #sourceLocation(file: "/Demo/A.swift", line: 3)
        }

        """
    )
    try expectCompiles(ported)
  }

  @Test
  func `an overridden member moves out of its extension`() throws {
    let ported = try port(
      """
      import UIKit
      class A: UIView {}
      extension A { @objc func reload() {} }
      class B: A { override func reload() { super.reload() } }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `an own extension of UIKit's class can be overridden`() throws {
    let ported = try port(
      """
      import UIKit
      extension UIViewController {
        @objc var isCovered: Bool { return presentedViewController != nil }
        @objc func refresh(_ deep: Bool) {}
      }
      class A: UINavigationController {
        override var isCovered: Bool { return super.isCovered }
        override func refresh(_ deep: Bool) { super.refresh(deep) }
      }
      class B: A { override func refresh(_ deep: Bool) { super.refresh(false) } }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `what a library adds to UIKit's class is overridden in a file that does not import it`()
    throws
  {
    let ported = try port(
      modules: [
        (
          "Bars",
          ["import UIKit\nextension UIViewController { @objc open var tint: UIColor? { nil } }"]
        ),
        (
          "Demo",
          [
            "import UIKit\nimport Bars\nfunc tint(_ screen: UIViewController) -> UIColor? { screen.tint }",
            "import UIKit\nclass Red: UIViewController { override var tint: UIColor? { .red } }",
          ]
        ),
      ]
    )
    try expectCompiles(ported)
  }

  @Test
  func `an own extension of UIKit's class is overridden in extensions of its subclasses`() throws {
    let ported = try port(
      """
      import UIKit
      extension UIView {
        @objc func save(_ name: String) -> Int { 1 }
        @objc var depth: Int { 1 }
      }
      extension UIScrollView { override func save(_ name: String) -> Int { super.save(name) + 1 } }
      extension UITableView {
        override func save(_ name: String) -> Int { super.save(name) + 1 }
        override var depth: Int { super.depth + 1 }
      }
      class A: UITableView {
        override func save(_ name: String) -> Int { super.save(name) + 1 }
      }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    #expect(text.contains("super._override_UIScrollView_save(name) + 1"))
    #expect(text.contains("super._override_UITableView_save(name) + 1"))
    #expect(text.contains("super._base_depth + 1"))
  }

  @Test
  func `what is overridden takes a list, although another one takes any number of arguments`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      extension UIView {
        @discardableResult func place(_ views: UIView...) -> UIView { place(views) }
        @objc @discardableResult func place(_ views: [UIView]) -> UIView { self }
      }
      extension UITableViewCell {
        @discardableResult override func place(_ views: [UIView]) -> UIView { contentView }
      }
      func build(_ cell: UITableViewCell) { cell.place(UIView(), UIView()) }
      """
    )
    try expectCompiles(ported)
    #expect(ported.body().contains("func place(_ views: UIView...)"), "\(ported.body())")
    #expect(ported.body().contains("func _base_place(_ views: [UIView])"), "\(ported.body())")
  }

  @Test
  func `a class of Apple's may have a protocol's member as it is spelled there`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol Card: class {
        var destination: UIView! { get }
        var window: UIWindow! { get }
      }
      @objc protocol Titled { var title: String! { get set } }
      extension UIViewController: Card, Titled {
        @objc var destination: UIView! { nil }
        var window: UIWindow! { view.window }
      }
      class A: UIViewController {
        override var destination: UIView! { view }
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `an extension of CGFloat finds Swift's abs`() throws {
    let ported = try port(
      """
      import UIKit
      extension CGFloat { func distance(to other: CGFloat) -> CGFloat { abs(self - other) } }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `the compiler reports the user's line and column`() throws {
    let ported = try port("import UIKit\n\nclass A: UIView {\n  @objc func f() { missing() }\n}\n")
    let messages = try typecheck(ported)
    #expect(messages.contains("/Demo/A.swift:4:20: error: cannot find 'missing' in scope"))
  }

  @Test
  func `shifted columns are listed`() throws {
    let ported = try port("import UIKit\nlet a = #selector(UIView.layoutSubviews); let b = 1\n")
    let shift = try #require(ported.files[0].shifts!.first)
    let line = ported.body().components(separatedBy: "\n")[1]
    let column = line.range(of: "; let b")!.lowerBound.utf16Offset(in: line) + 1
    #expect(shift.line == 2)
    #expect(shift.column == column)
    #expect(column - shift.by == 41)
  }
}
