import Foundation
import Testing

@Suite
struct `Tables of names` {
  @Test
  func `an override of a command of editing is found by its name, other overrides are not`() throws
  {
    let ported = try port(
      """
      import UIKit
      class CopyLabel: UILabel {
        override func copy(_ sender: Any?) {}
        override func layoutSubviews() {}
      }
      """
    )
    let text = ported.appended()
    #expect(text.contains(#"table.selector("copy:", CopyLabel.copy(_:))"#), "\(text)")
    #expect(!text.contains("layoutSubviews"))
  }

  @Test
  func `the optional methods of a data source are written down, also those that are overridden`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
        func tableView(
          _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {}
      }
      class List: UITableViewController {
        override func tableView(
          _ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath
        ) {}
      }
      class Grid: UICollectionViewController {
        override func collectionView(
          _ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath
        ) {}
      }
      """
    )
    let text = ported.appended()
    #expect(text.contains(#""tableView:commit:forRowAt:""#), "\(text)")
    #expect(text.contains(#".responds(to: ["tableView:moveRowAt:to:"])"#), "\(text)")
    #expect(text.contains(#".responds(to: ["collectionView:moveItemAt:to:"])"#), "\(text)")
  }

  @Test
  func `closures are neither keys nor arguments of selectors`() throws {
    let ported = try port(
      """
      import UIKit
      public typealias Done = (_ sheet: Sheet) -> Void
      @objcMembers public class Sheet: UIView {
        var done: Done?
        var other: (() -> Void)?
        var size = CGSize.zero
        open func show(done: Done? = nil) {}
        open func append(_ item: some Equatable) {}
      }
      """
    )
    let text = ported.appended()
    #expect(text.contains(#".key("size""#), "\(text)")
    #expect(!text.contains(#".key("done""#) && !text.contains(#".key("other""#))
    #expect(!text.contains(".selector("))
    try expectCompiles(ported)
  }

  @Test
  func `a method with a tuple is no selector`() throws {
    let ported = try port(
      """
      import UIKit
      @objcMembers class Page: UIView {
        func show(_ place: (id: Int?, next: Int?)) {}
        func place() -> (id: Int?, next: Int?) { (nil, nil) }
        func hide() {}
      }
      """
    )
    let text = ported.appended()
    #expect(text.contains(#".selector("hide""#), "\(text)")
    #expect(!text.contains(#".selector("show"#) && !text.contains(#".selector("place"#))
    try expectCompiles(ported)
  }

  @Test
  func `nor is one whose tuple has a name`() throws {
    let ported = try port(
      """
      import UIKit
      @objcMembers class Page: UIView {
        typealias Parts = (id: Int?, next: Int?)
        func inject(_ parts: Parts) {}
        func parts() -> Parts? { nil }
        func hide() {}
      }
      """
    )
    let text = ported.appended()
    #expect(text.contains(#".selector("hide""#), "\(text)")
    #expect(!text.contains(#".selector("inject"#) && !text.contains(#".selector("parts"#))
    try expectCompiles(ported)
  }

  @Test
  func `in Swift 3 every member that is not private is found by its name`() throws {
    let card = """
      import UIKit
      enum Suit { case hearts }
      class Card: NSObject {
        var name: String?
        var suit: Suit?
        let size = CGSize.zero
        private var note = ""
        func turn() {}
        func count(_ suits: [Suit]) -> Int? { nil }
      }
      class Plain { var name = "" }
      """
    let ported = try port(modules: [("Demo", [card])], infersObjC: true)
    let text = ported.appended()
    #expect(text.contains(#"table.key("name", \Card.name)"#), "\(text)")
    #expect(text.contains(#"table.selector("turn", "#))
    #expect(!text.contains("note") && !text.contains("Plain"))
    try expectCompiles(ported)
    #expect(try !port(card).appended().contains("name"))
  }

  @Test
  func `methods that differ only in their types have their types in the table`() throws {
    let ported = try port(
      """
      import UIKit
      class Pager: UIView {
        @objc(registerClass:) func register(_ cell: AnyClass?) {}
        @objc(registerNib:) func register(_ nib: UINib?) {}
      }
      """
    )
    let text = ported.appended()
    for (name, type) in [("registerClass:", "AnyClass?"), ("registerNib:", "UINib?")] {
      let line = #"table.selector("\#(name)", Pager.register(_:) as (Pager) -> (\#(type)) -> Void)"#
      #expect(text.contains(line), "\(text)")
    }
    try expectCompiles(ported)
  }

  @Test
  func `outlets, actions and responding methods are in a table at the end of the file`() throws {
    let ported = try port(
      """
      import UIKit
      class A: UIViewController, UIScrollViewDelegate {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var buttons: [UIButton]!
        @IBInspectable var inset: CGFloat = 4
        @IBAction private func tap(_ sender: Any) {}
        @IBAction func close() {}
        @objc func pan(_ g: UIPanGestureRecognizer, with event: UIEvent) {}
        @objc func many(_ a: Int, _ b: Int, _ c: Int) {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func plain() {}
      }
      extension UIView {
        @IBInspectable var cornerRadius: CGFloat {
          get { layer.cornerRadius }
          set { layer.cornerRadius = newValue }
        }
      }
      extension UIViewController {
        @IBAction func goBack(_ sender: Any) { dismiss(animated: true) }
      }
      """
    )
    let text = ported.appended()
    let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in [
      #"table.outlet("label", \A.label)"#, #"table.outlet("buttons", \A.buttons)"#,
      #"table.action("tap:")"#, #"table.action("close")"#,
      #"table.key("inset", \A.inset)"#, #"table.selector("tap:", A.tap(_:))"#,
      #"table.selector("close", A.close as (A) -> () -> Void)"#,
      #"table.selector("pan:with:", A.pan(_:with:))"#,
      #"table.responds(to: ["scrollViewDidScroll:"])"#,
      #"table.key("cornerRadius", \UIView.cornerRadius, set: { $0.cornerRadius = $1 })"#,
      #"table.inspected(["cornerRadius"])"#,
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(!text.contains("plain"))
    #expect(text.contains(#".selector("goBack:""#) && !text.contains(#".action("goBack:")"#))
    #expect(ported.response.modules[0].tables?.count == 1)
    try expectCompiles(ported)
  }

  @Test
  func `classes that need no arguments are marked, for objects of interface files`() throws {
    let ported = try port(
      """
      import UIKit
      class Plain: NSObject { var x = 1 }
      class Sub: Plain { init(y: Int) { super.init() } }
      class Defaulted: UIPercentDrivenInteractiveTransition { init(speed: Int = 1) { super.init() } }
      class Link: NSLayoutConstraint {}
      class Pan: UIPanGestureRecognizer {
        override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
      }
      class Screen: UIViewController {}
      @objc(OldName) class Renamed: NSObject {}
      """
    )
    let lines = ported.appended().components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    for line in [
      "table.maker { Plain() }", "table.maker { Defaulted() }", "table.maker { Link() }",
      "table.maker { Pan(target: nil, action: nil) }", "table.maker { Renamed() }",
      #"table.named("OldName", Renamed.self)"#,
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(!lines.contains("table.maker { Sub() }"))
    #expect(!lines.contains("table.maker { Screen() }"))
    try expectCompiles(ported)
  }

  @Test
  func
    `a view whose init(coder:) ends the program or makes none is made otherwise for its appearance`()
    throws
  {
    let trap = "required init?(coder: NSCoder) { fatalError() }"
    let code = """
      import UIKit
      class Card: UIView { override init(frame: CGRect) { super.init(frame: frame) }; \(trap) }
      class Wide: Card {}
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
        \(trap)
      }
      class Empty: UIView { override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { nil } }
      class Badge: UIButton { init(size: CGFloat = 3) { super.init(frame: .zero) }; \(trap) }
      class Named: UIView { init(name: String) { super.init(frame: .zero) }; \(trap) }
      class Plain: UIView {}
      class Screen: UIViewController { init() { super.init(nibName: nil, bundle: nil) }; \(trap) }

      """
    let ported = try port(code + "@MainActor func dress() { Card.appearance().alpha = 0.5 }")
    let lines = ported.appended().components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let makers = lines.filter { $0.hasPrefix("table.maker") }
    #expect(
      makers == [
        "table.maker { Badge() }", "table.maker { Card(frame: .zero) }",
        "table.maker { Empty(frame: .zero) }",
        "table.maker { Row(style: .default, reuseIdentifier: nil) }",
        // Anything may make it by its `init()`, as on iOS.
        "table.maker { Screen() }", "table.maker { Wide(frame: .zero) }",
      ]
    )
    try expectCompiles(ported)
    // Where nothing asks for an appearance, none is made that way.
    let others = try port(code).appended()
    #expect(!others.contains("Card(") && !others.contains("Badge("))
  }

  @Test
  func `private nested classes are listed`() throws {
    let ported = try port(
      """
      import UIKit
      class Outer: UIView {
        private class Inner: UIView { @objc private func tap() {} }
      }
      """
    )
    #expect(ported.appended().contains(#"table.selector("tap", "#))
    try expectCompiles(ported)
  }

  @Test
  func `only what a file alone fills and connects is an outlet or an action of it`() throws {
    let ported = try port(
      """
      import UIKit
      class A: UIViewController {
        @IBOutlet weak var label: UILabel?
        @IBOutlet var list: UITableView!
        @IBOutlet var box: UIView! { didSet { box.tag = 1 } }
        override func viewDidLoad() { if list == nil { list = UITableView() } }
        lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        @IBAction func tapped() {}
        @IBAction func drag(_ sender: UIPanGestureRecognizer!) {}
        @IBAction func unwind(_ segue: UIStoryboardSegue) {}
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let other = segue.destination as? Detail { other.id = sender as? Int }
        }
      }
      class Detail: UIViewController { var id: Int? }
      """
    )
    let lines = ported.appended().components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains(#"table.key("label", \A.label)"#))
    #expect(lines.contains(#"table.key("list", \A.list)"#))
    #expect(lines.contains(#"table.outlet("box", \A.box)"#))
    let actions = lines.filter { $0.contains(".action(") }
    #expect(actions == [#"table.action("drag:", of: UIPanGestureRecognizer.self)"#])
    #expect(lines.contains("table.destinations([Detail.self])"))
    try expectCompiles(ported)
  }

  @Test
  func `the table of a generic class is made for each class that it becomes`() throws {
    let library = """
      import UIKit
      open class Base<Item: UIView>: UIViewController, UIScrollViewDelegate {
        @IBOutlet private weak var box: UIView!
        @IBAction func go(_ sender: Any) {}
        @objc func item() -> Item? { nil }
        public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      open class Middle<Key>: Base<UIButton> { @objc func other() {} }
      """
    let app = """
      import UIKit
      import Lib
      class Child: Base<UILabel> {}
      class Second: Middle<Int> {}
      class Third: Second {}
      """
    let ported = try port(modules: [("Lib", [library]), ("Demo", [app])])
    let text = ported.appended()
    for line in [
      "let table = ClassTable.of(Base.self)", #"table.outlet("box", \Base.box)"#,
      #"table.selector("go:", Base.go(_:))"#,
      #"table.responds(to: ["scrollViewDidScroll:"])"#, "@MainActor public static func",
    ] {
      #expect(text.contains(line), "\(text)")
    }
    let calls = ported.appended(1).components(separatedBy: "\n")
    #expect(calls.count { $0.hasPrefix("  Child._segueGenericTable_") } == 1, "\(calls)")
    #expect(calls.count { $0.hasPrefix("  Second._segueGenericTable_") } == 2, "\(calls)")
    #expect(!calls.contains { $0.contains("Third") }, "\(calls)")
    let tables = ported.response.modules.map { $0.tables?.count }
    #expect(tables == [0, 1])
    try expectCompiles(ported)
  }

  @Test
  func `a class with the name of its own method has a table and selectors`() throws {
    let ported = try port(
      """
      import UIKit
      class picker: UIViewController {
        @IBOutlet var box: UIView?
        @IBAction func go(_ sender: Any) {}
        func picker(_ picker: UIView, didSelect color: UIColor) {}
        lazy var tap = UITapGestureRecognizer(target: self, action: #selector(go))
      }
      """
    )
    let text = ported.appended()
    #expect(text.contains("extension picker {"), "\(text)")
    #expect(text.contains("fileprivate typealias"), "\(text)")
    try expectCompiles(ported)
  }

  @Test
  func `what is unavailable is not in a table`() throws {
    let ported = try port(
      """
      import UIKit
      @objcMembers class Manager: NSObject {
        let root: UIView
        init(root: UIView) { self.root = root }
        @available(*, unavailable, message: "Use init(root:)") override init() { fatalError() }
        @available(*, unavailable) func gone() {}
        @available(swift, obsoleted: 4.0, renamed: "now") func then() {}
        @available(*, deprecated, message: "It is soon unavailable.") func now() {}
      }
      @available(*, unavailable, renamed: "Manager")
      class OldManager: NSObject { @objc func stay() {} }
      @available(*, unavailable) extension Manager { @objc func later() {} }
      class Drag: UIPanGestureRecognizer {
        @available(*, unavailable)
        override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
      }
      """
    )
    let text = ported.appended()
    #expect(text.contains(#".selector("now""#) && text.contains(#".key("root""#), "\(text)")
    for name in [".maker", "gone", "then", "OldManager", "later"] { #expect(!text.contains(name)) }
    try expectCompiles(ported)
  }

  @Test
  func `in Swift 3 extensions of structures and enumerations have no tables`() throws {
    let source = """
      import UIKit
      extension UIViewAnimatingPosition { var word: String { "end" } }
      extension UIGestureRecognizerState { func isAny(_ all: [UIGestureRecognizerState]) -> Bool { all.contains(self) } }
      extension UIEdgeInsets { var width: CGFloat { left + right } }
      extension UIColor { var isDark: Bool { false } }
      """
    let ported = try port(modules: [("Demo", [source])], infersObjC: true)
    let text = ported.appended()
    #expect(text.components(separatedBy: "ClassTable.of(").count == 2, "\(text)")
    #expect(text.contains(#"table.key("isDark", \UIColor.isDark)"#))
    try expectCompiles(ported)
  }

  @Test
  func `a table names types by their new names, or leaves them to the compiler`() throws {
    let source = """
      import UIKit
      class Knob: UIControl {
        func current() -> UIControlState { .normal }
        func put(_ state: UIControlState) {}
        func put(_ type: UIButtonType) {}
      }
      """
    let ported = try port(modules: [("Demo", [source])], infersObjC: true)
    let text = ported.appended()
    #expect(text.contains("Knob.current as (Knob) -> () -> _)"), "\(text)")
    #expect(text.contains("Knob.put(_:) as (Knob) -> (UIControl.State) -> Void)"))
    try expectCompiles(ported)
  }
}
