import Foundation

/// What is beside a popover: a touch of it dismisses the popover, but for the views that stay in
/// use.
final class PopoverSurroundings: UIControl {
  weak var presentation: UIPopoverPresentationController?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isUsed = presentation?.passthroughViews?.contains { view in
      view.window === window && view.hitTest(convert(point, to: view), with: event) != nil
    }
    return isUsed != true && super.point(inside: point, with: event)
  }
}
