import Foundation
import Testing

@Suite
struct `Objects of which nothing more is known` {
  @Test
  func `a stored one has the members of the class that has them`() throws {
    let ported = try port(
      """
      import UIKit
      class Pan: UIPanGestureRecognizer {
        weak var goal: AnyObject?
        func fire(_ action: Selector) {
          goal?.performSelector(onMainThread: action, with: self, waitUntilDone: true)
          self.goal?.perform(action, with: nil)
        }
        func all(_ layers: [CALayer]) -> [CGRect] { layers.map { goal in goal.frame } }
        func loop(_ layers: [CALayer]) { for goal in layers { print(goal.frame) } }
        func first(_ layers: [CALayer]) -> CGRect? {
          guard let goal = layers.first else { return nil }
          return goal.frame
        }
      }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    #expect(text.contains("(goal as Any as? NSObject)?.performSelector("), "\(text)")
    #expect(text.contains("(self.goal as Any as? NSObject)?.perform(action"), "\(text)")
    #expect(text.components(separatedBy: "goal.frame").count == 4, "\(text)")
  }

  @Test
  func `a bar button's target and a cast value perform selectors`() throws {
    let ported = try port(
      """
      import UIKit
      func fire(_ item: UIBarButtonItem, _ value: Any) {
        _ = item.target?.perform(item.action, with: nil)
        _ = (value as AnyObject).perform(item.action!)
      }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    #expect(text.contains("(item.target as Any as? NSObject)?.perform(item.action"), "\(text)")
    #expect(text.contains("(value as Any as! NSObject).perform(item.action!)"), "\(text)")
  }

  @Test
  func `what a constraint joins has the members of objects, in the midst of conditions too`() throws
  {
    let ported = try port(
      """
      import UIKit
      extension UIView {
        func constraint(_ attribute: NSLayoutConstraint.Attribute, _ view: UIView?) -> NSLayoutConstraint? {
          constraints.first {
            ($0.firstItem?.isEqual(view) ?? false) && $0.firstAttribute == attribute
              && $0.secondItem!.superview == self
          }
        }
      }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    #expect(text.contains("($0.firstItem as Any as? NSObject)?.isEqual(view)"), "\(text)")
    #expect(text.contains("($0.secondItem as Any as! UIView).superview"), "\(text)")
  }

  @Test
  func `one has the members of objects, also where it is bridged`() throws {
    let ported = try port(
      """
      import UIKit
      func name(_ item: AnyObject?, _ value: Any) -> String {
        if (value as AnyObject).length > 3 { return (value as AnyObject).lowercased }
        return (item?.description ?? "none") + (value as AnyObject).description
      }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    #expect(text.contains("(DynamicObject(item).description ?? \"none\")"), "\(text)")
    #expect(text.contains("DynamicObject(value as Any).description"), "\(text)")
  }

  @Test
  func `what follows in a chain is asked of a value that may be missing`() throws {
    let ported = try port(
      """
      import UIKit
      func height(_ notification: Notification) -> CGFloat? {
        guard let info = notification.userInfo as? [String: AnyObject],
          let size = info[UIResponder.keyboardFrameEndUserInfoKey]?.cgRectValue.size,
          let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]?.doubleValue
        else { return nil }
        return duration > 0 ? size.height : nil
      }
      """
    )
    try expectCompiles(ported)
    #expect(ported.body().contains(").cgRectValue?.size"), "\(ported.body())")
  }

  @Test
  func `a class is an object in a table of objects`() throws {
    let ported = try port(
      """
      import UIKit
      class Pages: UIView {
        var registered: [String: AnyObject] = [:]
        func register<T: UIView>(_ viewClass: T.Type, _ id: String) { registered[id] = viewClass }
        func register(_ other: AnyClass?, other id: String) { self.registered[id] = other }
        func register(_ nib: UINib?, nib id: String) { registered[id] = nib }
        func make(_ id: String) -> UIView? {
          if let found = registered[id] as? UIView.Type { return found.init(frame: bounds) }
          return nil
        }
      }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    #expect(text.contains("registered[id] = viewClass as AnyObject?"), "\(text)")
    #expect(text.contains("registered[id] = nib }"), "\(text)")
  }

  @Test
  func `one has the anchors of a view or a guide, and the value of a transform`() throws {
    let ported = try port(
      """
      import UIKit
      @MainActor func pin(_ item: AnyObject, _ other: AnyObject?, _ view: UIView) {
        view.topAnchor.constraint(equalTo: item.topAnchor).isActive = true
        view.widthAnchor.constraint(equalTo: other!.widthAnchor).isActive = true
        view.leftAnchor.constraint(equalTo: (item as AnyObject).leftAnchor).isActive = true
      }
      func turn(_ value: Any) -> CATransform3D? { (value as AnyObject).caTransform3DValue }
      """
    )
    try expectCompiles(ported)
    #expect(ported.body().contains("equalTo: DynamicObject(item).topAnchor"))
  }

  @Test
  func `its anchors can be used where nothing says that it is the main thread, as those of a view`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      class Layout {
        class func pin(_ item: AnyObject, to anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
          anchor.constraint(equalTo: item.topAnchor)
        }
      }
      """
    )
    try expectCompiles(ported)
  }
}
