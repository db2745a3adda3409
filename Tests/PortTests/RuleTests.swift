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
  func
    `overrides of the main actor's classes may use their own members, as those of Objective-C's do`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      @MainActor final class Proxy: NSObject {
        weak var original: UIScrollViewDelegate?
        override func responds(to selector: Selector!) -> Bool { original != nil }
        override var description: String { "\\(original == nil)" }
      }
      """
    )
    let errors = try typecheck(ported).split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors == [])
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
  func `a property wrapper of the program with the name of a macro is no macro`() throws {
    let ported = try port(
      """
      import Foundation
      @propertyWrapper final class Observable<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      }
      final class Model { @Observable private(set) var names: [String] = [] }
      """,
      known: ["UIKit", "Observation"]
    )
    #expect(try typecheck(ported) == "")
  }

  @Test
  func `a class may inherit from a lock`() throws {
    let ported = try port(
      """
      import Foundation
      final class Counter: NSLock, @unchecked Sendable {
        var value = 0
        init(_ value: Int) { self.value = value }
        func add() -> Int { withLock { value += 1; return value } }
      }
      final class Again: NSRecursiveLock, @unchecked Sendable {}
      let plain = NSLock()
      """
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
  func `literals of Xcode are calls`() throws {
    try expect(
      """
      import UIKit
      let star = #imageLiteral(resourceName: "star")
      """,
      becomes: """
        import UIKit
        let star = (UIImage(named: "star") ?? UIImage())
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
  func `bridging casts make objects`() throws {
    try expect(
      "import UIKit\nfunc f(_ x: String) -> String { (x as NSString).lastPathComponent }",
      becomes:
        "import UIKit\nfunc f(_ x: String) -> String { (NSString(string: x)).lastPathComponent }"
    )
  }

  @Test
  func `updates of a list use a closure that must not escape`() throws {
    let ported = try port(
      """
      import UIKit
      extension UICollectionView {
        func reload<C>(_ new: C, setData: (C) -> Void) {
          performBatchUpdates({
            setData(new)
            insertSections([0])
          }, completion: nil)
        }
      }
      extension UITableView {
        func reload<C>(_ new: C, setData: (C) -> Void, then: @escaping () -> Void) {
          performBatchUpdates({ setData(new) }, completion: { _ in then() })
          performBatchUpdates { setData(new) }
        }
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `an enumeration of Foundation's uses a closure that must not escape`() throws {
    let ported = try port(
      """
      import UIKit
      extension NSRegularExpression {
        func all(in text: String, use: (NSTextCheckingResult?) -> Void) {
          let range = NSRange(location: 0, length: text.utf16.count)
          enumerateMatches(in: text, options: [], range: range) { result, _, _ in use(result) }
          enumerateMatches(in: text, range: range, using: { result, _, _ in use(result) })
        }
      }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `a type with the name of one of Apple's modules is what its name means`() throws {
    let ported = try port(
      """
      import UIKit
      enum Dispatch { static func main(_ work: () -> Void) { work() } }
      func run() { Dispatch.main { print("done") } }
      func round(_ value: Double) -> Double { Darwin.ceil(value) }
      """
    )
    #expect(ported.body().contains("Dispatch.main { print"))
    #expect(ported.body().contains("UIKit.ceil(value)"))
  }

  @Test
  func `texts of C are also names of attributes`() throws {
    try expect(
      "import UIKit\nlet a = [kCTFontAttributeName as NSAttributedString.Key: 1]",
      becomes:
        "import UIKit\nlet a = [NSAttributedString.Key(rawValue: (kCTFontAttributeName) as String): 1]"
    )
  }

  @Test
  func `an initializer that calls that of all objects calls the designated one`() throws {
    let ported = try port(
      """
      import UIKit
      class Page: UIViewController {
        let values: [Int]
        init(values: [Int]) { self.values = values; super.init() }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Model: NSObject { override init() { super.init() } }
      """
    )
    let body = ported.body()
    #expect(body.contains("self.values = values; super.init(nibName: nil, bundle: nil) }"))
    #expect(body.contains("override init() { super.init() }"))
    try expectCompiles(ported)
  }

  @Test
  func `patterns ask for objects, and make none`() throws {
    let source = """
      import UIKit
      func f(_ value: Any) -> Int {
        switch value {
        case let number as NSNumber: return number.intValue
        case is NSString: return 1
        default: return 2
        }
      }
      """
    try expect(source, becomes: source)
  }

  @Test
  func `a process info is the shared one`() throws {
    try expect(
      """
      import UIKit
      let model = ProcessInfo().environment["SIMULATOR_MODEL_IDENTIFIER"]
      """,
      becomes: """
        import UIKit
        let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
        """
    )
  }
}
