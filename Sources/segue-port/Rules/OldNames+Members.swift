// Members, labels and notifications.

extension OldNames {
  /// Properties and methods whose names changed and whose arguments did not.
  static let members = table(
    """
    childViewControllers children
    addChildViewController addChild
    removeFromParentViewController removeFromParent
    childViewControllerForStatusBarStyle childForStatusBarStyle
    childViewControllerForStatusBarHidden childForStatusBarHidden
    childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
    childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
    activityIndicatorViewStyle style
    commonModes common
    defaultRunLoopMode default
    rangeAt range(at:)
    styleSingle single
    styleThick thick
    styleDouble double
    """
  )

  /// Methods without arguments that are properties since Swift 4.2.
  static let functions = [
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures":
      "childForScreenEdgesDeferringSystemGestures",
    "prefersHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
    "preferredScreenEdgesDeferringSystemGestures": "preferredScreenEdgesDeferringSystemGestures",
  ]

  /// Methods of a type without arguments that are its properties since Swift 4.2; their objects
  /// have other methods of such names.
  static let makers: Set<String> = ["UNNotificationSound.default"]

  /// `name label` of calls, and what they are now.
  static let labels: [String: (name: String, label: String)] = [
    "bringSubview toFront": ("bringSubviewToFront", ""),
    "bringSubviewToFront toFront": ("bringSubviewToFront", ""),
    "sendSubview toBack": ("sendSubviewToBack", ""),
    "didMove toParentViewController": ("didMove", "toParent"),
    "willMove toParentViewController": ("willMove", "toParent"),
    "size attributes": ("size", "withAttributes"),
    "frame forAlignmentRect": ("frame", "forAlignmentRect"),
    "insetBy dx": ("insetBy", "dx"),
  ]

  /// Methods with the labels of their second arguments, and the labels they have now.
  static let secondLabels = ["unwind towardsViewController": "towards"]

  /// Labels of initializers' first arguments, and those they have now.
  static let initializers = ["activityIndicatorStyle": "style"]

  /// Properties that were strings before Swift 4.2; with the class of those whose
  /// names others have too.
  static let strings: [String: String?] = [
    "contentsGravity": nil, "fillMode": nil, "lineCap": nil, "lineJoin": nil, "fillRule": nil,
    "calculationMode": nil, "rotationMode": nil, "alignmentMode": nil, "truncationMode": nil,
    "emitterShape": nil, "emitterMode": nil, "subtype": "CATransition", "type": "CATransition",
  ]

  /// Names that an own override declares as well.
  static let alwaysApple: Set<String> = [
    "didMove", "willMove", "bringSubview", "sendSubview", "size",
  ]

  /// Notifications, which became members of the classes that post them.
  static let notifications: [String: String] = {
    var result = table(
      """
      UITextFieldTextDidChange UITextField.textDidChangeNotification
      UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
      UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
      UITextViewTextDidChange UITextView.textDidChangeNotification
      UITextViewTextDidBeginEditing UITextView.textDidBeginEditingNotification
      UITextViewTextDidEndEditing UITextView.textDidEndEditingNotification
      UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
      UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
      UIAccessibilityBoldTextStatusDidChange UIAccessibility.boldTextStatusDidChangeNotification
      UIAccessibilityReduceTransparencyStatusDidChange UIAccessibility.reduceTransparencyStatusDidChangeNotification
      UIWindowDidResignKey UIWindow.didResignKeyNotification
      UIMenuControllerWillShowMenu UIMenuController.willShowMenuNotification
      UIMenuControllerDidShowMenu UIMenuController.didShowMenuNotification
      UIMenuControllerWillHideMenu UIMenuController.willHideMenuNotification
      UIMenuControllerDidHideMenu UIMenuController.didHideMenuNotification
      """
    )
    for name in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"]
    {
      result["UIKeyboard" + name] = "UIResponder.keyboard\(name)Notification"
    }
    for name in [
      "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground",
      "DidFinishLaunching", "WillTerminate", "DidReceiveMemoryWarning",
      "WillChangeStatusBarOrientation", "DidChangeStatusBarOrientation",
      "WillChangeStatusBarFrame", "DidChangeStatusBarFrame", "SignificantTimeChange",
      "UserDidTakeScreenshot",
    ] {
      let member = name.prefix(1).lowercased() + name.dropFirst()
      result["UIApplication" + name] = "UIApplication.\(member)Notification"
    }
    return result
  }()
}
