import Foundation
import QuartzCore

// Notifications as they were before iOS 10. A stage shows none: apps that ask for them are answered
// as on a device whose user said no.

/// How a notification may be shown.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

public enum UIUserNotificationActionContext: UInt, Sendable {
  case `default`, minimal
}

public enum UIUserNotificationActivationMode: UInt, Sendable {
  case foreground, background
}

public enum UIUserNotificationActionBehavior: UInt, Sendable {
  case `default`, textInput
}

/// A button of a notification.
@preconcurrency
@MainActor
open class UIUserNotificationAction: MainActorObject {
  public override init(isolated: Void = ()) { super.init(isolated: ()) }
  open fileprivate(set) var identifier: String?
  open fileprivate(set) var title: String?
  open fileprivate(set) var behavior = UIUserNotificationActionBehavior.default
  open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
  open fileprivate(set) var isAuthenticationRequired = false
  open fileprivate(set) var isDestructive = false
}

@preconcurrency
@MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  open override var behavior: UIUserNotificationActionBehavior {
    get { super.behavior }
    set { super.behavior = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { super.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { super.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { super.isDestructive = newValue }
  }
}

/// The buttons of one kind of notification.
@preconcurrency
@MainActor
open class UIUserNotificationCategory: MainActorObject {
  public override init(isolated: Void = ()) { super.init(isolated: ()) }
  open fileprivate(set) var identifier: String?
  fileprivate var byContext: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    byContext[context]
  }
}

@preconcurrency
@MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }

  open func setActions(
    _ actions: [UIUserNotificationAction]?,
    for context: UIUserNotificationActionContext
  ) { byContext[context] = actions }
}

@preconcurrency
@MainActor
open class UIUserNotificationSettings: MainActorObject {
  public let types: UIUserNotificationType
  public let categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init(isolated: ())
  }
}

/// A notification that the app sends itself.
@preconcurrency
@MainActor
open class UILocalNotification: MainActorObject {
  public init() { super.init(isolated: ()) }
  public static let defaultSoundName = "UILocalNotificationDefaultSoundName"

  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var repeatInterval: NSCalendar.Unit = []
  open var repeatCalendar: Calendar?
  open var alertBody: String?
  open var alertTitle: String?
  open var hasAction = true
  open var alertAction: String?
  open var alertLaunchImage: String?
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  open var category: String?
}

extension UIApplication {
  private final class Scheduled {
    var notifications: [UILocalNotification] = []
  }

  private var scheduled: Scheduled { World.current.state(Scheduled.self) { Scheduled() } }

  /// The user's answer is no.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {}
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }

  /// Kept, and never shown.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { scheduled.notifications }
    set { scheduled.notifications = newValue ?? [] }
  }
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    scheduled.notifications.append(notification)
  }
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduled.notifications.removeAll { $0 === notification }
  }
  public func cancelAllLocalNotifications() { scheduled.notifications = [] }
}
