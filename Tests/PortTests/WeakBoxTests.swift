import Testing

/// Generic classes that hold a protocol: on iOS the existential of an `@objc` one is an object.
@Suite
struct `Boxes of protocols in the port` {
  @Test
  func `a proxy of one of UIKit's delegates may ask for an object`() throws {
    let ported = try port(
      """
      import UIKit
      class Proxy<Delegate: NSObjectProtocol>: NSObject {
        weak var primary: Delegate?
        init(primary: Delegate) { self.primary = primary }
        func find(_ name: Selector) -> Delegate? {
          primary.flatMap { $0.responds(to: name) ? $0 : nil }
        }
        override func responds(to name: Selector!) -> Bool {
          super.responds(to: name) || primary?.responds(to: name) == true
        }
      }
      final class Navigation: Proxy<UINavigationControllerDelegate>, UINavigationControllerDelegate {}
      """
    )
    #expect(ported.body().contains("@_WeakBox var primary: Delegate?"))
    #expect(ported.body().contains("super.responds(to: name) || (primary as Any as? "))
    try expectCompiles(ported)
  }

  @Test
  func `a weak box holds one of UIKit's delegates`() throws {
    let ported = try port(
      """
      import UIKit
      struct Weak<T: AnyObject> { weak var value: T? }
      var listeners: [Weak<UIScrollViewDelegate>] = []
      func add(_ listener: UIScrollViewDelegate) { listeners.append(Weak(value: listener)) }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `a box that only holds classes is left`() throws {
    let source = """
      import UIKit
      struct Weak<T: NSObjectProtocol> {
        weak var value: T?
        func isView() -> Bool { value?.isKind(of: UIView.self) == true }
      }
      let box = Weak<UIView>(value: nil)
      """
    try expect(source, becomes: source)
  }
}
