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
}
