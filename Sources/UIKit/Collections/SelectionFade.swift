import Foundation

/// How the background of a deselected row goes away where the app wants it animated.
@MainActor
final class SelectionFade {
  /// In seconds (inferred).
  static let duration: TimeInterval = 0.3

  /// A view that fades, and how much it shows otherwise.
  private var fading: (view: UIView, alpha: CGFloat)?

  static func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: .allowUserInteraction,
      animations: changes
    )
  }

  /// Removes `view` when it has faded.
  func remove(_ view: UIView) {
    guard fading == nil else { return }
    fading = (view, view.alpha)
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      view.alpha = 0
    } completion: { [weak self] _ in
      guard let self, fading?.view === view else { return }
      stop()
      view.removeFromSuperview()
    }
  }

  /// The row leaves the screen.
  func end() {
    let view = fading?.view
    stop()
    view?.removeFromSuperview()
  }

  /// The row is selected again, or shows another view.
  func stop() {
    guard let fading else { return }
    self.fading = nil
    fading.view.layer.removeAllAnimations()
    fading.view.alpha = fading.alpha
  }
}
