import Foundation
import ObjectiveC
import QuartzCore

/// The keys of UIKit's own classes, for `value(forKey:)`, `setValue(_:forKey:)` and observers by
/// string: what shows on a screen.
@MainActor
enum UIKitKeys {
  /// Called once, before the first world of UIKit's is made.
  nonisolated static let register: Void = {
    // A rectangle is set as an `NSValue`.
    Argument.extraConverters.append { value, _ in (value as? NSValue)?.boxedStructure }
    ClassTable.register { MainActor.assumeIsolatedAnywhere { fill() } }
  }()

  private static func fill() {
    fillViews()
    fillControls()
    fillTexts()
    fillControllers()
    fillBars()
    fillNewerNames()
    fillLooks()
    ClassTable.of(UIDynamicAnimator.self).key("debugEnabled", \UIDynamicAnimator.debugEnabled)
    ClassTable.of(UIApplication.self)
      .key("statusBarWindow", \UIApplication.statusBarWindow)
      .key("statusBar", \UIApplication.statusBarView)
    ClassTable.of(UIWindow.self).key("statusBar", \UIWindow.statusBar)
    ClassTable.of(UIDevice.self).key("orientation", \UIDevice.orientationByName)
    UIKitMethods.fill()
    UIKitKeyPaths.register()
  }

  private static func fillViews() {
    ClassTable.of(UIView.self)
      .key("frame", \UIView.frame).key("bounds", \UIView.bounds).key("center", \UIView.center)
      .key("transform", \UIView.transform).key("alpha", \UIView.alpha)
      .key("hidden", \UIView.isHidden).key("isHidden", \UIView.isHidden)
      .key("opaque", \UIView.isOpaque).key("backgroundColor", \UIView.backgroundColor)
      .key("tintColor", \UIView.tintColor).key("tag", \UIView.tag)
      .key("clipsToBounds", \UIView.clipsToBounds).key("contentMode", \UIView.contentMode)
      .key("userInteractionEnabled", \UIView.isUserInteractionEnabled)
      .key("layoutMargins", \UIView.layoutMargins)
      .key("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
      .key("layer", \UIView.layer).key("superview", \UIView.superview)
      .key("subviews", \UIView.subviews).key("window", \UIView.window)
      .key("accessibilityLabel", \UIView.accessibilityLabel)
      .key("accessibilityIdentifier", \UIView.accessibilityIdentifier)
      // A private setter has this name: storyboards of courses set it as a runtime attribute
      // (observed).
      .keyUnlessTaken("cornerRadius", \UIView.privateCornerRadius)
    ClassTable.of(UIScrollView.self)
      .key("contentOffset", \UIScrollView.contentOffset)
      .key("contentSize", \UIScrollView.contentSize)
      .key("contentInset", \UIScrollView.contentInset)
      .key("zoomScale", \UIScrollView.zoomScale)
      .key("scrollEnabled", \UIScrollView.isScrollEnabled)
      .key("bounces", \UIScrollView.bounces)
      .key("pagingEnabled", \UIScrollView.isPagingEnabled)
      .key("dragging", \UIScrollView.isDragging)
      .key("decelerating", \UIScrollView.isDecelerating)
      .key("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
    for line in ["", "_"] {
      // With a line in front they are the variables themselves, which key value coding finds, too.
      ClassTable.of(UITableViewCell.self)
        .key(line + "textLabel", \UITableViewCell.textLabel, set: { $0.connect(textLabel: $1) })
        .key(
          line + "detailTextLabel",
          \UITableViewCell.detailTextLabel,
          set: { $0.connect(detailTextLabel: $1) }
        )
        .key(line + "imageView", \UITableViewCell.imageView, set: { $0.connect(imageView: $1) })
    }
    // What layouts observe that add recognizers to their view.
    ClassTable.of(UICollectionViewLayout.self)
      .key("collectionView", \UICollectionViewLayout.collectionView)
    ClassTable.of(UIImageView.self)
      .key("image", \UIImageView.image).key("highlighted", \UIImageView.isHighlighted)
    ClassTable.of(UIGestureRecognizer.self)
      .key("state", \UIGestureRecognizer.state).key("enabled", \UIGestureRecognizer.isEnabled)
      .key("view", \UIGestureRecognizer.view)
      .key("targets", \UIGestureRecognizer.targets)
      .key("_targets", \UIGestureRecognizer.targets)
    ClassTable.of(TargetAction.self)
      .key("target", \TargetAction.target).key("_target", \TargetAction.target)
  }

  private static func fillControls() {
    ClassTable.of(UILabel.self)
      .key("text", \UILabel.text).key("attributedText", \UILabel.attributedText)
      .key("font", \UILabel.font).key("textColor", \UILabel.textColor)
      .key("textAlignment", \UILabel.textAlignment)
      .key("numberOfLines", \UILabel.numberOfLines)
      .key("lineBreakMode", \UILabel.lineBreakMode).key("enabled", \UILabel.isEnabled)
      .key("highlighted", \UILabel.isHighlighted)
      .key("highlightedTextColor", \UILabel.highlightedTextColor)
      .key("shadowColor", \UILabel.shadowColor).key("shadowOffset", \UILabel.shadowOffset)
      .key("baselineAdjustment", \UILabel.baselineAdjustment)
      .key("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
      .key("minimumScaleFactor", \UILabel.minimumScaleFactor)
      .key("minimumFontSize", \UILabel.minimumFontSize)
      .key("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    ClassTable.of(UIPrintPageRenderer.self)
      .key("paperRect", \UIPrintPageRenderer.paperRect)
      .key("printableRect", \UIPrintPageRenderer.printableRect)
    ClassTable.of(UIControl.self)
      .key("enabled", \UIControl.isEnabled).key("selected", \UIControl.isSelected)
      .key("highlighted", \UIControl.isHighlighted).key("state", \UIControl.state)
    ClassTable.of(UIButton.self).key("titleLabel", \UIButton.titleLabel)
      .key("imageView", \UIButton.imageView)
      // Not documented: methods below the properties, which do not build what they return.
      .key("_titleLabel", \UIButton.titleLabel).key("_imageView", \UIButton.imageView)
    // Not documented, and what apps reached the field by before iOS 13 had a property for it.
    ClassTable.of(UISearchBar.self)
      .key("searchField", \UISearchBar.searchTextField)
      .key("cancelButton", \UISearchBar.cancelButton)
      .key("cancelButtonText", \UISearchBar.cancelButtonText)
      .key("text", \UISearchBar.text).key("placeholder", \UISearchBar.placeholder)
    ClassTable.of(UISearchController.self)
      .key("searchBar", \UISearchController.searchBar)
    ClassTable.of(UIPickerView.self).key("textColor", \UIPickerView.titleColor)
    ClassTable.of(UIDatePicker.self).key("textColor", \UIDatePicker.wheelColor)
      .key("highlightsToday", \UIDatePicker.highlightsToday)
    ClassTable.of(UISlider.self)
      .key("value", \UISlider.value).key("minimumValue", \UISlider.minimumValue)
      .key("maximumValue", \UISlider.maximumValue)
    ClassTable.of(UISwitch.self).key("on", \UISwitch.isOn)
    ClassTable.of(UIProgressView.self).key("progress", \UIProgressView.progress)
  }

  private static func fillTexts() {
    // Responders have these to be read; texts have them to be set.
    ClassTable.of(UIResponder.self)
      .key("inputView", \UIResponder.inputView)
      .key("inputAccessoryView", \UIResponder.inputAccessoryView)
      .key("undoManager", \UIResponder.undoManager)
    ClassTable.of(UITextField.self)
      .key("clearButton", \UITextField.clearButtonForKey)
      // Not documented, but what apps set the colour of placeholders by.
      .key("placeholderLabel", \UITextField.placeholderLabel)
      .key("text", \UITextField.text).key("placeholder", \UITextField.placeholder)
      .key("font", \UITextField.font).key("textColor", \UITextField.textColor)
      .key("attributedText", \UITextField.attributedText)
      .key("attributedPlaceholder", \UITextField.attributedPlaceholder)
      .key("textAlignment", \UITextField.textAlignment)
      .key("borderStyle", \UITextField.borderStyle)
      .key("inputView", \UITextField.inputView)
      .key("inputAccessoryView", \UITextField.inputAccessoryView)
      .key("keyboardType", \UITextField.keyboardType)
      .key("keyboardAppearance", \UITextField.keyboardAppearance)
      .key("returnKeyType", \UITextField.returnKeyType)
      .key("autocorrectionType", \UITextField.autocorrectionType)
      .key("autocapitalizationType", \UITextField.autocapitalizationType)
      .key("secureTextEntry", \UITextField.isSecureTextEntry)
      .responds(to: ["delegate", "setDelegate:", "isSecureTextEntry"])
    ClassTable.of(UITextView.self)
      .key("text", \UITextView.text).key("font", \UITextView.font)
      .key("textColor", \UITextView.textColor)
      .key("attributedText", \UITextView.attributedText)
      .key("textAlignment", \UITextView.textAlignment)
      .key("editable", \UITextView.isEditable).key("selectable", \UITextView.isSelectable)
      .key("inputView", \UITextView.inputView)
      .key("inputAccessoryView", \UITextView.inputAccessoryView)
      .key("keyboardType", \UITextView.keyboardType)
      .key("keyboardAppearance", \UITextView.keyboardAppearance)
      .key("returnKeyType", \UITextView.returnKeyType)
      .key("autocorrectionType", \UITextView.autocorrectionType)
      .key("autocapitalizationType", \UITextView.autocapitalizationType)
      .responds(to: ["delegate", "setDelegate:"])
  }

  private static func fillBars() {
    ClassTable.of(UIBarItem.self)
      .key("title", \UIBarItem.title).key("image", \UIBarItem.image)
      .key("enabled", \UIBarItem.isEnabled).key("tag", \UIBarItem.tag)
    // Not documented, but what apps read to anchor menus and hints to a button in a bar, and to
    // animate the picture of a tab.
    ClassTable.of(UIBarButtonItem.self).key("view", \UIBarButtonItem.viewInBar)
    ClassTable.of(UITabBarItem.self).key("view", \UITabBarItem.viewInBar)
    ClassTable.of(UINavigationItem.self)
      .key("title", \UINavigationItem.title).key("titleView", \UINavigationItem.titleView)
    // Not documented, but what apps fade, cover and free of its line.
    ClassTable.of(UINavigationBar.self)
      .key("backgroundView", \UINavigationBar.background)
      .key("hidesShadow", \UINavigationBar.background.hidesHairline)
    ClassTable.of(UITabBar.self)
      .key("backgroundView", \UITabBar.background)
      .key("hidesShadow", \UITabBar.background.hidesHairline)
    ClassTable.of(UIToolbar.self)
      .key("backgroundView", \UIToolbar.background)
      .key("hidesShadow", \UIToolbar.background.hidesHairline)
  }

  private static func fillControllers() {
    ClassTable.of(UIViewController.self)
      .key("title", \UIViewController.title)
      // Reading it would load it.
      .key("view", \UIViewController.view, set: { $0.view = $1 })
      .key("editing", \UIViewController.isEditing)
      .key("modalInPresentation", \UIViewController.isModalInPresentation)
      .key("parentViewController", \UIViewController.parent)
      .key("navigationController", \UIViewController.navigationController)
      .key("navigationItem", \UIViewController.navigationItem)
      .key("preferredContentSize", \UIViewController.preferredContentSize)
      .key("storyboardSegueTemplates", \UIViewController.storyboardSegueTemplates)
    ClassTable.of(UIStoryboardSegueTemplate.self)
      .key("identifier", \UIStoryboardSegueTemplate.identifier)
    ClassTable.of(UINavigationController.self)
      .key("viewControllers", \UINavigationController.viewControllers)
      .key(
        "navigationBar",
        \UINavigationController.navigationBar,
        set: { $0.replaceNavigationBar(with: $1) }
      )
      .key("topViewController", \UINavigationController.topViewController)
      .key("visibleViewController", \UINavigationController.visibleViewController)
    ClassTable.of(UITabBarController.self)
      .key("tabBar", \UITabBarController.tabBar, set: { $0.replaceTabBar(with: $1) })
      .key("viewControllers", \UITabBarController.viewControllers)
      .key("selectedIndex", \UITabBarController.selectedIndex)
      .key("selectedViewController", \UITabBarController.selectedViewController)
    // Not documented, but common in alerts with their own looks.
    ClassTable.of(UIAlertController.self)
      .key("attributedTitle", \UIAlertController.attributedTitle)
      .key("attributedMessage", \UIAlertController.attributedMessage)
      .key("contentViewController", \UIAlertController.contentViewController)
      .key("message", \UIAlertController.message)
    ClassTable.of(UIAlertAction.self)
      .key("titleTextColor", \UIAlertAction.titleTextColor)
      .key("_titleTextColor", \UIAlertAction.titleTextColor)
      .key("titleTextAlignment", \UIAlertAction.titleTextAlignment)
      .key("image", \UIAlertAction.image)
      .key("imageTintColor", \UIAlertAction.imageTintColor)
      .key("checked", \UIAlertAction.isChecked)
      .key("enabled", \UIAlertAction.isEnabled)
    ClassTable.of(NSLayoutConstraint.self)
      .key("constant", \NSLayoutConstraint.constant).key("active", \NSLayoutConstraint.isActive)
      .key("priority", \NSLayoutConstraint.priority)
      .key("identifier", \NSLayoutConstraint.identifier)
  }
}

extension UIKitKeys {
  /// What apps that also ran on older systems ask for before they use it: `responds(to:)`.
  private static func fillNewerNames() {
    ClassTable.of(UIView.self).responds(to: [
      "safeAreaLayoutGuide", "safeAreaInsets", "insetsLayoutMarginsFromSafeArea",
      "layoutMarginsGuide", "readableContentGuide", "layoutMargins", "setLayoutMargins:",
      "setPreservesSuperviewLayoutMargins:", "semanticContentAttribute", "tintColor",
    ])
    ClassTable.of(UIScrollView.self).responds(to: [
      "contentInsetAdjustmentBehavior", "setContentInsetAdjustmentBehavior:",
      "adjustedContentInset", "refreshControl", "setRefreshControl:",
    ])
    ClassTable.of(UITableView.self).responds(to: [
      "separatorInset", "setSeparatorInset:", "cellLayoutMarginsFollowReadableWidth",
      "setCellLayoutMarginsFollowReadableWidth:",
    ])
    ClassTable.of(UITableViewCell.self).responds(to: ["separatorInset", "setSeparatorInset:"])
    ClassTable.of(UIViewController.self).responds(to: [
      "edgesForExtendedLayout", "setEdgesForExtendedLayout:", "additionalSafeAreaInsets",
      "setAdditionalSafeAreaInsets:", "automaticallyAdjustsScrollViewInsets",
      "setAutomaticallyAdjustsScrollViewInsets:", "setNeedsStatusBarAppearanceUpdate",
      "setNeedsUpdateOfHomeIndicatorAutoHidden", "topLayoutGuide", "traitCollection",
      "presentationController", "transitionCoordinator", "parent", "parentViewController",
      "presentingViewController", "presentedViewController", "navigationController",
      "tabBarController",
    ])
    ClassTable.of(UINavigationController.self)
      .responds(to: ["interactivePopGestureRecognizer", "hidesBarsOnSwipe"])
    ClassTable.of(UINavigationBar.self)
      .responds(to: ["barTintColor", "setBarTintColor:", "prefersLargeTitles"])
    ClassTable.of(UITabBar.self).responds(to: ["unselectedItemTintColor", "barTintColor"])
  }
}

extension MainActor {
  /// Everything a world runs, it runs on the thread that advances it.
  static func assumeIsolatedAnywhere(_ body: @MainActor () -> Void) {
    withoutActuallyEscaping(body) { body in withoutIsolation(body)() }
  }
}

extension UILabel {
  /// What `minimumScaleFactor` has replaced: hidden from Swift since iOS 6, and still a key
  /// (observed).
  fileprivate var minimumFontSize: CGFloat {
    get { minimumScaleFactor * font.pointSize }
    set { minimumScaleFactor = newValue / font.pointSize }
  }
}

extension UIView {
  /// Another key path than that of the layer's property, which has the name `layer.cornerRadius`.
  fileprivate var privateCornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
