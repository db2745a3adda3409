import UIKit

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension Notification.Name {
  public static let NSManagedObjectContextWillSave =
    Notification.Name("NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextDidSave =
    Notification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange =
    Notification.Name("NSObjectsChangedInManagingContextNotification")
  public static let NSManagedObjectContextDidSaveObjectIDs =
    Notification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
  public static let NSManagedObjectContextDidMergeChangesObjectIDs =
    Notification.Name("NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
  public static let didSaveObjectIDsNotification =
    Notification.Name.NSManagedObjectContextDidSaveObjectIDs
  public static let didMergeChangesObjectIDsNotification =
    Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

  /// The keys of what notifications say.
  public struct NotificationKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceContext = Self(rawValue: "managedObjectContext")
    public static let insertedObjects = Self(rawValue: NSInsertedObjectsKey)
    public static let updatedObjects = Self(rawValue: NSUpdatedObjectsKey)
    public static let deletedObjects = Self(rawValue: NSDeletedObjectsKey)
    public static let refreshedObjects = Self(rawValue: NSRefreshedObjectsKey)
    public static let invalidatedObjects = Self(rawValue: NSInvalidatedObjectsKey)
    public static let invalidatedAllObjects = Self(rawValue: NSInvalidatedAllObjectsKey)
    public static let insertedObjectIDs = Self(rawValue: NSInsertedObjectIDsKey)
    public static let updatedObjectIDs = Self(rawValue: NSUpdatedObjectIDsKey)
    public static let deletedObjectIDs = Self(rawValue: NSDeletedObjectIDsKey)
  }
}
