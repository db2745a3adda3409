import Foundation

/// Collects what runs beside the opening or closing of a context menu.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private(set) var animations: [() -> Void] = []
  private(set) var completions: [() -> Void] = []

  init(_ controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  /// Whether the preview becomes the screen.
  var fillsScreen: Bool { preferredCommitStyle == .pop && previewViewController != nil }

  /// A preview that fills the screen is the transition to what follows, which comes
  /// without one (inferred).
  func complete() {
    let completions = completions
    guard fillsScreen else { return completions.forEach { $0() } }
    UIView.performWithoutAnimation { completions.forEach { $0() } }
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}
