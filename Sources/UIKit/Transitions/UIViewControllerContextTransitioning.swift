/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController"
  )
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController"
  )
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The transition that an animator draws.
///
/// Applications may conform to it themselves.
@preconcurrency
@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The superview of everything that moves; full-screen styles bring the outgoing view along.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// Ends the transition: `true` when the new screen stays, `false` when the old one does.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Nil means: leave that view where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  var targetTransform: CGAffineTransform { get }

  /// In the container's coordinates. Zero means unknown, or not on the screen at that end.
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// Code from before iOS 8 checks for `view(forKey:)`.
  ///
  /// Every method of the protocol exists.
  public func responds(to aSelector: Selector!) -> Bool { true }
}
