public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = HTTPCookiePropertyKey("Name")
  public static let value = HTTPCookiePropertyKey("Value")
  public static let originURL = HTTPCookiePropertyKey("OriginURL")
  public static let version = HTTPCookiePropertyKey("Version")
  public static let domain = HTTPCookiePropertyKey("Domain")
  public static let path = HTTPCookiePropertyKey("Path")
  public static let secure = HTTPCookiePropertyKey("Secure")
  public static let expires = HTTPCookiePropertyKey("Expires")
  public static let comment = HTTPCookiePropertyKey("Comment")
  public static let commentURL = HTTPCookiePropertyKey("CommentURL")
  public static let discard = HTTPCookiePropertyKey("Discard")
  public static let maximumAge = HTTPCookiePropertyKey("Max-Age")
  public static let port = HTTPCookiePropertyKey("Port")
  public static let sameSitePolicy = HTTPCookiePropertyKey("SameSite")
  static let httpOnly = HTTPCookiePropertyKey("HttpOnly")
}

public struct HTTPCookieStringPolicy: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let sameSiteLax = HTTPCookieStringPolicy(rawValue: "lax")
  public static let sameSiteStrict = HTTPCookieStringPolicy(rawValue: "strict")
}
