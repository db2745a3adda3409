import Foundation

/// What is asked of a URL, and how.
///
/// On Linux, Foundation keeps its type of this name, and the others of the network, in a library
/// that loads thirty more at the start of each program. Nothing here asks a network, so they are
/// values of our own; they hide Foundation's where a file imports both.
public struct URLRequest: Hashable, @unchecked Sendable {
  public typealias CachePolicy = NSURLRequest.CachePolicy
  public typealias NetworkServiceType = NSURLRequest.NetworkServiceType
  public typealias Attribution = NSURLRequest.Attribution

  public var url: URL?
  public var mainDocumentURL: URL?
  public var cachePolicy: CachePolicy
  /// Seconds.
  public var timeoutInterval: TimeInterval
  public var networkServiceType = NetworkServiceType.default
  public var attribution = Attribution.developer
  public var allowsCellularAccess = true
  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true
  public var assumesHTTP3Capable = false
  public var requiresDNSSECValidation = false
  public var httpShouldHandleCookies = true
  public var httpShouldUsePipelining = false
  private var method = "GET"
  private var headers = HTTPHeaders()
  private var body = Body.none
  /// What a `URLProtocol` notes with the request.
  var notes = Notes()

  private enum Body: Hashable {
    case none
    case data(Data)
    case stream(InputStream)
  }

  /// Requests with different notes are the same request.
  struct Notes: Hashable {
    var values: [String: Any] = [:]
    static func == (one: Notes, other: Notes) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  public init(
    url: URL,
    cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// nil makes it `GET` again.
  public var httpMethod: String? {
    get { method }
    set { method = newValue ?? "GET" }
  }

  // MARK: Header fields

  /// nil without any.
  public var allHTTPHeaderFields: [String: String]? {
    get { headers.isEmpty ? nil : headers.dictionary }
    set { headers = HTTPHeaders(newValue ?? [:]) }
  }

  public func value(forHTTPHeaderField field: String) -> String? { headers[field] }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    headers[field] = value
  }

  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    headers.add(value, to: field)
  }

  // MARK: The body

  /// Takes the place of `httpBodyStream`.
  public var httpBody: Data? {
    get {
      if case .data(let data) = body { return data }
      return nil
    }
    set { body = newValue.map(Body.data) ?? .none }
  }

  /// Takes the place of `httpBody`.
  public var httpBodyStream: InputStream? {
    get {
      if case .stream(let stream) = body { return stream }
      return nil
    }
    set { body = newValue.map(Body.stream) ?? .none }
  }
}

extension URLRequest: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { url?.description ?? "url: nil" }
  public var debugDescription: String { description }
}

extension URLRequest: _ObjectiveCBridgeable {
  public typealias ReferenceType = NSURLRequest

  public func _bridgeToObjectiveC() -> NSURLRequest { NSURLRequest(self) }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSURLRequest,
    result: inout URLRequest?
  ) { result = source.value }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSURLRequest,
    result: inout URLRequest?
  ) -> Bool {
    result = source.value
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURLRequest?) -> URLRequest {
    guard let source else { preconditionFailure("There is no request to make a value of.") }
    return source.value
  }
}
