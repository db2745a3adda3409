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

/// What a request asks for.
///
/// In Objective-C a request is the same object whatever its results are called; here requests of
/// several types share this.
final class FetchSettings {
  var entityName: String?
  var entity: NSEntityDescription?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var fetchLimit = 0
  var fetchOffset = 0
  var fetchBatchSize = 0
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var includesSubentities = true
  var includesPropertyValues = true
  var includesPendingChanges = true
  var returnsObjectsAsFaults = true
  var returnsDistinctResults = false
  var shouldRefreshRefetchedObjects = false
  var propertiesToFetch: [Any]?
  var propertiesToGroupBy: [Any]?
  var havingPredicate: NSPredicate?
  var relationshipKeyPathsForPrefetching: [String]?

  init() {}

  init(copying other: FetchSettings) {
    entityName = other.entityName
    entity = other.entity
    predicate = other.predicate
    sortDescriptors = other.sortDescriptors
    fetchLimit = other.fetchLimit
    fetchOffset = other.fetchOffset
    fetchBatchSize = other.fetchBatchSize
    resultType = other.resultType
    includesSubentities = other.includesSubentities
    includesPropertyValues = other.includesPropertyValues
    includesPendingChanges = other.includesPendingChanges
    returnsObjectsAsFaults = other.returnsObjectsAsFaults
    returnsDistinctResults = other.returnsDistinctResults
    shouldRefreshRefetchedObjects = other.shouldRefreshRefetchedObjects
    propertiesToFetch = other.propertiesToFetch
    propertiesToGroupBy = other.propertiesToGroupBy
    havingPredicate = other.havingPredicate
    relationshipKeyPathsForPrefetching = other.relationshipKeyPathsForPrefetching
  }
}

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

  /// Fetches in the context whose block calls this; elsewhere it is an exception, as on iOS.
  public func execute() throws -> [ResultType] {
    if let context = NSManagedObjectContext.current { return try context.fetch(self) }
    let reason = "A fetch request is executed only in a block that a context performs."
    CoreDataFault.raise(.generic, reason)
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

/// A request whose results come in a later turn.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  open var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
    super.init()
  }
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  open internal(set) var finalResult: [ResultType]?
  open internal(set) var operationError: (any Error)?

  init(_ request: NSAsynchronousFetchRequest<ResultType>) {
    fetchRequest = request
    super.init()
  }
}

/// A request that runs without its type of results being known.
protocol AsynchronousFetch {
  func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousFetch {
  func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self)
    context.perform { [self] in
      do {
        result.finalResult = try context.fetch(fetchRequest)
      } catch {
        result.operationError = error
      }
      completionBlock?(result)
    }
    return result
  }
}
