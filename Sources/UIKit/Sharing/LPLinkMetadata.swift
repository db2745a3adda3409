import Foundation
import ObjectiveC

/// What is known of a page of the web.
///
/// Here because shared items have it; apps import `LinkPresentation` for it, as on iOS.
open class LPLinkMetadata: ObjectiveC.NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public override init() { super.init() }
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  // MARK: NSCopying

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }

  // MARK: NSSecureCoding

  open class var supportsSecureCoding: Bool { true }

  /// Apps keep what they know of links in archives, so as not to ask again.
  ///
  /// An archive has no pictures: providers are not archived here.
  public required init?(coder: NSCoder) {
    super.init()
    func link(_ key: String) -> URL? { coder.decodeObject(of: NSURL.self, forKey: key) as URL? }
    originalURL = link("originalURL")
    url = link("URL")
    title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    remoteVideoURL = link("remoteVideoURL")
  }

  open func encode(with coder: NSCoder) {
    coder.encode(originalURL as NSURL?, forKey: "originalURL")
    coder.encode(url as NSURL?, forKey: "URL")
    coder.encode(title as NSString?, forKey: "title")
    coder.encode(remoteVideoURL as NSURL?, forKey: "remoteVideoURL")
  }
}
