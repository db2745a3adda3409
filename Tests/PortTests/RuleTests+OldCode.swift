import Foundation
import Testing

extension `Rules of the port` {
  @Test
  func `a case with empty parentheses, as Swift 4 had them, carries an empty tuple`() throws {
    let ported = try port(
      """
      import UIKit
      enum Request {
        case list()
        case item(Int)
        var path: String {
          switch self {
          case .list(): return "/"
          case .item(let number): return "/\\(number)"
          }
        }
      }
      let first = Request.list()
      """
    )
    #expect(ported.files[0].text?.contains("case list(_: Void = ())") == true)
    try expectCompiles(ported)
  }

  @Test
  func `a class may override what an extension of an alias adds`() throws {
    try expectCompiles(
      port(
        """
        import UIKit
        typealias Picture = UIImageView
        extension Picture { @objc func preloads() -> Bool { true } }
        class Film: UIImageView { override func preloads() -> Bool { false } }
        """
      )
    )
  }

  @Test
  func `optional methods of one name may return something or nothing`() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol Deck: AnyObject {
        @objc optional func deck(_ view: UIView, canTurn index: Int) -> Bool
        @objc optional func deck(_ view: UIView, didTurn index: Int)
      }
      class Cards: UIView {
        weak var delegate: Deck?
        func turn() {
          if delegate?.deck?(self, canTurn: 1) == false { return }
          delegate?.deck?(self, didTurn: 1)
        }
      }
      func isView(_ object: Any) -> Bool { (object as AnyObject).isKind(of: UIView.self) }
      """
    )
    try expectCompiles(ported)
  }

  @Test
  func `initializers of C's structures begin with zeros`() throws {
    let ported = try port(
      """
      import UIKit
      extension CGVector {
        init(with point: CGPoint, fraction: CGFloat = 1) {
          dx = point.x / fraction
          dy = point.y / fraction
        }
        init(_ value: CGFloat) { self = CGVector(dx: value, dy: value) }
      }
      extension CGRect {
        init(center: CGPoint) { origin = center; size = .zero }
        init(around center: CGPoint) { self.init(center: center) }
      }
      extension UIEdgeInsets { init(all: CGFloat) { top = all; left = all; bottom = all; right = all } }
      """
    )
    try expectCompiles(ported)
    #expect(ported.body().components(separatedBy: "self.init();").count == 4)
  }

  @Test
  func `an override of a method that has another label today gets it`() throws {
    try expect(
      """
      import UIKit
      class A: UIViewController {
        override func willMove(toParentViewController parent: UIViewController?) {
          super.willMove(toParentViewController: parent)
        }
      }
      """,
      becomes: """
        import UIKit
        class A: UIViewController {
          override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
          }
        }
        """
    )
  }

  @Test
  func `an override that unwinds has the label of today, and calls super's by it`() throws {
    try expect(
      """
      import UIKit
      class A: UINavigationController {
        override func unwind(for segue: UIStoryboardSegue, towardsViewController other: UIViewController) {
          super.unwind(for: segue, towardsViewController: other)
        }
      }
      """,
      becomes: """
        import UIKit
        class A: UINavigationController {
          override func unwind(for segue: UIStoryboardSegue, towards other: UIViewController) {
            super.unwind(for: segue, towards: other)
          }
        }
        """
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
          let insets = UIEdgeInsetsMake(1, 2, 3, 4)
          _ = UIEdgeInsetsInsetRect(view.bounds, insets)
          _ = [NSAttributedString.Key.font: 1]
          _ = UIResponder.keyboardWillShowNotification
        }
        """
    )
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
  func `a list of a C library is one of Foundation's where a variable says so`() throws {
    let text = """
      import UIKit
      func lines(of frame: CTFrame) -> [CTLine] {
        let lines: NSArray = CTFrameGetLines(frame)
        return (lines as [AnyObject]) as! [CTLine]
      }
      """
    let ported = try port(text)
    #expect(ported.body().contains("NSArray = NSArray(array: CTFrameGetLines(frame))"))
    try expectCompiles(ported)
  }
}
