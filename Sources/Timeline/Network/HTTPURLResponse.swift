import Foundation
import class ObjectiveC.NSObject

/// The answer of a server.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  private let headers: HTTPHeaders

  public init?(
    url: URL,
    statusCode: Int,
    httpVersion: String?,
    headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    headers = HTTPHeaders(headerFields ?? [:])
    let type = headers["Content-Type"].map(HTTPParameters.init)
    // The length of what is sent compressed is not that of the data.
    let length = headers["Content-Encoding"] == nil ? headers["Content-Length"] : nil
    super.init(
      url: url,
      mimeType: type.flatMap { $0.value.isEmpty ? nil : $0.value.lowercased() },
      expectedContentLength: length.flatMap { Int($0) } ?? -1,
      textEncodingName: type?["charset"]?.lowercased()
    )
  }

  open var allHeaderFields: [AnyHashable: Any] { headers.dictionary }

  open func value(forHTTPHeaderField field: String) -> String? { headers[field] }

  open override var suggestedFilename: String? {
    let disposition = headers["Content-Disposition"].map(HTTPParameters.init)
    return fileName(disposition: disposition?["filename"])
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? HTTPURLResponse else { return false }
    return statusCode == other.statusCode && headers == other.headers
  }

  open override var hash: Int { super.hash ^ statusCode }

  open override var description: String {
    let fields = headers.dictionary.sorted { $0.key < $1.key }
      .map { "    \"\($0.key)\" = \"\($0.value)\";" }
    let list = fields.isEmpty ? "" : "\n" + fields.joined(separator: "\n") + "\n"
    return "<\(Swift.type(of: self))> { URL: \(url?.absoluteString ?? "(null)") } "
      + "{ Status Code: \(statusCode), Headers {\(list)} }"
  }

  // MARK: Names of status codes

  /// In small letters, as on iOS (measured: 200 is "no error", 404 is "not found").
  open class func localizedString(forStatusCode statusCode: Int) -> String {
    if let name = names[statusCode] { return name }
    return switch statusCode {
    case 100..<200: "informational"
    case 200..<300: "success"
    case 300..<400: "redirected"
    case 400..<500: "client error"
    case 500..<600: "server error"
    default: "unknown"
    }
  }

  private static let names = [
    100: "continue", 101: "switching protocols", 200: "no error", 201: "created", 202: "accepted",
    203: "non authoritative information", 204: "no content", 205: "reset content",
    206: "partial content", 300: "multiple choices", 301: "moved permanently", 302: "found",
    303: "see other", 304: "not modified", 305: "needs proxy", 307: "temporarily redirected",
    400: "bad request", 401: "unauthorized", 402: "payment required", 403: "forbidden",
    404: "not found", 405: "method not allowed", 406: "unacceptable",
    407: "proxy authentication required", 408: "request timed out", 409: "conflict",
    410: "no longer exists", 411: "length required", 412: "precondition failed",
    413: "request too large", 414: "requested URL too long", 415: "unsupported media type",
    416: "requested range not satisfiable", 417: "expectation failed",
    500: "internal server error", 501: "unimplemented", 502: "bad gateway",
    503: "service unavailable", 504: "gateway timed out", 505: "unsupported version",
  ]
}
