import Foundation

/// What Auto Layout keeps with a view.
@MainActor
final class AutoLayoutState {
  /// The constraints the view holds as the nearest ancestor of their items.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []

  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompressionResistance = UILayoutPriority.defaultHigh
  var verticalCompressionResistance = UILayoutPriority.defaultHigh

  /// The solver of the tree, kept by the tree's root alone.
  var engine: LayoutEngine?

  /// The view's place in the engine of its tree, once a constraint concerns it.
  weak var node: LayoutNode?
}

extension UIView {
  var autoLayout: AutoLayoutState {
    if let state = constraintState as? AutoLayoutState { return state }
    let state = AutoLayoutState()
    constraintState = state
    return state
  }

  /// The same without making one: nil for views that Auto Layout has never heard of.
  var autoLayoutIfAny: AutoLayoutState? { constraintState as? AutoLayoutState }

  /// The top of the tree the view stands in: the window, or a view without a superview.
  var layoutRoot: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The engine of the tree, if the tree has constraints.
  var layoutEngine: LayoutEngine? { layoutRoot.autoLayoutIfAny?.engine }

  func makeLayoutEngine() -> LayoutEngine {
    let root = layoutRoot
    if let engine = root.autoLayout.engine { return engine }
    let engine = LayoutEngine(root: root)
    root.autoLayout.engine = engine
    return engine
  }

  func commonAncestor(with other: UIView) -> UIView? {
    var view: UIView? = self
    while let candidate = view {
      if other.isDescendant(of: candidate) { return candidate }
      view = candidate.superview
    }
    return nil
  }
}
