import UIKit

/// What a server is to tell the device of.
open class CKSubscription: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public typealias ID = String

  public enum SubscriptionType: Int, Sendable {
    case query = 1
    case recordZone, database
  }

  /// What a notification about changed records says.
  open class NotificationInfo: UIKit.NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title: String?
    open var subtitle: String?
    open var soundName: String?
    open var alertLaunchImage: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    open var category: String?
    open var collapseIDKey: String?

    public override init() { super.init() }
    public convenience init(
      alertBody: String? = nil,
      title: String? = nil,
      subtitle: String? = nil,
      soundName: String? = nil,
      shouldBadge: Bool = false,
      shouldSendContentAvailable: Bool = false
    ) {
      self.init()
      (self.alertBody, self.title, self.subtitle) = (alertBody, title, subtitle)
      (self.soundName, self.shouldBadge) = (soundName, shouldBadge)
      self.shouldSendContentAvailable = shouldSendContentAvailable
    }
  }

  public let subscriptionID: ID
  public let subscriptionType: SubscriptionType
  open var notificationInfo: NotificationInfo?

  init(id: ID, type: SubscriptionType) { (subscriptionID, subscriptionType) = (id, type) }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1 << 0)
    public static let firesOnRecordUpdate = Options(rawValue: 1 << 1)
    public static let firesOnRecordDeletion = Options(rawValue: 1 << 2)
    public static let firesOnce = Options(rawValue: 1 << 3)
  }

  public let recordType: CKRecord.RecordType?
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType,
    predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString,
    options: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    querySubscriptionOptions = options
    super.init(id: subscriptionID, type: .query)
  }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?

  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(id: subscriptionID, type: .recordZone)
  }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?
  public init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
    super.init(id: subscriptionID, type: .database)
  }
}
