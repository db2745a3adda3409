import Foundation

/// A picture of a bar on the screen that hides or shows it, while that slides.
final class CarriedBar: UIView {
  /// From the upper left corner of the screen's view, wherever its content is.
  private var place = CGPoint.zero

  /// Above the rows of a list that come later.
  private static let zPositionInLists: CGFloat = 1000

  /// Puts it on the screen of a transition.
  ///
  /// - Parameter frame: of the bar, in the space of `view`.
  func board(
    _ screen: UIView,
    in transition: NavigationTransition,
    at frame: CGRect,
    of view: UIView
  ) {
    isUserInteractionEnabled = false
    // The arriving screen is not in the container yet.
    let frame = transition.context.containerView.convert(frame, from: view)
    place = CGPoint(x: 0, y: frame.minY - screen.untransformedFrame.minY)
    bounds.size = frame.size
    if screen is UIScrollView { layer.zPosition = Self.zPositionInLists }
    screen.addSubview(self)
    stayOverContent()
  }

  /// Called when the content of a screen that scrolls has moved: one that comes back has its
  /// insets only in the window.
  func stayOverContent() {
    guard let origin = superview?.bounds.origin else { return }
    frame.origin = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    (superview as? UIScrollView)?.bars.carried.removeAll { $0 === self }
    (newSuperview as? UIScrollView)?.bars.carried.append(self)
  }
}
