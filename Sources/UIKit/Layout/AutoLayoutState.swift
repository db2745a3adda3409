import Foundation

/// A view's state for Auto Layout.
@MainActor
final class AutoLayoutState {
  /// The constraints that the view owns as the nearest common ancestor of their items.
  var constraints: [NSLayoutConstraint] = []
  /// Those of its file that are not installed, kept for weak outlets (inferred from cells of
  /// apps that activate them).
  var uninstalled: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []

  /// How much content withstands being stretched and being compressed, on each axis.
  struct Priorities {
    private var horizontal: UILayoutPriority
    private var vertical: UILayoutPriority

    init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
      }
    }
  }

  var hugging = Priorities(.defaultLow)
  var compressionResistance = Priorities(.defaultHigh)

  /// The axis on which the content of the view, and of all views in it, gives way to whatever else
  /// there is: a stack has hidden the view.
  var yieldingAxis: NSLayoutConstraint.Axis?

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

  /// The existing state; nil for views without Auto Layout.
  var autoLayoutIfAny: AutoLayoutState? { constraintState as? AutoLayoutState }

  /// The top of the view's tree: the window, or a view without a superview.
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
