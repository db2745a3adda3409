import Foundation
import class ObjectiveC.NSObject

/// A request as an object.
open class NSURLRequest: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5

    public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
  }

  public enum NetworkServiceType: UInt, Sendable {
    case `default` = 0
    case voip = 1
    case video = 2
    case background = 3
    case voice = 4
    case responsiveData = 6
    case avStreaming = 8
    case responsiveAV = 9
    case callSignaling = 11
  }

  public enum Attribution: UInt, Sendable {
    case developer, user
  }

  var value: URLRequest

  init(_ value: URLRequest) {
    self.value = value
    super.init()
  }

  public convenience init(url: URL) { self.init(URLRequest(url: url)) }

  public convenience init(url: URL, cachePolicy: CachePolicy, timeoutInterval: TimeInterval) {
    self.init(URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval))
  }

  open var url: URL? { value.url }
  open var mainDocumentURL: URL? { value.mainDocumentURL }
  open var cachePolicy: CachePolicy { value.cachePolicy }
  open var timeoutInterval: TimeInterval { value.timeoutInterval }
  open var networkServiceType: NetworkServiceType { value.networkServiceType }
  open var allowsCellularAccess: Bool { value.allowsCellularAccess }
  open var httpMethod: String? { value.httpMethod }
  open var allHTTPHeaderFields: [String: String]? { value.allHTTPHeaderFields }
  open var httpBody: Data? { value.httpBody }
  open var httpBodyStream: InputStream? { value.httpBodyStream }
  open var httpShouldHandleCookies: Bool { value.httpShouldHandleCookies }
  open var httpShouldUsePipelining: Bool { value.httpShouldUsePipelining }

  open func value(forHTTPHeaderField field: String) -> String? {
    value.value(forHTTPHeaderField: field)
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSURLRequest(value) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableURLRequest(value) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSURLRequest)?.value == value || object as? URLRequest == value
  }

  open override var hash: Int { value.hashValue }
  open override var description: String { value.description }
}

/// A request that changes.
open class NSMutableURLRequest: NSURLRequest, @unchecked Sendable {
  open override var url: URL? {
    get { value.url }
    set { value.url = newValue }
  }

  open override var mainDocumentURL: URL? {
    get { value.mainDocumentURL }
    set { value.mainDocumentURL = newValue }
  }

  open override var cachePolicy: CachePolicy {
    get { value.cachePolicy }
    set { value.cachePolicy = newValue }
  }

  open override var timeoutInterval: TimeInterval {
    get { value.timeoutInterval }
    set { value.timeoutInterval = newValue }
  }

  open override var networkServiceType: NetworkServiceType {
    get { value.networkServiceType }
    set { value.networkServiceType = newValue }
  }

  open override var allowsCellularAccess: Bool {
    get { value.allowsCellularAccess }
    set { value.allowsCellularAccess = newValue }
  }

  open override var httpMethod: String? {
    get { value.httpMethod }
    set { value.httpMethod = newValue }
  }

  open override var allHTTPHeaderFields: [String: String]? {
    get { value.allHTTPHeaderFields }
    set { value.allHTTPHeaderFields = newValue }
  }

  open override var httpBody: Data? {
    get { value.httpBody }
    set { value.httpBody = newValue }
  }

  open override var httpBodyStream: InputStream? {
    get { value.httpBodyStream }
    set { value.httpBodyStream = newValue }
  }

  open override var httpShouldHandleCookies: Bool {
    get { value.httpShouldHandleCookies }
    set { value.httpShouldHandleCookies = newValue }
  }

  open override var httpShouldUsePipelining: Bool {
    get { value.httpShouldUsePipelining }
    set { value.httpShouldUsePipelining = newValue }
  }

  open func setValue(_ value: String?, forHTTPHeaderField field: String) {
    self.value.setValue(value, forHTTPHeaderField: field)
  }

  open func addValue(_ value: String, forHTTPHeaderField field: String) {
    self.value.addValue(value, forHTTPHeaderField: field)
  }
}
