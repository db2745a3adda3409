import Foundation

// The names that notifications had before Swift 4.2, which older code and its forks still use.

extension NSNotification.Name {
  public static let UIAccessibilityReduceMotionStatusDidChange = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  public static let UIAccessibilityVoiceOverStatusDidChange = Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  public static let UIApplicationBackgroundRefreshStatusDidChange = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification"
  )
  public static let UIApplicationDidBecomeActive = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  public static let UIApplicationDidChangeStatusBarFrame = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification"
  )
  public static let UIApplicationDidChangeStatusBarOrientation = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
  public static let UIApplicationDidEnterBackground = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  public static let UIApplicationDidFinishLaunching = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  public static let UIApplicationDidReceiveMemoryWarning = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  public static let UIApplicationSignificantTimeChange = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
  public static let UIApplicationUserDidTakeScreenshot = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )
  public static let UIApplicationWillChangeStatusBarFrame = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification"
  )
  public static let UIApplicationWillChangeStatusBarOrientation = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )
  public static let UIApplicationWillEnterForeground = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  public static let UIApplicationWillResignActive = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  public static let UIApplicationWillTerminate = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  public static let UIContentSizeCategoryDidChange = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification"
  )
  public static let UIDeviceBatteryLevelDidChange = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  public static let UIDeviceBatteryStateDidChange = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  public static let UIDeviceOrientationDidChange = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  public static let UIDeviceProximityStateDidChange = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification"
  )
  public static let UIKeyboardDidChangeFrame = Notification.Name(
    "UIKeyboardDidChangeFrameNotification"
  )
  public static let UIKeyboardDidHide = Notification.Name("UIKeyboardDidHideNotification")
  public static let UIKeyboardDidShow = Notification.Name("UIKeyboardDidShowNotification")
  public static let UIKeyboardWillChangeFrame = Notification.Name(
    "UIKeyboardWillChangeFrameNotification"
  )
  public static let UIKeyboardWillHide = Notification.Name("UIKeyboardWillHideNotification")
  public static let UIKeyboardWillShow = Notification.Name("UIKeyboardWillShowNotification")
  public static let UIPasteboardChanged = Notification.Name("UIPasteboardChangedNotification")
  public static let UIScreenBrightnessDidChange = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
  public static let UIScreenCapturedDidChange = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )
  public static let UIScreenDidConnect = Notification.Name("UIScreenDidConnectNotification")
  public static let UIScreenDidDisconnect = Notification.Name("UIScreenDidDisconnectNotification")
  public static let UITextFieldTextDidBeginEditing = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification"
  )
  public static let UITextFieldTextDidChange = Notification.Name(
    "UITextFieldTextDidChangeNotification"
  )
  public static let UITextFieldTextDidEndEditing = Notification.Name(
    "UITextFieldTextDidEndEditingNotification"
  )
  public static let UITextViewTextDidBeginEditing = Notification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  public static let UITextViewTextDidChange = Notification.Name(
    "UITextViewTextDidChangeNotification"
  )
  public static let UITextViewTextDidEndEditing = Notification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
  public static let UIWindowDidBecomeHidden = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  public static let UIWindowDidBecomeKey = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let UIWindowDidBecomeVisible = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
}
