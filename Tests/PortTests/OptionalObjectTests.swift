import Testing

/// Members of the code's own protocols and of `NSObject`, asked of an `AnyObject`.
struct OptionalObjectTests {
  @Test
  func `an object is asked for what a protocol of the code requires`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol Source: AnyObject {
        func numberOfItems() -> Int
        @objc optional func title(_ n: Int) -> String
      }
      class Screen: UIViewController {
        weak var source: AnyObject?
        func f() -> String { "\\(source!.numberOfItems()), \\(source!.title?(1) ?? "none")" }
        func g() -> Int {
          guard let source = source else { return 0 }
          return source.numberOfItems()
        }
        func h() -> Int? { source?.numberOfItems() }
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("\\((source as Any as! Source).numberOfItems())"))
    #expect(body.contains("\\((source as? Source)?._optional_title(1) ?? \"none\")"))
    #expect(body.contains("return (source as Any as! Source).numberOfItems()"))
    #expect(body.contains("{ (source as Any as? Source)?.numberOfItems() }"))
    try expectCompiles(ported)
  }

  @Test
  func `optional methods of one base name are told apart by their labels`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol BarSource: AnyObject {
        @objc optional func bar(_ bar: Bar, colorsAt index: Int) -> [UIColor]
      }
      @objc protocol BarDelegate: AnyObject {
        @objc optional func bar(_ bar: Bar, didScrollTo offset: CGFloat)
      }
      class Bar: UIView {
        weak var source: AnyObject?
        weak var delegate: AnyObject?
        func f() -> UIColor? {
          delegate?.bar?(self, didScrollTo: 3)
          return source?.bar?(self, colorsAt: 1).first
        }
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("(delegate as? BarDelegate)?.bar(self, didScrollTo: 3)"))
    #expect(body.contains("(source as? BarSource)?._optional_bar(self, colorsAt: 1)?.first"))
    try expectCompiles(ported)
  }

  @Test
  func `an object that an initializer gets, or that its class holds, can be observed`() throws {
    let ported = try port(
      """
      import Foundation
      class Watcher: NSObject {
        private weak var object: AnyObject?
        init(_ object: AnyObject) {
          self.object = object
          super.init()
          object.addObserver(self, forKeyPath: "x", options: [.new], context: nil)
        }
        deinit { object?.removeObserver(self, forKeyPath: "x", context: nil) }
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {}
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("(object as Any as! NSObject).addObserver(self"))
    #expect(body.contains("(object as Any as? NSObject)?.removeObserver(self"))
    try expectCompiles(ported)
  }
}
