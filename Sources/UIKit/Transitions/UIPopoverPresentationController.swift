import Foundation

/// Shows a screen in a box with an arrow that points to where it comes from.
///
/// In compact width it adapts to a sheet, unless its delegate answers `.none` to
/// `adaptivePresentationStyle(for:traitCollection:)` (documented). Without an anchor it is
/// a sheet in every width.
@preconcurrency
@MainActor
open class UIPopoverPresentationController: UISheetPresentationController {
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  /// `sourceRect` belongs to `sourceView`: the popover points to all of an item (documented).
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var backgroundColor: UIColor? { didSet { popover?.color = color } }
  /// Views beside the box that can be used while it shows (documented).
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false
  /// A subclass of `UIPopoverBackgroundView`, in place of the box of the system.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  open var arrowDirection: UIPopoverArrowDirection { popover?.place.direction ?? .unknown }
  /// The sheet that a popover is on a phone: itself, so that its stops and its grabber are set
  /// here.
  open var adaptiveSheetPresentationController: UISheetPresentationController { self }

  /// The box, while the presentation has not adapted to a sheet.
  private var popover: PopoverView?
  /// Takes the touches beside the box.
  private var surroundings: PopoverSurroundings?

  override var isCard: Bool { popover == nil }

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  // MARK: Adapting

  /// Whether it points to something.
  var hasSource: Bool { source != nil }

  var staysPopover: Bool {
    hasSource && adaptedStyle == .none
  }

  /// A sheet in compact width (observed since iOS 13).
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// The box is compact in every width (observed).
  override var isNarrow: Bool { popover != nil }

  // MARK: Geometry

  /// What the arrow points to, in the container.
  private var source: CGRect? {
    if let view = barButtonItem?.viewInBar ?? viewOfItem {
      return view.convert(view.bounds, to: containerView)
    }
    if let containerView, let frame = sourceItem?.frame(in: containerView) { return frame }
    return sourceView.map { view in
      view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: containerView)
    }
  }

  private var viewOfItem: UIView? {
    switch sourceItem {
    case let item as UIBarButtonItem: item.viewInBar
    case let item as UITabBarItem: item.viewInBar
    default: sourceItem as? UIView
    }
  }

  private static let standardWidth: CGFloat = 320

  /// What the content wants; 320 points wide and as high as possible when it says nothing
  /// (documented).
  var wantedSize: CGSize {
    var size = presentedViewController.preferredContentSize
    if let stack = presentedViewController as? UINavigationController, stack.prefersSizeOfContent,
      size.height > 0, !stack.isNavigationBarHidden
    {
      size.height += stack.navigationBar.intrinsicContentSize.height
    }
    return CGSize(
      width: size.width > 0 ? size.width : UIPopoverPresentationController.standardWidth,
      height: size.height > 0 ? size.height : .greatestFiniteMagnitude
    )
  }

  private var place: PopoverPlace {
    guard let containerView else { return PopoverPlace() }
    let margins = popoverLayoutMargins
    let insets = containerView.safeAreaInsets
    let room = containerView.bounds.inset(
      by: UIEdgeInsets(
        top: max(margins.top, insets.top),
        left: max(margins.left, insets.left),
        bottom: max(margins.bottom, insets.bottom),
        right: max(margins.right, insets.right)
      )
    )
    return PopoverPlace(
      of: wantedSize,
      beside: source ?? room,
      arrow: permittedArrowDirections,
      in: room,
      edges: PopoverPlace.Edges(popoverBackgroundViewClass)
    )
  }

  /// The box has a material of its own, which shows where the content is clear (inferred; its
  /// colours are taken from pictures).
  static let paper = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.145 : 0.96, alpha: 0.97)
  }

  private var color: UIColor {
    if let backgroundColor { return backgroundColor }
    let color = presentedViewController.view.backgroundColor ?? .clear
    let isClear = color.resolvedColor(with: traitCollection).cgColor.alpha == 0
    return isClear ? UIPopoverPresentationController.paper : color
  }

  open override var presentedView: UIView? { popover ?? super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    popover == nil ? super.frameOfPresentedViewInContainerView : place.frame
  }

  open override func containerViewWillLayoutSubviews() {
    guard let popover else { return super.containerViewWillLayoutSubviews() }
    guard presentedViewController.runningTransition == nil else { return }
    put(popover, at: place)
    popover.frame = popover.place.frame
  }

  /// A popover that shows grows or shrinks to the size that its content prefers next (observed;
  /// its time is inferred).
  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard popover?.window != nil, presentedViewController.runningTransition == nil else { return }
    UIView.animate(withDuration: UIPopoverPresentationController.resizing) { [self] in
      containerView?.layoutIfNeeded()
    }
  }

  private static let resizing: TimeInterval = 0.3

  // MARK: Transition

  override func installContainer() -> Bool {
    guard super.installContainer() else { return false }
    guard popover == nil, staysPopover else { return true }
    popoverDelegate?.prepareForPopoverPresentation(self)
    let background = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
    let popover = PopoverView(
      around: presentedViewController.view,
      background: background?._new(frame: .zero)
    )
    popover.color = color
    let presented = presentedViewController
    popover.reachesBelowArrow =
      !(presented is UIAlertController || presented is UIActivityViewController)
    self.popover = popover
    popover.traitOverrides.userInterfaceLevel = .elevated
    presentedViewController.traitsMayHaveChanged()
    put(popover, at: place)
    return true
  }

  /// What the arrow takes of the content is not safe (documented since iOS 13); an app's own
  /// background stands beside it.
  private func put(_ popover: PopoverView, at place: PopoverPlace) {
    popover.place = place
    presentedViewController.setBarInsets(
      popoverBackgroundViewClass == nil && popover.reachesBelowArrow ? place.arrowInsets : .zero
    )
  }

  /// It fades, at the speed of a cross-dissolve (inferred).
  override func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    popover == nil
      ? super.builtInAnimator(isPresenting: isPresenting)
      : CrossDissolveAnimator(isPresenting: isPresenting)
  }

  open override func presentationTransitionWillBegin() {
    guard popover != nil, let containerView else { return super.presentationTransitionWillBegin() }
    let surroundings = PopoverSurroundings(frame: containerView.bounds)
    surroundings.presentation = self
    surroundings.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surroundings.addAction(
      UIAction { [weak self] _ in self?.didTouchBeside() },
      for: .touchUpInside
    )
    containerView.insertSubview(surroundings, at: 0)
    self.surroundings = surroundings
    changeTintBehind(isDimmed: true)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    guard popover != nil else { return super.presentationTransitionDidEnd(completed) }
    if !completed { removeBox() }
  }

  open override func dismissalTransitionWillBegin() {
    guard popover != nil else { return super.dismissalTransitionWillBegin() }
    changeTintBehind(isDimmed: false)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard popover != nil else { return super.dismissalTransitionDidEnd(completed) }
    if completed { removeBox() }
  }

  override var leavesTouchesBehind: Bool {
    popover == nil ? super.leavesTouchesBehind : passthroughViews?.isEmpty == false
  }

  private func removeBox() {
    surroundings?.removeFromSuperview()
    surroundings = nil
    popover?.removeFromSuperview()
    popover = nil
    presentedViewController.setBarInsets(.zero)
  }

  override func didTouchBeside() {
    guard popover != nil else { return super.didTouchBeside() }
    let presented = presentedViewController
    guard presented.runningTransition == nil else { return }
    guard !presented.forcesModality,
      delegate?.presentationControllerShouldDismiss(self) ?? true,
      popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    isDismissedByUser = true
    presented.dismiss(animated: true) { [self] in wasDismissedByTouch() }
  }

  func wasDismissedByTouch() {
    delegate?.presentationControllerDidDismiss(self)
    popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
  }
}
