import UIKit

/// Rules that block what pages load.
@preconcurrency
@MainActor
open class WKContentRuleList: MainActorObject {
  public let identifier: String
  let source: String

  init(_ identifier: String, _ source: String) {
    self.identifier = identifier
    self.source = source
    super.init(isolated: ())
  }
}

/// Keeps rules by their identifiers: in memory, and read no further than that they are an array of
/// JSON.
@preconcurrency
@MainActor
open class WKContentRuleListStore: MainActorObject {
  private var lists: [String: WKContentRuleList] = [:]

  private init() { super.init(isolated: ()) }

  private static let shared = WKContentRuleListStore()
  private static var stores: [URL: WKContentRuleListStore] = [:]

  open class func `default`() -> WKContentRuleListStore! { shared }

  public convenience init!(url: URL) {
    self.init()
    lists = WKContentRuleListStore.stores[url]?.lists ?? [:]
    WKContentRuleListStore.stores[url] = self
  }

  private func compile(_ identifier: String, _ source: String?) throws -> WKContentRuleList {
    guard let source,
      let rules = try? JSONSerialization.jsonObject(with: Data(source.utf8)) as? [[String: Any]],
      !rules.isEmpty, rules.allSatisfy({ $0["trigger"] != nil && $0["action"] != nil })
    else { throw WKError(.contentRuleListStoreCompileFailed) }
    let list = WKContentRuleList(identifier, source)
    lists[identifier] = list
    return list
  }

  open func compileContentRuleList(
    forIdentifier identifier: String!,
    encodedContentRuleList: String!,
    completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let result = Result { try compile(identifier ?? "", encodedContentRuleList) }
    DispatchQueue.main.async {
      switch result {
      case .success(let list): completionHandler?(list, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }
  public func compileContentRuleList(
    forIdentifier identifier: String!,
    encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? { try compile(identifier ?? "", encodedContentRuleList) }

  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = lists[identifier ?? ""]
    DispatchQueue.main.async {
      completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
  }
  public func contentRuleList(
    forIdentifier identifier: String!
  ) async throws -> WKContentRuleList? {
    guard let list = lists[identifier ?? ""] else {
      throw WKError(.contentRuleListStoreLookUpFailed)
    }
    return list
  }

  open func removeContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
  ) {
    let wasThere = lists.removeValue(forKey: identifier ?? "") != nil
    DispatchQueue.main.async {
      completionHandler?(wasThere ? nil : WKError(.contentRuleListStoreRemoveFailed))
    }
  }

  public func removeContentRuleList(forIdentifier identifier: String!) async throws {
    guard lists.removeValue(forKey: identifier ?? "") != nil else {
      throw WKError(.contentRuleListStoreRemoveFailed)
    }
  }

  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!
  ) {
    let all = lists.keys.sorted()
    DispatchQueue.main.async { completionHandler?(all) }
  }
  public func availableIdentifiers() async -> [String]? { lists.keys.sorted() }
}
