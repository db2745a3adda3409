import UIKit

/// What a push of iCloud says; none comes, but an app may be shown one.
open class CKNotification: UIKit.NSObject, @unchecked Sendable {
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone, readNotification, database
  }

  open class ID: UIKit.NSObject, NSCopying, @unchecked Sendable {
    override init() { super.init() }
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// Nil, as for pushes that are not of iCloud (documented).
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }

  open var notificationType: NotificationType { .query }
  open var notificationID: ID? { nil }
  open var containerIdentifier: String? { nil }
  open var subscriptionID: CKSubscription.ID? { nil }
  open var isPruned: Bool { false }
  open var alertBody: String? { nil }
  open var title: String? { nil }
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated, recordDeleted
  }
  open var queryNotificationReason: Reason { .recordCreated }
  open var recordFields: [String: Any]? { nil }
  open var recordID: CKRecord.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .public }
}

open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  open var recordZoneID: CKRecordZone.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}

open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { .private }
}
