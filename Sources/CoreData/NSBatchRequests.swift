import UIKit

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType = 1
  case updatedObjectsCountResultType = 2
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
}

/// A request that changes the store past all contexts, which notice nothing until they merge.
protocol BatchRequest {
  func run(for context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSManagedObjectContext {
  /// Another context of the same store.
  fileprivate func beside() -> NSManagedObjectContext {
    let other = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    var top = self
    while let parent = top.parent { top = parent }
    other.persistentStoreCoordinator = top.persistentStoreCoordinator
    other.mergePolicy = mergePolicy
    other.isSilent = true
    return other
  }
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  private let settings: FetchSettings
  private var ids: [NSManagedObjectID]?
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  /// Takes a request of any type, as one of Objective-C's does.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    settings = fetch.settings
    super.init()
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    settings = FetchSettings()
    ids = objects
    super.init()
  }

  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest(settings) }

  func run(for context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let other = context.beside()
    let wanted = FetchSettings(copying: settings)
    wanted.resultType = .managedObjectResultType
    let objects =
      try ids?.compactMap(other.relatedObject)
      ?? other.fetchAny(wanted).compactMap { $0 as? NSManagedObject }
    let found = objects.map(\.objectID)
    for object in objects { other.delete(object) }
    try other.save()
    let result: Any =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: found
      case .resultTypeCount: found.count
      }
    return NSBatchDeleteResult(resultType, result)
  }
}

open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  public init(entity: NSEntityDescription) {
    entityName = entity.name ?? ""
    super.init()
  }

  func run(for context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let other = context.beside()
    let settings = FetchSettings()
    settings.entityName = entityName
    settings.predicate = predicate
    settings.includesSubentities = includesSubentities
    let objects = try other.fetchAny(settings).compactMap { $0 as? NSManagedObject }
    for object in objects {
      for (key, value) in propertiesToUpdate ?? [:] {
        guard let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name
        else { continue }
        let constant = (value as? NSExpression)?.expressionValue(with: object, context: nil)
        object.setManagedValue(value is NSExpression ? constant : value, name)
      }
    }
    try other.save()
    let result: Any =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: objects.map(\.objectID)
      case .updatedObjectsCountResultType: objects.count
      }
    return NSBatchUpdateResult(resultType, result)
  }
}

open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest, @unchecked Sendable {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
    super.init()
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  public init(
    entityName: String,
    dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    dictionaryHandler = handler
    super.init()
  }

  public convenience init(
    entity: NSEntityDescription,
    dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) { self.init(entityName: entity.name ?? "", dictionaryHandler: handler) }

  public init(
    entityName: String,
    managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.entityName = entityName
    managedObjectHandler = handler
    super.init()
  }

  public convenience init(
    entity: NSEntityDescription,
    managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) { self.init(entityName: entity.name ?? "", managedObjectHandler: handler) }

  func run(for context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let other = context.beside()
    let entity = other.entity(named: entityName)
    var objects: [NSManagedObject] = []
    func add(_ values: [String: Any]) {
      let object = NSManagedObject.object(of: entity, insertedInto: other)
      for (key, value) in values { object.setManagedValue(value, key) }
      objects.append(object)
    }
    for values in objectsToInsert ?? [] { add(values) }
    if let dictionaryHandler {
      // The handler returns true when there is no object left.
      while true {
        let values = NSMutableDictionary()
        guard !dictionaryHandler(values) else { break }
        add(values as? [String: Any] ?? [:])
      }
    }
    if let managedObjectHandler {
      while true {
        let object = NSManagedObject.object(of: entity, insertedInto: other)
        guard !managedObjectHandler(object) else {
          other.delete(object)
          break
        }
        objects.append(object)
      }
    }
    try other.save()
    let result: Any =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: objects.map(\.objectID)
      case .count: objects.count
      }
    return NSBatchInsertResult(resultType, result)
  }
}

open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  public let resultType: NSBatchDeleteRequestResultType
  public let result: Any?

  init(_ resultType: NSBatchDeleteRequestResultType, _ result: Any) {
    self.resultType = resultType
    self.result = result
    super.init()
  }
}

open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  public let resultType: NSBatchUpdateRequestResultType
  public let result: Any?

  init(_ resultType: NSBatchUpdateRequestResultType, _ result: Any) {
    self.resultType = resultType
    self.result = result
    super.init()
  }
}

open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  public let resultType: NSBatchInsertRequestResultType
  public let result: Any?

  init(_ resultType: NSBatchInsertRequestResultType, _ result: Any) {
    self.resultType = resultType
    self.result = result
    super.init()
  }
}
