import Foundation
import class ObjectiveC.NSObject

/// The cookies of an app, in memory alone: a render leaves nothing on the disk.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  private struct Place: Hashable {
    let name: String
    let domain: String
    let path: String

    init(_ cookie: HTTPCookie) {
      name = cookie.name
      domain = cookie.domain
      path = cookie.path
    }
  }

  private struct Entry {
    let cookie: HTTPCookie
    let stored: Date
    let number: Int
  }

  /// Guards all that follows.
  private let lock = NSLock()
  private var entries: [Place: Entry] = [:]
  private var count = 0
  private var policy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain

  open class var shared: HTTPCookieStorage { sharedStorage }
  private static let sharedStorage = HTTPCookieStorage()

  open class func sharedCookieStorage(
    forGroupContainerIdentifier identifier: String
  ) -> HTTPCookieStorage { groupLock.withLock { group(identifier) } }

  private static let groupLock = NSLock()
  nonisolated(unsafe) private static var groups: [String: HTTPCookieStorage] = [:]

  private static func group(_ identifier: String) -> HTTPCookieStorage {
    if let storage = groups[identifier] { return storage }
    let storage = HTTPCookieStorage()
    groups[identifier] = storage
    return storage
  }

  open var cookieAcceptPolicy: HTTPCookie.AcceptPolicy {
    get { lock.withLock { policy } }
    set { lock.withLock { policy = newValue } }
  }

  /// In the order in which they were set.
  open var cookies: [HTTPCookie]? {
    lock.withLock { entries.values.sorted { $0.number < $1.number }.map(\.cookie) }
  }

  /// Those with the longest paths come first.
  open func cookies(for url: URL) -> [HTTPCookie]? {
    (cookies ?? []).filter { $0.belongs(to: url) }.enumerated()
      .sorted { ($1.element.path.count, $0.offset) < ($0.element.path.count, $1.offset) }
      .map(\.element)
  }

  /// A cookie that has expired removes the one in its place: servers delete theirs so.
  open func setCookie(_ cookie: HTTPCookie) {
    lock.withLock {
      guard policy != .never else { return }
      if let end = cookie.expiresDate, end <= Date() {
        entries[Place(cookie)] = nil
        return
      }
      count += 1
      entries[Place(cookie)] = Entry(cookie: cookie, stored: Date(), number: count)
    }
  }

  open func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
    let isOther =
      cookieAcceptPolicy == .onlyFromMainDocumentDomain && mainDocumentURL != nil
      && url?.host != mainDocumentURL?.host
    if isOther { return }
    for cookie in cookies { setCookie(cookie) }
  }

  open func deleteCookie(_ cookie: HTTPCookie) {
    lock.withLock { entries[Place(cookie)] = nil }
  }

  open func removeCookies(since date: Date) {
    lock.withLock { entries = entries.filter { $0.value.stored <= date } }
  }
}
