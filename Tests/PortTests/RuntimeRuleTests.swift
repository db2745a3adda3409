import Foundation
import Testing

@Suite
struct `Rules of the port for the runtime of Objective-C` {
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
  func `dynamic variables that are declared together notify their observers each`() throws {
    let ported = try port(
      """
      import UIKit
      class Model: NSObject {
        @objc dynamic var first = 1, second = 2
        @objc private dynamic var third, fourth: Int
        override init() { third = 3; fourth = 4; super.init() }
      }
      """
    )
    for name in ["first", "second", "third", "fourth"] {
      #expect(ported.body().contains("didSet { didChangeValue(forKey: \"\(name)\") }"))
    }
    try expectCompiles(ported)
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
