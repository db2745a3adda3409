import UIKit

/// Changes that observers have not been notified of.
struct PendingChanges {
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  var refreshed: [NSManagedObject] = []

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  /// What a notification says: an object that came and went in between was never there.
  var userInfo: [AnyHashable: Any] {
    let gone = Set(deleted)
    let new = Set(inserted)
    let sets: [(String, Set<NSManagedObject>)] = [
      (NSInsertedObjectsKey, new.subtracting(gone)),
      (NSUpdatedObjectsKey, Set(updated).subtracting(new).subtracting(gone)),
      (NSDeletedObjectsKey, gone.subtracting(new)),
      (NSRefreshedObjectsKey, Set(refreshed).subtracting(new).subtracting(gone)),
    ]
    return sets.reduce(into: [:]) { if !$1.1.isEmpty { $0[$1.0] = $1.1 } }
  }
}

/// Contexts that may be released.
struct WeakContexts {
  private struct Box {
    weak var context: NSManagedObjectContext?
  }

  private var boxes: [Box] = []

  var all: [NSManagedObjectContext] { boxes.compactMap(\.context) }

  mutating func add(_ context: NSManagedObjectContext) {
    remove(context)
    boxes.append(Box(context: context))
  }

  mutating func remove(_ context: NSManagedObjectContext) {
    boxes.removeAll { $0.context == nil || $0.context === context }
  }
}

extension NSManagedObjectContext {
  final func noteChange(of object: NSManagedObject) {
    if object.change == .none {
      object.change = .updated
      changed.append(object)
    }
    guard object.change != .deleted else { return }
    pending.updated.append(object)
    schedule()
  }

  /// An object that was never saved is no change any more.
  final func markDeleted(_ object: NSManagedObject) {
    switch object.change {
    case .none: changed.append(object)
    case .inserted: changed.removeAll { $0 === object }
    case .updated, .deleted: break
    }
    object.change = .deleted
    pending.deleted.append(object)
  }

  final func announceChanges() {
    isScheduled = false
    guard !pending.isEmpty else { return }
    let userInfo = pending.userInfo
    pending = PendingChanges()
    guard !userInfo.isEmpty else { return }
    post(.NSManagedObjectContextObjectsDidChange, userInfo)
  }

  final func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
    guard !isSilent else { return }
    var userInfo = userInfo
    userInfo["managedObjectContext"] = self
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }

  // MARK: Refreshing

  final func refreshObject(_ object: NSManagedObject, keepsChanges: Bool) {
    guard object.managedObjectContext === self, object.change != .inserted,
      object.change != .deleted
    else { return }
    let own =
      keepsChanges
      ? Dictionary(object.changedKeys.map { ($0, object.present[$0]) }, uniquingKeysWith: { $1 })
      : [:]
    object.turnIntoFault()
    if own.isEmpty {
      if object.change == .updated {
        object.change = .none
        changed.removeAll { $0 === object }
      }
    } else {
      object.fill()
      for (key, value) in own { object.present[key] = value }
    }
    pending.refreshed.append(object)
  }

  /// Takes back everything since the last save.
  final func discardChanges() {
    let all = changed
    changed = []
    for object in all {
      switch object.change {
      case .inserted:
        objects[object.objectID] = nil
        object.managedObjectContext = nil
        pending.deleted.append(object)
      case .deleted where storedRow(object.objectID) == nil:
        objects[object.objectID] = nil
        object.managedObjectContext = nil
      case .deleted:
        object.present = object.saved
        pending.inserted.append(object)
      case .updated, .none:
        object.present = object.saved
        pending.refreshed.append(object)
      }
      object.change = .none
    }
    undoManager?.removeAllActions()
    announceChanges()
  }

  // MARK: Undoing

  final func registerUndo(ofDeleting object: NSManagedObject) {
    guard let undoManager else { return }
    let change = object.change
    let values = object.entity.properties.map { ($0.name, object.managedValue($0.name)) }
    undoManager.registerUndo(withTarget: self) { context in
      context.changed.removeAll { $0 === object }
      object.change = change
      if change != .none { context.changed.append(object) }
      object.managedObjectContext = context
      context.objects[object.objectID] = object
      context.pending.inserted.append(object)
      context.undoManager?.disableUndoRegistration()
      for (key, value) in values {
        // The other sides have lost the object.
        if object.entity.property(key) is NSRelationshipDescription { object.present[key] = nil }
        object.setManagedValue(value, key)
      }
      context.undoManager?.enableUndoRegistration()
      context.undoManager?.registerUndo(withTarget: context) { $0.delete(object) }
      context.schedule()
    }
  }
}

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
