import CoreGraphics
import Foundation

/// What a popover may point to: a view, or an item of a bar.
@preconcurrency
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Its place in a view; nil while it does not show in the same window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { viewInBar?.frame(in: referenceView) }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { viewInBar?.frame(in: referenceView) }
}
