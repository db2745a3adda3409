import UIKit

/// The system's search: what is given to it is never found.
open class CSSearchableIndex: UIKit.NSObject, @unchecked Sendable {
  private static let common = CSSearchableIndex()
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  public override init() { super.init() }
  public convenience init(name: String) { self.init() }
  public convenience init(name: String, protectionClass: FileProtectionType?) { self.init() }

  open class func `default`() -> CSSearchableIndex { common }
  open class func isIndexingAvailable() -> Bool { true }

  @preconcurrency
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { end(completionHandler) }

  @preconcurrency
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { end(completionHandler) }

  @preconcurrency
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { end(completionHandler) }

  @preconcurrency
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { end(completionHandler) }

  open func beginBatch() {}

  @preconcurrency
  open func endBatch(
    withClientState clientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { end(completionHandler) }

  private func end(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    guard let handler else { return }
    DispatchQueue.main.async { handler(nil) }
  }
}

/// Never called: the system does not lose what it does not have.
public protocol CSSearchableIndexDelegate: AnyObject {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void
  )
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  )
}

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
