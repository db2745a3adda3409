import Foundation
import QuartzCore

extension UIView {
  struct Hierarchy {
    weak var superview: UIView?
    var subviews: [UIView] = []
    weak var window: UIWindow?
    /// Whether the view has a superview, or had one that is gone.
    var isPlaced = false

    /// Whether the superview went away without letting the view go.
    var isOrphaned: Bool { isPlaced && superview == nil }
  }

  /// The order of the calls is that of iOS where known: superview before window on the way in
  /// (inferred), subviews after their parents.
  func insert(_ view: UIView, at index: Int) {
    guard !isInTree(of: view) else {
      layer.ownWorld.record(.cycle(adding: view, to: self))
      return
    }
    if view.superview === self {
      moveSubview(view, to: index)
      // A frame that code has set on a view of constraints gives way (inferred: presentations add
      // again the view that they have moved).
      if layoutEngine?.hasOtherFrame(for: view) == true { setNeedsLayout() }
      return
    }
    let index = max(0, min(index, hierarchy.subviews.count))
    let newWindow = (self as? UIWindow) ?? window
    let changesWindow = view.window !== newWindow
    let wasOrphaned = view.hierarchy.isOrphaned

    view.willMove(toSuperview: self)
    if changesWindow { view.announceWindow(newWindow) }
    view.detach()
    // The hooks may have changed the list.
    let place = min(index, hierarchy.subviews.count)
    placeLayer(of: view, at: place)
    hierarchy.subviews.insert(view, at: place)
    view.hierarchy.superview = self
    view.hierarchy.isPlaced = true
    if wasOrphaned { view.resumeConstraints() } else { view.autoLayoutDidAttach() }
    if changesWindow { view.enterWindow(newWindow) }
    view.inheritFromSuperview()
    view.didMoveToSuperview()
    didAddSubview(view)
    subviewsDidChange()
    if changesWindow { newWindow?.owner.keyboard.viewsEntered(newWindow) }
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling.superview === self else {
      insert(view, at: hierarchy.subviews.count)
      return
    }
    guard view !== sibling else { return }
    if view.superview === self {
      var order = hierarchy.subviews
      order.removeAll { $0 === view }
      let index = order.firstIndex { $0 === sibling } ?? order.count
      moveSubview(view, to: index + offset)
    } else {
      let index = hierarchy.subviews.firstIndex { $0 === sibling } ?? hierarchy.subviews.count
      insert(view, at: index + offset)
    }
  }

  func leaveSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    let leavesWindow = window != nil
    if leavesWindow { announceWindow(nil) }
    detach()
    if leavesWindow { enterWindow(nil) }
    inheritFromSuperview()
    didMoveToSuperview()
    superview.subviewsDidChange()
  }

  /// Removes the view and its layer from their parents, without hooks for the view itself.
  private func detach() {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    autoLayoutWillDetach()
    layer.removeFromSuperlayer()
    if let index = old.hierarchy.subviews.firstIndex(where: { $0 === self }) {
      old.hierarchy.subviews.remove(at: index)
    }
    hierarchy.superview = nil
    hierarchy.isPlaced = false
  }

  /// `index` counts subviews once `view` has been taken out of the list.
  ///
  /// Another order is not another layout (inferred: apps bring subviews to the front in
  /// `layoutSubviews`, which would never end).
  func moveSubview(_ view: UIView, to index: Int) {
    guard let old = hierarchy.subviews.firstIndex(where: { $0 === view }) else { return }
    let target = max(0, min(index, hierarchy.subviews.count - 1))
    guard old != target else { return }
    hierarchy.subviews.remove(at: old)
    placeLayer(of: view, at: target)
    hierarchy.subviews.insert(view, at: target)
  }

  func moveSubview(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    moveSubview(view, to: toFront ? hierarchy.subviews.count - 1 : 0)
    if !toFront { layer.insertSublayer(view.layer, at: 0) }
  }

  func exchange(at first: Int, with second: Int) {
    let indices = hierarchy.subviews.indices
    guard indices.contains(first), indices.contains(second), first != second else { return }
    let low = hierarchy.subviews[min(first, second)]
    let high = hierarchy.subviews[max(first, second)]
    moveSubview(low, to: max(first, second))
    moveSubview(high, to: min(first, second))
  }

  /// `index` counts the subviews without `view`.
  ///
  /// Layers that belong to no view keep their places.
  private func placeLayer(of view: UIView, at index: Int) {
    if index < hierarchy.subviews.count {
      layer.insertSublayer(view.layer, below: hierarchy.subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func announceWindow(_ newWindow: UIWindow?) {
    viewController?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    resignIfLeaving(for: newWindow)
    for subview in subviews { subview.announceWindow(newWindow) }
  }

  /// What leaves its window is not edited any more, and its controller has the
  /// keyboard no longer (inferred).
  private func resignIfLeaving(for newWindow: UIWindow?) {
    guard hierarchy.window != nil, newWindow !== hierarchy.window, let window = responderWindow,
      let responder = window.firstResponder, responder === self || responder === viewController
    else { return }
    window.resign(responder)
  }

  private func enterWindow(_ newWindow: UIWindow?) {
    hierarchy.window = newWindow
    if newWindow != nil { layer.setNeedsLayout() }
    for subview in subviews { subview.enterWindow(newWindow) }
    if newWindow != nil { AppearanceProxies.existing?.dress(self) }
    didMoveToWindow()
    if newWindow != nil { announceTraitsInWindow() }
    // What is outside of a window has no safe area of its own, whatever bars gave the view above.
    if newWindow != nil, let superview, superview.safeAreaInsets != .zero, safeAreaInsets == .zero {
      safeAreaInsetsMayHaveChanged()
    }
    viewController?.viewDidMove(toWindow: newWindow)
  }

  /// Updates everything inherited: safe area, margins, traits, tint.
  private func inheritFromSuperview() {
    traitsMayHaveChanged()
    safeAreaInsetsMayHaveChanged()
    if superview != nil { inheritTint() }
  }

  /// Subviews that a layout adds or removes cause no other one (inferred: apps build their content
  /// in `viewDidLayoutSubviews`, and come to rest).
  private func subviewsDidChange() {
    if !layoutState.isLayingOut { layer.setNeedsLayout() }
    constraintsMayHaveChanged()
  }

  func isInTree(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  func findView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}

extension LayerFault {
  @MainActor
  fileprivate static func cycle(adding view: UIView, to superview: UIView) -> LayerFault {
    LayerFault(
      name: .invalidArgument,
      reason: view === superview
        ? "-[UIView addSubview:] Can't add self as subview"
        : "layer \(view.layer.shortDescription) is a part of cycle in its layer tree",
      layer: superview.layer.pathDescription
    )
  }
}
