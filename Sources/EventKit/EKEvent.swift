import CoreLocation
import UIKit

public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

public enum EKEventStatus: Int, Sendable {
  case none, confirmed, tentative, canceled
}

public enum EKAlarmProximity: Int, Sendable {
  case none, enter, leave
}

/// A place with a name.
open class EKStructuredLocation: EKObject, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  /// In metres.
  open var radius: Double = 0

  public init(title: String) { self.title = title }
}

/// Reminds of something at a time or a place.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none

  public override init() { super.init() }

  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }

  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = EKAlarm()
    copy.relativeOffset = relativeOffset
    copy.absoluteDate = absoluteDate
    copy.structuredLocation = structuredLocation
    copy.proximity = proximity
    return copy
  }
}

/// What events and reminders have in common.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  public let calendarItemIdentifier = UUID().uuidString
  open var calendar: EKCalendar!
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var hasAttendees: Bool { false }

  init(_ store: EKEventStore) {}

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

/// Something that takes place; it is nowhere stored.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.busy
  open var structuredLocation: EKStructuredLocation?
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var status: EKEventStatus { .none }
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }

  public init(eventStore: EKEventStore) { super.init(eventStore) }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    // An event that has no date yet comes last.
    (startDate ?? .distantFuture).compare(other.startDate ?? .distantFuture)
  }
}

public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

/// Something to do; it is nowhere stored.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var priority = 0
  open var completionDate: Date?
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }

  public init(eventStore: EKEventStore) { super.init(eventStore) }
}
