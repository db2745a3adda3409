import UIKit

public struct NSManagedObjectContextConcurrencyType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let confinementConcurrencyType = Self(rawValue: 0)
  public static let privateQueueConcurrencyType = Self(rawValue: 1)
  public static let mainQueueConcurrencyType = Self(rawValue: 2)
}

/// Objects, and the changes to them that are not saved yet.
open class NSManagedObjectContext: UIKit.NSObject, @unchecked Sendable {
  public struct ConcurrencyType: Hashable, Sendable {
    fileprivate let type: NSManagedObjectContextConcurrencyType
    public static let privateQueue = Self(type: .privateQueueConcurrencyType)
    public static let mainQueue = Self(type: .mainQueueConcurrencyType)
  }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// All objects, by identifier.
  ///
  /// Objects are kept as long as the context, where iOS keeps changed ones alone: nothing shows it.
  final var objects: [NSManagedObjectID: NSManagedObject] = [:]
  /// Objects with unsaved changes, in the order in which they changed first.
  final var changed: [NSManagedObject] = []
  final var pending = PendingChanges()
  final var isScheduled = false
  /// Whether other contexts notice nothing of a save: that of a batch.
  final var isSilent = false
  /// The contexts below this one.
  final var children = WeakContexts()
  private let queue: DispatchQueue

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue =
      ct == .privateQueueConcurrencyType
      ? DispatchQueue(label: "NSManagedObjectContext") : DispatchQueue.main
    super.init()
  }

  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

  public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

  // MARK: Settings

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet {
      oldValue?.contexts.remove(self)
      if parent == nil { persistentStoreCoordinator?.contexts.add(self) }
    }
  }
  open var parent: NSManagedObjectContext? {
    didSet {
      oldValue?.children.remove(self)
      parent?.children.add(self)
      if let parent { persistentStoreCoordinator = parent.persistentStoreCoordinator }
    }
  }
  open var name: String?
  open var transactionAuthor: String?
  open var undoManager: UndoManager?
  open var mergePolicy: Any = NSErrorMergePolicy
  open var automaticallyMergesChangesFromParent = false
  open var propagatesDeletesAtEndOfEvent = true
  open var retainsRegisteredObjects = false
  open var shouldDeleteInaccessibleFaults = true
  open var stalenessInterval: TimeInterval = -1
  open private(set) lazy var userInfo = NSMutableDictionary()

  // MARK: State

  open var hasChanges: Bool { !changed.isEmpty }
  open var insertedObjects: Set<NSManagedObject> { objects(.inserted) }
  open var updatedObjects: Set<NSManagedObject> { objects(.updated) }
  open var deletedObjects: Set<NSManagedObject> { objects(.deleted) }
  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

  private func objects(_ change: ManagedChange) -> Set<NSManagedObject> {
    Set(changed.filter { $0.change == change })
  }

  // MARK: Objects

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    objects[object.objectID] = object
    guard object.change != .inserted else { return }
    object.change = .inserted
    changed.append(object)
    pending.inserted.append(object)
    undoManager?.registerUndo(withTarget: self) { $0.delete(object) }
    schedule()
    object.awakeFromInsert()
  }

  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, object.change != .deleted else { return }
    object.fill()
    object.prepareForDeletion()
    registerUndo(ofDeleting: object)
    markDeleted(object)
    for case let relationship as NSRelationshipDescription in object.entity.properties {
      if relationship.deleteRule == .cascadeDeleteRule {
        for other in object.relatedObjects(relationship) { delete(other) }
      }
      if relationship.deleteRule != .noActionDeleteRule { object.sever(relationship) }
    }
    schedule()
  }

  /// The object of an identifier, whether or not it exists.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = objects[objectID], !known.lacksItsClass { return known }
    let made = NSManagedObject.fault(of: objectID, in: self)
    objects[objectID] = made
    return made
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = relatedObject(objectID) else {
      throw CoreDataMessages.error(
        NSManagedObjectReferentialIntegrityError,
        "The object does not exist."
      )
    }
    return object
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID]
  }

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { persistentStoreCoordinator?.reserve(object.objectID) }
  }

  open func assign(_ object: Any, to store: NSPersistentStore) {
    (object as? NSManagedObject)?.objectID.persistentStore = store
  }

  open func detectConflicts(for object: NSManagedObject) {}

  /// Has no effect: fetches see the present objects of the store.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  // MARK: Saving

  open func save() throws { try saveChanges() }

  open func rollback() { discardChanges() }

  open func reset() {
    for object in objects.values {
      object.managedObjectContext = nil
      object.change = .none
    }
    objects = [:]
    changed = []
    pending = PendingChanges()
    undoManager?.removeAllActions()
    post(.NSManagedObjectContextObjectsDidChange, [NSInvalidatedAllObjectsKey: NSArray()])
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    refreshObject(object, keepsChanges: flag)
    schedule()
  }

  open func refreshAllObjects() {
    for object in registeredObjects where object.change != .inserted {
      refreshObject(object, keepsChanges: true)
    }
    schedule()
  }

  open func undo() { undoManager?.undo() }

  open func redo() { undoManager?.redo() }

  /// Notifies observers of the changes since the last time, which happens by itself at the end of a
  /// turn of the run loop.
  open func processPendingChanges() { announceChanges() }

  open func shouldHandleInaccessibleFault(
    _ fault: NSManagedObject,
    for oid: NSManagedObjectID,
    triggeredByProperty property: NSPropertyDescription?
  ) -> Bool { shouldDeleteInaccessibleFaults }

  open func mergeChanges(fromContextDidSave notification: Notification) {
    merge(notification.userInfo ?? [:])
  }

  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) { for context in contexts { context.merge(changeNotificationData) } }

  // MARK: Queues

  open func perform(_ block: @escaping () -> Void) {
    let job = QueuedBlock(block)
    queue.async { [self] in asCurrent(job.run) }
  }

  open func performAndWait(_ block: () -> Void) { asCurrent(block) }

  /// The context whose block runs: that of `NSFetchRequest.execute()`.
  nonisolated(unsafe) static var current: NSManagedObjectContext?

  fileprivate final func asCurrent<T>(_ block: () throws -> T) rethrows -> T {
    let outer = NSManagedObjectContext.current
    NSManagedObjectContext.current = self
    defer {
      NSManagedObjectContext.current = outer
      announceChanges()
    }
    return try block()
  }

  final func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    queue.async { [weak self] in self?.announceChanges() }
  }
}

extension NSManagedObjectContext {
  public enum ScheduledTaskType: Sendable {
    case immediate
    case enqueued
  }

  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try asCurrent(block) }

  /// The block runs in the caller's turn: every queue is of one thread here.
  nonisolated(nonsending) public func perform<T>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping () throws -> T
  ) async rethrows -> T { try asCurrent(block) }
}
