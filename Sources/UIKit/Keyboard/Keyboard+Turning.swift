import Foundation

/// The keyboard on a screen that turns.
extension Keyboard {
  /// The screen has another shape: the keyboard takes it at once.
  func screenDidTurn() {
    guard let old = frame, let window else { return }
    frameBeforeTurn = old
    let screen = owner.screen.bounds
    UIView.performWithoutAnimation {
      window.frame = screen
      let height = fill(with: shown, width: screen.width)
      let end = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
      host.frame = end
      frame = end
      guidesMayHaveChanged()
    }
  }

  /// Announces the frame on the turned screen, within the animation of the turn and at its end
  /// (documented for all changes of the frame; the moments are inferred).
  func announceTurn(isOver: Bool) {
    guard let begin = frameBeforeTurn, let frame else { return }
    let duration = owner.application.statusBarOrientationAnimationDuration
    post(isOver ? .didShow : .willShow, begin, frame, lasting: duration)
    if isOver {
      frameBeforeTurn = nil
    } else {
      avoidance.keyboardMoved(to: frame, for: responder)
    }
  }
}
