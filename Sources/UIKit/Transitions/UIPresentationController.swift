import Foundation

/// Decides the place of a presented screen, its surroundings, and whether the presenter stays.
@preconcurrency
@MainActor
open class UIPresentationController: MainActorObject, UITraitEnvironment, UIContentContainer {
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    heldPresented = presentedViewController
    weakPresented = presentedViewController
    presenting = presentingViewController
  }

  // MARK: Who and where

  /// Held strongly only while the presented controller does not keep the receiver.
  private var heldPresented: UIViewController?
  private weak var weakPresented: UIViewController?
  private weak var presenting: UIViewController?
  /// What had the keyboard before it was presented.
  weak var editedBefore: UIResponder?

  open var presentedViewController: UIViewController {
    guard let controller = heldPresented ?? weakPresented else {
      fatalError(
        "A presentation controller was used after its presented controller has gone."
      )
    }
    return controller
  }

  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  /// The presented controller keeps the receiver while it is presented.
  func setOwnedByPresented(_ owned: Bool) {
    heldPresented = owned ? nil : weakPresented
  }

  func adopt(presenting controller: UIViewController) {
    presenting = controller
  }

  /// The built-in style the receiver was made for; nil for a subclass of the application.
  var builtInStyle: UIModalPresentationStyle?

  private var container: UIView?
  open var containerView: UIView? { container }
  open var presentationStyle: UIModalPresentationStyle {
    builtInStyle ?? presentedViewController.resolvedPresentationStyle
  }

  /// The place of the presenter's view, if the presentation has removed it.
  var presenterPlace: ViewPlace?
  /// Its place at the start, removed or not.
  private(set) var presenterPlaceAtStart: ViewPlace?

  /// Set while the interface has another orientation for the presented screen.
  var turn: PresentationTurn?

  /// Whether touches beside the presented view reach what is behind it.
  var leavesTouchesBehind: Bool { false }

  /// Whether the tint of what is behind is grey, as behind alerts, popovers and cards that dim
  /// the screen (observed).
  var dimsTintBehind = false {
    didSet {
      guard dimsTintBehind != oldValue, let view = presentingViewController.viewIfLoaded else {
        return
      }
      if dimsTintBehind { tintModeBehind = view.appearance.tintAdjustmentMode }
      view.setTintAdjustmentMode(dimsTintBehind ? .dimmed : tintModeBehind)
    }
  }
  private var tintModeBehind = UIView.TintAdjustmentMode.automatic

  /// Along with the transition that begins.
  final func changeTintBehind(isDimmed: Bool) {
    let joins = presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.dimsTintBehind = isDimmed },
      completion: nil
    )
    if joins != true { dimsTintBehind = isDimmed }
  }

  /// Set when the user dismisses, until the delegate is notified.
  ///
  /// It may animate along with the dismissal (documented), which has to have begun then.
  var isDismissedByUser = false

  final func notifyOfDismissalByUser() {
    guard isDismissedByUser else { return }
    isDismissedByUser = false
    delegate?.presentationControllerWillDismiss(self)
  }

  // MARK: For subclasses

  open var presentedView: UIView? { presentedViewController.view }

  /// In the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  // A phone has no focus.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [presentedViewController] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open var shouldPresentInFullscreen: Bool {
    builtInStyle.map { !PresentationStyleTraits($0).staysInContext } ?? true
  }

  open var shouldRemovePresentersView: Bool {
    builtInStyle.map { PresentationStyleTraits($0).removesPresenter } ?? false
  }

  /// Behind the presented view, which lets it be seen where it is clear; nil is the system's own.
  open var backgroundEffect: UIVisualEffect? { didSet { backgroundEffectDidChange() } }
  func backgroundEffectDidChange() {}

  /// The alpha of the black over what is behind alerts and sheets (observed: 0.2 and 0.48).
  static func dimming(in traits: UITraitCollection) -> CGFloat {
    traits.userInterfaceStyle == .dark ? 0.48 : 0.2
  }

  // MARK: Adaptivity

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var overrideTraitCollection: UITraitCollection? {
    didSet { weakPresented?.traitsMayHaveChanged() }
  }
  /// Nothing asks an app's own controller for it: the question with traits took its place
  /// (observed since iOS 8.3).
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    let own = self is UISheetPresentationController ? adaptivePresentationStyle : .none
    return wish(in: traitCollection) ?? own
  }

  /// The style in place of its own in the present traits.
  var adaptedStyle = UIModalPresentationStyle.none
  /// The presentation that the app knows, where the receiver is another form of it.
  var original: UIPresentationController?

  // MARK: Traits and sizes

  open var traitCollection: UITraitCollection {
    let around = containerView?.traitCollection ?? UIScreen.main.traitCollection
    guard let overrideTraitCollection else { return around }
    return UITraitCollection(traitsFrom: [around, overrideTraitCollection])
  }
  /// Called while a container exists.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  public final var _traitObservers = _TraitObservers()

  /// What the container and all in it have in place of the traits around them, the
  /// presented screen among them.
  public var traitOverrides = UITraitOverrides(values: .init()) {
    didSet { containerView?.traitOverrides = traitOverrides }
  }

  /// Whether the presented screen has the colours of what is above the app's first level: cards and
  /// what leaves its presenter in place (inferred); presentations of the app decide themselves.
  var isElevated: Bool {
    builtInStyle.map { $0 != .custom && !PresentationStyleTraits($0).removesPresenter } ?? false
  }

  /// Whether the presented screen is compact in regular width.
  var isNarrow: Bool { false }

  /// What the presented controller has in place of the container's traits.
  final var traitsOfPresented: UITraitCollection? {
    let own: UITraitCollection? =
      switch (isElevated, isNarrow) {
      case (true, true): .elevatedCompactWidth
      case (true, false): .elevated
      case (false, true): .compactWidth
      case (false, false): nil
      }
    guard let own, let overrideTraitCollection else { return own ?? overrideTraitCollection }
    return UITraitCollection(traitsFrom: [own, overrideTraitCollection])
  }

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forward(size, to: presentedViewController, with: coordinator)
  }
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Driven by the transition

  /// The animator when no delegate provides one.
  func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if let zoom = zoomAnimator(isPresenting: isPresenting) { return zoom }
    return switch presentedViewController.shownTransitionStyle {
    case .coverVertical
    where presentedViewController is any SlidingScreen && builtInStyle == .fullScreen:
      NavigationAnimator(
        operation: isPresenting ? .push : .pop,
        isMirrored: presentedViewController.isRightToLeft
      )
    case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    case .partialCurl: PartialCurlAnimator(isPresenting: isPresenting)
    }
  }

  /// Nil when the presented controller prefers no zoom, or it has nowhere to begin.
  final func zoomAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ZoomAnimator(
      presentedViewController,
      over: presentingViewController,
      isZoomingIn: isPresenting
    )
  }

  /// The animator when no delegate provides one: a curled page is rolled up at once; all other
  /// screens take their final place.
  func immediateAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    presentedViewController.shownTransitionStyle == .partialCurl
      ? builtInAnimator(isPresenting: isPresenting) : ImmediateAnimator()
  }

  /// The interaction of a dismissal without an animator of the app: a finger on a
  /// sheet or a zoomed screen.
  var dismissalInteraction: (any UIViewControllerInteractiveTransitioning)? {
    presentedViewController.zoomDrag?.interaction
  }

  /// Puts the container above the presenter: in the window, or in the place of the context.
  ///
  /// False without a window.
  func installContainer() -> Bool {
    if containerView != nil { return true }
    let presenterView = presenterView
    guard let window = presenterView.window else { return false }
    presenterPlaceAtStart = ViewPlace(of: presenterView)
    let host: UIView
    let frame: CGRect
    if !shouldPresentInFullscreen, let superview = presenterView.superview {
      host = superview
      frame = presenterView.frame
    } else {
      host = window
      frame = window.bounds
    }
    let container = TransitionContainerView(frame: frame)
    container.presentationController = self
    container.traitOverrides = traitOverrides
    if host === window {
      host.addSubview(container)
    } else {
      host.insertSubview(container, aboveSubview: presenterView)
    }
    self.container = container
    return true
  }

  /// Restores the state before `present`.
  func presentationIsOver() {
    containerView?.removeFromSuperview()
    container = nil
    presenterPlace = nil
    presenterPlaceAtStart = nil
    turn = nil
    let presented = presentedViewController
    let presenter = presented.presentation.presenting
    if presenter?.presentation.presented === presented { presenter?.presentation.presented = nil }
    presented.presentation.presenting = nil
    presented.presentation.isBeingPresented = false
    presented.setPresentationController(nil)
    if let hidden = original?.presentedViewController, hidden !== presented {
      hidden.setPresentationController(nil)
    }
  }
}
