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
  func `a list of arguments outlives its making`() {
    func formatted(_ format: String, _ arguments: CVarArg...) -> String {
      NSString(format: format, arguments: getVaList(arguments)) as String
    }
    #expect(
      formatted("%d %.1f %d %d %d %d %d %@ %.1f", 1, 2.5, 3, 4, 5, 6, 7, NSString("x"), 9.5)
        == "1 2.5 3 4 5 6 7 x 9.5"
    )
    #expect(formatted("plain") == "plain")
    #expect(formatted("%@ %u", "text", UInt32.max) == "text 4294967295")
    #expect(formatted("%@", ["a": 1]).contains("a = 1"))
    let numbers = getVaList((1...9).map { Double($0) })
    let format = Array(repeating: "%g", count: 9).joined(separator: " ")
    #expect(NSString(format: format, arguments: numbers) == "1 2 3 4 5 6 7 8 9")
    let english = Locale(identifier: "en_US")
    let number = withVaList([1234]) { NSString(format: "%d", locale: english, arguments: $0) }
    #expect(number == "1,234")
    let predicate = NSPredicate(format: "self > %d", arguments: getVaList([3]))
    #expect(predicate.evaluate(with: 4) && !predicate.evaluate(with: 2))
  }

  @Test
  func `methods of UIKit's protocols that are passed on are known by their names`() {
    func finds(_ name: String, in proto: Protocol, required: Bool) -> Bool {
      protocol_getMethodDescription(proto, Selector(name), required, true).name != nil
    }
    #expect(finds("scrollViewDidScroll:", in: UIScrollViewDelegate.self, required: false))
    #expect(finds("scrollViewDidScroll:", in: UITableViewDelegate.self, required: false))
    #expect(finds("numberOfSectionsIn:", in: UITableViewDataSource.self, required: false))
    #expect(finds("numberOfSectionsInTableView:", in: UITableViewDataSource.self, required: false))
    #expect(
      finds("tableView:cellForRowAtIndexPath:", in: UITableViewDataSource.self, required: true)
    )
    #expect(!finds("tableView:cellForRowAt:", in: UITableViewDataSource.self, required: false))
    #expect(!finds("tableView:heightForRowAt:", in: UITableViewDataSource.self, required: false))
    #expect(!finds("layoutSubviews", in: UITableViewDelegate.self, required: false))
  }

  @Test
  func `other methods of protocols are not known by their names`() {
    let search = Selector("searchBarCancelButtonClicked:")
    let method = protocol_getMethodDescription(UISearchBarDelegate.self, search, false, true)
    #expect(method.name == nil)
    var count: UInt32 = 7
    #expect(protocol_copyMethodDescriptionList(UITextFieldDelegate.self, true, true, &count) == nil)
    #expect(count == 0)
    #expect(String(cString: protocol_getName(UIScrollViewDelegate.self)) == "UIScrollViewDelegate")
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
