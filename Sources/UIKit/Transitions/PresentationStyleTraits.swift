import Foundation

/// The differences between the built-in presentation styles.
struct PresentationStyleTraits {
  let style: UIModalPresentationStyle
  /// Whether the presenter's view leaves the window and its controller gets appearance callbacks.
  var removesPresenter = false
  /// Whether it covers the controller that defines a context instead of the screen.
  var staysInContext = false
  var isSheet = false
  var isPopover = false

  init(_ style: UIModalPresentationStyle) {
    self.style = style
    switch style {
    case .fullScreen, .none, .automatic:
      removesPresenter = true
    case .currentContext:
      removesPresenter = true
      staysInContext = true
    case .overCurrentContext:
      staysInContext = true
    case .pageSheet, .formSheet:
      isSheet = true
    case .popover:
      isPopover = true
    case .overFullScreen, .blurOverFullScreen, .custom:
      break
    }
  }

  @MainActor
  func makeController(
    presented: UIViewController,
    presenting: UIViewController?
  ) -> UIPresentationController {
    let controller: UIPresentationController
    if isSheet {
      controller = UISheetPresentationController(
        presentedViewController: presented,
        presenting: presenting
      )
    } else if isPopover {
      controller = UIPopoverPresentationController(
        presentedViewController: presented,
        presenting: presenting
      )
    } else {
      controller = UIPresentationController(
        presentedViewController: presented,
        presenting: presenting
      )
    }
    controller.builtInStyle = style
    return controller
  }
}
