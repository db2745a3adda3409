import UIKit

@preconcurrency
@MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies of web views, which are not those of `HTTPCookieStorage`.
@preconcurrency
@MainActor
open class WKHTTPCookieStore: MainActorObject {
  public enum CookiePolicy: Int, Sendable {
    case allow, disallow
  }

  /// What stores of one identifier have in common.
  private final class Jar {
    var cookies: [HTTPCookie] = []
    var policy = CookiePolicy.allow
    var observers: [Observer] = []
  }

  private struct Observer {
    weak var object: (any WKHTTPCookieStoreObserver)?
    /// The store that it was added to.
    weak var store: WKHTTPCookieStore?
  }

  private var jar = Jar()

  init() { super.init(isolated: ()) }

  func share(_ other: WKHTTPCookieStore) { jar = other.jar }

  /// In the order in which they were set, without those that have expired.
  var cookies: [HTTPCookie] {
    jar.cookies.filter { $0.expiresDate.map { $0 > Date() } ?? true }
  }

  private static func isSame(_ first: HTTPCookie, _ second: HTTPCookie) -> Bool {
    first.name == second.name && first.domain == second.domain && first.path == second.path
  }

  func remove(where matches: (HTTPCookie) -> Bool) {
    let count = jar.cookies.count
    jar.cookies.removeAll(where: matches)
    if jar.cookies.count != count { notify() }
  }

  /// Observers are not kept (documented); they hear of a change in a later turn, as of
  /// one in another process.
  private func notify() {
    jar.observers.removeAll { $0.object == nil }
    guard !jar.observers.isEmpty else { return }
    DispatchQueue.main.async { [jar] in
      for observer in jar.observers {
        observer.object?.cookiesDidChange(in: observer.store ?? self)
      }
    }
  }

  open func getAllCookies(
    _ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void
  ) { DispatchQueue.main.async { completionHandler(self.cookies) } }
  public func allCookies() async -> [HTTPCookie] { cookies }

  open func setCookie(
    _ cookie: HTTPCookie,
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    jar.cookies.removeAll { WKHTTPCookieStore.isSame($0, cookie) }
    jar.cookies.append(cookie)
    notify()
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }
  public func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }

  open func delete(
    _ cookie: HTTPCookie,
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    remove { WKHTTPCookieStore.isSame($0, cookie) }
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }
  public func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }

  open func setCookiePolicy(
    _ policy: CookiePolicy,
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    jar.policy = policy
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }
  open func getCookiePolicy(
    _ completionHandler: @escaping @MainActor @Sendable (CookiePolicy) -> Void
  ) { DispatchQueue.main.async { completionHandler(self.jar.policy) } }

  public func setCookiePolicy(_ policy: CookiePolicy) async { jar.policy = policy }
  public func cookiePolicy() async -> CookiePolicy { jar.policy }

  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    jar.observers.append(Observer(object: observer, store: self))
  }
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    jar.observers.removeAll { $0.object === observer }
  }
}
