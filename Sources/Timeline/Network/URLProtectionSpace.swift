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
