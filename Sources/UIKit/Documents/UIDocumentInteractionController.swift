import CoreGraphics
import Foundation

/// Shows a file in other apps.
///
/// There are none: nothing opens, as on a device without an app for the file.
@preconcurrency
@MainActor
open class UIDocumentInteractionController: MainActorObject {
  public init(url: URL) {
    self.url = url
    super.init(isolated: ())
  }

  open var url: URL?
  private var ownName: String?
  /// The file's, until it is set.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownType: String?
  open var uti: String? {
    get { ownType ?? url.map(DocumentType.identifier(ofFile:)) }
    set { ownType = newValue }
  }
  open var annotation: Any?
  /// The sheet of paper of an unknown type.
  open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }
  /// A tap previews, a long press shows the options (documented).
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = [
    UITapGestureRecognizer(), UILongPressGestureRecognizer(),
  ]
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  private func refuse() -> Bool {
    Diagnostics.report("UIDocumentInteractionController: there are no other apps.")
    return false
  }

  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { refuse() }
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    refuse()
  }
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { refuse() }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    refuse()
  }
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { refuse() }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
}

@preconcurrency
@MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  )
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  )
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  )
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  )
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  )
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    didEndSendingToApplication application: String?
  )
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    didEndSendingToApplication application: String?
  ) {}
}
