import Foundation
import class ObjectiveC.NSObject

/// The credentials of an app, in memory alone.
open class URLCredentialStorage: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var all: [URLProtectionSpace: [String: URLCredential]] = [:]
  private var defaults: [URLProtectionSpace: URLCredential] = [:]

  open class var shared: URLCredentialStorage { sharedStorage }
  private static let sharedStorage = URLCredentialStorage()

  open var allCredentials: [URLProtectionSpace: [String: URLCredential]] { lock.withLock { all } }

  open func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? {
    lock.withLock { all[space] }
  }

  open func set(_ credential: URLCredential, for space: URLProtectionSpace) {
    guard let user = credential.user, credential.persistence != .none else { return }
    lock.withLock { all[space, default: [:]][user] = credential }
  }

  open func remove(
    _ credential: URLCredential,
    for space: URLProtectionSpace,
    options: [String: Any]? = nil
  ) {
    lock.withLock {
      if let user = credential.user { all[space]?[user] = nil }
      if all[space]?.isEmpty == true { all[space] = nil }
      if defaults[space] == credential { defaults[space] = nil }
    }
  }

  open func defaultCredential(for space: URLProtectionSpace) -> URLCredential? {
    lock.withLock { defaults[space] }
  }

  open func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {
    set(credential, for: space)
    lock.withLock { defaults[space] = credential }
  }
}
