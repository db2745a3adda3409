import CoreGraphics
import Timeline

/// A finger that scrolls takes the keyboard along as soon as it meets it (`keyboardDismissMode`).
///
/// The keyboard follows it point for point, guides and what is above the keys with it, and nothing
/// is posted on the way (observed). A released one goes where the finger went; one that rests goes
/// to the nearer end (inferred).
extension Keyboard {
  /// Where the keyboard stands when no finger has it.
  private var restingFrame: CGRect {
    let screen = owner.screen.bounds
    let height = host.bounds.height
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  /// How far down it can go: an accessory that stays without a text stops at the edge of the
  /// screen.
  private var lowestTop: CGFloat {
    let staying = keepingAccessory == nil ? 0 : shown.accessory?.bounds.height ?? 0
    return owner.screen.bounds.height - staying
  }

  /// How far above the keyboard the finger takes it already, in points.
  private func padding(in window: UIWindow) -> CGFloat {
    guides.compactMap { entry in
      entry.guide.flatMap { $0.owningView?.window === window ? $0.keyboardDismissPadding : nil }
    }.max() ?? 0
  }

  /// - Parameter point: of the finger, in the coordinates of `window`.
  func follow(_ point: CGPoint, in window: UIWindow) {
    guard let frame, shown.input != nil, responder?.responderWindow === window else { return }
    let finger = point.y + window.frame.minY + padding(in: window)
    let rest = restingFrame
    let top = min(max(rest.minY, finger), max(rest.minY, lowestTop))
    guard top != frame.minY else { return }
    UIView.performWithoutAnimation {
      put(at: CGPoint(x: frame.minX, y: top))
    }
  }

  /// - Parameter speed: of the finger, downwards, in points per second.
  func release(speed: CGFloat) {
    let rest = restingFrame
    guard let frame, shown.input != nil, frame.minY > rest.minY, let responder else { return }
    let goes = speed == 0 ? frame.minY > rest.midY : speed > 0
    if goes, let window = responder.responderWindow { return window.resign(responder) }
    UIView.runBlock(
      duration: Spring.systemDuration,
      delay: 0,
      pace: .system,
      options: [.overrideInheritedDuration, .overrideInheritedCurve],
      animations: {
        put(at: rest.origin)
        for window in owner.windows { window.layoutIfNeeded() }
      },
      completion: nil
    )
  }

  private func put(at origin: CGPoint) {
    frame?.origin = origin
    host.frame.origin = origin
    guidesMayHaveChanged()
  }
}
