import Foundation

extension UIViewController {
  /// Clears the selection of a list that appears again.
  ///
  /// It fades as the finger brings the list back, and returns with a finger that
  /// turns around (inferred).
  func clearSelection(
    animated: Bool,
    by clear: @escaping () -> Void,
    restore: @escaping () -> Void
  ) {
    guard animated, let transitionCoordinator else { return clear() }
    transitionCoordinator.animate(alongsideTransition: { _ in clear() }) { context in
      if context.isCancelled { restore() }
    }
  }
}
