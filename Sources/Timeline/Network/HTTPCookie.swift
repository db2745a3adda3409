import Foundation
import class ObjectiveC.NSObject

/// A name and a value that a server wants to be sent back.
open class HTTPCookie: NSObject, @unchecked Sendable {
  public enum AcceptPolicy: UInt, Sendable {
    case always, never, onlyFromMainDocumentDomain
  }

  public let properties: [HTTPCookiePropertyKey: Any]?
  public let version: Int
  public let name: String
  public let value: String
  public let expiresDate: Date?
  public let isSessionOnly: Bool
  public let domain: String
  public let path: String
  public let isSecure: Bool
  public let isHTTPOnly: Bool
  public let comment: String?
  public let commentURL: URL?
  public let portList: [NSNumber]?
  public let sameSitePolicy: HTTPCookieStringPolicy?

  /// nil without a name, a value, a path, and a domain or an origin (documented).
  public init?(properties: [HTTPCookiePropertyKey: Any]) {
    func text(_ key: HTTPCookiePropertyKey) -> String? {
      properties[key].map { ($0 as? URL)?.absoluteString ?? "\($0)" }
    }
    func isSet(_ key: HTTPCookiePropertyKey) -> Bool {
      guard let text = text(key)?.lowercased() else { return false }
      return text == "true" || text == "yes" || text == "1"
    }
    let origin = text(.originURL).flatMap { URL(string: $0) }
    guard let name = text(.name), let value = text(.value), let path = text(.path),
      let domain = text(.domain) ?? origin?.host
    else { return nil }
    self.properties = properties
    self.name = name
    self.value = value
    self.path = path
    self.domain = domain.lowercased()
    version = text(.version) == "1" ? 1 : 0
    let age = text(.maximumAge).flatMap { TimeInterval($0) }
    let expires = properties[.expires] as? Date ?? text(.expires).flatMap(HTTPDate.date)
    let end = age.map { Date(timeIntervalSinceNow: $0) } ?? expires
    expiresDate = isSet(.discard) ? nil : end
    isSessionOnly = isSet(.discard) || end == nil
    isSecure = isSet(.secure)
    isHTTPOnly = isSet(.httpOnly)
    comment = text(.comment)
    commentURL = text(.commentURL).flatMap { URL(string: $0) }
    portList = text(.port)?.split(separator: ",").compactMap { Int($0).map { NSNumber(value: $0) } }
    sameSitePolicy = text(.sameSitePolicy).map { HTTPCookieStringPolicy(rawValue: $0.lowercased()) }
    super.init()
  }

  open override var description: String {
    "<\(Swift.type(of: self)) name:\"\(name)\" value:\"\(value)\" domain:\"\(domain)\" "
      + "path:\"\(path)\" sessionOnly:\(isSessionOnly ? "TRUE" : "FALSE")>"
  }

  // MARK: Header fields

  /// The field with which cookies are sent back.
  open class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    guard !cookies.isEmpty else { return [:] }
    return ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }

  /// The cookies of a response.
  open class func cookies(
    withResponseHeaderFields headerFields: [String: String],
    for URL: URL
  ) -> [HTTPCookie] {
    guard let text = HTTPHeaders(headerFields)["Set-Cookie"] else { return [] }
    return separate(text).compactMap { cookie(from: $0, for: URL) }
  }

  /// Several cookies stand in one field, with commas between them; a date has a comma, too, but no
  /// name and equals sign follow it.
  private static func separate(_ text: String) -> [String] {
    var cookies: [String] = []
    for part in HTTPParameters.split(text, at: ",") {
      let start = part.prefix { $0 != ";" }
      if let last = cookies.last, !start.contains("=") {
        cookies[cookies.count - 1] = "\(last), \(part)"
      } else {
        cookies.append(part)
      }
    }
    return cookies
  }

  private static func cookie(from text: String, for url: URL) -> HTTPCookie? {
    let parts = HTTPParameters.split(text, at: ";")
    guard let first = parts.first, let equals = first.firstIndex(of: "=") else { return nil }
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: String(first[..<equals]), .value: String(first[first.index(after: equals)...]),
      .path: "/", .originURL: url,
    ]
    let keys: [HTTPCookiePropertyKey] = [
      .version, .domain, .path, .secure, .expires, .comment, .commentURL, .discard, .maximumAge,
      .port, .sameSitePolicy, .httpOnly,
    ]
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let named = pair[0].lowercased()
      guard let key = keys.first(where: { $0.rawValue.lowercased() == named }) else { continue }
      properties[key] = pair.count > 1 ? String(pair[1]) : "TRUE"
    }
    // A domain stands for what is below it, too.
    if let domain = properties[.domain] as? String, !domain.hasPrefix("."), !domain.isEmpty {
      properties[.domain] = ".\(domain)"
    }
    return HTTPCookie(properties: properties)
  }

  /// Whether the cookie is sent with a request.
  func belongs(to url: URL) -> Bool {
    guard let host = url.host?.lowercased() else { return false }
    let isOfHost =
      domain.hasPrefix(".") ? host == domain.dropFirst() || host.hasSuffix(domain) : host == domain
    let place = url.path.isEmpty ? "/" : url.path
    let folder = path.hasSuffix("/") ? path : "\(path)/"
    return isOfHost && (place == path || "\(place)/".hasPrefix(folder))
      && (!isSecure || url.scheme == "https") && expiresDate.map { $0 > Date() } ?? true
  }
}
