import Foundation
import ObjectiveC

public let EKErrorDomain = "EKErrorDomain"

/// Why a calendar cannot be read or changed.
public struct EKError: FrameworkError {
  public enum Code: Int, FrameworkErrorCode {
    public typealias _ErrorType = EKError

    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence
    case startDateTooFarInFuture, startDateCollidesWithOtherOccurrence,
      objectBelongsToDifferentStore
    case invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified
    case calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate
    case structuredLocationsNotSupported, reminderLocationsNotSupported, alarmProximityNotSupported
    case calendarDoesNotAllowEvents, calendarDoesNotAllowReminders
    case sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid
    case invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { EKErrorDomain }

  public static let eventNotMutable = Code.eventNotMutable
  public static let noCalendar = Code.noCalendar
  public static let noStartDate = Code.noStartDate
  public static let noEndDate = Code.noEndDate
  public static let datesInverted = Code.datesInverted
  public static let internalFailure = Code.internalFailure
  public static let calendarReadOnly = Code.calendarReadOnly
  public static let durationGreaterThanRecurrence = Code.durationGreaterThanRecurrence
  public static let alarmGreaterThanRecurrence = Code.alarmGreaterThanRecurrence
  public static let startDateTooFarInFuture = Code.startDateTooFarInFuture
  public static let startDateCollidesWithOtherOccurrence = Code.startDateCollidesWithOtherOccurrence
  public static let objectBelongsToDifferentStore = Code.objectBelongsToDifferentStore
  public static let invitesCannotBeMoved = Code.invitesCannotBeMoved
  public static let invalidSpan = Code.invalidSpan
  public static let calendarHasNoSource = Code.calendarHasNoSource
  public static let calendarSourceCannotBeModified = Code.calendarSourceCannotBeModified
  public static let calendarIsImmutable = Code.calendarIsImmutable
  public static let sourceDoesNotAllowCalendarAddDelete = Code.sourceDoesNotAllowCalendarAddDelete
  public static let recurringReminderRequiresDueDate = Code.recurringReminderRequiresDueDate
  public static let structuredLocationsNotSupported = Code.structuredLocationsNotSupported
  public static let reminderLocationsNotSupported = Code.reminderLocationsNotSupported
  public static let alarmProximityNotSupported = Code.alarmProximityNotSupported
  public static let calendarDoesNotAllowEvents = Code.calendarDoesNotAllowEvents
  public static let calendarDoesNotAllowReminders = Code.calendarDoesNotAllowReminders
  public static let sourceDoesNotAllowReminders = Code.sourceDoesNotAllowReminders
  public static let sourceDoesNotAllowEvents = Code.sourceDoesNotAllowEvents
  public static let priorityIsInvalid = Code.priorityIsInvalid
  public static let invalidEntityType = Code.invalidEntityType
  public static let procedureAlarmsNotMutable = Code.procedureAlarmsNotMutable
  public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized
  public static let osNotSupported = Code.osNotSupported
}
