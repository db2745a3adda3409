import Foundation

/// A controller's state of containment.
@MainActor
struct Containment {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var overrideTraits: UITraitCollection?
  /// The last traits around, what the place changes of them, and both together.
  var placedTraits:
    (around: UITraitCollection, place: UITraitCollection, placed: UITraitCollection)?
  var ownOverrides = UITraitCollection.Values() {
    didSet { hasOwnOverrides = ownOverrides != UITraitCollection.Values() }
  }
  private(set) var hasOwnOverrides = false
  /// How much the bars of the enclosing containers cover at each edge, in points.
  var barInsets = UIEdgeInsets.zero
  var keepsSafeAreaInsets = false
  /// Those of a screen that keeps its layout while the interface turns.
  var heldTraits: UITraitCollection?
  var isEditing = false
  var editButton: UIBarButtonItem?
  weak var contentScrollView: UIScrollView?
  var isMovingToParent = false
  var isMovingFromParent = false
  /// Between `addChild` of an app's own container and `didMove(toParent:)`.
  var isJoining = false
  /// Whether the calls of an appearance that began while it was joining are not over.
  var appearsJoining = false
}

extension UIViewController {
  /// Whether this is `container` or inside it.
  func isInside(_ container: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let next = current {
      if next === container { return true }
      current = next.parent
    }
    return false
  }

  func nearestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }

  /// The receiver, then its parent, and so on to the outermost container.
  var selfAndAncestors: [UIViewController] {
    var line = [self]
    while let parent = line.last?.parent { line.append(parent) }
    return line
  }

  /// Whether none of these contains this one; reports one that does.
  func mayAdopt(_ children: [UIViewController]) -> Bool {
    guard let outer = children.first(where: isInside) else { return true }
    ControllerFault.record("A view controller cannot be a child of itself", outer, self)
    return false
  }

  func adopt(_ child: UIViewController) {
    guard mayAdopt([child]) else { return }
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    if child.parent != nil { child.leaveParent(tellsChild: false) }
    containment.children.append(child)
    child.containment.parent = self
    child.containment.isJoining = isOwnContainer
  }

  /// UIKit's containers say themselves which of their children are moving.
  private var isOwnContainer: Bool {
    !(self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController)
  }

  /// An appearance that begins between `addChild` and `didMove(toParent:)` is that of a child which
  /// moves to its parent, from its first call to its last (documented for containers; that a later
  /// one is not is inferred).
  func joinForAppearance() {
    guard containment.isJoining else { return }
    containment.isJoining = false
    containment.appearsJoining = true
    containment.isMovingToParent = true
  }

  func endJoining() {
    guard containment.appearsJoining else { return }
    containment.appearsJoining = false
    containment.isMovingToParent = false
  }

  func leaveParent(tellsChild: Bool = true) {
    guard let parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    containment.barInsets = .zero
    containment.isJoining = false
    endJoining()
    if tellsChild { didMove(toParent: nil) }
  }

  /// Shows one child in place of another, with the callbacks of both.
  func exchange(
    _ old: UIViewController,
    with new: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      ControllerFault.record(
        "Children view controllers must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]",
        old,
        new
      )
      return
    }
    let isAnimated = duration > 0
    let callbacks = AppearanceTransition(
      leaving: old,
      arriving: new,
      order: .navigation,
      isAnimated: isAnimated
    )
    callbacks.begin()
    let container: UIView = old.view.superview ?? view
    let finish: (Bool) -> Void = { finished in
      if !options.contains(.showHideTransitionViews) { old.view.removeFromSuperview() }
      callbacks.end(completed: true)
      completion?(finished)
    }
    if options.transitionKind != nil {
      UIView.transition(
        with: container,
        duration: duration,
        options: options,
        animations: {
          container.addSubview(new.view)
          animations?()
          if options.contains(.showHideTransitionViews) {
            old.view.isHidden = true
            new.view.isHidden = false
          } else {
            old.view.removeFromSuperview()
          }
        },
        completion: finish
      )
    } else {
      container.addSubview(new.view)
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: { animations?() },
        completion: finish
      )
    }
  }

  func showTarget(_ shows: (UIViewController) -> Bool) -> UIViewController? {
    selfAndAncestors.first(where: shows)
  }
}

extension UIView.AnimationOptions {
  /// The flip, curl or dissolve in the options, in Apple's numbering from bit 20; nil for none.
  var transitionKind: UInt? {
    let kind = (rawValue >> 20) & 7
    return kind == 0 ? nil : UInt(kind)
  }
}
