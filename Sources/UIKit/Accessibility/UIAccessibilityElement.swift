import CoreGraphics
import Foundation

/// Something on the screen that has no view of its own, for assistive technology.
///
/// Stored; no such technology runs on a stage.
@preconcurrency
@MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}
