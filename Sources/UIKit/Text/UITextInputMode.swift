import Foundation

/// A language that a keyboard writes.
@preconcurrency
@MainActor
open class UITextInputMode: MainActorObject {
  /// That of the app alone.
  public class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }

  open var primaryLanguage: String? {
    Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }

  /// Never posted: the one language stays.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}
