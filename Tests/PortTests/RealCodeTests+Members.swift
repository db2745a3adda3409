import Foundation
import Testing

extension `Rules from real code` {
  @Test
  func `an own comparison of numbers wins over Foundation's`() throws {
    try expect(
      """
      import UIKit
      func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }
      func > (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedDescending }
      struct Rank { var number: NSNumber }
      func < (lhs: Rank, rhs: Rank) -> Bool { lhs.number < rhs.number }
      """,
      becomes: """
        import UIKit
        extension NSNumber { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending } }
        func > (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedDescending }
        struct Rank { var number: NSNumber }
        func < (lhs: Rank, rhs: Rank) -> Bool { lhs.number < rhs.number }
        """
    )
  }

  @Test
  func `a delegate's method is not a variable of the same name`() throws {
    try expect(
      """
      import UIKit
      func size(_ collectionView: UICollectionView, _ path: IndexPath) -> CGSize {
        let delegate = collectionView.delegate as! UICollectionViewDelegateFlowLayout
        let layout = collectionView.collectionViewLayout
        return delegate.collectionView!(collectionView, layout: layout, sizeForItemAt: path)
      }
      """,
      becomes: """
        import UIKit
        func size(_ collectionView: UICollectionView, _ path: IndexPath) -> CGSize {
          let delegate = collectionView.delegate as! UICollectionViewDelegateFlowLayout
          let layout = collectionView.collectionViewLayout
          return delegate.collectionView(collectionView, layout: layout, sizeForItemAt: path)
        }
        """
    )
  }

  @Test
  func `an optional method is called where a variable has its name`() throws {
    try expect(
      """
      import UIKit
      func count(_ view: UICollectionView, _ make: ((Int) -> Int)?) -> Int {
        let numberOfSections = view.dataSource!.numberOfSections!(in: view)
        return numberOfSections + make!(3)
      }
      """,
      becomes: """
        import UIKit
        func count(_ view: UICollectionView, _ make: ((Int) -> Int)?) -> Int {
          let numberOfSections = view.dataSource!.numberOfSections(in: view)
          return numberOfSections + make!(3)
        }
        """
    )
  }

  @Test
  func `a function called by the name of its module is found in UIKit`() throws {
    try expect(
      "import UIKit\nimport Darwin\nextension CGFloat { var up: CGFloat { Darwin.ceil(self) } }",
      becomes:
        "import UIKit\nimport UIKit \nextension CGFloat { var up: CGFloat { UIKit.ceil(self) } }"
    )
  }

  @Test
  func `what a value holds is asked of whatever is there, boxed or not`() throws {
    try expect(
      "func f(_ new: Any) -> CGFloat { (new as AnyObject).cgPointValue.y }",
      becomes: "func f(_ new: Any) -> CGFloat { DynamicObject(new as Any).cgPointValue.y }"
    )
  }

  @Test
  func
    `a method of the code's own is called on a dictionary's value, though objects have a property of its name`()
    throws
  {
    let text = """
      import UIKit
      extension String { func boolValue() -> Bool? { self == "yes" } }
      func f(_ json: [String: AnyObject]) { print(json) }
      func g(_ json: [String: String]) -> Bool? { json["a"]?.boolValue() }
      """
    try expect(text, becomes: text)
  }

  @Test
  func `a recognizer of a list, as an object, waits for another`() throws {
    try expect(
      "func f(_ a: Any, _ b: UITapGestureRecognizer) { (a as AnyObject).require(toFail: b) }",
      becomes:
        "func f(_ a: Any, _ b: UITapGestureRecognizer) { (a as Any as! UIGestureRecognizer).require(toFail: b) }"
    )
  }

  @Test
  func `an AnyObject is cast to the app's protocol that has the method`() throws {
    try expect(
      """
      import UIKit
      protocol Arranged: AnyObject { func arrange() }
      func f(_ view: UIView) { (view as AnyObject).arrange() }
      """,
      becomes: """
        import UIKit
        protocol Arranged: AnyObject { func arrange() }
        func f(_ view: UIView) { (view as Any as! Arranged).arrange() }
        """
    )
  }

  @Test
  func `an optional method in a subclass's extension overrides, without a name for its argument`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      class Base: UIViewController, UIScrollViewDelegate {}
      class Page: Base { var seen = 0 }
      extension Page { func scrollViewDidScroll(_: UIScrollView) { seen += 1 } }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    let body = try #require(text.range(of: "override func scrollViewDidScroll(_: UIScrollView)"))
    let start = try #require(text.range(of: "extension Page"))
    #expect(body.lowerBound < start.lowerBound)
  }

  @Test
  func `a weak box may hold an object of an Objective-C protocol`() throws {
    try expect(
      """
      import UIKit
      @objc protocol Listener { func hear() }
      class Weak<T: AnyObject> {
        weak var value: T?
        init(value: T) { self.value = value }
      }
      var listeners: [Weak<Listener>] = []
      func add(_ listener: Listener) { listeners.append(Weak(value: listener)) }
      """,
      becomes: """
        import UIKit
              protocol Listener: AnyObject { func hear() }
        class Weak<T           > {
          @_WeakBox var value: T?
          init(value: T) { self.value = value }
        }
        var listeners: [Weak<Listener>] = []
        func add(_ listener: Listener) { listeners.append(Weak(value: listener)) }
        """
    )
  }

  @Test
  func `numbers and structures in a dictionary of objects are read`() throws {
    try expect(
      """
      import UIKit
      func f(_ note: Notification, _ names: [String: String]) {
        if let info = note.userInfo as! [String: AnyObject]?,
          let end = info["end"]?.cgRectValue, let time: Double = info["time"]?.doubleValue {
          print(end, time, info["curve"]!.intValue, names["a"]?.count as Any)
        }
      }
      """,
      becomes: """
        import UIKit
        func f(_ note: Notification, _ names: [String: String]) {
          if let info = note.userInfo as! [String: AnyObject]?,
            let end = DynamicObject(info["end"]).cgRectValue, let time: Double = DynamicObject(info["time"]).doubleValue {
            print(end, time, DynamicObject(info["curve"]).intValue, names["a"]?.count as Any)
          }
        }
        """
    )
  }
}
