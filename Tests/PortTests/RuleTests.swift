import Foundation
import Testing

@Suite
struct `Rules of the port` {
  @Test
  func `attributes become spaces, and everything else stays in its column`() throws {
    try expect(
      """
      import UIKit
      @objc(DMCell) @IBDesignable class Cell: UIView {
        @IBOutlet private weak var label: UILabel!
        @IBInspectable var inset: CGFloat = 4
        @objc dynamic func reload() {}
        @nonobjc func plain(_ body: @convention(block) () -> Void) {}
      }
      """,
      becomes: """
        import UIKit
                                    class Cell: UIView {
                    private weak var label: UILabel!
                         var inset: CGFloat = 4
                        func reload() {}
                   func plain(_ body:                    () -> Void) {}
        }
        """
    )
  }

  @Test
  func `words that Swift 4 accepted on constants and in protocols go`() throws {
    try expect(
      """
      import UIKit
      public protocol Owner: AnyObject {
        weak var view: UIView? { get set }
      }
      open class Layout: UICollectionViewLayout {
        open let spacing: CGFloat = 4
        open weak var owner: Owner?
      }
      """,
      becomes: """
        import UIKit
        public protocol Owner: AnyObject {
               var view: UIView? { get set }
        }
        open class Layout: UICollectionViewLayout {
          public let spacing: CGFloat = 4
          open weak var owner: Owner?
        }
        """
    )
  }

  @Test
  func `types that hide Foundation's are also meant by its name`() throws {
    try expect(
      """
      import UIKit
      class Loader: NSObject {
        lazy var session: Foundation.URLSession = Foundation.URLSession(configuration: .default)
        func root(_ x: Double) -> Double { Foundation.sqrt(x) }
      }
      """,
      becomes: """
        import UIKit
        class Loader: NSObject {
          lazy var session: UIKit.URLSession = UIKit.URLSession(configuration: .default)
          func root(_ x: Double) -> Double { Foundation.sqrt(x) }
        }
        """
    )
  }

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
  func `a parameter of type Void is none, as before Swift 4`() throws {
    try expect(
      "func run(_ body: (Void) -> Int, then: ((Void) -> Void)?) {}",
      becomes: "func run(_ body: () -> Int, then: (() -> Void)?) {}"
    )
  }

  @Test
  func `a parameter of type Void that is handed over stays`() throws {
    let source = "func run(_ body: (Void) -> Int) -> Int { body(()) }"
    try expect(source, becomes: source)
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
  func `an override of a property has its new name`() throws {
    try expect(
      """
      import UIKit
      class A: UIViewController {
        override var childViewControllerForStatusBarStyle: UIViewController? { nil }
      }
      """,
      becomes: """
        import UIKit
        class A: UIViewController {
          override var childForStatusBarStyle: UIViewController? { nil }
        }
        """
    )
  }

  @Test
  func `the parser of XML needs no import of its own`() throws {
    let ported = try port(
      """
      import Foundation
      class Feed: NSObject, XMLParserDelegate {
        func read(_ data: Data) {
          let parser = XMLParser(data: data)
          parser.delegate = self
          _ = parser.parse()
        }
        func parserDidEndDocument(_ parser: XMLParser) {}
      }
      """,
      known: ["UIKit", "FoundationXML"]
    )
    #expect(try typecheck(ported) == "")
  }

  @Test
  func `conditions are answered as on iOS`() throws {
    try expect(
      """
      #if os(iOS) && canImport(UIKit)
      import UIKit
      #elseif canImport(AppKit)
      import AppKit
      #endif
      #if targetEnvironment(simulator)
      let place = "simulator"
      #else
      let place = 1
      #endif
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      #if swift(>=5.5) && !os(macOS)
      let recent: UIView.AnimationOptions = []
      #endif
      """,
      becomes: """
        #if true                       
        import UIKit
        #elseif false            
        import AppKit
        #endif
        #if true                        
        let place = "simulator"
        #else
        let place = 1
        #endif
        #if false             
        import SwiftUI
        #endif
        #if true                      
        let recent: UIView.AnimationOptions = []
        #endif
        """
    )
  }

  @Test
  func `imports of parts import the whole, and modules that UIKit re-exports become UIKit`() throws
  {
    try expect(
      """
      import UIKit.UIGestureRecognizerSubclass
      import class UIKit.UIColor
      import Darwin
      import ObjectiveC.runtime
      import FoundationNetworking
      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif
      let color = UIColor.red
      """,
      becomes: """
        import UIKit                            
        import       UIKit        
        import UIKit 
        import UIKit             
        import UIKit               
        #if false                          
        import FoundationNetworking
        #endif
        let color = UIColor.red
        """
    )
  }

  @Test
  func `a file sees UIKit without importing it`() throws {
    let ported = try port("import Foundation\nclass A {}", "let color: UIColor = .red")
    #expect(ported.files[1].text!.hasPrefix("import UIKit\n#sourceLocation"))
    try expectCompiles(ported)
  }

  @Test
  func `an import of a missing module is blanked and listed once`() throws {
    let ported = try port("import UIKit\nimport SnapKit\nlet a = 1", "import SnapKit")
    #expect(ported.body() == "import UIKit\n              \nlet a = 1")
    #expect(
      ported.response.missingModules == [
        .init(name: "SnapKit", path: "/Demo/A.swift", line: 2, column: 8)
      ]
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
          }
                func tapped(_ recognizer: UITapGestureRecognizer) {}
                private func moved(sender: Any) {}
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
  func `literals of Xcode are calls`() throws {
    try expect(
      """
      import UIKit
      let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
      let star = #imageLiteral(resourceName: "star")
      """,
      becomes: """
        import UIKit
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let star = (UIImage(named: "star") ?? UIImage())
        """
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
  func `a requested number may be a length`() throws {
    try expect(
      "import UIKit\nfunc f(_ x: NSArray) -> Float { (x[0] as! NSNumber).floatValue }",
      becomes:
        "import UIKit\nfunc f(_ x: NSArray) -> Float { (DynamicObject(x[0]).number!).floatValue }"
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
      """
    )
    #expect(ported.body().contains("let kept = Optional("))
    try expectCompiles(ported)
  }

  @Test
  func `bridging casts make objects`() throws {
    try expect(
      "import UIKit\nfunc f(_ x: String) -> String { (x as NSString).lastPathComponent }",
      becomes:
        "import UIKit\nfunc f(_ x: String) -> String { (NSString(string: x)).lastPathComponent }"
    )
  }

  @Test
  func `names from before Swift 4.2 become today's`() throws {
    try expect(
      """
      import UIKit
      func old(_ view: UIView, _ parent: UIViewController, _ child: UIViewController) {
        let options: UIViewAnimationOptions = [.curveEaseIn]
        UIView.animate(withDuration: 1, delay: 0, options: options, animations: {}, completion: nil)
        parent.addChildViewController(child)
        child.didMove(toParentViewController: parent)
        view.bringSubview(toFront: view)
        let insets = UIEdgeInsetsMake(1, 2, 3, 4)
        _ = UIEdgeInsetsInsetRect(view.bounds, insets)
        _ = [NSAttributedStringKey.font: 1]
        _ = Notification.Name.UIKeyboardWillShow
      }
      """,
      becomes: """
        import UIKit
        func old(_ view: UIView, _ parent: UIViewController, _ child: UIViewController) {
          let options: UIView.AnimationOptions = [.curveEaseIn]
          UIView.animate(withDuration: 1, delay: 0, options: options, animations: {}, completion: nil)
          parent.addChild(child)
          child.didMove(toParent: parent)
          view.bringSubviewToFront(view)
          let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          _ = (view.bounds).inset(by: insets)
          _ = [NSAttributedString.Key.font: 1]
          _ = UIResponder.keyboardWillShowNotification
        }
        """
    )
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
  func `Apple's classes get the members of a protocol extension that uses init`() throws {
    let ported = try port(
      """
      import UIKit
      protocol Makeable: AnyObject { init() }
      extension Makeable {
        init(_ set: (Self) -> Void) { self.init(); set(self) }
        func with(_ set: (Self) -> Void) -> Self { set(self); return self }
      }
      extension NSObject: Makeable {}
      let view = UIView { $0.alpha = 0.5 }
      let label = UILabel().with { $0.text = "a" }
      """
    )
    #expect(ported.body().contains("let view = UIView()._init { $0.alpha = 0.5 }"))
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
    #expect(ported.response.notes.map(\.kind) == ["managed"])
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
