/// An animator of UIKit's own.
@preconcurrency
@MainActor
protocol SystemAnimator: UIViewControllerAnimatedTransitioning {}
