import UIKit

// The names that Xcode's template with Core Data uses. Objects are kept in memory and never saved.

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

open class NSManagedObjectModel: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init?(contentsOf url: URL) { super.init() }
  open var entities: [NSEntityDescription] = []
}
open class NSEntityDescription: UIKit.NSObject, @unchecked Sendable {
  open var name: String?
  open class func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  )
    -> NSEntityDescription?
  {
    let description = NSEntityDescription()
    description.name = entityName
    return description
  }
  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(
      entity: entity(forEntityName: entityName, in: context) ?? NSEntityDescription(),
      insertInto: context
    )
  }
}

/// Values by name.
open class NSManagedObject: UIKit.NSObject, @unchecked Sendable {
  public let entity: NSEntityDescription
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  private var values: [String: Any] = [:]
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
    super.init()
    context?.insert(self)
  }
  open override func value(forKey key: String) -> Any? { values[key] }
  open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }

  /// The body of a generated `addTo…` or `removeFrom…`, of one object or a set of them.
  public final func _changeManagedSet(_ key: String, by change: Any, adds: Bool) {
    let objects = (change as? NSSet)?.allObjects ?? (change as? NSOrderedSet)?.array ?? [change]
    if let ordered = values[key] as? NSOrderedSet {
      let new = NSMutableOrderedSet(orderedSet: ordered)
      for object in objects { adds ? new.add(object) : new.remove(object) }
      values[key] = new
    } else {
      let new = NSMutableSet(set: values[key] as? Set<AnyHashable> ?? [])
      for object in objects { adds ? new.add(object) : new.remove(object) }
      values[key] = new
    }
  }
}

open class NSPersistentStore: UIKit.NSObject, @unchecked Sendable {}
open class NSPersistentStoreCoordinator: UIKit.NSObject, @unchecked Sendable {
  public init(managedObjectModel model: NSManagedObjectModel) {}
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
}
open class NSPersistentStoreDescription: UIKit.NSObject, @unchecked Sendable {}

public struct NSManagedObjectContextConcurrencyType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let privateQueueConcurrencyType = NSManagedObjectContextConcurrencyType(rawValue: 1)
  public static let mainQueueConcurrencyType = NSManagedObjectContextConcurrencyType(rawValue: 2)
}

open class NSManagedObjectContext: UIKit.NSObject, @unchecked Sendable {
  private var objects: [NSManagedObject] = []
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}
  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open private(set) var hasChanges = false
  open func insert(_ object: NSManagedObject) {
    objects.append(object)
    hasChanges = true
  }
  open func delete(_ object: NSManagedObject) {
    objects.removeAll { $0 === object }
    hasChanges = true
  }
  open func save() throws { hasChanges = false }
  open func rollback() {}
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    objects.filter { request.entityName == nil || $0.entity.name == request.entityName }
      .compactMap { $0 as? T }
  }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
}

open class NSFetchRequest<ResultType>: UIKit.NSObject, @unchecked Sendable {
  public let entityName: String?
  public init(entityName: String) { self.entityName = entityName }
  public override init() {
    entityName = nil
    super.init()
  }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
}

open class NSPersistentContainer: UIKit.NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  public init(name: String) {
    self.name = name
    super.init()
    World.current.diagnostics.report("Core Data keeps objects in memory and saves none.")
  }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { block(NSPersistentStoreDescription(), nil) }
  open func newBackgroundContext() -> NSManagedObjectContext { viewContext }
}

/// What a fetch can give.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
