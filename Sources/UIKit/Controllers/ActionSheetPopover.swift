import Foundation

/// The popover that an action sheet is on an iPad.
final class ActionSheetPopover: UIPopoverPresentationController {
  /// Points (inferred).
  private static let width: CGFloat = 304

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    builtInStyle = .popover
  }

  override var staysPopover: Bool { true }

  override var wantedSize: CGSize {
    let height = alert?.alertView?
      .sizeThatFits(CGSize(width: Self.width, height: .greatestFiniteMagnitude)).height
    return CGSize(width: Self.width, height: height ?? 0)
  }

  /// iOS refuses to show one that points nowhere; here it is in the middle of the screen.
  override func installContainer() -> Bool {
    if !hasSource {
      Diagnostics.report(
        "An action sheet needs a place on an iPad: set sourceView, sourceItem or barButtonItem of its popoverPresentationController."
      )
      permittedArrowDirections = []
    }
    return super.installContainer()
  }

  /// Stands for the button that cancels (documented).
  override func wasDismissedByTouch() {
    super.wasDismissedByTouch()
    alert?.actions.first { $0.style == .cancel }?.perform()
  }
}
