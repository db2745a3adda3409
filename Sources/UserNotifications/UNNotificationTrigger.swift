@_exported import CoreLocation
import UIKit

/// When a notification comes.
open class UNNotificationTrigger: UIKit.NSObject, @unchecked Sendable {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The next time after one, where times are known.
  func date(after date: Date) -> Date? { nil }
}

/// Comes from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  /// iOS raises exceptions in these words (documented: above zero, and a minute where it repeats).
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(
      !repeats || timeInterval >= 60,
      "time interval must be at least 60 if repeating"
    )
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { date(after: Date()) }
  override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { date(after: Date()) }
  override func date(after date: Date) -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: date,
      matching: dateComponents,
      matchingPolicy: .nextTime
    )
  }
}

open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}

/// A notification to come; it has a copy of the content, as on iOS.
open class UNNotificationRequest: UIKit.NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  /// When it comes, on the clock of the run; intervals count from when the request is made.
  ///
  /// Nil without a time.
  private let due: TimeInterval?

  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    let now = Date()
    due = trigger?.date(after: now).map { CACurrentMediaTime() + $0.timeIntervalSince(now) }
  }

  /// Whether its time has not come yet.
  var isPending: Bool {
    guard let trigger else { return false }
    if trigger.repeats || trigger is UNLocationNotificationTrigger { return true }
    return due.map { $0 > CACurrentMediaTime() } ?? false
  }
}

/// A notification that has come: none does.
open class UNNotification: UIKit.NSObject, @unchecked Sendable {
  public let date: Date
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

open class UNNotificationResponse: UIKit.NSObject, @unchecked Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  /// Nil: no response opens a scene here.
  @preconcurrency
  @MainActor
  open var targetScene: UIScene? { nil }

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open var userText: String { "" }
}
