/// A pointer over the view.
///
/// There is no pointer here: it never begins.
@preconcurrency
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
