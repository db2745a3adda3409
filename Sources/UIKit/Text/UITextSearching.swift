import Foundation

/// An app's own content that can be searched.
@preconcurrency
@MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// Which of several texts; `AnyHashable?` where there is one.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  var selectedTextRange: UITextRange? { get }
  /// That of what is selected; nil where there is one document.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  var supportsTextReplacement: Bool { get }
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
  func compare(
    _ foundRange: UITextRange,
    toRange: UITextRange,
    document: DocumentIdentifier?
  ) -> ComparisonResult
  func performTextSearch(
    queryString: String,
    options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>
  )
  func decorate(
    foundTextRange: UITextRange,
    document: DocumentIdentifier?,
    usingStyle style: UITextSearchFoundTextStyle
  )
  func clearAllDecoratedFoundText()
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  func shouldReplace(
    foundTextRange: UITextRange,
    document: DocumentIdentifier?,
    withText replacementText: String
  ) -> Bool
  func replace(
    foundTextRange: UITextRange,
    document: DocumentIdentifier?,
    withText replacementText: String
  )
  func replaceAll(
    queryString: String,
    options: UITextSearchOptions,
    withText replacementText: String
  )
}

extension UITextSearching {
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public var supportsTextReplacement: Bool { false }
  public func compare(
    document: DocumentIdentifier,
    toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  public func shouldReplace(
    foundTextRange: UITextRange,
    document: DocumentIdentifier?,
    withText replacementText: String
  ) -> Bool { true }
  public func replace(
    foundTextRange: UITextRange,
    document: DocumentIdentifier?,
    withText replacementText: String
  ) {}
  public func replaceAll(
    queryString: String,
    options: UITextSearchOptions,
    withText replacementText: String
  ) {}
}

/// Takes what a search finds, on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: Sendable {
  /// What a search finds, and where.
  enum News {
    case found(UITextRange, DocumentIdentifier)
    case lost(UITextRange, DocumentIdentifier)
    case lostAll
    case finished
  }

  let tell: @MainActor @Sendable (News) -> Void

  private func send(_ news: News) {
    nonisolated(unsafe) let news = news
    if Thread.isMainThread {
      MainActor.assumeIsolated { tell(news) }
    } else {
      let tell = tell
      DispatchQueue.main.async { MainActor.assumeIsolated { tell(news) } }
    }
  }

  public func foundRange(
    _ range: UITextRange,
    searchString string: String,
    document: DocumentIdentifier
  ) { send(.found(range, document)) }
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    send(.lost(range, document))
  }
  public func invalidate() { send(.lostAll) }
  public func finishedSearching() { send(.finished) }
}

/// Searches what an app says is searched, and shows what it finds there.
@preconcurrency
@MainActor
open class UITextSearchingFindSession: UIFindSession {
  private struct Result {
    let range: UITextRange
    let document: Any
  }

  open private(set) weak var searchableObject: (any UITextSearching)?
  private var results: [Result] = []
  private var current: Int?
  /// The search whose results count.
  private var search = 0

  public init<Searchable: UITextSearching>(searchableObject: Searchable) {
    self.searchableObject = searchableObject
    super.init()
  }

  open override var resultCount: Int { results.count }
  open override var highlightedResultIndex: Int { current ?? NSNotFound }
  open override var supportsReplacement: Bool {
    searchableObject?.supportsTextReplacement ?? false
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    invalidateFoundResults()
    guard let searchableObject else { return }
    start(query, options ?? UITextSearchOptions(), in: searchableObject)
  }

  private func start<Text: UITextSearching>(
    _ query: String,
    _ options: UITextSearchOptions,
    in text: Text
  ) {
    let own = search
    let aggregator = UITextSearchAggregator<Text.DocumentIdentifier> {
      [weak self, weak text] news in
      guard let self, let text, own == search else { return }
      take(news, of: text)
    }
    text.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
  }

  private func take<Text: UITextSearching>(
    _ news: UITextSearchAggregator<Text.DocumentIdentifier>.News,
    of text: Text
  ) {
    switch news {
    case .found(let range, let document):
      insert(Result(range: range, document: document), at: place(of: range, document, in: text))
      text.decorate(foundTextRange: range, document: document, usingStyle: .found)
    case .lost(let range, let document):
      // The index follows what is highlighted; the next one takes the place of a lost one.
      let before = results.prefix(current ?? 0).count { $0.range === range }
      results.removeAll { $0.range === range }
      text.decorate(foundTextRange: range, document: document, usingStyle: .normal)
      current = results.isEmpty ? nil : current.map { min($0 - before, results.count - 1) }
    case .lostAll:
      invalidateFoundResults()
    case .finished:
      guard current == nil, !results.isEmpty else { return }
      highlight(firstIndex(in: text), of: text)
    }
  }

  /// Of several documents, the search begins in the one with the selection (inferred).
  private func firstIndex<Text: UITextSearching>(in text: Text) -> Int {
    guard let document = text.selectedTextSearchDocument else { return 0 }
    return results.firstIndex { $0.document as? Text.DocumentIdentifier == document } ?? 0
  }

  /// In the order that the text says of its documents and of the ranges in one (documented); a
  /// search may find from the end, or in parts.
  private func place<Text: UITextSearching>(
    of range: UITextRange,
    _ document: Text.DocumentIdentifier,
    in text: Text
  ) -> Int {
    var index = results.count
    while index > 0 {
      let other = results[index - 1]
      guard let otherDocument = other.document as? Text.DocumentIdentifier else { break }
      let order =
        otherDocument == document
        ? text.compare(range, toRange: other.range, document: document)
        : text.compare(document: document, toDocument: otherDocument)
      guard order == .orderedAscending else { break }
      index -= 1
    }
    return index
  }

  private func insert(_ result: Result, at index: Int) {
    results.insert(result, at: index)
    if let current, index <= current { self.current = current + 1 }
  }

  private func highlight<Text: UITextSearching>(_ index: Int, of text: Text) {
    if let current, let document = results[current].document as? Text.DocumentIdentifier {
      text.decorate(
        foundTextRange: results[current].range,
        document: document,
        usingStyle: .found
      )
    }
    current = index
    guard let document = results[index].document as? Text.DocumentIdentifier else { return }
    let range = results[index].range
    text.willHighlight(foundTextRange: range, document: document)
    text.decorate(foundTextRange: range, document: document, usingStyle: .highlighted)
    text.scrollRangeToVisible(range, inDocument: document)
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    guard let current, let searchableObject else { return }
    let step = direction == .forward ? 1 : results.count - 1
    highlight((current + step) % results.count, of: searchableObject)
  }

  open override func performSingleReplacement(
    query searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {
    guard supportsReplacement, let current, let searchableObject else { return }
    replace(results[current], replacementString, in: searchableObject)
    performSearch(query: searchQuery, options: options)
  }

  private func replace<Text: UITextSearching>(
    _ result: Result,
    _ replacement: String,
    in text: Text
  ) {
    let document = result.document as? Text.DocumentIdentifier
    let range = result.range
    guard text.shouldReplace(foundTextRange: range, document: document, withText: replacement)
    else { return }
    text.replace(foundTextRange: range, document: document, withText: replacement)
  }

  open override func replaceAll(
    searchQuery: String,
    replacementString: String,
    options: UITextSearchOptions?
  ) {
    guard supportsReplacement else { return }
    searchableObject?.replaceAll(
      queryString: searchQuery,
      options: options ?? UITextSearchOptions(),
      withText: replacementString
    )
    invalidateFoundResults()
  }

  open override func invalidateFoundResults() {
    search += 1
    results = []
    current = nil
    searchableObject?.clearAllDecoratedFoundText()
  }
}
