import Foundation
import QuartzCore

/// The stroke of a background that is not at its edge, in a view of its own.
@MainActor
struct OutsetStroke {
  private var view: UIView?

  /// - Returns: the layer that has the stroke, which is `background`'s where stroke and edge are
  ///   one.
  mutating func holder(
    for configuration: UIBackgroundConfiguration,
    around background: UIView
  ) -> CALayer {
    guard configuration.strokeOutset != 0, configuration.strokeWidth > 0 else {
      view?.removeFromSuperview()
      view = nil
      return background.layer
    }
    background.layer.borderWidth = 0
    if let view { return view.layer }
    let stroke = UIView()
    stroke.isUserInteractionEnabled = false
    background.superview?.insertSubview(stroke, aboveSubview: background)
    view = stroke
    return stroke.layer
  }

  /// A stroke outside round corners runs parallel to them (inferred).
  func place(around frame: CGRect, radius: CGFloat, outset: CGFloat) {
    guard let view else { return }
    view.frame = frame.insetBy(dx: -outset, dy: -outset)
    view.layer.cornerRadius = radius > 0 ? max(0, radius + outset) : 0
  }
}
