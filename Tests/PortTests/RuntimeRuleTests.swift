import Foundation
import Testing

@Suite
struct `Rules of the port for the runtime of Objective-C` {
  @Test
  func `an optional method with labels is one, although a variable has its name`() throws {
    try expect(
      """
      import UIKit
      class List: UITableView {
        var numberOfRows = 0
        var numberOfSections_: ((Int) -> Int)?
        weak var source: UITableViewDataSource?
        func count(numberOfSections: Int) -> Int {
          guard let count = source?.numberOfSections?(in: self) else { return numberOfSections }
          return count
        }
      }
      """,
      becomes: """
        import UIKit
        class List: UITableView {
          var numberOfRows = 0
          var numberOfSections_: ((Int) -> Int)?
          weak var source: UITableViewDataSource?
          func count(numberOfSections: Int) -> Int {
            guard let count = source?.numberOfSections(in: self) else { return numberOfSections }
            return count
          }
        }
        """
    )
  }

  @Test
  func `the value of a key is a number of any type`() throws {
    try expect(
      """
      import UIKit
      func angle(_ layer: CALayer) -> CGFloat {
        layer.value(forKeyPath: "transform.rotation.z") as! CGFloat
      }
      func width(_ layer: CALayer) -> Double? { layer.value(forKey: "borderWidth") as? Double }
      """,
      becomes: """
        import UIKit
        func angle(_ layer: CALayer) -> CGFloat {
          (DynamicObject(layer.value(forKeyPath: "transform.rotation.z")).number.map { CGFloat(truncating: $0) })!
        }
        func width(_ layer: CALayer) -> Double? { (DynamicObject(layer.value(forKey: "borderWidth")).number.map { Double(truncating: $0) }) }
        """
    )
  }

  @Test
  func `a method of Objective-C's name is found without its protocol`() throws {
    let ported = try port(
      """
      import UIKit
      open class Bar: UIViewController, UICollectionViewDelegate {
        @objc open func collectionView(
          _ collectionView: UICollectionView,
          layout collectionViewLayout: UICollectionViewLayout,
          sizeForItemAtIndexPath indexPath: IndexPath
        ) -> CGSize { CGSize(width: 7, height: 8) }
      }
      class Plain: UIViewController, UICollectionViewDelegate {
        func collectionView(
          _ collectionView: UICollectionView,
          layout collectionViewLayout: UICollectionViewLayout,
          sizeForItemAtIndexPath indexPath: IndexPath
        ) -> CGSize { .zero }
      }
      """
    )
    let text = ported.files.compactMap(\.text).joined()
    #expect(text.contains("extension Bar: UICollectionViewDelegateFlowLayout {"))
    #expect(!text.contains("extension Plain: UICollectionViewDelegateFlowLayout"))
    try expectCompiles(ported)
  }

  @Test
  func `the generated methods of a relationship have bodies`() throws {
    let ported = try port(
      """
      import CoreData
      class Author: NSManagedObject {
        @NSManaged var commits: NSSet?
      }
      extension Author {
        @objc(addCommitsObject:)
        @NSManaged public func addToCommits(_ value: NSManagedObject)
        @objc(removeCommits:)
        @NSManaged public func removeFromCommits(_ values: NSSet)
      }
      """,
      known: ["UIKit", "CoreData"]
    )
    try expectCompiles(ported)
  }

  @Test
  func `properties of a managed object are its values, and can be named by key paths`() throws {
    let ported = try port(
      """
      import CoreData
      import UIKit
      class Author: NSManagedObject {
        @NSManaged var name: String
        @NSManaged var born: Date?
        @NSManaged var books: NSOrderedSet?
        @NSManaged func insertIntoBooks(_ value: NSManagedObject, at idx: Int)
        @NSManaged func replaceBooks(at indexes: NSIndexSet, with values: [NSManagedObject])
      }
      """,
      known: ["UIKit", "CoreData"]
    )
    let text = ported.files.compactMap(\.text).joined()
    #expect(
      text.contains(
        "var name: String { get { _managed(\"name\") } set { _setManaged(newValue, \"name\") } }"
      )
    )
    #expect(text.contains(".key(\"born\", \\Author.born)"))
    #expect(
      text.contains("_changeManagedList(\"books\", at: indexes, removes: true, inserts: values)")
    )
    try expectCompiles(ported)
  }

  @Test
  func `objects of a class in a variable are made in a context`() throws {
    let ported = try port(
      """
      import CoreData
      import UIKit
      protocol Store { associatedtype Entity: NSManagedObject }
      extension Store {
        func make(in context: NSManagedObjectContext) -> Entity { Entity(context: context) }
      }
      func make<T: NSManagedObject>(_ type: T.Type, _ entity: NSEntityDescription) -> T {
        T(entity: entity, insertInto: nil)
      }
      """,
      known: ["UIKit", "CoreData"]
    )
    try expectCompiles(ported)
  }

  @Test
  func `a request is the same whatever its results are called`() throws {
    let ported = try port(
      """
      import CoreData
      import UIKit
      func erase(_ request: NSFetchRequest<NSManagedObject>) -> NSBatchDeleteRequest {
        NSBatchDeleteRequest(fetchRequest: request as! NSFetchRequest<NSFetchRequestResult>)
      }
      func typed(_ snapshot: NSDiffableDataSourceSnapshotReference) -> Int {
        let own = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
        return own.numberOfItems
      }
      extension Date: CVarArg { public var _cVarArgEncoding: [Int] { [] } }
      """,
      known: ["UIKit", "CoreData"]
    )
    try expectCompiles(ported)
  }

  @Test
  func `an override takes the selector that the method of NSObject takes`() throws {
    try expect(
      """
      import UIKit
      class A: NSObject {
        override func responds(to aSelector: Selector) -> Bool { super.responds(to: aSelector) }
        func responds(loudly aSelector: Selector) -> Bool { true }
      }
      """,
      becomes: """
        import UIKit
        class A: NSObject {
          override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
          func responds(loudly aSelector: Selector) -> Bool { true }
        }
        """
    )
  }

  @Test
  func `selectors have the runtime's names and unbound methods`() throws {
    try expect(
      """
      import UIKit
      class A: UIViewController {
        override func viewDidLoad() {
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
          tap.addTarget(self, action: #selector(A.moved(sender:)))
          _ = #selector(self.close)
          _ = #selector(setter: UIView.alpha)
          _ = #selector(setter: UIView.isHidden)
          _ = #selector(getter: UIView.isHidden)
        }
        @objc func tapped(_ recognizer: UITapGestureRecognizer) {}
        @objc private func moved(sender: Any) {}
        @objc(shut) func close() {}
      }
      """,
      becomes: """
        import UIKit
        class A: UIViewController {
          override func viewDidLoad() {
            let tap = UITapGestureRecognizer(target: self, action: Selector("tapped:", A.tapped(_:)))
            tap.addTarget(self, action: Selector("movedWithSender:", A.moved(sender:)))
            _ = Selector("shut", A.close)
            _ = Selector("setAlpha:")
            _ = Selector("setHidden:")
            _ = Selector("isHidden")
          }
                func tapped(_ recognizer: UITapGestureRecognizer) {}
                private func moved(sender: Any) {}
                      func close() {}
        }
        """
    )
  }

  @Test
  func `a selector of an object brings the method of a class that is no NSObject`() throws {
    let ported = try port(
      """
      import UIKit
      class Helper {
        @objc func zoom(pan: UIPanGestureRecognizer) {}
      }
      class Zoom: Helper {
        static let shared = Zoom()
        func start(in view: UIView) {
          let pan = UIPanGestureRecognizer(
            target: self, action: #selector(Zoom.shared.zoom(pan:)))
          view.addGestureRecognizer(pan)
        }
      }
      """
    )
    #expect(ported.body().contains(#"Selector("zoomWithPan:", Helper.zoom(pan:))"#))
    try expectCompiles(ported)
  }

  @Test
  func `a selector in words that no declaration has is marked`() throws {
    try expect(
      """
      import UIKit
      class A: UIViewController {
        func add(_ a: UIButton) {
          a.addTarget(self, action: Selector(("nothing")), for: .touchUpInside)
          a.addTarget(self, action: NSSelectorFromString("tapped"), for: .touchDown)
          a.addTarget(self, action: Selector("tapped:"), for: .touchDown)
          a.addTarget(self, action: Selector(("shut")), for: .touchDown)
          a.addTarget(self, action: Selector(("_private")), for: .touchDown)
          class Local: NSObject { @objc func inner() {} }
          a.addTarget(Local(), action: Selector("inner"), for: .touchDown)
        }
        @objc func tapped(_ sender: Any) {}
        @objc(shut) func close() {}
      }
      """,
      becomes: """
        import UIKit
        class A: UIViewController {
          func add(_ a: UIButton) {
            a.addTarget(self, action: Selector(("nothing"), isDeclared: false), for: .touchUpInside)
            a.addTarget(self, action: Selector("tapped", isDeclared: false), for: .touchDown)
            a.addTarget(self, action: Selector("tapped:"), for: .touchDown)
            a.addTarget(self, action: Selector(("shut")), for: .touchDown)
            a.addTarget(self, action: Selector(("_private")), for: .touchDown)
            class Local: NSObject {       func inner() {} }
            a.addTarget(Local(), action: Selector("inner"), for: .touchDown)
          }
                func tapped(_ sender: Any) {}
                      func close() {}
        }
        """
    )
  }

  @Test
  func `key paths of the runtime are strings`() throws {
    try expect(
      "import UIKit\nlet path = #keyPath(CALayer.position.x)",
      becomes: "import UIKit\nlet path = \"position.x\""
    )
  }

  @Test
  func `protocols of the runtime are for classes`() throws {
    try expect(
      """
      @objc protocol A { func a() }
      @objc protocol B: A {}
      @objc public protocol C: NSObjectProtocol {}
      @objc protocol D: CustomStringConvertible {}
      weak var a: A?
      """,
      becomes: """
              protocol A: AnyObject { func a() }
              protocol B: A {}
              public protocol C: NSObjectProtocol {}
              protocol D: AnyObject, CustomStringConvertible {}
        weak var a: A?
        """
    )
  }

  @Test
  func `optional methods of the app's protocols are called without a question mark`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol MenuDelegate {
        @objc optional func menuDidOpen(_ menu: Menu)
        @objc optional func menu(_ menu: Menu, colorAt index: Int) -> UIColor
        @objc optional var menuTitle: String { get }
      }
      class Menu: NSObject {
        weak var delegate: MenuDelegate?
        func open() -> UIColor {
          delegate?.menuDidOpen?(self)
          if let title = delegate?.menuTitle { print(title) }
          return delegate?.menu?(self, colorAt: 0) ?? .red
        }
      }
      class Host: NSObject, MenuDelegate {
        func menu(_ menu: Menu, colorAt index: Int) -> UIColor { .blue }
      }
      """
    )
    let lines = ported.body().components(separatedBy: "\n")
    #expect(lines[9] == "    delegate?.menuDidOpen(self)")
    #expect(lines[10] == "    if let title = delegate?._optional_menuTitle { print(title) }")
    #expect(lines[11] == "    return delegate?._optional_menu(self, colorAt: 0) ?? .red")
    try expectCompiles(ported)
  }

  @Test
  func `a closure in a tuple keeps its question mark`() throws {
    let text = """
      import UIKit
      typealias Entry = (title: String, action: (() -> Void)?)
      class Menu {
        var entries: [Entry] = []
        var last: (name: String, finish: ((Bool) -> Void)?)?
        func choose(_ index: Int) {
          entries[index].action?()
          last?.finish?(true)
        }
      }
      """
    try expect(text, becomes: text)
  }

  @Test
  func `a method of a delegate that a public subclass adds is public, too`() throws {
    let ported = try port(
      """
      import UIKit
      public class Base: UIViewController, UIPopoverPresentationControllerDelegate {}
      public class Later: Base {
        func popoverPresentationControllerDidDismissPopover(
          _ controller: UIPopoverPresentationController
        ) {}
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `the method of a selector in a class in a generic type has the arguments of its place`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      struct Events<Control: UIControl> {}
      extension Events {
        private final class Target<Value>: NSObject {
          var value: Value?
          init(control: Control) {
            super.init()
            control.addTarget(self, action: #selector(changed), for: .valueChanged)
          }
          @objc private func changed() {}
        }
      }
      """
    )
    #expect(ported.body().contains(#"Selector("changed", Target.changed)"#), "\(ported.body())")
    try expectCompiles(ported)
  }

  @Test
  func `a forced call of an optional method with labels is a call, whatever variables are called`()
    throws
  {
    try expect(
      """
      import UIKit
      @objc protocol PagerDelegate { @objc optional func pager(_ pager: Pager, moved index: Int) }
      class Pager: UIView {
        weak var delegate: PagerDelegate?
        func move() { delegate!.pager!(self, moved: 1) }
      }
      """,
      becomes: """
        import UIKit
              protocol PagerDelegate: AnyObject {                func pager(_ pager: Pager, moved index: Int) }
        class Pager: UIView {
          weak var delegate: PagerDelegate?
          func move() { delegate!.pager(self, moved: 1) }
        }
        """
    )
  }

  @Test
  func `a subclass that adds an optional method overrides it`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol P { @objc optional func f(_ x: Int) -> Bool }
      class Base: NSObject, P {}
      class Sub: Base { func f(_ x: Int) -> Bool { true } }
      class Table: UIViewController, UIScrollViewDelegate {}
      class SubTable: Table { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      """
    )
    #expect(ported.body().contains("override func f(_ x: Int)"))
    #expect(ported.body().contains("override func scrollViewDidScroll"))
    try expectCompiles(ported)
  }

  @Test
  func `UIKit's optional methods always exist`() throws {
    try expect(
      """
      import UIKit
      class A: NSObject {
        weak var forward: UIScrollViewDelegate?
        var done: ((Int) -> Void)?
        func scroll(_ view: UIScrollView) {
          forward?.scrollViewDidScroll?(view)
          self.done?(1)
        }
      }
      """,
      becomes: """
        import UIKit
        class A: NSObject {
          weak var forward: UIScrollViewDelegate?
          var done: ((Int) -> Void)?
          func scroll(_ view: UIScrollView) {
            forward?.scrollViewDidScroll(view)
            self.done?(1)
          }
        }
        """
    )
  }

  @Test
  func `members of AnyObject are those of the class that has them`() throws {
    try expect(
      "import UIKit\n@MainActor func f(_ x: Any) -> CGRect { (x as AnyObject).frame }",
      becomes:
        "import UIKit\n@MainActor func f(_ x: Any) -> CGRect { DynamicObject(x as Any).frame }"
    )
    try expect(
      "import UIKit\nfunc f(_ x: Any) -> Int { (x as AnyObject).tag }",
      becomes: "import UIKit\nfunc f(_ x: Any) -> Int { (x as Any as! UIView).tag }"
    )
    // Numbers of every kind are bridged, and optionals stay optional.
    let ported = try port(
      """
      import UIKit
      func f(_ x: Any) -> Double {
        let kept = (x as AnyObject).doubleValue
        return kept! + (x as AnyObject).doubleValue! + (x as AnyObject).doubleValue
      }
      func g(_ x: Any) -> Int { (x as AnyObject).integerValue! }
      """
    )
    #expect(ported.body().contains("let kept = Optional("))
    #expect(ported.body().contains(".intValue)!"))
    try expectCompiles(ported)
  }

  @Test
  func `an address taken for an object, or kept as one, has the members of a number`() throws {
    let ported = try port(
      """
      import UIKit
      func f(_ place: UnsafeRawPointer?) -> Double {
        let object: AnyObject = unsafeBitCast(place, to: AnyObject.self)
        if let object = object as? String { return Double(object.count) }
        return object.doubleValue + unsafeBitCast(place, to: AnyObject.self).doubleValue
      }
      """
    )
    #expect(ported.body().contains("Double(object.count)"))
    #expect(ported.body().contains("return (object as Any as! NSNumber).doubleValue"))
    #expect(
      ported.body().contains(
        "(unsafeBitCast(place, to: AnyObject.self) as Any as! NSNumber).doubleValue"
      )
    )
    try expectCompiles(ported)
  }

  @Test
  func `AnyObject is cast to the protocol that has the method`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol MenuDelegate { @objc optional func menuDidOpen(_ count: Int) }
      class Menu: UIView {
        @IBOutlet weak var delegate: AnyObject?
        func open() { delegate?.menuDidOpen?(1) }
      }
      """
    )
    #expect(
      ported.body().contains("func open() { (delegate as? MenuDelegate)?.menuDidOpen(1) }")
    )
    try expectCompiles(ported)
  }

  @Test
  func `properties of layers without storage are kept by name`() throws {
    let ported = try port(
      """
      import UIKit
      class Ring: CALayer {
        @NSManaged var progress: CGFloat
        override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
      }
      """
    )
    #expect(ported.response.notes.isEmpty)
    #expect(ported.body().contains("(_drawnValue(forKey: \"progress\") as CGFloat?) ?? 0"))
    #expect(ported.body().contains("set { _setDrawnValue(newValue, forKey: \"progress\") }"))
    try expectCompiles(ported)
  }

  @Test
  func `dynamic variables notify their observers`() throws {
    try expect(
      """
      import UIKit
      class Model: NSObject {
        @objc dynamic var count = 0
        @objc dynamic var name = "" { didSet { print(name) } }
      }
      """,
      becomes: """
        import UIKit
        class Model: NSObject {
                        var count = 0 { willSet { willChangeValue(forKey: "count") } didSet { didChangeValue(forKey: "count") } }
                        var name = "" { didSet { didChangeValue(forKey: "name");  print(name) }  willSet { willChangeValue(forKey: "name") } }
        }
        """
    )
  }

  @Test
  func `a class that overrides the announcement hears of observed properties alone`() throws {
    let ported = try port(
      """
      import UIKit
      class Model: NSObject {
        @objc dynamic var count = 0
        override func didChangeValue(forKey key: String) { print(key) }
      }
      """
    )
    #expect(ported.body().contains("didSet { _didChangeValue(forKey: \"count\") }"))
    try expectCompiles(ported)
  }

  @Test
  func `a class may announce changes itself, and names what its values depend on`() throws {
    let ported = try port(
      """
      import UIKit
      class Person: NSObject {
        @objc dynamic var age = 0
        @objc dynamic var summary: String { "\\(age)" }
        @objc class func keyPathsForValuesAffectingSummary() -> Set<String> { ["age"] }
        override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }
      }
      """
    )
    let test = "if Swift.type(of: self).automaticallyNotifiesObservers(forKey: \"age\")"
    #expect(ported.body().contains("didSet { \(test) { didChangeValue(forKey: \"age\") } }"))
    let affecting = ".affecting(\"summary\", Person.keyPathsForValuesAffectingSummary())"
    #expect(ported.appended().contains(affecting))
    try expectCompiles(ported)
  }

  @Test
  func `a selector of a class in a function brings the method itself`() throws {
    let ported = try port(
      """
      import UIKit
      func start() {
        class Local: NSObject {
          @objc func fire(_ timer: Timer) {}
          @objc func stop() {}
          func listen() -> Selector { #selector(stop) }
        }
        let local = Local()
        _ = Timer.scheduledTimer(
          timeInterval: 1, target: local, selector: #selector(Local.fire(_:)), userInfo: nil, repeats: false)
        _ = #selector(Local.fire)
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("selector: Selector(\"fire:\", Local.fire(_:)), userInfo"))
    #expect(body.contains("_ = Selector(\"fire:\", Local.fire(_:))\n"))
    #expect(body.contains("Selector { Selector(\"stop\", Local.stop) }"))
    try expectCompiles(ported)
  }

  @Test
  func `a key path of a class becomes the member that it names`() throws {
    try expect(
      "import UIKit\nlet app = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication",
      becomes: "import UIKit\nlet app = (UIApplication.shared as Any?) as? UIApplication"
    )
  }

  @Test
  func `Objective-C types are visible in all files once one imports them`() throws {
    let ported = try port(modules: [
      ("Kit", ["import UIKit\n@objc public protocol Steps { func step() }\npublic class Plain {}"]),
      ("App", ["import Kit", "class A: NSObject, Steps { func step() {} }", "let a = 1"]),
    ])
    #expect(ported.files[2].text!.hasPrefix("import Kit\nimport UIKit\n"))
    #expect(ported.files[3].text!.hasPrefix("import UIKit\n"))
  }
}
