import Foundation

/// A switch from one tab to another: at once, unless the delegate names an animator.
@MainActor
final class TabTransition: ControllerTransition {
  /// The leaving screen has disappeared before the arriving one is laid out (measured).
  override var laysOutBeforeAppearing: Bool { false }

  private let tabBarController: UITabBarController
  private let from: UIViewController
  private let to: UIViewController
  private let fromIndex: Int

  init(
    in tabBarController: UITabBarController,
    from: UIViewController,
    to: UIViewController,
    fromIndex: Int
  ) {
    self.tabBarController = tabBarController
    self.from = from
    self.to = to
    self.fromIndex = fromIndex
    to.loadViewIfNeeded()
    let delegate = tabBarController.delegate
    let custom =
      UIKitWorld.current.animations.animatesOwnChanges
      ? delegate?.tabBarController(
        tabBarController,
        animationControllerForTransitionFrom: from,
        to: to
      ) : nil
    let container = tabBarController.contentView
    super.init(
      animator: custom ?? ImmediateAnimator(),
      interactor: custom.flatMap {
        delegate?.tabBarController(tabBarController, interactionControllerFor: $0)
          ?? UIKitWorld.current.standInInteraction?($0)
      },
      context: TransitionContext(
        containerView: container,
        from: TransitionContext.Side(
          controller: from,
          view: from.view,
          initialFrame: tabBarController.contentFrame(for: from)
        ),
        to: TransitionContext.Side(
          controller: to,
          view: to.view,
          finalFrame: tabBarController.contentFrame(for: to)
        ),
        presentationStyle: .none,
        isAnimated: custom != nil
      ),
      appearance: AppearanceTransition(
        leaving: from,
        arriving: to,
        order: .tab,
        isAnimated: custom != nil
      ),
      participants: [tabBarController, from, to]
    )
  }

  override var delegate: AnyObject? { tabBarController.delegate }

  override func arrangeViews() {
    to.view.frame = tabBarController.contentFrame(for: to)
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let (old, new) = (from.containment.barInsets, tabBarController.insets(of: to))
    // One of the two may hide the bar.
    let keepsInsets = (old.bottom > 0) == (new.bottom > 0)
    to.setBarInsets(keepsInsets ? old : new)
  }

  override func commitViews() {
    from.view.removeFromSuperview()
    if to.view.superview !== context.containerView { context.containerView.addSubview(to.view) }
  }

  override func restoreViews() {
    to.view.removeFromSuperview()
    if from.view.superview !== context.containerView { context.containerView.addSubview(from.view) }
    from.view.frame = tabBarController.contentFrame(for: from)
  }

  override func afterEnd(completed: Bool) {
    tabBarController.transitionDidEnd(returningTo: completed ? nil : fromIndex)
  }
}
