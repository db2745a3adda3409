/// Drives a transition from outside, usually from a gesture.
@preconcurrency
@MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Optional. The speed of the rest, as a factor of the transition's own; 1.
  var completionSpeed: CGFloat { get }

  /// Optional. The curve of the rest; ease in and out.
  var completionCurve: UIView.AnimationCurve { get }

  /// Optional. False starts the transition as if nothing drove it; true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
