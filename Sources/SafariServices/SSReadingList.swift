import UIKit

public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// Safari's list of pages to read later, of which an app sees nothing (documented):
/// what is added is dropped.
open class SSReadingList: UIKit.NSObject, @unchecked Sendable {
  private static let list = SSReadingList()
  open class func `default`() -> SSReadingList? { list }

  open class func supportsURL(_ URL: URL) -> Bool {
    ["http", "https"].contains(URL.scheme?.lowercased() ?? "")
  }

  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    guard SSReadingList.supportsURL(URL) else {
      throw NSError(domain: SSReadingListErrorDomain, code: 1)
    }
  }
}
