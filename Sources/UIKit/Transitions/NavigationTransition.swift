import Foundation

/// A push or a pop.
@MainActor
final class NavigationTransition: ControllerTransition {
  let navigationController: UINavigationController
  private let change: UINavigationController.StackChange
  private let arriving: UIViewController
  private let leaving: UIViewController
  /// What is edited in the leaving screen, until it has left.
  private weak var editedBefore: UIResponder?
  /// Set when only the layout of a collection view changes.
  private let layouts: LayoutNavigation?

  init(
    in navigationController: UINavigationController,
    change: UINavigationController.StackChange,
    from: UIViewController,
    to: UIViewController,
    isAnimated: Bool
  ) {
    self.navigationController = navigationController
    self.change = change
    arriving = to
    leaving = from
    let layouts = LayoutNavigation(change.operation, from: from, to: to)
    self.layouts = layouts
    // The delegate is asked before the arriving view is loaded: a `viewDidLoad` that takes the
    // delegate away still arrives with its animator (observed in apps, some of which load the view
    // there for its outlets).
    let delegate = navigationController.delegate
    let custom =
      isAnimated
      ? delegate?.navigationController(
        navigationController,
        animationControllerFor: change.operation,
        from: from,
        to: to
      ) : nil
    to.loadViewIfNeeded()
    navigationController.view.layoutIfNeeded()
    navigationController.updateInsets(of: to)

    let interaction =
      custom.flatMap {
        delegate?.navigationController(navigationController, interactionControllerFor: $0)
          ?? UIKitWorld.current.standInInteraction?($0)
      } ?? navigationController.backSwipe
      ?? (custom == nil && change.operation == .pop ? from.zoomDrag?.interaction : nil)
    let builtIn = { () -> any UIViewControllerAnimatedTransitioning in
      guard isAnimated else { return ImmediateAnimator() }
      return layouts?.animator
        ?? NavigationTransition.zoomAnimator(change.operation, from: from, to: to)
        ?? NavigationAnimator(
          operation: change.operation,
          isMirrored: navigationController.isRightToLeft
        )
    }
    super.init(
      animator: custom ?? builtIn(),
      interactor: isAnimated ? interaction : nil,
      context: NavigationTransition.context(navigationController, from, to, isAnimated),
      appearance: AppearanceTransition(
        leaving: from,
        arriving: to,
        order: .navigation,
        isAnimated: isAnimated
      ),
      participants: [navigationController, from, to]
    )
  }

  override var delegate: AnyObject? { navigationController.delegate }

  /// Nil unless the upper controller prefers a zoom.
  private static func zoomAnimator(
    _ operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .pop
      ? ZoomAnimator(from, over: to, isZoomingIn: false)
      : ZoomAnimator(to, over: from, isZoomingIn: true)
  }

  private static func context(
    _ navigationController: UINavigationController,
    _ from: UIViewController,
    _ to: UIViewController,
    _ isAnimated: Bool
  ) -> TransitionContext {
    TransitionContext(
      containerView: navigationController.contentView,
      from: TransitionContext.Side(
        controller: from,
        view: from.view,
        initialFrame: navigationController.contentFrame(for: from)
      ),
      to: TransitionContext.Side(
        controller: to,
        view: to.view,
        finalFrame: navigationController.contentFrame(for: to)
      ),
      presentationStyle: .none,
      isAnimated: isAnimated
    )
  }

  var isPush: Bool { change.operation == .push }
  /// Whether the new screen is there, though its callbacks are yet to come.
  var isComplete: Bool { phase == .over && !context.transitionWasCancelled }

  /// To which side a screen goes or from which it comes: -1 is left, 1 right; nil where an animator
  /// of the app's own, or a zoom, moves the screens.
  func slide(of controller: UIViewController) -> CGFloat? {
    guard animator is NavigationAnimator else { return nil }
    let side: CGFloat = isPush == controller.isInside(arriving) ? 1 : -1
    return navigationController.isRightToLeft ? -side : side
  }

  override func willBegin() {
    arriving.containment.isMovingToParent = change.added.contains { $0 === arriving }
    leaving.containment.isMovingFromParent = change.removed.contains { $0 === leaving }
    let edited = leaving.view.window?.firstResponder
    let places: [UIView] = [leaving.view, navigationController.navigationBar]
    if let field = edited as? UIView, places.contains(where: field.isDescendant) {
      editedBefore = edited
    }
  }

  /// A search, or a field in place of the title, is edited in the screen that has it: the keyboard
  /// leaves with that (observed).
  func endEditingInBar(of controller: UIViewController) {
    if controller === leaving { _ = navigationController.navigationBar.endEditingInside(true) }
  }

  override func arrangeViews() {
    let navigation = navigationController
    navigation.delegate?.navigationController(
      navigation,
      willShow: arriving,
      animated: context.isAnimated
    )
    if leaving.view.superview !== context.containerView {
      context.containerView.addSubview(leaving.view)
    }
    leaving.navigationItem.searchController?.takeResultsAlong(with: leaving.view)
    leaving.presentation.search?.screenMoves(isBack: false)
    arriving.presentation.search?.screenMoves(isBack: true)
    place(arriving)
    arriving.barScrollView(for: .top)?.bars.navigation = navigation
    navigation.navigationBar.begin(
      BarChange(
        items: change.new.map(\.navigationItem),
        isPush: isPush,
        isMirrored: navigation.isRightToLeft,
        slides: !(animator is ZoomAnimator)
      ),
      with: context.isAnimated ? coordinator : nil
    )
    navigation.updateLowerBars(during: self, from: change.old)
    // A bar of tabs that the screen hides is away now, and one that it shows again is there.
    if navigation.contentFrame(for: arriving) != context.to.finalFrame { place(arriving) }
  }

  private func place(_ arriving: UIViewController) {
    let place = navigationController.contentFrame(for: arriving)
    arriving.view.frame = place
    context.to.finalFrame = place
    navigationController.updateInsets(of: arriving)
  }

  override func commitViews() {
    layouts?.settle(completed: true)
    leaving.view.removeFromSuperview()
    if arriving.view.superview !== context.containerView {
      context.containerView.addSubview(arriving.view)
    }
    navigationController.navigationBar.endChange(completed: true)
  }

  override func restoreViews() {
    layouts?.settle(completed: false)
    navigationController.stack = change.old
    arriving.view.removeFromSuperview()
    if leaving.view.superview !== context.containerView {
      context.containerView.addSubview(leaving.view)
    }
    leaving.view.frame = context.initialFrame(for: leaving)
    navigationController.navigationBar.endChange(completed: false)
    navigationController.toolbar.items = leaving.toolbarItems
    navigationController.tabBarController?.view.setNeedsLayout()
  }

  override func didEnd(completed: Bool) {
    navigationController.backSwipe = nil
    // A finger that lets a screen fall back has the keyboard back as well (inferred).
    if !completed { editedBefore?.becomeFirstResponder() }
  }

  override func afterEnd(completed: Bool) {
    let navigation = navigationController
    if completed {
      navigation.delegate?.navigationController(
        navigation,
        didShow: arriving,
        animated: context.isAnimated
      )
    }
    navigation.settle(change, completed: completed)
    (completed ? arriving : leaving).navigationItem.searchController?.layResultsDown()
    if completed {
      UIKitWorld.current.releaseSegues(to: change.removed)
      navigation.navigationBar.tellDelegate(
        ofPush: isPush,
        (isPush ? arriving : leaving).navigationItem
      )
    }
    arriving.containment.isMovingToParent = false
    leaving.containment.isMovingFromParent = false
    navigation.viewIfLoaded?.setNeedsLayout()
    // A popover takes the size of what it shows; on iOS it does so during the push (observed).
    if completed, leaving.preferredContentSize != arriving.preferredContentSize {
      navigation.preferredContentSizeDidChange(forChildContentContainer: arriving)
    }
    navigation.startNextChange()
  }
}
