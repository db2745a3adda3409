import Foundation
import QuartzCore

extension UIViewController {
  /// Starts a "will" call for the receiver and the children whose views stand in its view.
  ///
  /// A call out of order has no effect.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    appearsAfterCommit = false
    isAppearing ? beginAppearing(animated) : beginDisappearing(animated)
  }

  private func beginAppearing(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    prepareChildrenForAppearance()
    appearance = .appearing
    appearanceIsAnimated = animated
    owesViewIsAppearing = true
    joinForAppearance()
    ExchangedMethods.call("viewWillAppear:", of: self, with: animated) {
      viewWillAppear(animated)
    }
    guard appearance == .appearing else { return }
    loadedView?.setNeedsLayout()
    for child in childrenSharingAppearance { child.beginAppearance(true, animated: animated) }
  }

  private func beginDisappearing(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    appearanceIsAnimated = animated
    owesViewIsAppearing = false
    endJoining()
    ExchangedMethods.call("viewWillDisappear:", of: self, with: animated) {
      viewWillDisappear(animated)
    }
    if let view = loadedView, view.window != nil {
      _ = view.endEditingInside(true)
      (runningTransition as? NavigationTransition)?.endEditingInBar(of: self)
    }
    for child in childrenSharingAppearance { child.beginAppearance(false, animated: animated) }
  }

  /// Sends the "did" call that answers the last "will".
  func endAppearance() {
    appearsAfterCommit = false
    switch appearance {
    case .appearing:
      sendViewIsAppearingIfOwed()
      guard appearance == .appearing else { return }
      appearance = .appeared
      updateZoomDrag()
      for child in childrenSharingAppearance { child.endAppearance() }
      childrenDidAppear()
      ExchangedMethods.call("viewDidAppear:", of: self, with: appearanceIsAnimated) {
        viewDidAppear(appearanceIsAnimated)
      }
      endJoining()
      takeKeyboardForAccessory()
    case .disappearing:
      appearance = .disappeared
      for child in childrenSharingAppearance { child.endAppearance() }
      ExchangedMethods.call("viewDidDisappear:", of: self, with: appearanceIsAnimated) {
        viewDidDisappear(appearanceIsAnimated)
      }
    case .appeared, .disappeared:
      break
    }
  }

  /// `viewIsAppearing` comes once between will and did: at the first layout in the window, when
  /// traits and size are final, and at the latest before `viewDidAppear`.
  func sendViewIsAppearingIfOwed() {
    guard owesViewIsAppearing, appearance == .appearing else { return }
    guard loadedView?.window != nil else { return }
    owesViewIsAppearing = false
    viewIsAppearing(appearanceIsAnimated)
  }

  /// A controller with a bar above the keyboard shows it as soon as it has appeared (inferred from
  /// chats that never ask for it).
  private func takeKeyboardForAccessory() {
    guard canBecomeFirstResponder, let window = loadedView?.window, window.firstResponder == nil,
      inputAccessoryView != nil
    else { return }
    becomeFirstResponder()
  }

  private var childrenSharingAppearance: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: view) ?? false }
  }

  // MARK: Views added and removed by hand

  /// Called by the view before it gets another window.
  ///
  /// A view that enters or leaves a window outside a transition triggers its controller's callbacks
  /// without animation, unless a container sends them itself.
  package func viewWillMove(toWindow window: UIWindow?) {
    guard followsItsView else { return }
    if window == nil, appearance == .appeared || appearsAfterCommit {
      beginAppearance(false, animated: false)
    } else if window != nil, appearance == .disappeared {
      let isAnimated = parent?.appearance == .appearing && parent?.appearanceIsAnimated == true
      beginAppearance(true, animated: isAnimated)
    } else {
      return
    }
    appearanceFollowsView = true
  }

  /// Called by the view after it got another window.
  package func viewDidMove(toWindow window: UIWindow?) {
    guard appearanceFollowsView else { return }
    appearanceFollowsView = false
    // Inside a container in transition, the container's own "did" call ends this one too.
    guard parent?.appearance.isInTransition != true else { return }
    if window != nil, parent != nil {
      endAppearanceAfterCommit()
    } else if window != nil {
      endAppearanceOnScreen()
    } else {
      endAppearance()
    }
  }

  /// A controller has appeared once it is on the screen (inferred: stacks in crash reports show the
  /// call after the commit).
  ///
  /// What the same turn does after adding its view comes before, and a picture of the
  /// last frame has the screen.
  private func endAppearanceAfterCommit() {
    appearsAfterCommit = true
    World.current.afterCommit { [weak self] in
      guard let self, appearsAfterCommit else { return }
      endAppearance()
    }
  }

  /// Sends the "did" call of a screen without a parent.
  ///
  /// Between turns, where tests and scenarios set up screens, it has appeared at once.
  func endAppearanceOnScreen() {
    if appearance == .appearing, World.current.isInTurn {
      endAppearanceAfterCommit()
    } else {
      endAppearance()
    }
  }

  /// A transition that begins in the turn in which the root came finds it on the screen.
  func endAppearanceOfRoot() {
    for controller in selfAndAncestors where controller.parent == nil {
      if controller.appearsAfterCommit { controller.endAppearance() }
    }
  }

  private var followsItsView: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}
