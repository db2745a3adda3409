import Foundation

/// Hides and shows the bars of a navigation controller at a tap or a vertical drag (documented).
@MainActor
final class BarHider: NSObject, UIGestureRecognizerDelegate {
  let tap = UITapGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  private unowned let owner: UINavigationController

  init(of owner: UINavigationController) {
    self.owner = owner
    super.init()
    for recognizer in [tap, pan] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
    tap.addTarget(self, action: Selector(tapped(_:)))
    pan.addTarget(self, action: Selector(panned(_:)))
  }

  func update() {
    for (recognizer, isWanted) in [
      (tap as UIGestureRecognizer, owner.hidesBarsOnTap), (pan, owner.hidesBarsOnSwipe),
    ] {
      if isWanted, recognizer.view == nil { owner.viewIfLoaded?.addGestureRecognizer(recognizer) }
      if !isWanted { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
  }

  private func setHidden(_ isHidden: Bool) {
    guard owner.isNavigationBarHidden != isHidden else { return }
    owner.setNavigationBarHidden(isHidden, animated: true)
    let hasTools = !(owner.topViewController?.toolbarItems ?? []).isEmpty
    if hasTools { owner.setToolbarHidden(isHidden, animated: true) }
  }

  private func tapped(_ tap: UITapGestureRecognizer) { setHidden(!owner.isNavigationBarHidden) }

  /// Up hides, down shows.
  private func panned(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .changed else { return }
    let way = pan.translation(in: owner.view)
    guard abs(way.y) > abs(way.x), abs(way.y) > Self.least else { return }
    setHidden(way.y < 0)
  }

  /// How far a finger must move, in points (inferred).
  private static let least: CGFloat = 20

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Controls and bars keep their touches.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let current = view, current !== owner.view {
      if current is UIControl || current is UINavigationBar || current is UIToolbar { return false }
      view = current.superview
    }
    return true
  }
}
