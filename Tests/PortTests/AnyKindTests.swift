import Testing

/// Which class an object of unknown type has, and what only one class says of itself.
@Suite
struct AnyKindTests {
  @Test
  func `a text, a number or a null is asked for its class as any object is`() throws {
    try expect(
      """
      import UIKit
      func isText(_ value: Any) -> Bool { (value as AnyObject).isKind(of: NSString.self) }
      func isButton(_ sender: AnyObject) -> Bool { sender.isKind(of: UIButton.self) }
      """,
      becomes: """
        import UIKit
        func isText(_ value: Any) -> Bool { (value as AnyObject as! NSObjectProtocol).isKind(of: NSString.self) }
        func isButton(_ sender: AnyObject) -> Bool { (sender as AnyObject as! NSObjectProtocol).isKind(of: UIButton.self) }
        """
    )
  }

  @Test
  func `a colour is asked for its layer's one`() throws {
    try expect(
      """
      import UIKit
      func color(_ value: AnyObject) -> CGColor { value.cgColor }
      """,
      becomes: """
        import UIKit
        func color(_ value: AnyObject) -> CGColor { (value as Any as! UIColor).cgColor }
        """
    )
  }
}
