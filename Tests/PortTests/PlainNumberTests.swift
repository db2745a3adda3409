import Testing

/// Numbers that are objects already.
@Suite
struct PlainNumberTests {
  @Test
  func `a decimal number may be cast to a number`() throws {
    try expect(
      """
      import UIKit
      func text(_ sum: NSDecimalNumber) -> String? {
        NumberFormatter().string(from: sum as NSNumber)
      }
      """,
      becomes: """
        import UIKit
        func text(_ sum: NSDecimalNumber) -> String? {
          NumberFormatter().string(from: NSNumber(value: sum))
        }
        """
    )
  }
}
