import Foundation
import class ObjectiveC.NSObject

/// A name and a password.
open class URLCredential: NSObject, NSCopying, @unchecked Sendable {
  public enum Persistence: UInt, Sendable {
    case none, forSession, permanent, synchronizable
  }

  public let user: String?
  public let password: String?
  public let persistence: Persistence

  public init(user: String, password: String, persistence: Persistence) {
    self.user = user
    self.password = password
    self.persistence = persistence
    super.init()
  }

  open var hasPassword: Bool { password != nil }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? URLCredential else { return false }
    return user == other.user && password == other.password && persistence == other.persistence
  }

  open override var hash: Int { user.hashValue }
}
