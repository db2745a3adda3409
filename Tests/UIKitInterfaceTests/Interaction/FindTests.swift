import Segue
import Testing
import UIKit

/// Searching in a text view, without the panel.
@MainActor
struct FindTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))

  private func makeView(_ text: String) -> UITextView {
    let home = UIViewController()
    stage.window.rootViewController = home
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 100))
    view.text = text
    view.isFindInteractionEnabled = true
    home.view.addSubview(view)
    stage.advance(by: 0.1)
    return view
  }

  @Test
  func `results are selected one after the other, and begin again`() throws {
    let view = makeView("a cat, a Cat and a concatenation")
    let find = try #require(view.findInteraction)
    find.presentFindNavigator(showingReplace: false)
    find.searchText = "cat"
    let session = try #require(find.activeFindSession)
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
    #expect(view.selectedRange == NSRange(location: 2, length: 3))
    find.findNext()
    #expect(view.selectedRange == NSRange(location: 9, length: 3))
    find.findPrevious()
    find.findPrevious()
    #expect(session.highlightedResultIndex == 2)
    session.performSearch(query: "cat", options: UITextSearchOptions(wordMatchMethod: .fullWord))
    #expect(session.resultCount == 2)
    find.dismissFindNavigator()
    #expect(!find.isFindNavigatorVisible)
  }

  @Test
  func `all results are replaced`() throws {
    let view = makeView("one two one")
    let find = try #require(view.findInteraction)
    find.presentFindNavigator(showingReplace: true)
    find.activeFindSession?.replaceAll(
      searchQuery: "one",
      replacementString: "three",
      options: nil
    )
    #expect(view.text == "three two three")
    view.isFindInteractionEnabled = false
    #expect(view.findInteraction == nil)
  }
}
