import Foundation
import class ObjectiveC.NSObject

public let NSURLProtectionSpaceHTTP = "http"
public let NSURLProtectionSpaceHTTPS = "https"
public let NSURLProtectionSpaceFTP = "ftp"
public let NSURLProtectionSpaceHTTPProxy = "http"
public let NSURLProtectionSpaceHTTPSProxy = "https"
public let NSURLProtectionSpaceFTPProxy = "ftp"
public let NSURLProtectionSpaceSOCKSProxy = "SOCKS"

public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
public let NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

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

/// What a credential is for: a part of a server, or a proxy.
open class URLProtectionSpace: NSObject, NSCopying, @unchecked Sendable {
  public let host: String
  public let port: Int
  public let `protocol`: String?
  public let proxyType: String?
  public let realm: String?
  public let authenticationMethod: String

  public init(
    host: String,
    port: Int,
    protocol: String?,
    realm: String?,
    authenticationMethod: String?
  ) {
    self.host = host
    self.port = port
    self.protocol = `protocol`
    proxyType = nil
    self.realm = realm
    self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
    super.init()
  }

  public init(
    proxyHost host: String,
    port: Int,
    type: String?,
    realm: String?,
    authenticationMethod: String?
  ) {
    self.host = host
    self.port = port
    `protocol` = nil
    proxyType = type
    self.realm = realm
    self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
    super.init()
  }

  /// The name is also that of a method of every object, which means something else.
  open override func isProxy() -> Bool { proxyType != nil }

  open var receivesCredentialSecurely: Bool {
    let secure = [
      NSURLAuthenticationMethodHTTPDigest, NSURLAuthenticationMethodNTLM,
      NSURLAuthenticationMethodNegotiate, NSURLAuthenticationMethodClientCertificate,
      NSURLAuthenticationMethodServerTrust,
    ]
    return `protocol` == NSURLProtectionSpaceHTTPS || secure.contains(authenticationMethod)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  private var identity: [String?] {
    [host, "\(port)", `protocol`, proxyType, realm, authenticationMethod]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? URLProtectionSpace)?.identity == identity
  }

  open override var hash: Int { identity.hashValue }
}

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
