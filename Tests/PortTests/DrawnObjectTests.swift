import Testing

/// Objects of unknown type that can only be texts.
@Suite
struct DrawnObjectTests {
  @Test
  func `a text that is drawn as any object is a text`() throws {
    try expect(
      """
      import UIKit
      extension String {
        func draw(in rect: CGRect, font: UIFont) {
          (self as AnyObject).draw(in: rect, withAttributes: [.font: font])
        }
      }
      """,
      becomes: """
        import UIKit
        extension String {
          func draw(in rect: CGRect, font: UIFont) {
            (self as Any as! NSString).draw(in: rect, withAttributes: [.font: font])
          }
        }
        """
    )
  }

  @Test
  func `what a class of the code draws with attributes is an object of that class`() throws {
    try expect(
      """
      import UIKit
      class Badge: NSObject {
        func draw(at point: CGPoint, withAttributes attributes: [String: Any]) {}
      }
      func show(_ badge: Any) {
        (badge as AnyObject).draw(at: .zero, withAttributes: [:])
      }
      """,
      becomes: """
        import UIKit
        class Badge: NSObject {
          func draw(at point: CGPoint, withAttributes attributes: [String: Any]) {}
        }
        func show(_ badge: Any) {
          (badge as Any as! Badge).draw(at: .zero, withAttributes: [:])
        }
        """
    )
  }
}
