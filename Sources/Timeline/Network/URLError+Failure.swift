import Foundation

extension URLError {
  /// An error of a load, with the text that iOS gives it; one that an app makes has none
  /// (documented).
  package static func failure(_ code: URLError.Code, of url: URL?) -> URLError {
    var info: [String: Any] = [:]
    info[NSURLErrorFailingURLErrorKey] = url
    info[NSLocalizedDescriptionKey] = descriptions[code]
    return URLError(code, userInfo: info)
  }

  /// Texts of the loading system (observed in messages of apps).
  private static let descriptions: [URLError.Code: String] = [
    .unknown: "unknown error",
    .cancelled: "cancelled",
    .badURL: "bad URL",
    .timedOut: "The request timed out.",
    .unsupportedURL: "unsupported URL",
    .cannotFindHost: "A server with the specified hostname could not be found.",
    .cannotConnectToHost: "Could not connect to the server.",
    .networkConnectionLost: "The network connection was lost.",
    .httpTooManyRedirects: "too many HTTP redirects",
    .resourceUnavailable: "resource unavailable",
    .notConnectedToInternet: "The Internet connection appears to be offline.",
    .badServerResponse: "There was a bad response from the server.",
    .fileDoesNotExist: "The requested URL was not found on this server.",
    .noPermissionsToReadFile: "You do not have permission to access the requested resource.",
    .secureConnectionFailed:
      "An SSL error has occurred and a secure connection to the server cannot be made.",
    .dataNotAllowed: "A data connection is not currently allowed.",
  ]
}
