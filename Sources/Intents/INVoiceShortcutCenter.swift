import UIKit

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Whether Siri may use the app: the user says no.
open class INPreferences: UIKit.NSObject, @unchecked Sendable {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  open class func siriLanguageCode() -> String { Locale.current.identifier }

  @preconcurrency
  open class func requestSiriAuthorization(
    _ handler: @escaping @MainActor (INSiriAuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { handler(.denied) } }
  public class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .denied }
}

/// What a user may add to Siri.
open class INShortcut: UIKit.NSObject, @unchecked Sendable {
  public let intent: INIntent?
  public let userActivity: NSUserActivity?

  public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
  public init(userActivity: NSUserActivity) {
    (intent, self.userActivity) = (nil, userActivity)
  }
}

/// A shortcut that was added; none was.
open class INVoiceShortcut: UIKit.NSObject, @unchecked Sendable {
  public let identifier: UUID
  public let invocationPhrase: String
  public let shortcut: INShortcut
  init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
    (self.identifier, self.invocationPhrase) = (identifier, invocationPhrase)
    self.shortcut = shortcut
  }
}

/// The user's shortcuts: none.
open class INVoiceShortcutCenter: UIKit.NSObject, @unchecked Sendable {
  private static let common = INVoiceShortcutCenter()
  open class var shared: INVoiceShortcutCenter { common }

  @preconcurrency
  open func getAllVoiceShortcuts(
    completion: @escaping @MainActor ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion([], nil) } }
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

open class INRelevantShortcut: UIKit.NSObject, @unchecked Sendable {
  public let shortcut: INShortcut
  open var watchTemplate: Any?
  open var widgetKind: String?
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

open class INRelevantShortcutStore: UIKit.NSObject, @unchecked Sendable {
  private static let common = INRelevantShortcutStore()
  open class var `default`: INRelevantShortcutStore { common }

  @preconcurrency
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(nil) }
  }
}

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

open class INFocusStatus: UIKit.NSObject, @unchecked Sendable {
  /// Nil where the app may not know (documented).
  public let isFocused: Bool?
  public init(isFocused: Bool?) { self.isFocused = isFocused }
}

/// Whether the user wants to be left alone: nobody may know.
open class INFocusStatusCenter: UIKit.NSObject, @unchecked Sendable {
  private static let common = INFocusStatusCenter()
  open class var `default`: INFocusStatusCenter { common }
  open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }

  @preconcurrency
  open func requestAuthorization(
    completionHandler: (@MainActor (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(.denied) }
  }
}

extension NSUserActivity {
  /// Only the system makes activities with an interaction.
  public var interaction: INInteraction? { nil }
}
