import Foundation
import ObjectiveC
import QuartzCore

/// UIKit's own methods that apps send by name: as the action of a control or recognizer, to a
/// timer, with `perform(_:)`.
///
/// The names are Objective-C's, and where it shortens the label of Swift, also what
/// `#selector` gives here.
@MainActor
enum UIKitMethods {
  static func fill() {
    fillResponders()
    fillTexts()
    fillViews()
    fillLists()
    fillControllers()
    fillLayers()
  }

  private static func fillResponders() {
    ClassTable.of(UIResponder.self)
      .selector(Selector("becomeFirstResponder", UIResponder.becomeFirstResponder))
      .selector(Selector("resignFirstResponder", UIResponder.resignFirstResponder))
      .selector(Selector("reloadInputViews", UIResponder.reloadInputViews))
  }

  /// The commands of the edit menu, which a plain responder does not have.
  private static func fillTexts() {
    for text in [UITextField.self, UITextView.self] as [AnyClass] {
      ClassTable.of(text)
        .selector(Selector("copy:", UIResponder.copy(_:)))
        .selector(Selector("cut:", UIResponder.cut(_:)))
        .selector(Selector("paste:", UIResponder.paste(_:)))
        .selector(Selector("delete:", UIResponder.delete(_:)))
        .selector(Selector("select:", UIResponder.select(_:)))
        .selector(Selector("selectAll:", UIResponder.selectAll(_:)))
    }
    ClassTable.of(UITextView.self)
      .selector(Selector("toggleBoldface:", UIResponder.toggleBoldface(_:)))
      .selector(Selector("toggleItalics:", UIResponder.toggleItalics(_:)))
      .selector(Selector("toggleUnderline:", UIResponder.toggleUnderline(_:)))
  }

  private static func fillViews() {
    ClassTable.of(UIView.self)
      .selector(Selector("setNeedsLayout", UIView.setNeedsLayout))
      .selector(Selector("layoutIfNeeded", UIView.layoutIfNeeded))
      .selector(Selector("layoutSubviews", UIView.layoutSubviews))
      .selector(Selector("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints))
      .selector(Selector("updateConstraintsIfNeeded", UIView.updateConstraintsIfNeeded))
      .selector(Selector("invalidateIntrinsicContentSize", UIView.invalidateIntrinsicContentSize))
      .selector(Selector("setNeedsDisplay", { (view: UIView) in { view.setNeedsDisplay() } }))
      .selector(Selector("sizeToFit", UIView.sizeToFit))
      .selector(Selector("removeFromSuperview", UIView.removeFromSuperview))
      .selector(Selector("addSubview:", UIView.addSubview(_:)))
      .selector(Selector("bringSubviewToFront:", UIView.bringSubviewToFront(_:)))
      .selector(Selector("sendSubviewToBack:", UIView.sendSubviewToBack(_:)))
      .selector(Selector("endEditing:", UIView.endEditing(_:)))
    ClassTable.of(UIWindow.self)
      .selector(Selector("makeKeyAndVisible", UIWindow.makeKeyAndVisible))
    ClassTable.of(UIImageView.self)
      .selector(Selector("startAnimating", UIImageView.startAnimating))
      .selector(Selector("stopAnimating", UIImageView.stopAnimating))
    ClassTable.of(UIActivityIndicatorView.self)
      .selector(Selector("startAnimating", UIActivityIndicatorView.startAnimating))
      .selector(Selector("stopAnimating", UIActivityIndicatorView.stopAnimating))
    ClassTable.of(UIRefreshControl.self)
      .selector(Selector("beginRefreshing", UIRefreshControl.beginRefreshing))
      .selector(Selector("endRefreshing", UIRefreshControl.endRefreshing))
  }

  private static func fillLists() {
    ClassTable.of(UIScrollView.self)
      .selector(Selector("flashScrollIndicators", UIScrollView.flashScrollIndicators))
    ClassTable.of(UITableView.self)
      .selector(Selector("reloadData", UITableView.reloadData))
      .selector(Selector("beginUpdates", UITableView.beginUpdates))
      .selector(Selector("endUpdates", UITableView.endUpdates))
    ClassTable.of(UICollectionView.self)
      .selector(Selector("reloadData", UICollectionView.reloadData))
  }

  private static func fillControllers() {
    let controller = ClassTable.of(UIViewController.self)
      .selector(
        Selector(
          "setNeedsStatusBarAppearanceUpdate",
          UIViewController.setNeedsStatusBarAppearanceUpdate
        )
      )
      .selector(
        Selector(
          "setNeedsUpdateOfHomeIndicatorAutoHidden",
          UIViewController.setNeedsUpdateOfHomeIndicatorAutoHidden
        )
      )
      .selector(Selector("loadViewIfNeeded", UIViewController.loadViewIfNeeded))
      .selector(Selector("viewDidLoad", UIViewController.viewDidLoad))
      .selector(Selector("viewWillAppear:", UIViewController.viewWillAppear(_:)))
      .selector(Selector("viewDidAppear:", UIViewController.viewDidAppear(_:)))
      .selector(Selector("viewWillDisappear:", UIViewController.viewWillDisappear(_:)))
      .selector(Selector("viewDidDisappear:", UIViewController.viewDidDisappear(_:)))
      .selector(Selector("removeFromParentViewController", UIViewController.removeFromParent))
      .selector(Selector("removeFromParent", UIViewController.removeFromParent))
    for name in ["dismissViewControllerAnimated:completion:", "dismissWithAnimated:completion:"] {
      // As the action of a button, it gets the touch's event for the block, which iOS then cannot
      // call.
      controller.selector(
        Selector(
          name,
          { (controller: UIViewController) in
            { (animated: Bool, completion: Any?) in
              controller.dismiss(animated: animated, completion: completion as? () -> Void)
            }
          }
        )
      )
    }
    ClassTable.of(InteractivePop.self)
      .selector(
        Selector(
          "handleNavigationTransition:",
          InteractivePop.handleNavigationTransition(_:)
        )
      )
    let navigation = ClassTable.of(UINavigationController.self)
    for ending in ["Animated:", "WithAnimated:"] {
      navigation
        .selector(
          Selector(
            "popViewController" + ending,
            UINavigationController.popViewController(animated:)
          )
        )
        .selector(
          Selector(
            "popToRootViewController" + ending,
            UINavigationController.popToRootViewController(animated:)
          )
        )
    }
  }

  private static func fillLayers() {
    ClassTable.of(CALayer.self)
      .selector(Selector("setNeedsDisplay", { (layer: CALayer) in { layer.setNeedsDisplay() } }))
      .selector(Selector("setNeedsLayout", CALayer.setNeedsLayout))
      .selector(Selector("layoutIfNeeded", CALayer.layoutIfNeeded))
      .selector(Selector("removeFromSuperlayer", CALayer.removeFromSuperlayer))
      .selector(Selector("removeAllAnimations", CALayer.removeAllAnimations))
  }
}
