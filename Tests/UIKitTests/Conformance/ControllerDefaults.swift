import UIKit

@MainActor
extension DefaultFact {
  static let controllers: [DefaultFact] = {
    let plain = UIViewController()
    let navigation = UINavigationController()
    let tabs = UITabBarController()
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "", style: .default)
    let item = UINavigationItem(title: "a")
    let button = UIBarButtonItem()
    let tab = UITabBarItem()
    let driven = UIPercentDrivenInteractiveTransition()
    let presentation = UIPresentationController(
      presentedViewController: UIViewController(),
      presenting: nil
    )
    return of(
      "UIViewController",
      [
        ("isViewLoaded", plain.isViewLoaded, "false"),
        ("viewIfLoaded", some(plain.viewIfLoaded), "nothing"),
        ("title", some(plain.title), "nothing"),
        ("nibName", some(plain.nibName), "nothing"),
        ("storyboard", some(plain.storyboard), "nothing"),
        ("parent", some(plain.parent), "nothing"),
        ("children", plain.children.count, "0"),
        ("presentedViewController", some(plain.presentedViewController), "nothing"),
        ("presentingViewController", some(plain.presentingViewController), "nothing"),
        ("navigationController", some(plain.navigationController), "nothing"),
        ("tabBarController", some(plain.tabBarController), "nothing"),
        ("splitViewController", some(plain.splitViewController), "nothing"),
        ("transitionCoordinator", some(plain.transitionCoordinator), "nothing"),
        ("transitioningDelegate", some(plain.transitioningDelegate), "nothing"),
        ("modalTransitionStyle", plain.modalTransitionStyle.rawValue, "0"),
        ("isModalInPresentation", plain.isModalInPresentation, "false"),
        ("definesPresentationContext", plain.definesPresentationContext, "false"),
        (
          "providesPresentationContextTransitionStyle",
          plain.providesPresentationContextTransitionStyle, "false"
        ),
        (
          "modalPresentationCapturesStatusBarAppearance",
          plain.modalPresentationCapturesStatusBarAppearance, "false"
        ),
        ("isBeingPresented", plain.isBeingPresented, "false"),
        ("isBeingDismissed", plain.isBeingDismissed, "false"),
        ("isMovingToParent", plain.isMovingToParent, "false"),
        ("isMovingFromParent", plain.isMovingFromParent, "false"),
        ("isEditing", plain.isEditing, "false"),
        ("hidesBottomBarWhenPushed", plain.hidesBottomBarWhenPushed, "false"),
        ("edgesForExtendedLayout", plain.edgesForExtendedLayout.rawValue, "15"),
        ("extendedLayoutIncludesOpaqueBars", plain.extendedLayoutIncludesOpaqueBars, "false"),
        ("preferredContentSize", plain.preferredContentSize, "(0.0, 0.0)"),
        ("additionalSafeAreaInsets", plain.additionalSafeAreaInsets, "(0.0, 0.0, 0.0, 0.0)"),
        ("preferredStatusBarStyle", plain.preferredStatusBarStyle.rawValue, "0"),
        ("prefersStatusBarHidden", plain.prefersStatusBarHidden, "false"),
        (
          "preferredStatusBarUpdateAnimation",
          plain.preferredStatusBarUpdateAnimation.rawValue, "1"
        ),
        ("prefersHomeIndicatorAutoHidden", plain.prefersHomeIndicatorAutoHidden, "false"),
        ("shouldAutorotate", plain.shouldAutorotate, "true"),
        ("supportedInterfaceOrientations", plain.supportedInterfaceOrientations.rawValue, "26"),
        (
          "shouldAutomaticallyForwardAppearanceMethods",
          plain.shouldAutomaticallyForwardAppearanceMethods, "true"
        ),
        ("overrideUserInterfaceStyle", plain.overrideUserInterfaceStyle.rawValue, "0"),
        ("childForStatusBarStyle", some(plain.childForStatusBarStyle), "nothing"),
        ("childForStatusBarHidden", some(plain.childForStatusBarHidden), "nothing"),
      ]
    )
      + of(
        "UINavigationController",
        [
          ("viewControllers", navigation.viewControllers.count, "0"),
          ("topViewController", some(navigation.topViewController), "nothing"),
          ("visibleViewController", some(navigation.visibleViewController), "nothing"),
          ("isNavigationBarHidden", navigation.isNavigationBarHidden, "false"),
          ("isToolbarHidden", navigation.isToolbarHidden, "true"),
          ("hidesBarsOnTap", navigation.hidesBarsOnTap, "false"),
          ("hidesBarsOnSwipe", navigation.hidesBarsOnSwipe, "false"),
          ("hideShowBarDuration", UINavigationController.hideShowBarDuration, "0.2"),
          ("delegate", some(navigation.delegate), "nothing"),
        ]
      )
      + of(
        "UINavigationBar",
        [
          ("isTranslucent", navigation.navigationBar.isTranslucent, "true"),
          ("prefersLargeTitles", navigation.navigationBar.prefersLargeTitles, "false"),
          ("barTintColor", some(navigation.navigationBar.barTintColor), "nothing"),
          ("barStyle", navigation.navigationBar.barStyle.rawValue, "0"),
          ("titleTextAttributes", some(navigation.navigationBar.titleTextAttributes), "nothing"),
          ("shadowImage", some(navigation.navigationBar.shadowImage), "nothing"),
        ]
      )
      + of(
        "UINavigationItem",
        [
          ("title", item.title ?? "", "a"), ("titleView", some(item.titleView), "nothing"),
          ("prompt", some(item.prompt), "nothing"),
          ("hidesBackButton", item.hidesBackButton, "false"),
          ("leftItemsSupplementBackButton", item.leftItemsSupplementBackButton, "false"),
          ("leftBarButtonItem", some(item.leftBarButtonItem), "nothing"),
          ("rightBarButtonItem", some(item.rightBarButtonItem), "nothing"),
          ("backBarButtonItem", some(item.backBarButtonItem), "nothing"),
          ("largeTitleDisplayMode", item.largeTitleDisplayMode.rawValue, "0"),
          ("searchController", some(item.searchController), "nothing"),
          ("hidesSearchBarWhenScrolling", item.hidesSearchBarWhenScrolling, "true"),
        ]
      )
      + of(
        "UITabBarController",
        [
          ("selectedIndex is NSNotFound", tabs.selectedIndex == NSNotFound, "true"),
          ("viewControllers", some(tabs.viewControllers), "nothing"),
          ("selectedViewController", some(tabs.selectedViewController), "nothing"),
          ("tabBar.isTranslucent", tabs.tabBar.isTranslucent, "true"),
          ("delegate", some(tabs.delegate), "nothing"),
        ]
      )
      + of(
        "UIBarButtonItem",
        [
          ("isEnabled", button.isEnabled, "true"), ("width", button.width, "0.0"),
          ("style", button.style.rawValue, "0"), ("title", some(button.title), "nothing"),
          ("customView", some(button.customView), "nothing"), ("tag", button.tag, "0"),
        ]
      )
      + of(
        "UITabBarItem",
        [
          ("badgeValue", some(tab.badgeValue), "nothing"), ("image", some(tab.image), "nothing"),
          ("selectedImage", some(tab.selectedImage), "nothing"),
        ]
      )
      + of(
        "UIAlertController",
        [
          ("preferredStyle", alert.preferredStyle.rawValue, "1"),
          ("actions", alert.actions.count, "0"), ("textFields", some(alert.textFields), "nothing"),
          ("message", some(alert.message), "nothing"),
          ("preferredAction", some(alert.preferredAction), "nothing"),
        ]
      )
      + of(
        "UIAlertAction",
        [("isEnabled", action.isEnabled, "true"), ("style", action.style.rawValue, "0")]
      )
      + of(
        "UIPresentationController",
        [
          ("shouldPresentInFullscreen", presentation.shouldPresentInFullscreen, "true"),
          ("shouldRemovePresentersView", presentation.shouldRemovePresentersView, "false"),
          ("containerView", some(presentation.containerView), "nothing"),
        ]
      )
      + of(
        "UIPercentDrivenInteractiveTransition",
        [
          ("percentComplete", driven.percentComplete, "0.0"),
          ("completionSpeed", driven.completionSpeed, "1.0"),
          ("wantsInteractiveStart", driven.wantsInteractiveStart, "true"),
          ("timingCurve", some(driven.timingCurve), "nothing"),
        ]
      )
  }()

  /// The values of constants: code keeps them in files and casts between them.
  static let constants: [DefaultFact] =
    of(
      "UIView.ContentMode",
      [
        ("scaleToFill", UIView.ContentMode.scaleToFill.rawValue, "0"),
        ("scaleAspectFit", UIView.ContentMode.scaleAspectFit.rawValue, "1"),
        ("scaleAspectFill", UIView.ContentMode.scaleAspectFill.rawValue, "2"),
        ("redraw", UIView.ContentMode.redraw.rawValue, "3"),
        ("center", UIView.ContentMode.center.rawValue, "4"),
        ("top", UIView.ContentMode.top.rawValue, "5"),
        ("bottom", UIView.ContentMode.bottom.rawValue, "6"),
        ("left", UIView.ContentMode.left.rawValue, "7"),
        ("right", UIView.ContentMode.right.rawValue, "8"),
        ("topLeft", UIView.ContentMode.topLeft.rawValue, "9"),
        ("bottomRight", UIView.ContentMode.bottomRight.rawValue, "12"),
      ]
    )
    + of(
      "UIView.AnimationCurve",
      [
        ("easeInOut", UIView.AnimationCurve.easeInOut.rawValue, "0"),
        ("easeIn", UIView.AnimationCurve.easeIn.rawValue, "1"),
        ("easeOut", UIView.AnimationCurve.easeOut.rawValue, "2"),
        ("linear", UIView.AnimationCurve.linear.rawValue, "3"),
      ]
    )
    + of(
      "UIView.AnimationOptions",
      [
        ("layoutSubviews", UIView.AnimationOptions.layoutSubviews.rawValue, "1"),
        ("allowUserInteraction", UIView.AnimationOptions.allowUserInteraction.rawValue, "2"),
        ("beginFromCurrentState", UIView.AnimationOptions.beginFromCurrentState.rawValue, "4"),
        ("repeat", UIView.AnimationOptions.repeat.rawValue, "8"),
        ("autoreverse", UIView.AnimationOptions.autoreverse.rawValue, "16"),
        (
          "overrideInheritedDuration", UIView.AnimationOptions.overrideInheritedDuration.rawValue,
          "32"
        ),
        ("overrideInheritedCurve", UIView.AnimationOptions.overrideInheritedCurve.rawValue, "64"),
        ("allowAnimatedContent", UIView.AnimationOptions.allowAnimatedContent.rawValue, "128"),
        (
          "showHideTransitionViews", UIView.AnimationOptions.showHideTransitionViews.rawValue, "256"
        ),
        (
          "overrideInheritedOptions", UIView.AnimationOptions.overrideInheritedOptions.rawValue,
          "512"
        ),
        ("curveEaseInOut", UIView.AnimationOptions.curveEaseInOut.rawValue, "0"),
        ("curveEaseIn", UIView.AnimationOptions.curveEaseIn.rawValue, "65536"),
        ("curveEaseOut", UIView.AnimationOptions.curveEaseOut.rawValue, "131072"),
        ("curveLinear", UIView.AnimationOptions.curveLinear.rawValue, "196608"),
        (
          "transitionFlipFromLeft", UIView.AnimationOptions.transitionFlipFromLeft.rawValue,
          "1048576"
        ),
        (
          "transitionFlipFromRight", UIView.AnimationOptions.transitionFlipFromRight.rawValue,
          "2097152"
        ),
        ("transitionCurlUp", UIView.AnimationOptions.transitionCurlUp.rawValue, "3145728"),
        ("transitionCurlDown", UIView.AnimationOptions.transitionCurlDown.rawValue, "4194304"),
        (
          "transitionCrossDissolve", UIView.AnimationOptions.transitionCrossDissolve.rawValue,
          "5242880"
        ),
        (
          "transitionFlipFromTop", UIView.AnimationOptions.transitionFlipFromTop.rawValue, "6291456"
        ),
        (
          "transitionFlipFromBottom", UIView.AnimationOptions.transitionFlipFromBottom.rawValue,
          "7340032"
        ),
      ]
    )
    + of(
      "UIGestureRecognizer.State",
      [
        ("possible", UIGestureRecognizer.State.possible.rawValue, "0"),
        ("began", UIGestureRecognizer.State.began.rawValue, "1"),
        ("changed", UIGestureRecognizer.State.changed.rawValue, "2"),
        ("ended", UIGestureRecognizer.State.ended.rawValue, "3"),
        ("recognized", UIGestureRecognizer.State.recognized.rawValue, "3"),
        ("cancelled", UIGestureRecognizer.State.cancelled.rawValue, "4"),
        ("failed", UIGestureRecognizer.State.failed.rawValue, "5"),
      ]
    )
    + of(
      "UIModalPresentationStyle",
      [
        ("fullScreen", UIModalPresentationStyle.fullScreen.rawValue, "0"),
        ("pageSheet", UIModalPresentationStyle.pageSheet.rawValue, "1"),
        ("formSheet", UIModalPresentationStyle.formSheet.rawValue, "2"),
        ("currentContext", UIModalPresentationStyle.currentContext.rawValue, "3"),
        ("custom", UIModalPresentationStyle.custom.rawValue, "4"),
        ("overFullScreen", UIModalPresentationStyle.overFullScreen.rawValue, "5"),
        ("overCurrentContext", UIModalPresentationStyle.overCurrentContext.rawValue, "6"),
        ("popover", UIModalPresentationStyle.popover.rawValue, "7"),
        ("none", UIModalPresentationStyle.none.rawValue, "-1"),
        ("automatic", UIModalPresentationStyle.automatic.rawValue, "-2"),
      ]
    )
    + of(
      "UIModalTransitionStyle",
      [
        ("coverVertical", UIModalTransitionStyle.coverVertical.rawValue, "0"),
        ("flipHorizontal", UIModalTransitionStyle.flipHorizontal.rawValue, "1"),
        ("crossDissolve", UIModalTransitionStyle.crossDissolve.rawValue, "2"),
        ("partialCurl", UIModalTransitionStyle.partialCurl.rawValue, "3"),
      ]
    )
    + of(
      "UIControl.Event",
      [
        ("touchDown", UIControl.Event.touchDown.rawValue, "1"),
        ("touchDownRepeat", UIControl.Event.touchDownRepeat.rawValue, "2"),
        ("touchDragInside", UIControl.Event.touchDragInside.rawValue, "4"),
        ("touchDragOutside", UIControl.Event.touchDragOutside.rawValue, "8"),
        ("touchDragEnter", UIControl.Event.touchDragEnter.rawValue, "16"),
        ("touchDragExit", UIControl.Event.touchDragExit.rawValue, "32"),
        ("touchUpInside", UIControl.Event.touchUpInside.rawValue, "64"),
        ("touchUpOutside", UIControl.Event.touchUpOutside.rawValue, "128"),
        ("touchCancel", UIControl.Event.touchCancel.rawValue, "256"),
        ("valueChanged", UIControl.Event.valueChanged.rawValue, "4096"),
        ("primaryActionTriggered", UIControl.Event.primaryActionTriggered.rawValue, "8192"),
        ("editingDidBegin", UIControl.Event.editingDidBegin.rawValue, "65536"),
        ("editingChanged", UIControl.Event.editingChanged.rawValue, "131072"),
        ("editingDidEnd", UIControl.Event.editingDidEnd.rawValue, "262144"),
      ]
    )
    + of(
      "UIControl.State",
      [
        ("normal", UIControl.State.normal.rawValue, "0"),
        ("highlighted", UIControl.State.highlighted.rawValue, "1"),
        ("disabled", UIControl.State.disabled.rawValue, "2"),
        ("selected", UIControl.State.selected.rawValue, "4"),
        ("focused", UIControl.State.focused.rawValue, "8"),
      ]
    )
    + of(
      "NSLayoutConstraint.Attribute",
      [
        ("left", NSLayoutConstraint.Attribute.left.rawValue, "1"),
        ("right", NSLayoutConstraint.Attribute.right.rawValue, "2"),
        ("top", NSLayoutConstraint.Attribute.top.rawValue, "3"),
        ("bottom", NSLayoutConstraint.Attribute.bottom.rawValue, "4"),
        ("leading", NSLayoutConstraint.Attribute.leading.rawValue, "5"),
        ("trailing", NSLayoutConstraint.Attribute.trailing.rawValue, "6"),
        ("width", NSLayoutConstraint.Attribute.width.rawValue, "7"),
        ("height", NSLayoutConstraint.Attribute.height.rawValue, "8"),
        ("centerX", NSLayoutConstraint.Attribute.centerX.rawValue, "9"),
        ("centerY", NSLayoutConstraint.Attribute.centerY.rawValue, "10"),
        ("lastBaseline", NSLayoutConstraint.Attribute.lastBaseline.rawValue, "11"),
        ("firstBaseline", NSLayoutConstraint.Attribute.firstBaseline.rawValue, "12"),
        ("leadingMargin", NSLayoutConstraint.Attribute.leadingMargin.rawValue, "17"),
        ("notAnAttribute", NSLayoutConstraint.Attribute.notAnAttribute.rawValue, "0"),
      ]
    )
    + of(
      "UILayoutPriority",
      [
        ("required", UILayoutPriority.required.rawValue, "1000.0"),
        ("defaultHigh", UILayoutPriority.defaultHigh.rawValue, "750.0"),
        ("defaultLow", UILayoutPriority.defaultLow.rawValue, "250.0"),
        ("fittingSizeLevel", UILayoutPriority.fittingSizeLevel.rawValue, "50.0"),
      ]
    )
    + of(
      "UIView.AutoresizingMask",
      [
        ("flexibleLeftMargin", UIView.AutoresizingMask.flexibleLeftMargin.rawValue, "1"),
        ("flexibleWidth", UIView.AutoresizingMask.flexibleWidth.rawValue, "2"),
        ("flexibleRightMargin", UIView.AutoresizingMask.flexibleRightMargin.rawValue, "4"),
        ("flexibleTopMargin", UIView.AutoresizingMask.flexibleTopMargin.rawValue, "8"),
        ("flexibleHeight", UIView.AutoresizingMask.flexibleHeight.rawValue, "16"),
        ("flexibleBottomMargin", UIView.AutoresizingMask.flexibleBottomMargin.rawValue, "32"),
      ]
    )
    + of(
      "UIRectEdge",
      [
        ("top", UIRectEdge.top.rawValue, "1"), ("left", UIRectEdge.left.rawValue, "2"),
        ("bottom", UIRectEdge.bottom.rawValue, "4"), ("right", UIRectEdge.right.rawValue, "8"),
        ("all", UIRectEdge.all.rawValue, "15"),
      ]
    )
}
