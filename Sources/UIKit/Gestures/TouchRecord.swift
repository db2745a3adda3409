import Foundation

/// A touch on the screen, as the dispatcher follows it.
@MainActor
struct TouchRecord {
  let touch: UITouch
  var recognizers: [UIGestureRecognizer]
  /// Whether the view no longer receives the touch: it got `touchesCancelled`, or it accepts one
  /// finger at a time.
  var isCancelledForView = false
  /// Whether the beginning is held back from the view, because a recognizer or a scroll view around
  /// it delays it.
  var isBeginHeld = false
  /// Whether the finger has rested so long that a scroll view no longer delays the beginning.
  var hasRested = false
  /// Whether the end is held back from the view, because a recognizer that delays it may still
  /// recognize.
  var isEndHeld = false
  var hasEnded = false
  /// Runs while a scroll view holds the beginning back.
  let delay = GestureTimer()

  /// Seconds a finger rests on content before a scroll view passes the touch on (observed).
  static let contentDelay: TimeInterval = 0.15

  init(touch: UITouch, recognizers: [UIGestureRecognizer] = []) {
    self.touch = touch
    self.recognizers = recognizers
  }

  /// The innermost scroll view around the touched view.
  var scrollView: UIScrollView? {
    sequence(first: touch.view?.superview, next: { $0?.superview })
      .lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// The pans of scroll views around the touched view that may still scroll.
  var scrollPans: [ScrollPanGestureRecognizer] {
    recognizers.compactMap { $0 as? ScrollPanGestureRecognizer }
      .filter { $0.view !== touch.view && $0.state == .possible }
  }

  /// Whether a scroll view waits to see whether the finger scrolls it.
  var isDelayedByScrolling: Bool {
    guard !hasRested, !touch.isOver else { return false }
    return scrollPans.contains { ($0.view as? UIScrollView)?.delaysTouchesNow ?? false }
  }

  /// Whether the touch has stopped content that was moving: then it does nothing else (observed).
  var hasStoppedScrolling: Bool { scrollPans.contains { $0.hasStoppedMotion } }
}

extension UIScrollView {
  /// Content that cannot scroll has nothing to wait for (inferred).
  fileprivate var delaysTouchesNow: Bool {
    delaysContentTouches && (scrollsHorizontally || scrollsVertically)
  }

  /// Whether the content that follows the touches of the pan lets it take them over.
  ///
  /// Content that has not been notified of its touch has nothing to say.
  var contentAllowsScrolling: Bool {
    panGestureRecognizer.touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, TouchDispatcher.current.hasReachedView(touch)
      else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }
}
