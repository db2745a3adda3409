import UIKit

extension NSManagedObjectContext {
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    if let type = T.self as? NSManagedObject.Type { ManagedClasses.note(type) }
    let results = try fetchAny(request.settings)
    return results.compactMap { $0 as? T }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try request.settings.cut(matches(request.settings)).count
  }

  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let fetch = request as? any AsynchronousFetch { return fetch.start(in: self) }
    guard let batch = request as? any BatchRequest else {
      throw CoreDataMessages.error(
        NSPersistentStoreUnsupportedRequestTypeError,
        "The request is of an unknown type."
      )
    }
    return try batch.run(for: self)
  }

  final func fetchAny(_ settings: FetchSettings) throws -> [Any] {
    var objects = try matches(settings)
    if settings.resultType == .countResultType {
      return [NSNumber(value: settings.cut(objects).count)]
    }
    ObjectOrder.sort(&objects, by: settings.sortDescriptors ?? [])
    if settings.resultType == .dictionaryResultType {
      return settings.cut(
        try FetchedDictionaries(settings, entity(of: settings)).results(of: objects)
      )
    }
    objects = settings.cut(objects)
    if settings.resultType == .managedObjectIDResultType { return objects.map(\.objectID) }
    for object in objects where settings.shouldRefreshRefetchedObjects {
      if object.change == .none { object.turnIntoFault() }
    }
    // A fault's first value is read later; a fetch that promises none reads it at once.
    for object in objects where !settings.returnsObjectsAsFaults { object.fill() }
    return objects
  }

  /// The objects that pass, in the order in which they were saved.
  private func matches(_ settings: FetchSettings) throws -> [NSManagedObject] {
    announceChanges()
    let entity = try entity(of: settings)
    let names = settings.includesSubentities ? entity.namesOfAll : [entity.name ?? ""]
    let objects = identifiers(of: names).map(object(with:))
      .filter { settings.includesPendingChanges || $0.change != .inserted }
    guard let predicate = settings.predicate else { return objects }
    return objects.filter { predicate.evaluate(with: $0) }
  }

  private func entity(of settings: FetchSettings) throws -> NSEntityDescription {
    if let entity = settings.entity { return entity }
    guard let name = settings.entityName else {
      CoreDataFault.raise(
        .invalidArgument,
        "executeFetchRequest:error: A fetch request must have an entity."
      )
      throw CoreDataMessages.error(NSCoreDataError, "A fetch request must have an entity.")
    }
    return entity(named: name)
  }

  // MARK: What there is

  final var model: NSManagedObjectModel? {
    persistentStoreCoordinator?.managedObjectModel ?? parent?.model
  }

  /// The entity of a name; an unknown name is an exception, as on iOS.
  final func entity(named name: String) -> NSEntityDescription {
    if let entity = model?.entity(named: name) { return entity }
    CoreDataFault.raise(
      .invalidArgument,
      model == nil
        ? "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(name)'"
        : "executeFetchRequest:error: \(name) is not a valid entity name."
    )
    return NSManagedObjectModel.unknown(name, in: model)
  }

  final func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    ManagedClasses.note(type)
    if let entity = model?.entity(of: type) { return entity }
    let name = String(describing: type)
    if let entity = model?.entity(named: name) { return entity }
    CoreDataFault.raise(
      .invalidArgument,
      "An NSManagedObject of class '\(name)' must have a valid NSEntityDescription."
    )
    return NSManagedObjectModel.unknown(name, in: model)
  }

  /// What the parent or the store has of an object.
  final func storedRow(_ id: NSManagedObjectID) -> ObjectRow? {
    guard let parent else { return persistentStoreCoordinator?.row(id) }
    guard let object = parent.relatedObject(id) else { return nil }
    object.fill()
    return ObjectRow(values: object.present, version: object.savedVersion)
  }

  /// The object of an identifier; nil if there is none any more.
  final func relatedObject(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let known = objects[id] {
      let exists = known.isFilled || known.change != .none || storedRow(id) != nil
      return exists && known.change != .deleted ? known : nil
    }
    return storedRow(id) == nil ? nil : object(with: id)
  }

  /// Those of the store or parent, as the context has changed them.
  final func identifiers(of names: Set<String>) -> [NSManagedObjectID] {
    let below =
      parent?.identifiers(of: names) ?? persistentStoreCoordinator?.identifiers(of: names) ?? []
    let new = changed.filter {
      $0.change == .inserted && names.contains($0.entity.name ?? "")
    }.map(\.objectID)
    return below.filter { objects[$0]?.change != .deleted } + new
  }
}

extension FetchSettings {
  fileprivate func cut<Element>(_ all: [Element]) -> [Element] {
    let rest = all.dropFirst(fetchOffset)
    return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
  }
}

extension NSPersistentStoreCoordinator {
  /// The context's own way: its objects are those of the store.
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest,
    with context: NSManagedObjectContext
  ) throws -> Any { try context.execute(request) }
}
