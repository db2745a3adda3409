import Testing
import UIKit

/// Objects and values in the words of formats.
@Suite
@MainActor
struct FormatTests {
  @Test
  func `collections, errors and dates are printed in formats`() {
    #expect(String(format: "%@", ["a": 1]).contains("a = 1"))
    #expect(String(format: "%@ %d", [7], 3).contains("7"))
    let error = NSError(domain: "Shop", code: 4)
    #expect(String(format: "%@", error).contains("Shop"))
    #expect(
      String(format: "%@ and %@", Date(timeIntervalSince1970: 0), "more")
        == "1970-01-01 00:00:00 +0000 and more"
    )
  }

  @Test
  func `an argument may have a collection as its default`() {
    func localized(_ format: String, with argument: CVarArg = []) -> String {
      String(format: format, argument)
    }
    #expect(localized("plain") == "plain")
    #expect(localized("%@ days", with: "3") == "3 days")
  }

  @Test
  func `points and rectangles have their names of C`() {
    #expect(CGPointZero == .zero)
    #expect(CGRectNull.isNull)
    #expect(CGSizeZero == CGSize())
  }

  @Test
  func `feedback can be for a view`() {
    let view = UIView()
    let impact = UIImpactFeedbackGenerator(style: .heavy, view: view)
    impact.impactOccurred(at: .zero)
    UISelectionFeedbackGenerator(view: view).selectionChanged()
  }
}
