import Foundation
import class ObjectiveC.NSObject

/// What came back of a request, without its data.
open class URLResponse: NSObject, NSCopying, @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  /// Bytes; -1 where that is not known.
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  public init(
    url: URL,
    mimeType: String?,
    expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
    super.init()
  }

  /// A name under which the data can be saved: the last part of the path, else the host, with the
  /// type's usual extension where it has none (documented).
  open var suggestedFilename: String? { fileName(disposition: nil) }

  /// - Parameter disposition: the name that the sender gave.
  func fileName(disposition: String?) -> String {
    // What stands behind `data:` is no path.
    let hasPath = url?.path.hasPrefix("/") == true && url?.path != "/"
    let path = hasPath ? url?.lastPathComponent ?? "" : ""
    let candidates = [disposition ?? "", path, url?.host ?? ""]
    // A name that a sender gave does not leave the folder.
    let name = candidates.lazy.map { $0.replacingOccurrences(of: "/", with: "_") }
      .first { !$0.isEmpty && $0 != "." && $0 != ".." }
    guard let name else { return "Unknown" }
    let isHost = disposition == nil && !hasPath
    guard isHost || (name as NSString).pathExtension.isEmpty,
      let type = mimeType, let suffix = MediaType.pathExtension(of: type)
    else { return name }
    return "\(name).\(suffix)"
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? URLResponse, Swift.type(of: other) == Swift.type(of: self) else {
      return false
    }
    return url == other.url && mimeType == other.mimeType
      && expectedContentLength == other.expectedContentLength
      && textEncodingName == other.textEncodingName
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(url)
    hasher.combine(mimeType)
    return hasher.finalize()
  }
}
