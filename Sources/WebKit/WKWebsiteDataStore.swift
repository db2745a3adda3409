import UIKit

public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
public let WKWebsiteDataTypeSearchFieldRecentSearches =
  "WKWebsiteDataTypeSearchFieldRecentSearches"
public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"

/// What a site has stored.
@preconcurrency
@MainActor
open class WKWebsiteDataRecord: MainActorObject {
  public let displayName: String
  public let dataTypes: Set<String>

  init(_ displayName: String) {
    self.displayName = displayName
    dataTypes = [WKWebsiteDataTypeCookies]
    super.init(isolated: ())
  }
}

/// Cookies and what else sites store: here, the cookies that the app sets, in memory.
@preconcurrency
@MainActor
open class WKWebsiteDataStore: MainActorObject {
  public let isPersistent: Bool
  public let identifier: UUID?
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool, identifier: UUID? = nil) {
    self.isPersistent = isPersistent
    self.identifier = identifier
    super.init(isolated: ())
  }

  private static let shared = WKWebsiteDataStore(isPersistent: true)
  private static var identified: [UUID: WKWebsiteDataStore] = [:]

  open class func `default`() -> WKWebsiteDataStore { shared }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

  /// The same store for the same identifier, as long as the app runs.
  public convenience init(forIdentifier identifier: UUID) {
    self.init(isPersistent: true, identifier: identifier)
    if let known = WKWebsiteDataStore.identified[identifier] {
      httpCookieStore.share(known.httpCookieStore)
    } else {
      WKWebsiteDataStore.identified[identifier] = self
    }
  }

  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies,
      WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage,
      WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
      WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeFileSystem,
      WKWebsiteDataTypeSearchFieldRecentSearches, WKWebsiteDataTypeMediaKeys,
      WKWebsiteDataTypeHashSalt,
    ]
  }

  // MARK: Records

  private func records(_ dataTypes: Set<String>) -> [WKWebsiteDataRecord] {
    guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return [] }
    let sites = Set(httpCookieStore.cookies.map { WKWebsiteDataStore.site($0) })
    return sites.sorted().map { WKWebsiteDataRecord($0) }
  }

  private static func site(_ cookie: HTTPCookie) -> String {
    cookie.domain.hasPrefix(".") ? String(cookie.domain.dropFirst()) : cookie.domain
  }

  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) { DispatchQueue.main.async { completionHandler(self.records(dataTypes)) } }

  public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    records(dataTypes)
  }

  open func removeData(
    ofTypes dataTypes: Set<String>,
    for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) {
      let sites = Set(dataRecords.map(\.displayName))
      httpCookieStore.remove { sites.contains(WKWebsiteDataStore.site($0)) }
    }
    DispatchQueue.main.async { completionHandler() }
  }

  public func removeData(
    ofTypes dataTypes: Set<String>,
    for dataRecords: [WKWebsiteDataRecord]
  ) async {
    removeData(ofTypes: dataTypes, for: dataRecords) {}
  }

  /// Cookies have no time of their own here: all of them go.
  open func removeData(
    ofTypes dataTypes: Set<String>,
    modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.remove { _ in true } }
    DispatchQueue.main.async { completionHandler() }
  }

  public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    removeData(ofTypes: dataTypes, modifiedSince: date) {}
  }

  open class func remove(
    forIdentifier identifier: UUID,
    completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) {
    identified[identifier] = nil
    DispatchQueue.main.async { completionHandler(nil) }
  }

  public class func remove(forIdentifier identifier: UUID) async throws {
    identified[identifier] = nil
  }

  public class var allDataStoreIdentifiers: [UUID] {
    get async { identified.keys.sorted { $0.uuidString < $1.uuidString } }
  }

  open class func fetchAllDataStoreIdentifiers(
    _ completionHandler: @escaping @MainActor @Sendable ([UUID]) -> Void
  ) {
    let all = identified.keys.sorted { $0.uuidString < $1.uuidString }
    DispatchQueue.main.async { completionHandler(all) }
  }
}
