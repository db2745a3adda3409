import Foundation

/// The popover of before iOS 8, which only an iPad has: shown by itself, not by a controller.
///
/// The controller on the screen presents it, as on iOS since then.
@preconcurrency
@MainActor
open class UIPopoverController: NSObject, UIAppearanceContainer {
  open weak var delegate: (any UIPopoverControllerDelegate)?
  open private(set) var contentViewController: UIViewController
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var backgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  private lazy var listener = Listener(self)

  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
    guard UIDevice.current.userInterfaceIdiom != .pad else { return }
    // What iOS raises (inferred).
    ControllerFault.record(
      "-[UIPopoverController initWithContentViewController:] called when not running under "
        + "UIUserInterfaceIdiomPad.",
      viewController
    )
  }

  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    contentViewController = viewController
  }

  /// What its controller prefers.
  open var contentSize: CGSize {
    get { contentViewController.preferredContentSize }
    set { contentViewController.preferredContentSize = newValue }
  }

  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

  open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }

  open var popoverArrowDirection: UIPopoverArrowDirection {
    isPopoverVisible
      ? contentViewController.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
  }

  open func present(
    from rect: CGRect,
    in view: UIView,
    permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(arrowDirections, animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  open func present(
    from item: UIBarButtonItem,
    permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(arrowDirections, animated) { $0.barButtonItem = item }
  }

  private func present(
    _ directions: UIPopoverArrowDirection,
    _ animated: Bool,
    pointing point: (UIPopoverPresentationController) -> Void
  ) {
    guard !isPopoverVisible else { return }
    contentViewController.modalPresentationStyle = .popover
    if let popover = contentViewController.popoverPresentationController {
      popover.permittedArrowDirections = directions
      popover.passthroughViews = passthroughViews
      popover.backgroundColor = backgroundColor
      popover.popoverLayoutMargins = layoutMargins
      popover.popoverBackgroundViewClass = backgroundViewClass
      popover.delegate = listener
      point(popover)
    }
    UIApplication.shared.shownController?.present(contentViewController, animated: animated)
  }

  /// Its delegate does not hear of it (documented).
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    contentViewController.dismiss(animated: animated)
  }

  /// Hears of the touches beside the box.
  private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
    private weak var owner: UIPopoverController?

    init(_ owner: UIPopoverController) { self.owner = owner }

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      guard let owner else { return true }
      return owner.delegate?.popoverControllerShouldDismissPopover(owner) ?? true
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      guard let owner else { return }
      owner.delegate?.popoverControllerDidDismissPopover(owner)
    }
  }
}

/// What an old popover asks and tells.
@preconcurrency
@MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool { true }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
