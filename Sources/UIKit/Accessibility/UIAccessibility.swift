import Foundation

/// The user's settings for assistive technology: all off, as on a new device.
///
/// A stage may reduce motion, which only changes what code that reads the setting does: UIKit's own
/// transitions stay as they are without `prefersCrossFadeTransitions` (documented).
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isReduceMotionEnabled: Bool { UIKitWorld.current.reducesMotion }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }

  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1022)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1023)
  }

  /// Does nothing: no assistive technology runs on a stage.
  public static func post(notification: Notification, argument: Any?) {}

  // MARK: What the functions of before Swift 4.2 become

  public static func _post(_ notification: Notification, _ argument: Any?) {}
  public static func _isReduceMotionEnabled() -> Bool { isReduceMotionEnabled }
  public static func _isReduceTransparencyEnabled() -> Bool { isReduceTransparencyEnabled }
  public static func _isVoiceOverRunning() -> Bool { isVoiceOverRunning }

  // MARK: Changes of these settings, which never come

  public static let voiceOverStatusDidChangeNotification = Self.changed("VoiceOverStatus")
  public static let reduceMotionStatusDidChangeNotification = Self.changed("ReduceMotionStatus")
  public static let reduceTransparencyStatusDidChangeNotification = Self.changed(
    "ReduceTransparencyStatus"
  )
  public static let darkerSystemColorsStatusDidChangeNotification = Self.changed(
    "DarkerSystemColorsStatus"
  )
  public static let boldTextStatusDidChangeNotification = Self.changed("BoldTextStatus")
  public static let invertColorsStatusDidChangeNotification = Self.changed("InvertColorsStatus")
  public static let grayscaleStatusDidChangeNotification = Self.changed("GrayscaleStatus")
  public static let guidedAccessStatusDidChangeNotification = Self.changed("GuidedAccessStatus")
  public static let monoAudioStatusDidChangeNotification = Self.changed("MonoAudioStatus")
  public static let closedCaptioningStatusDidChangeNotification = Self.changed(
    "ClosedCaptioningStatus"
  )
  public static let switchControlStatusDidChangeNotification = Self.changed("SwitchControlStatus")
  public static let speakSelectionStatusDidChangeNotification = Self.changed("SpeakSelectionStatus")
  public static let speakScreenStatusDidChangeNotification = Self.changed("SpeakScreenStatus")
  public static let shakeToUndoDidChangeNotification = Self.changed("ShakeToUndo")
  public static let videoAutoplayStatusDidChangeNotification = Self.changed("VideoAutoplayStatus")
  public static let onOffSwitchLabelsDidChangeNotification = Self.changed("OnOffSwitchLabels")
  public static let assistiveTouchStatusDidChangeNotification = Self.changed("AssistiveTouchStatus")
  public static let buttonShapesEnabledStatusDidChangeNotification = Self.changed(
    "ButtonShapesEnabledStatus"
  )
  public static let prefersCrossFadeTransitionsStatusDidChangeNotification = Self.changed(
    "PrefersCrossFadeTransitionsStatus"
  )
  public static let differentiateWithoutColorDidChangeNotification =
    Self.changed("ShouldDifferentiateWithoutColor")

  private static func changed(_ setting: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(setting)DidChangeNotification")
  }

  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )
  public static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification"
  )
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  // MARK: The screen

  /// From the view's coordinates to the screen's.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    MainActor.assumeIsolated {
      let inWindow = view.convert(rect, to: nil as UIView?)
      return view.window.map { $0.convert(inWindow, to: nil as UIWindow?) } ?? inWindow
    }
  }

  public static func convertToScreenCoordinates(
    _ path: UIBezierPath,
    in view: UIView
  ) -> UIBezierPath {
    let origin = convertToScreenCoordinates(.zero, in: view).origin
    let copy = UIBezierPath(cgPath: path.cgPath)
    copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return copy
  }

  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier"
    )
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier"
    )
  }

  /// Nothing has this focus: no assistive technology runs on a stage.
  public static func focusedElement(
    using identifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }

  /// Refused: a stage is never tied to one app.
  @preconcurrency
  @MainActor
  public static func requestGuidedAccessSession(
    enabled: Bool,
    completionHandler: @escaping (Bool) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(false) }
  }
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
