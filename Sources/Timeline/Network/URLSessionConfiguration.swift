import Foundation
import class ObjectiveC.NSObject

/// How the requests of a session are made.
///
/// Most settings concern a network, and are only kept.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
  public enum MultipathServiceType: Int, Sendable {
    case none, handover, interactive, aggregate
  }

  open private(set) var identifier: String?
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// Seconds.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// Seconds: a week.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var networkServiceType = URLRequest.NetworkServiceType.default
  open var allowsCellularAccess = true
  open var allowsExpensiveNetworkAccess = true
  open var allowsConstrainedNetworkAccess = true
  open var waitsForConnectivity = false
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = false
  open var sharedContainerIdentifier: String?
  open var connectionProxyDictionary: [AnyHashable: Any]?
  open var tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv12
  open var tlsMaximumSupportedProtocolVersion = tls_protocol_version_t.TLSv13
  open var httpShouldUsePipelining = false
  open var httpShouldSetCookies = true
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  /// Fields that each request gets unless it has them.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var httpCookieStorage: HTTPCookieStorage? = .shared
  open var urlCredentialStorage: URLCredentialStorage? = .shared
  open var urlCache: URLCache? = .shared
  open var shouldUseExtendedBackgroundIdleMode = false
  open var multipathServiceType = MultipathServiceType.none
  /// Asked before the classes that are registered for all sessions.
  open var protocolClasses: [AnyClass]? = []

  public override init() { super.init() }

  /// A new one each time.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// Shares no cookies, credentials or cache.
  open class var ephemeral: URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.httpCookieStorage = HTTPCookieStorage()
    configuration.urlCredentialStorage = URLCredentialStorage()
    configuration.urlCache = URLCache(memoryCapacity: 512_000, diskCapacity: 0, diskPath: nil)
    return configuration
  }

  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    configuration.sessionSendsLaunchEvents = true
    configuration.urlCache = nil
    return configuration
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = URLSessionConfiguration()
    copy.identifier = identifier
    copy.requestCachePolicy = requestCachePolicy
    copy.timeoutIntervalForRequest = timeoutIntervalForRequest
    copy.timeoutIntervalForResource = timeoutIntervalForResource
    copy.networkServiceType = networkServiceType
    copy.allowsCellularAccess = allowsCellularAccess
    copy.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
    copy.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
    copy.waitsForConnectivity = waitsForConnectivity
    copy.isDiscretionary = isDiscretionary
    copy.sessionSendsLaunchEvents = sessionSendsLaunchEvents
    copy.sharedContainerIdentifier = sharedContainerIdentifier
    copy.connectionProxyDictionary = connectionProxyDictionary
    copy.tlsMinimumSupportedProtocolVersion = tlsMinimumSupportedProtocolVersion
    copy.tlsMaximumSupportedProtocolVersion = tlsMaximumSupportedProtocolVersion
    copy.httpShouldUsePipelining = httpShouldUsePipelining
    copy.httpShouldSetCookies = httpShouldSetCookies
    copy.httpCookieAcceptPolicy = httpCookieAcceptPolicy
    copy.httpAdditionalHeaders = httpAdditionalHeaders
    copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
    copy.httpCookieStorage = httpCookieStorage
    copy.urlCredentialStorage = urlCredentialStorage
    copy.urlCache = urlCache
    copy.shouldUseExtendedBackgroundIdleMode = shouldUseExtendedBackgroundIdleMode
    copy.multipathServiceType = multipathServiceType
    copy.protocolClasses = protocolClasses
    return copy
  }

  /// A request as the session sends it.
  func completing(_ request: URLRequest) -> URLRequest {
    var request = request
    for (name, value) in httpAdditionalHeaders ?? [:] {
      guard let name = name as? String, request.value(forHTTPHeaderField: name) == nil else {
        continue
      }
      request.setValue("\(value)", forHTTPHeaderField: name)
    }
    if request.cachePolicy == .useProtocolCachePolicy { request.cachePolicy = requestCachePolicy }
    return request
  }
}

/// The versions of TLS, with the numbers of the protocol.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
  case DTLSv10 = 0xFEFF
  case DTLSv12 = 0xFEFD
}
