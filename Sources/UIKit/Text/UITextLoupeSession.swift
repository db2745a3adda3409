import CoreGraphics
import Foundation

/// The loupe over a text in which a finger moves the cursor.
///
/// A stage draws none: the session keeps where it would be, and the app's own cursor moves without
/// it.
@preconcurrency
@MainActor
open class UITextLoupeSession: MainActorObject {
  private weak var interactionView: UIView?
  private var point: CGPoint

  private init(at point: CGPoint, in view: UIView) {
    self.point = point
    interactionView = view
    super.init(isolated: ())
  }

  /// Nil for a view that does not show (inferred).
  open class func begin(
    at point: CGPoint,
    fromSelectionWidgetView selectionWidget: UIView?,
    in interactionView: UIView
  ) -> UITextLoupeSession? {
    interactionView.window.map { _ in UITextLoupeSession(at: point, in: interactionView) }
  }

  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret: Bool) {
    self.point = point
  }

  open func invalidate() { interactionView = nil }
}
