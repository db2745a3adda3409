import Foundation

/// What a navigation item's menu says of the document that a screen shows.
@preconcurrency
@MainActor
open class UIDocumentProperties: MainActorObject {
  /// Of the file, until it is set.
  open var metadata: LPLinkMetadata

  public init(url: URL) {
    metadata = LPLinkMetadata()
    metadata.url = url
    metadata.originalURL = url
    super.init(isolated: ())
  }

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(isolated: ())
  }

  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  open var wantsIconRepresentation = true
}

/// Called when the user gives a document another name in the bar.
@preconcurrency
@MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  func navigationItem(
    _ navigationItem: UINavigationItem,
    willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  func navigationItem(
    _ navigationItem: UINavigationItem,
    shouldEndRenamingWith title: String
  ) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem,
    willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(
    _ navigationItem: UINavigationItem,
    shouldEndRenamingWith title: String
  ) -> Bool { true }
}
