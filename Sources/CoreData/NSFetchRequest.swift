import UIKit

/// What a fetch can give.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType = Self([])
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1
  case saveRequestType = 2
  case batchInsertRequestType = 5
  case batchUpdateRequestType = 6
  case batchDeleteRequestType = 7
}

/// Something that a context asks of its stores.
open class NSPersistentStoreRequest: UIKit.NSObject, @unchecked Sendable {
  open var affectedStores: [NSPersistentStore]?
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  public override init() { super.init() }
}

open class NSPersistentStoreResult: UIKit.NSObject, @unchecked Sendable {}

open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying, @unchecked Sendable {
  let settings: FetchSettings

  public override init() {
    settings = FetchSettings()
    super.init()
  }

  public init(entityName: String) {
    settings = FetchSettings()
    settings.entityName = entityName
    super.init()
  }

  /// The same request with another type of results: what a cast of Objective-C's generics gives.
  public init<Other>(_sharing request: NSFetchRequest<Other>) {
    settings = request.settings
    super.init()
  }

  init<Other>(copying request: NSFetchRequest<Other>) {
    settings = FetchSettings(copying: request.settings)
    super.init()
  }

  init(_ settings: FetchSettings) {
    self.settings = settings
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSFetchRequest<ResultType>(copying: self) }

  /// Fetches in the context whose block calls this; elsewhere there is none, which is
  /// an error rather than an exception: apps that ask in the background with `try?`
  /// run on (observed in one).
  public func execute() throws -> [ResultType] {
    if let context = NSManagedObjectContext.current { return try context.fetch(self) }
    let reason = "A fetch request is executed only in a block that a context performs."
    throw CoreDataMessages.error(NSCoreDataError, reason)
  }

  // MARK: What is fetched

  open var entity: NSEntityDescription? {
    get { settings.entity }
    set { settings.entity = newValue }
  }
  open var entityName: String? { settings.entity?.name ?? settings.entityName }
  open var predicate: NSPredicate? {
    get { settings.predicate }
    set { settings.predicate = newValue }
  }
  open var sortDescriptors: [NSSortDescriptor]? {
    get { settings.sortDescriptors }
    set { settings.sortDescriptors = newValue }
  }
  open var fetchLimit: Int {
    get { settings.fetchLimit }
    set { settings.fetchLimit = newValue }
  }
  open var fetchOffset: Int {
    get { settings.fetchOffset }
    set { settings.fetchOffset = newValue }
  }
  /// All objects are fetched at once: they are in memory.
  open var fetchBatchSize: Int {
    get { settings.fetchBatchSize }
    set { settings.fetchBatchSize = newValue }
  }
  open var resultType: NSFetchRequestResultType {
    get { settings.resultType }
    set { settings.resultType = newValue }
  }
  open var includesSubentities: Bool {
    get { settings.includesSubentities }
    set { settings.includesSubentities = newValue }
  }
  open var includesPropertyValues: Bool {
    get { settings.includesPropertyValues }
    set { settings.includesPropertyValues = newValue }
  }
  open var includesPendingChanges: Bool {
    get { settings.includesPendingChanges }
    set { settings.includesPendingChanges = newValue }
  }
  open var returnsObjectsAsFaults: Bool {
    get { settings.returnsObjectsAsFaults }
    set { settings.returnsObjectsAsFaults = newValue }
  }
  open var returnsDistinctResults: Bool {
    get { settings.returnsDistinctResults }
    set { settings.returnsDistinctResults = newValue }
  }
  open var shouldRefreshRefetchedObjects: Bool {
    get { settings.shouldRefreshRefetchedObjects }
    set { settings.shouldRefreshRefetchedObjects = newValue }
  }
  open var propertiesToFetch: [Any]? {
    get { settings.propertiesToFetch }
    set { settings.propertiesToFetch = newValue }
  }
  open var propertiesToGroupBy: [Any]? {
    get { settings.propertiesToGroupBy }
    set { settings.propertiesToGroupBy = newValue }
  }
  open var havingPredicate: NSPredicate? {
    get { settings.havingPredicate }
    set { settings.havingPredicate = newValue }
  }
  open var relationshipKeyPathsForPrefetching: [String]? {
    get { settings.relationshipKeyPathsForPrefetching }
    set { settings.relationshipKeyPathsForPrefetching = newValue }
  }
}
