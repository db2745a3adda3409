import Foundation

/// How a text is searched.
@preconcurrency
@MainActor
open class UITextSearchOptions: MainActorObject {
  public enum WordMatchMethod: Int, Sendable {
    case contains, startsWith, fullWord
  }

  open var wordMatchMethod: WordMatchMethod { method }
  open var stringCompareOptions: NSString.CompareOptions { compare }
  private let method: WordMatchMethod
  private let compare: NSString.CompareOptions

  public init(
    wordMatchMethod: WordMatchMethod = .contains,
    stringCompareOptions: NSString.CompareOptions = .caseInsensitive
  ) {
    method = wordMatchMethod
    compare = stringCompareOptions
    super.init(isolated: ())
  }
}

/// How a place that was found looks.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  case normal, found, highlighted
}

/// One search of a text, from the first character typed to the last result.
@preconcurrency
@MainActor
open class UIFindSession: MainActorObject {
  public enum SearchResultDisplayStyle: Int, Sendable {
    case currentAndTotal, total, none
  }

  public init() { super.init(isolated: ()) }

  open var resultCount: Int { 0 }
  /// `NSNotFound` without one.
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(
    query searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {}
  open func replaceAll(
    searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  open func invalidateFoundResults() {}
}

/// Searches a text view, which selects what is found.
final class TextViewFindSession: UIFindSession {
  private weak var view: UITextView?
  private var found: [NSRange] = []
  private var current: Int?

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  override var resultCount: Int { found.count }
  override var highlightedResultIndex: Int { current ?? NSNotFound }
  override var supportsReplacement: Bool { view?.isEditable ?? false }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    let text = (view?.text ?? "") as NSString
    found = Self.ranges(of: query, in: text, options)
    current = found.isEmpty ? nil : 0
    showCurrent()
  }

  static func ranges(
    of query: String,
    in text: NSString,
    _ options: UITextSearchOptions?
  ) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    let compare = options?.stringCompareOptions ?? .caseInsensitive
    var result: [NSRange] = []
    var rest = NSRange(location: 0, length: text.length)
    while rest.length > 0 {
      let range = text.range(of: query, options: compare, range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      if fits(range, in: text, options?.wordMatchMethod ?? .contains) { result.append(range) }
      let end = range.location + range.length
      rest = NSRange(location: end, length: text.length - end)
    }
    return result
  }

  private static func fits(
    _ range: NSRange,
    in text: NSString,
    _ method: UITextSearchOptions.WordMatchMethod
  ) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      guard (0..<text.length).contains(place) else { return false }
      return UnicodeScalar(text.character(at: place)).map(CharacterSet.alphanumerics.contains)
        ?? false
    }
    switch method {
    case .contains: return true
    case .startsWith: return !isLetter(range.location - 1)
    case .fullWord:
      return !isLetter(range.location - 1) && !isLetter(range.location + range.length)
    }
  }

  private func showCurrent() {
    guard let view, let current else { return }
    view.selectedRange = found[current]
    view.scrollRangeToVisible(found[current])
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    guard let current else { return }
    let step = direction == .forward ? 1 : found.count - 1
    self.current = (current + step) % found.count
    showCurrent()
  }

  override func performSingleReplacement(
    query searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {
    guard supportsReplacement, let view, let current else { return }
    view.replace(UITextRange(found[current]), withText: replacementString)
    performSearch(query: searchQuery, options: options)
  }

  override func replaceAll(
    searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {
    guard supportsReplacement, let view else { return }
    let text = (view.text ?? "") as NSString
    for range in Self.ranges(of: searchQuery, in: text, options).reversed() {
      view.replace(UITextRange(range), withText: replacementString)
    }
    invalidateFoundResults()
  }

  override func invalidateFoundResults() {
    found = []
    current = nil
  }
}

@preconcurrency
@MainActor
public protocol UIFindInteractionDelegate: AnyObject {
  func findInteraction(
    _ interaction: UIFindInteraction,
    sessionFor view: UIView
  ) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Searches a view.
///
/// The search works, without the panel over the keyboard that iOS shows for it.
@preconcurrency
@MainActor
open class UIFindInteraction: MainActorObject, UIInteraction {
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  open private(set) weak var view: UIView?
  open private(set) var activeFindSession: UIFindSession?
  open var isFindNavigatorVisible: Bool { activeFindSession != nil }
  open var searchText: String? { didSet { search() } }
  open var replacementText: String?
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init(isolated: ())
  }

  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  open func presentFindNavigator(showingReplace: Bool) {
    guard activeFindSession == nil, let view,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    Diagnostics.report("UIFindInteraction searches without showing its panel.")
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    search()
  }

  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    session.invalidateFoundResults()
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  private func search() {
    guard let searchText, !searchText.isEmpty else { return }
    activeFindSession?.performSearch(query: searchText, options: nil)
  }

  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
  open func updateResultCount() {}
}

extension UITextView: UIFindInteractionDelegate {
  public func findInteraction(
    _ interaction: UIFindInteraction,
    sessionFor view: UIView
  ) -> UIFindSession? { TextViewFindSession(self) }
}
