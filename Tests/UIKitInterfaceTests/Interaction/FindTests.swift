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

  /// A list of words that is searched word by word.
  private final class Words: NSObject, UITextSearching, UIFindInteractionDelegate {
    final class Place: UITextRange {
      let index: Int
      init(_ index: Int) {
        self.index = index
        super.init()
      }
    }
    var words = ["cat", "dog", "cats"]
    var styles: [Int: UITextSearchFoundTextStyle] = [:]
    var selectedTextRange: UITextRange? { nil }
    var supportsTextReplacement: Bool { true }

    func compare(
      _ a: UITextRange,
      toRange b: UITextRange,
      document: AnyHashable??
    )
      -> ComparisonResult
    { .orderedSame }

    func performTextSearch(
      queryString: String,
      options: UITextSearchOptions,
      resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
      for (index, word) in words.enumerated() where word.contains(queryString) {
        resultAggregator.foundRange(Place(index), searchString: queryString, document: nil)
      }
      resultAggregator.finishedSearching()
    }

    func decorate(
      foundTextRange: UITextRange,
      document: AnyHashable??,
      usingStyle style: UITextSearchFoundTextStyle
    ) { styles[(foundTextRange as? Place)?.index ?? -1] = style }
    func clearAllDecoratedFoundText() { styles = [:] }
    func replace(foundTextRange: UITextRange, document: AnyHashable??, withText text: String) {
      words[(foundTextRange as? Place)?.index ?? 0] = text
    }

    func findInteraction(
      _ interaction: UIFindInteraction,
      sessionFor view: UIView
    )
      -> UIFindSession?
    { UITextSearchingFindSession(searchableObject: self) }
  }

  @Test
  func `an app's own text is searched, and its results are decorated one after the other`() throws {
    let words = Words()
    let find = UIFindInteraction(sessionDelegate: words)
    let view = UIView()
    stage.window.addSubview(view)
    view.addInteraction(find)
    find.presentFindNavigator(showingReplace: true)
    find.searchText = "cat"
    let session = try #require(find.activeFindSession)
    #expect(session.resultCount == 2 && words.styles == [0: .highlighted, 2: .found])
    find.findNext()
    #expect(words.styles == [0: .found, 2: .highlighted])
    session.performSingleReplacement(query: "cat", replacementString: "hen", options: nil)
    #expect(words.words == ["cat", "dog", "hen"] && words.styles == [0: .highlighted])
    find.dismissFindNavigator()
    #expect(words.styles.isEmpty)
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

  /// Two pages of words, of which the second is searched first.
  private final class Pages: NSObject, UITextSearching {
    final class Place: UITextRange {
      let index: Int
      init(_ index: Int) {
        self.index = index
        super.init()
      }
    }
    var highlighted: [String] = []
    var selectedTextRange: UITextRange? { nil }
    var selectedTextSearchDocument: String?

    func compare(document: String, toDocument: String) -> ComparisonResult {
      document < toDocument ? .orderedAscending : .orderedDescending
    }
    func compare(_ a: UITextRange, toRange b: UITextRange, document: String?) -> ComparisonResult {
      let (a, b) = ((a as? Place)?.index ?? 0, (b as? Place)?.index ?? 0)
      return a < b ? .orderedAscending : .orderedDescending
    }
    func performTextSearch(
      queryString: String,
      options: UITextSearchOptions,
      resultAggregator: UITextSearchAggregator<String>
    ) {
      for page in ["B", "A"] {
        for index in [2, 1] {
          resultAggregator.foundRange(Place(index), searchString: queryString, document: page)
        }
      }
      resultAggregator.finishedSearching()
    }
    func decorate(
      foundTextRange: UITextRange,
      document: String?,
      usingStyle style: UITextSearchFoundTextStyle
    ) {
      guard style == .highlighted, let place = foundTextRange as? Place else { return }
      highlighted.append("\(document ?? "-")\(place.index)")
    }
    func clearAllDecoratedFoundText() {}
  }

  @Test
  func `results of several documents come in the documents' order, from the selected one on`() {
    let pages = Pages()
    let session = UITextSearchingFindSession(searchableObject: pages)
    session.performSearch(query: "a", options: nil)
    for _ in 1...4 { session.highlightNextResult(in: .forward) }
    #expect(pages.highlighted == ["A1", "A2", "B1", "B2", "A1"])
    pages.highlighted = []
    pages.selectedTextSearchDocument = "B"
    session.performSearch(query: "a", options: nil)
    #expect(pages.highlighted == ["B1"])
  }
}
