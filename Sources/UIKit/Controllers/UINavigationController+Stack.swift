import Foundation

extension UINavigationController {
  /// One change of the stack: the old and the new stack, and the controllers that enter and leave.
  struct StackChange {
    let operation: Operation
    let old: [UIViewController]
    let new: [UIViewController]

    var added: [UIViewController] { new.filter { one in !old.contains { $0 === one } } }
    var removed: [UIViewController] { old.filter { one in !new.contains { $0 === one } } }
  }

  /// Runs `change` now, or when the running transition is over.
  func whenIdle(_ change: @escaping (UINavigationController) -> Void) {
    guard navigationTransition != nil else { return change(self) }
    waitingChanges.append { [weak self] in self.map(change) }
  }

  var navigationTransition: NavigationTransition? {
    runningTransition as? NavigationTransition ?? topTransition
  }

  /// Not any more in the `viewDidAppear` of the new screen.
  var isChangingScreens: Bool { navigationTransition.map { !$0.isComplete } ?? false }

  /// The animated transition of the stack, at the moment at which it begins.
  var beginningTransition: NavigationTransition? {
    guard let transition = navigationTransition, transition.phase == .running,
      transition.context.isAnimated, transition.startTime == CACurrentMediaTime()
    else { return nil }
    return transition
  }

  private var topTransition: NavigationTransition? {
    let transition = stack.last?.runningTransition as? NavigationTransition
    return transition?.navigationController === self ? transition : nil
  }

  /// The root is pushed, by the override of a subclass (documented); a stack within a stack, which
  /// iOS refuses, is shown all the same.
  func begin(with root: UIViewController) {
    guard root is UINavigationController else { return pushViewController(root, animated: false) }
    perform(StackChange(operation: .push, old: [], new: [root]), animated: false)
  }

  func push(_ controller: UIViewController, animated: Bool) {
    guard !(controller is UINavigationController) else {
      ControllerFault.record("Pushing a navigation controller is not supported", controller)
      return
    }
    guard !stack.contains(where: { $0 === controller }) else {
      ControllerFault.record(
        "Pushing the same view controller instance more than once is not supported",
        controller
      )
      return
    }
    perform(
      StackChange(operation: .push, old: stack, new: stack + [controller]),
      animated: animated
    )
  }

  /// Returns the controllers above `index` in stack order, nil when there are none.
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard stack.indices.contains(index), index < stack.count - 1 else { return nil }
    let removed = Array(stack[(index + 1)...])
    let target = stack[index]
    whenIdle { navigation in
      guard let index = navigation.stack.firstIndex(where: { $0 === target }),
        index < navigation.stack.count - 1
      else { return }
      navigation.perform(
        StackChange(
          operation: .pop,
          old: navigation.stack,
          new: Array(navigation.stack[...index])
        ),
        animated: animated
      )
    }
    return removed
  }

  func replaceStack(with new: [UIViewController], animated: Bool) {
    guard !new.elementsEqual(stack, by: ===) else { return }
    guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
      ControllerFault.record(
        "All view controllers in a navigation controller must be distinct",
        self
      )
      return
    }
    let operation: Operation =
      new.last.map { top in stack.contains { $0 === top } } == true ? .pop : .push
    perform(StackChange(operation: operation, old: stack, new: new), animated: animated)
  }

  private func perform(_ change: StackChange, animated: Bool) {
    makeOwnWorldCurrent()
    guard mayAdopt(change.added) else { return }
    endAppearanceOfRoot()
    for controller in change.added { addChild(controller) }
    for controller in change.removed { controller.willMove(toParent: nil) }
    stack = change.new
    guard let from = change.old.last, let to = change.new.last, from !== to,
      appearance != .disappeared, isViewLoaded, view.window != nil
    else {
      showTopAtOnce(after: change)
      return
    }
    NavigationTransition(
      in: self,
      change: change,
      from: from,
      to: to,
      isAnimated: animated && UIKitWorld.current.animations.animatesOwnChanges
    ).start()
  }

  /// Without a window, or when the top stays, there is nothing to animate and no delegate to call.
  private func showTopAtOnce(after change: StackChange) {
    let isVisible = appearance == .appeared || appearance == .appearing
    if let old = change.old.last, old !== change.new.last {
      old.viewIfLoaded?.removeFromSuperview()
      // A screen that pushes another one as it is about to appear never does (inferred).
      if old.appearance == .appearing {
        old.beginAppearance(false, animated: false)
        old.endAppearance()
      }
    }
    settle(change, completed: true)
    navigationBar.setItems(stack.map(\.navigationItem), animated: false)
    if isVisible { installTopView() }
  }

  /// The containment callbacks at the end of a completed or cancelled change.
  func settle(_ change: StackChange, completed: Bool) {
    if completed {
      for controller in change.added { controller.didMove(toParent: self) }
      for controller in change.removed { controller.removeFromParent() }
    } else {
      stack = change.old
      for controller in change.added {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      for controller in change.removed { controller.didMove(toParent: self) }
    }
  }

  func startNextChange() {
    guard navigationTransition == nil, !waitingChanges.isEmpty else { return }
    waitingChanges.removeFirst()()
    startNextChange()
  }

  /// A container that forgets the appearance of its child shows it all the same, with the layout
  /// (inferred).
  func showTopWithoutAppearance() {
    guard appearance == .disappeared, view.window != nil, let top = topViewController,
      top.viewIfLoaded?.superview == nil
    else { return }
    installTopView()
  }

  /// The screen on top with its view: a screen may push another one as it loads,
  /// which shows in its place.
  private func loadTop() -> UIViewController? {
    while let top = topViewController {
      top.loadViewIfNeeded()
      if top === topViewController { return top }
    }
    return nil
  }

  /// Puts the top controller's view into the content, at its place.
  func installTopView() {
    guard isViewLoaded, topViewController != nil, navigationTransition == nil else { return }
    layOutBarsAndContent()
    guard let top = loadTop(), navigationTransition == nil else { return }
    if top.view.superview !== contentView { contentView.addSubview(top.view) }
    top.view.frame = contentFrame(for: top)
    // What a screen had set before it came here.
    if let items = top.toolbarItems, items != toolbar.items { toolbar.items = items }
  }
}
