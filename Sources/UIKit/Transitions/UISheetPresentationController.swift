import Foundation

/// Shows a screen as a card over the presenter, resting at one of several heights.
///
/// The look is that of iOS 13 to 18 on a phone: a large card makes the presenter shrink and move
/// back; lower detents do not change it. In regular width the card floats in the middle; in compact
/// height it fills the screen.
@preconcurrency
@MainActor
open class UISheetPresentationController: UIPresentationController {
  // MARK: Detents

  /// Lowest first, whatever the order given.
  open var detents: [Detent] = [.large()] { didSet { detentsDidChange() } }

  /// The detent at which the card rests; nil means the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      let wasExpanded = isExpandedForKeyboard
      isExpandedForKeyboard = false
      guard selectedDetentIdentifier != oldValue || wasExpanded else { return }
      detentsDidChange()
      // Light over the black behind a presenter that moves back.
      UIKitWorld.current.systemChrome?.update(animated: true)
    }
  }

  /// The highest detent that neither dims the presenter nor blocks its touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }

  // MARK: Looks

  open var prefersGrabberVisible = false {
    didSet { chrome?.showGrabber() }
  }
  /// Nil means the system's radius.
  open var preferredCornerRadius: CGFloat? { didSet { detentsDidChange() } }
  open var prefersEdgeAttachedInCompactHeight = false { didSet { detentsDidChange() } }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { detentsDidChange() }
  }
  override func backgroundEffectDidChange() { chrome?.showBackground() }
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersPageSizing = true
  open weak var sourceView: UIView?

  /// Detents and looks that the app has chosen for another one, whose place the receiver takes.
  func takeChoices(of other: UISheetPresentationController) {
    detents = other.detents
    selectedDetentIdentifier = other.selectedDetentIdentifier
    largestUndimmedDetentIdentifier = other.largestUndimmedDetentIdentifier
    prefersGrabberVisible = other.prefersGrabberVisible
    preferredCornerRadius = other.preferredCornerRadius
    prefersEdgeAttachedInCompactHeight = other.prefersEdgeAttachedInCompactHeight
    widthFollowsPreferredContentSizeWhenEdgeAttached =
      other.widthFollowsPreferredContentSizeWhenEdgeAttached
    prefersScrollingExpandsWhenScrolledToEdge = other.prefersScrollingExpandsWhenScrolledToEdge
    prefersPageSizing = other.prefersPageSizing
  }

  /// Changes made in the block move the card on the system spring.
  open func animateChanges(_ changes: () -> Void) {
    // What the app changes moves along with the card (inferred).
    withoutActuallyEscaping(changes) { changes in
      UIView.animateWithSystemSpring {
        self.isAnimatingChanges = true
        changes()
        self.isAnimatingChanges = false
        self.moveToSelectedDetent()
      } completion: { [weak self] _ in
        self?.chrome?.settle()
      }
    }
  }

  open func invalidateDetents() { detentsDidChange() }

  private var isAnimatingChanges = false
  /// How far the keyboard covers the container while a text in the card is edited, in points.
  var keyboardOverlap: CGFloat = 0 {
    didSet {
      guard keyboardOverlap != oldValue else { return }
      if oldValue == 0 || keyboardOverlap == 0 { isExpandedForKeyboard = keyboardOverlap > 0 }
      groundDidChange()
    }
  }
  /// Whether the card rests at its highest detent as long as a text in it is edited, until another
  /// one is selected (observed).
  private var isExpandedForKeyboard = false
  private(set) var chrome: SheetChrome?
  private(set) var drag: SheetDrag?
  /// Set while a finger pulls the card off the screen.
  var dismissesByDrag = false

  /// False for a popover that has not adapted to a sheet.
  var isCard: Bool { true }

  var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }

  private func detentsDidChange() {
    guard containerView != nil, !isAnimatingChanges else { return }
    moveToSelectedDetent()
  }

  /// A card that comes goes to its new place, and one that leaves is not held up.
  private func groundDidChange() {
    guard let transition = presentedViewController.runningTransition, transition.phase != .over
    else {
      detentsDidChange()
      UIKitWorld.current.systemChrome?.update(animated: true)
      return
    }
    if presentedViewController.isBeingPresented {
      transition.context.to.finalFrame = frameOfPresentedViewInContainerView
    }
  }

  private func moveToSelectedDetent() {
    chrome?.showForm()
    chrome?.show(progress: 1)
    presentedView?.frame = frameOfPresentedViewInContainerView
    presentedView?.layoutIfNeeded()
  }

  /// The screen behind a card that does not dim it can be used (documented).
  override var leavesTouchesBehind: Bool {
    presentedViewController.runningTransition == nil && chrome?.dimsBehind == false
  }

  /// A touch of what the card dims dismisses it, unless that is modal (documented); a card over the
  /// whole screen leaves only a strip, which does nothing (inferred).
  func didTouchBeside() {
    let presented = presentedViewController
    guard presented.runningTransition == nil, geometry.stacking(at: selectedDetent) < 1 else {
      return
    }
    guard !presented.forcesModality,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    isDismissedByUser = true
    presented.dismiss(animated: true) { [self] in
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  // MARK: Geometry

  /// A form sheet that floats (documented).
  override var isNarrow: Bool {
    builtInStyle == .formSheet && SheetGeometry.form(of: self) == .form
  }

  var geometry: SheetGeometry { SheetGeometry(of: self) }

  open override var frameOfPresentedViewInContainerView: CGRect {
    geometry.frame(at: selectedDetent)
  }

  /// The selected detent, or the lowest; the highest while a text is edited.
  var selectedDetent: Detent.Identifier {
    let identifiers = geometry.restingDetents.map(\.identifier)
    if isExpandedForKeyboard, let highest = identifiers.last { return highest }
    if let selectedDetentIdentifier, identifiers.contains(selectedDetentIdentifier) {
      return selectedDetentIdentifier
    }
    return identifiers.first ?? .large
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    chrome?.layOut()
    guard presentedViewController.runningTransition == nil,
      presentedView?.transform.isIdentity == true, drag?.isHeld != true
    else { return }
    if chrome?.showForm() == true { chrome?.show(progress: 1) }
    let frame = frameOfPresentedViewInContainerView
    if presentedView?.frame != frame { presentedView?.frame = frame }
  }

  // MARK: The card

  /// Around the presented screen, where an animator of UIKit's own brings it: those of apps move
  /// the screen's view itself.
  private(set) var card: UIDropShadowView?

  open override var presentedView: UIView? {
    if let card, card.holdsContent { return card }
    return super.presentedView
  }

  /// Called before the transition begins.
  func wrapPresentedView() {
    guard card == nil, isCard else { return }
    card = UIDropShadowView(
      around: presentedViewController.view,
      frame: frameOfPresentedViewInContainerView
    )
  }

  override func presentationIsOver() {
    card?.detach()
    card = nil
    super.presentationIsOver()
  }

  // MARK: Transition

  override func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    presentedViewController.shownTransitionStyle == .coverVertical
      ? zoomAnimator(isPresenting: isPresenting)
        ?? CoverVerticalAnimator(isPresenting: isPresenting)
      : super.builtInAnimator(isPresenting: isPresenting)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    let chrome = SheetChrome(of: self)
    self.chrome = chrome
    chrome.install()
    chrome.show(progress: 0)
    animateChrome(to: 1)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed else { return removeChrome() }
    drag = SheetDrag(of: self)
    if keyboardOverlap > 0 { animateChanges {} }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if !dismissesByDrag { animateChrome(to: 0) }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    completed ? removeChrome() : chrome?.show(progress: 1)
  }

  private func animateChrome(to progress: CGFloat) {
    let coordinator = presentedViewController.transitionCoordinator
    let joins =
      coordinator?.animateAlongsideTransition(
        in: presentingViewController.view,
        animation: { [weak self] _ in self?.chrome?.show(progress: progress) },
        completion: nil
      ) ?? false
    if !joins { chrome?.show(progress: progress) }
  }

  override var dismissalInteraction: (any UIViewControllerInteractiveTransitioning)? {
    dismissesByDrag ? drag : nil
  }

  private func removeChrome() {
    drag?.remove()
    drag = nil
    chrome?.remove()
    chrome = nil
  }
}
