import Foundation

/// Peek and pop of devices with 3D Touch.
///
/// Touches of a stage have no force.
@preconcurrency
@MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

@preconcurrency
@MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}

@MainActor
final class PreviewingContext: MainActorObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
  }
}

/// An entry below a preview.
@preconcurrency
@MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}

@preconcurrency
@MainActor
open class UIPreviewAction: MainActorObject, UIPreviewActionItem {
  public enum Style: Int, Sendable {
    case `default`, selected, destructive
  }

  public let title: String
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String,
    style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
  }
}

/// Entries behind one entry.
@preconcurrency
@MainActor
open class UIPreviewActionGroup: MainActorObject, UIPreviewActionItem {
  public let title: String
  let actions: [UIPreviewAction]

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.actions = actions
  }
}

extension UIViewController {
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
