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
  @Test
  func `a text is drawn beside a class of the code that draws with a text's attributes`() throws {
    let ported = try port(
      """
      import UIKit
      class Badge: NSObject {
        func size(withAttributes attributes: [NSAttributedString.Key: Any]) -> CGSize { .zero }
      }
      func width(_ title: Any, _ font: UIFont) -> CGFloat {
        return (title as AnyObject).size(
          withAttributes: [.font: font]).width
      }
      """
    )
    // Which of the two it is, shows only where it runs.
    #expect(
      ported.body().contains(
        """
          return ({ ($0 as? Badge)?.size(withAttributes: $1) ?? ($0 as! NSString).size(withAttributes: $1) })(title as Any, 
            [.font: font]).width
        """
      ),
      "\(ported.body())"
    )
    try expectCompiles(ported)
  }

  @Test
  func `attributes with a text's own names are those of a text`() throws {
    let ported = try port(
      """
      import UIKit
      class Badge: NSObject {
        func draw(at point: CGPoint, withAttributes attributes: [String: Any]) {}
      }
      func show(_ title: Any, _ font: UIFont) {
        (title as AnyObject).draw(at: .zero, withAttributes: [.font: font])
      }
      """
    )
    #expect(ported.body().contains("(title as Any as! NSString).draw(at: .zero"))
    try expectCompiles(ported)
  }

  @Test
  func `what a module draws that is not imported is another's`() throws {
    let drawer = """
      import UIKit
      open class Badge: NSObject {
        open func draw(at point: CGPoint, withAttributes attributes: [String: Any]) {}
      }
      """
    let ported = try port(
      modules: [
        ("Badges", [drawer]),
        (
          "Demo",
          [
            """
            import UIKit
            func show(_ title: Any) { (title as AnyObject).draw(at: .zero, withAttributes: [:]) }
            """
          ]
        ),
      ]
    )
    #expect(ported.body(1).contains("(title as Any as! NSString).draw(at: .zero"))
  }
}
