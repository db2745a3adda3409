import UIKit

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The name of before iOS 17.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

public typealias EKEventStoreRequestAccessCompletionHandler =
  @MainActor (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

extension NSNotification.Name {
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// The user's calendars: there are none, and access is denied.
open class EKEventStore: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }

  public convenience init(sources: [EKSource]) { self.init() }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }

  // MARK: Access

  @preconcurrency
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { deny(completion) }

  @preconcurrency
  open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { deny(completion) }

  @preconcurrency
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { deny(completion) }

  @preconcurrency
  open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { deny(completion) }

  /// A user who says no is not an error (documented).
  private func deny(_ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
    DispatchQueue.main.async { completion(false, nil) }
  }

  // MARK: Calendars

  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  open var delegateSources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { try refuse() }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { try refuse() }

  // MARK: Events

  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func save(_ event: EKEvent, span: EKSpan) throws { try refuse() }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse() }
  open func remove(_ event: EKEvent, span: EKSpan) throws { try refuse() }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse() }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(matching predicate: NSPredicate, using block: EKEventSearchCallback) {}
  open func predicateForEvents(
    withStart startDate: Date,
    end endDate: Date,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  // MARK: Reminders

  open func save(_ reminder: EKReminder, commit: Bool) throws { try refuse() }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { try refuse() }
  @preconcurrency
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate,
    completion: @escaping @MainActor ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.main.async { completion(nil) }
    return self
  }
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?,
    ending endDate: Date?,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?,
    ending endDate: Date?,
    calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  open func commit() throws { try refuse() }
  open func reset() {}
  open func refreshSourcesIfNecessary() {}

  private func refuse() throws { throw EKError(.eventStoreNotAuthorized) }
}

extension EKEventStore {
  public func requestAccess(to entityType: EKEntityType) async throws -> Bool { await denied() }
  public func requestFullAccessToEvents() async throws -> Bool { await denied() }
  public func requestWriteOnlyAccessToEvents() async throws -> Bool { await denied() }
  public func requestFullAccessToReminders() async throws -> Bool { await denied() }

  private func denied() async -> Bool {
    await withCheckedContinuation { continuation in
      deny { isGranted, _ in continuation.resume(returning: isGranted) }
    }
  }
}
