import Foundation
import ObjectiveC

/// What is known of a page of the web.
///
/// Here because shared items have it; apps import `LinkPresentation` for it, as on iOS.
open class LPLinkMetadata: ObjectiveC.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}
