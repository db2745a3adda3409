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
    "defaultDevice withMediaType": ("default", "for"),
    "defaultDevice withDeviceType": ("default", ""),
    "devices withMediaType": ("devices", "for"),
    "requestAccess forMediaType": ("requestAccess", "for"),
    "authorizationStatus forMediaType": ("authorizationStatus", "for"),
  ]

  /// Methods with the labels of their second arguments, and the labels they have now.
  static let secondLabels = [
    "unwind towardsViewController": "towards", "setCategory with": "options",
    "setActive with": "options", "defaultDevice mediaType": "for",
  ]

  /// Functions whose arguments had no labels before Swift 4.2, and the labels since then.
  static let functionLabels: [String: [String]] = [
    "CMTimeMake": ["value", "timescale"], "CMTimeMakeWithSeconds": ["", "preferredTimescale"],
    "CMTimeRangeMake": ["start", "duration"], "CMTimeRangeFromTimeToTime": ["start", "end"],
    "CMTimeMultiply": ["", "multiplier"], "CMTimeMultiplyByFloat64": ["", "multiplier"],
    "CMTimeRangeContainsTime": ["", "time"], "CMTimeRangeContainsTimeRange": ["", "otherRange"],
    "CMTimeRangeGetUnion": ["", "otherRange"], "CMTimeRangeGetIntersection": ["", "otherRange"],
    "CMTimeMakeWithEpoch": ["value", "timescale", "epoch"],
    "CMTimeConvertScale": ["", "timescale", "method"], "CMTimeClampToRange": ["", "range"],
    "CMTimeMultiplyByRatio": ["", "multiplier", "divisor"],
  ]

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
      UIScreenModeDidChange UIScreen.modeDidChangeNotification
      UIPasteboardRemoved UIPasteboard.removedNotification
      UIAccessibilityVoiceOverStatusChanged UIAccessibility.voiceOverStatusDidChangeNotification
      UIViewControllerShowDetailTargetDidChange UIViewController.showDetailTargetDidChangeNotification
      UIDocumentStateChanged UIDocument.stateChangedNotification
      UITextInputCurrentInputModeDidChange UITextInputMode.currentInputModeDidChangeNotification
      UIAccessibilityAnnouncementDidFinish UIAccessibility.announcementDidFinishNotification
      UIAccessibilityElementFocused UIAccessibility.elementFocusedNotification
      UIFocusDidUpdate UIFocusSystem.didUpdateNotification
      AVAudioSessionInterruption AVAudioSession.interruptionNotification
      AVAudioSessionRouteChange AVAudioSession.routeChangeNotification
      AVAudioSessionMediaServicesWereLost AVAudioSession.mediaServicesWereLostNotification
      AVAudioSessionMediaServicesWereReset AVAudioSession.mediaServicesWereResetNotification
      AVAudioSessionSilenceSecondaryAudioHint AVAudioSession.silenceSecondaryAudioHintNotification
      """
    )
    for name in [
      "DarkerSystemColors", "Grayscale", "InvertColors", "GuidedAccess", "SwitchControl",
      "SpeakScreen", "MonoAudio",
    ] {
      let member = name.prefix(1).lowercased() + name.dropFirst() + "StatusDidChange"
      result["UIAccessibility\(name)StatusDidChange"] = "UIAccessibility.\(member)Notification"
    }
    for name in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"]
    {
      result["UIKeyboard" + name] = "UIResponder.keyboard\(name)Notification"
    }
    for name in [
      "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground",
      "DidFinishLaunching", "WillTerminate", "DidReceiveMemoryWarning",
      "WillChangeStatusBarOrientation", "DidChangeStatusBarOrientation",
      "WillChangeStatusBarFrame", "DidChangeStatusBarFrame", "SignificantTimeChange",
      "UserDidTakeScreenshot", "ProtectedDataDidBecomeAvailable",
      "ProtectedDataWillBecomeUnavailable",
    ] {
      let member = name.prefix(1).lowercased() + name.dropFirst()
      result["UIApplication" + name] = "UIApplication.\(member)Notification"
    }
    return result
  }()
}
