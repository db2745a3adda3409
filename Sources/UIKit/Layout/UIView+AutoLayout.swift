import Foundation

/// The connection of views to Auto Layout.
extension UIView: LayoutItem {
  package var layoutContainer: UIView? { superview }
  package var layoutView: UIView? { self }

  // MARK: Layout passes

  /// Gives the subviews the frames of their constraints: all, or some of them.
  func layoutConstrainedSubviews(only some: [UIView]? = nil) {
    if let engine = layoutEngine {
      engine.layOutSubviews(of: self, only: some)
    } else if subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      makeLayoutEngine().layOutSubviews(of: self, only: some)
    }
  }

  /// Solves pending changes and marks the views that must move, before a layout pass.
  func prepareConstraints() {
    layoutEngine?.prepareLayout()
  }

  /// Whether it is the view of its window's root controller.
  var isRootOfWindow: Bool {
    guard let window = superview as? UIWindow else { return false }
    return window.rootViewController?.viewIfLoaded === self
  }

  /// Whether the view keeps the frame that its window gives it: a root controller's, also where it
  /// does not translate its mask, unless constraints say where it lies or how large it is.
  ///
  /// Measured on iOS 17.5: what is pinned to its edges is as wide as the window, not as its content.
  /// That it follows a window that turns is inferred.
  func isHeldByWindow(_ node: LayoutNode?) -> Bool {
    node?.isPositionUsed != true && isRootOfWindow
      && !constraints.contains { $0.isActive && $0.firstItem === self && $0.secondItem == nil }
  }

  // MARK: News

  /// Call it when a property that constraints depend on has changed.
  package func constraintsMayHaveChanged() {
    guard let engine = layoutEngine else { return }
    if let node = autoLayoutIfAny?.node { engine.markDirty(node) }
    for guide in autoLayoutIfAny?.systemGuides ?? [] {
      if let node = engine.existingNode(for: guide) { engine.markDirty(node) }
    }
  }

  /// Call it when it has changed whether constraints decide the view's size: flexible subviews
  /// follow it then.
  func subviewsFrameConstraintsMayHaveChanged() {
    guard layoutEngine != nil else { return }
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.constraintsMayHaveChanged()
    }
  }

  /// Call it when the view's reading direction may have changed.
  package func layoutDirectionMayHaveChanged() {
    layoutEngine?.needsDirectionCheck = true
  }

  func intrinsicContentSizeMayHaveChanged() {
    if let window, window.isForKeyboard { window.owner.keyboard.contentMayHaveChanged(in: self) }
    if traits.isPart { superview?.intrinsicContentSizeMayHaveChanged(of: self) }
    reportConstraintsToList()
    guard !translatesAutoresizingMaskIntoConstraints else { return }
    constraintsMayHaveChanged()
    (superview as? UIStackView)?.arrangedContentSizeDidChange()
  }

  /// Makes the content of the view and of all views in it give way on an axis, or on none.
  func setContentYields(on axis: NSLayoutConstraint.Axis?) {
    guard autoLayoutIfAny?.yieldingAxis != axis else { return }
    autoLayout.yieldingAxis = axis
    if let engine = layoutEngine { markNodesDirty(of: engine) }
  }

  private func markNodesDirty(of engine: LayoutEngine) {
    if let node = autoLayoutIfAny?.node { engine.markDirty(node) }
    for view in subviews { view.markNodesDirty(of: engine) }
  }

  func boundsDidChange(from oldBounds: CGRect) {
    guard let state = autoLayoutIfAny, let engine = layoutEngine else { return }
    if let node = state.node,
      translatesAutoresizingMaskIntoConstraints || !node.originConstraints.isEmpty || isRootOfWindow
    {
      engine.markDirty(node)
    }
    // The readable width depends on the size, too.
    let hasMoved = oldBounds.origin != bounds.origin
    for guide in state.systemGuides where hasMoved || guide.role == .readableContent {
      if let node = engine.existingNode(for: guide) { engine.markDirty(node) }
    }
  }

  func centerDidChange() {
    guard let node = autoLayoutIfAny?.node,
      translatesAutoresizingMaskIntoConstraints ? node.isPositionUsed : isHeldByWindow(node)
    else { return }
    layoutEngine?.markDirty(node)
  }

  // MARK: Hierarchy

  /// Called when the view has got a superview: its constraints continue in the new tree.
  func autoLayoutDidAttach() {
    guard let own = autoLayoutIfAny?.engine else { return }
    autoLayout.engine = nil
    let constraints = own.extract(subtree: self)
    guard !constraints.isEmpty else { return }
    let engine = makeLayoutEngine()
    for constraint in constraints { engine.enqueue(constraint) }
  }

  /// Called when a view has got a superview whose last one went away and took the engine with it:
  /// the constraints inside of the view are solved again (inferred: a superview that ends lets its
  /// subviews go one by one).
  func resumeConstraints() {
    autoLayout.engine = nil
    let held = constraintsInside
    guard !held.isEmpty else { return }
    let engine = makeLayoutEngine()
    for constraint in held { engine.enqueue(constraint) }
  }

  /// The constraints that the view and all views below it hold.
  private var constraintsInside: [NSLayoutConstraint] {
    constraints + subviews.flatMap(\.constraintsInside)
  }

  /// Called before the view loses its superview: constraints that tie it to the outside end, as on
  /// iOS, and those inside move to an engine of its own.
  func autoLayoutWillDetach() {
    var ancestor = superview
    while let view = ancestor {
      if let held = view.autoLayoutIfAny?.constraints {
        for constraint in held where constraint.items.contains(where: isAround) {
          view.release(constraint)
        }
      }
      ancestor = view.superview
    }
    guard let engine = layoutEngine else { return }
    let constraints = engine.extract(subtree: self)
    guard !constraints.isEmpty else { return }
    let own = LayoutEngine(root: self)
    autoLayout.engine = own
    for constraint in constraints { own.enqueue(constraint) }
  }

  /// Whether an item lies in the view's tree.
  private func isAround(_ item: any LayoutItem) -> Bool {
    item.layoutView?.isDescendant(of: self) ?? false
  }

  // MARK: Holding constraints

  /// Takes an activated constraint in.
  ///
  /// Only the superviews of views that it moves are laid out (inferred: sheets of apps set their
  /// places when their container is laid out, and change its constraints while they leave).
  func hold(_ constraint: NSLayoutConstraint) {
    constraint.owner = self
    constraint.noteActivation()
    autoLayout.constraints.append(constraint)
    makeLayoutEngine().enqueue(constraint)
    reportConstraintsToList()
  }

  /// Lets a constraint go that has been deactivated.
  ///
  /// It is autoreleased (inferred from cells of apps that deactivate a weak outlet and then read
  /// it).
  func release(_ constraint: NSLayoutConstraint) {
    autoLayout.constraints.removeAll { $0 === constraint }
    layoutEngine?.remove(constraint)
    constraint.owner = nil
    World.current.keepForTurn(constraint)
    reportConstraintsToList()
  }
}
