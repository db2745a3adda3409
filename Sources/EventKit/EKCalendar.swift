import UIKit

public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

/// Several kinds at once.
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = EKEntityMask(rawValue: 1 << 0)
  public static let reminder = EKEntityMask(rawValue: 1 << 1)
}

public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// What all things of a calendar are.
open class EKObject: UIKit.NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  open func refresh() -> Bool { false }
}

/// An account of calendars; a stage has none.
open class EKSource: EKObject, @unchecked Sendable {
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// A calendar that an app made; it is nowhere stored.
open class EKCalendar: EKObject, @unchecked Sendable {
  public let calendarIdentifier = UUID().uuidString
  public let allowedEntityTypes: EKEntityMask
  open var title = ""
  open var source: EKSource!
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }

  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowedEntityTypes = EKEntityMask(rawValue: 1 << entityType.rawValue)
  }
}
