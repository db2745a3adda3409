import Foundation

/// Asks a question over a dimmed screen: as an alert in the middle, or as a sheet of buttons at the
/// bottom.
@preconcurrency
@MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    become(preferredStyle, title: title, message: message)
  }

  /// What is fixed when an alert is made.
  func become(_ style: Style, title: String?, message: String?) {
    self.style = style
    self.title = title
    self.message = message
  }

  /// An action sheet, as on iOS.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    style = .alert
    super.init(coder: coder)
    modalPresentationStyle = .custom
    coder.read(into: self, as: UIAlertController.self)
  }

  private var style = Style.actionSheet
  open var preferredStyle: Style { style }
  open override var title: String? { didSet { if title != oldValue { textDidChange() } } }
  open var message: String? { didSet { if message != oldValue { textDidChange() } } }
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  /// Drawn in bold; the cancel action when nil.
  open var preferredAction: UIAlertAction?
  /// Stored: a phone shows both alike.
  open var severity = UIAlertControllerSeverity.default

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.onChange = { [weak self, unowned action] in self?.alertView?.update(action) }
    alertView?.rebuild()
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    alertView?.rebuild()
  }

  /// An alert that shows gets the place of its new size, and is laid out again.
  ///
  /// Libraries make room in the texts for pictures, and colour the texts before each layout. The
  /// same text again changes nothing: set in a layout, it would ask for layouts without end.
  private func textDidChange() {
    guard let alertView else { return }
    alertView.rebuild()
    presentation.controller?.containerView?.setNeedsLayout()
  }

  // MARK: By key

  // Not in the headers, and set by key.
  var attributedTitle: NSAttributedString? { didSet { alertView?.rebuild() } }
  var attributedMessage: NSAttributedString? { didSet { alertView?.rebuild() } }
  /// Its view is between the texts and the buttons.
  var contentViewController: UIViewController? {
    didSet {
      guard contentViewController !== oldValue else { return }
      if let oldValue {
        oldValue.willMove(toParent: nil)
        oldValue.viewIfLoaded?.removeFromSuperview()
        oldValue.removeFromParent()
      }
      contentViewController.map(addChild)
      alertView?.rebuild()
      contentViewController?.didMove(toParent: self)
      presentation.controller?.containerView?.setNeedsLayout()
    }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard container === contentViewController else { return }
    alertView?.setNeedsLayout()
    presentation.controller?.containerView?.setNeedsLayout()
    // Before it begins to move, its size is still open.
    if isBeingPresented, let frame = presentation.controller?.frameOfPresentedViewInContainerView {
      runningTransition?.context.to.finalFrame = frame
    }
  }

  var alertView: AlertView? { viewIfLoaded as? AlertView }

  open override func loadView() {
    let view = AlertView(frame: CGRect(x: 0, y: 0, width: 270, height: 100))
    view.controller = self
    view.rebuild()
    self.view = view
  }

  /// The first field is edited from the start (inferred).
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// A tap on a button: the alert is dismissed, then the handler runs.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true) { action.perform() }
  }

  /// The alert that a responder is in.
  static func around(_ responder: UIResponder?) -> UIAlertController? {
    var next = responder
    while let current = next, !(current is UIAlertController) { next = current.next }
    return next as? UIAlertController
  }

  // MARK: Presentation

  /// Whether it is a box with an arrow: an action sheet on an iPad (documented).
  var isPopover: Bool {
    style == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad
  }

  override func makeOwnPresentationController(
    presenting: UIViewController?
  ) -> UIPresentationController? {
    guard !isPopover else {
      return presentation.controller as? ActionSheetPopover
        ?? ActionSheetPopover(presentedViewController: self, presenting: presenting)
    }
    return AlertPresentationController(presentedViewController: self, presenting: presenting)
  }
}

/// Dims the screen behind an alert and places it.
final class AlertPresentationController: UIPresentationController {
  private let dimming = UIView()
  /// Points between an alert and the edges of a screen without a safe area (inferred).
  private static let margin: CGFloat = 8

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var isElevated: Bool { true }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alertView = presentedView else { return .zero }
    let isSheet = alert?.preferredStyle == .actionSheet
    let width = isSheet ? min(container.bounds.width, 430) - 16 : 270
    let insets = container.safeAreaInsets
    // An alert stands in the middle of the safe area (measured on iOS 15, 17 and 18), with fields
    // in the middle of what the keyboard leaves (inferred), a sheet on the keyboard (observed).
    let keyboard = isSheet && !isEdited ? nil : UIKitWorld.current.keyboard.frame
    let floor = min(container.bounds.height, keyboard?.minY ?? .infinity)
    let top = max(insets.top, Self.margin)
    let bottom = floor - (keyboard == nil ? max(insets.bottom, Self.margin) : Self.margin)
    let room = CGSize(width: width, height: max(0, bottom - top))
    let height = alertView.sizeThatFits(room).height
    let scale = max(container.traitCollection.displayScale, 1)
    let ends = keyboard == nil ? insets.top + floor - insets.bottom : floor
    let middle = ((ends - height) / 2 * scale).rounded() / scale
    // At a whole pixel (measured at three pixels a point on 393 points: 61.67, not 62).
    let left = ((container.bounds.width - width) / 2 * scale).rounded() / scale
    return CGRect(
      x: left,
      y: isSheet ? bottom - height : max(top, min(middle, bottom - height)),
      width: width,
      height: height
    )
  }

  /// Whether the keyboard is that of a text in it, not that of a bar on the screen behind.
  private var isEdited: Bool {
    guard let responder = containerView?.window?.firstResponder else { return false }
    return UIAlertController.around(responder) === presentedViewController
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    // An alert that comes has its place already, and may get another size on its way.
    let comes =
      presentedViewController.isBeingPresented
      && presentedViewController.transitioningDelegate == nil
    if comes || presentedViewController.runningTransition == nil { place() }
  }

  /// Its transform is the transition's.
  func place() {
    guard containerView != nil else { return }
    let frame = frameOfPresentedViewInContainerView
    presentedView?.bounds.size = frame.size
    presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Called inside the animations of the keyboard.
  ///
  /// One that comes with the keyboard, as its text is edited from the start, comes to its place
  /// above it (observed).
  func followKeyboard() {
    let transition = presentedViewController.runningTransition
    guard let transition, transition.phase != .over, presentedViewController.isBeingPresented,
      presentedView?.layer.animationKeys()?.isEmpty != false
    else {
      place()
      return
    }
    transition.context.to.finalFrame = frameOfPresentedViewInContainerView
    UIView.performWithoutAnimation { place() }
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView else { return }
    dimming.backgroundColor = .black
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    fadeDimming(to: UIPresentationController.dimming(in: container.traitCollection))
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fadeDimming(to: 0)
  }

  private func fadeDimming(to alpha: CGFloat) {
    let fade: () -> Void = { [self] in
      dimming.alpha = alpha
      dimsTintBehind = alpha > 0
    }
    let joins =
      presentedViewController.transitionCoordinator?.animate(
        alongsideTransition: { _ in fade() },
        completion: nil
      ) ?? false
    if !joins { fade() }
  }

  override func builtInAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    alert?.preferredStyle == .actionSheet
      ? CoverVerticalAnimator(isPresenting: isPresenting)
      : AlertAnimator(isPresenting: isPresenting)
  }
}

/// An alert appears slightly enlarged and fades in; it fades out in place.
final class AlertAnimator: ModalAnimator {
  private static let startScale: CGFloat = 1.2
  override var duration: TimeInterval { TransitionDuration.systemSpring }

  override func animate(_ stage: ModalStage) {
    if isPresenting {
      stage.presented.alpha = 0
      stage.presented.transform = CGAffineTransform(
        scaleX: AlertAnimator.startScale,
        y: AlertAnimator.startScale
      )
    }
    UIView.animateWithSystemSpring {
      stage.presented.alpha = self.isPresenting ? 1 : 0
      stage.presented.transform = .identity
    } completion: { _ in
      stage.presented.alpha = 1
      stage.complete()
    }
  }
}

public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}
