import UIKit

/// The user has allowed none: requests are kept until their time has come, and never shown.
open class UNUserNotificationCenter: UIKit.NSObject, @unchecked Sendable {
  /// What a run has asked for; the next one begins without.
  private final class Requests {
    var pending: [UNNotificationRequest] = []
    var categories: Set<UNNotificationCategory> = []
    var wasAsked = false
  }

  private static let center = UNUserNotificationCenter()
  open class func current() -> UNUserNotificationCenter { center }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }

  private var requests: Requests { World.current.state(Requests.self) { Requests() } }

  // MARK: Permission

  @preconcurrency
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    requests.wasAsked = true
    DispatchQueue.main.async { completionHandler(false, nil) }
  }
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    requests.wasAsked = true
    return false
  }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(requests.wasAsked ? .denied : .notDetermined)
  }

  @preconcurrency
  open func getNotificationSettings(
    completionHandler: @escaping @MainActor (UNNotificationSettings) -> Void
  ) {
    let settings = settings
    DispatchQueue.main.async { completionHandler(settings) }
  }
  public func notificationSettings() async -> UNNotificationSettings { settings }

  // MARK: Requests

  private func insert(_ request: UNNotificationRequest) {
    World.current.diagnostics.report("Notifications are not shown.")
    // One of the same name is replaced (documented).
    requests.pending.removeAll { $0.identifier == request.identifier }
    requests.pending.append(request)
  }

  private var pending: [UNNotificationRequest] { requests.pending.filter(\.isPending) }

  @preconcurrency
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    insert(request)
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  public func add(_ request: UNNotificationRequest) async throws { insert(request) }

  @preconcurrency
  open func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor ([UNNotificationRequest]) -> Void
  ) {
    let pending = pending
    DispatchQueue.main.async { completionHandler(pending) }
  }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  open func removeAllPendingNotificationRequests() { requests.pending = [] }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    requests.pending.removeAll { identifiers.contains($0.identifier) }
  }

  // MARK: What has come: nothing

  @preconcurrency
  open func getDeliveredNotifications(
    completionHandler: @escaping @MainActor ([UNNotification]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
  public func deliveredNotifications() async -> [UNNotification] { [] }
  open func removeAllDeliveredNotifications() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  @preconcurrency
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } } }
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}

  // MARK: Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    requests.categories = categories
  }
  @preconcurrency
  open func getNotificationCategories(
    completionHandler: @escaping @MainActor (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = requests.categories
    DispatchQueue.main.async { completionHandler(categories) }
  }
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    requests.categories
  }
}

/// Changes what a server has sent: an app's extension, which never runs.
open class UNNotificationServiceExtension: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }
  open func serviceExtensionTimeWillExpire() {}
}
