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

extension ManagedClasses {
  static func note(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self else { return }
    known[String(describing: type)] = type
  }
}

/// Sorts as a store does: equal ones stay in their order.
enum ObjectOrder {
  static func sort(_ objects: inout [NSManagedObject], by descriptors: [NSSortDescriptor]) {
    guard !descriptors.isEmpty else { return }
    objects = objects.enumerated().sorted { a, b in
      switch compare(a.element, b.element, descriptors) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: a.offset < b.offset
      }
    }.map(\.element)
  }

  static func compare(
    _ a: NSManagedObject,
    _ b: NSManagedObject,
    _ descriptors: [NSSortDescriptor]
  ) -> ComparisonResult {
    for descriptor in descriptors {
      let order = descriptor.compare(a, to: b)
      if order != .orderedSame { return order }
    }
    return .orderedSame
  }
}

/// The results of a request for dictionaries.
private struct FetchedDictionaries {
  private let properties: [Any]
  private let groups: [Any]
  private let isDistinct: Bool
  private let having: NSPredicate?

  init(_ settings: FetchSettings, _ entity: NSEntityDescription) {
    properties =
      settings.propertiesToFetch
      ?? entity.properties.filter { $0 is NSAttributeDescription }
    groups = settings.propertiesToGroupBy ?? []
    isDistinct = settings.returnsDistinctResults
    having = settings.havingPredicate
  }

  func results(of objects: [NSManagedObject]) throws -> [NSDictionary] {
    var results = grouped(objects).map(dictionary)
    if let having { results = results.filter { having.evaluate(with: $0) } }
    guard isDistinct else { return results }
    return results.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// One object each, all of those with the same values, or all at once where a function needs them.
  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    guard !groups.isEmpty else {
      let isOfAll = properties.contains { property in
        (property as? NSExpressionDescription)?.expression?.expressionType == .function
      }
      return isOfAll ? [objects] : objects.map { [$0] }
    }
    var order: [NSDictionary] = []
    var members: [NSDictionary: [NSManagedObject]] = [:]
    for object in objects {
      let key = values(of: [object], groups)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(object)
    }
    return order.map { members[$0] ?? [] }
  }

  private func dictionary(of objects: [NSManagedObject]) -> NSDictionary {
    values(of: objects, properties)
  }

  private func values(of objects: [NSManagedObject], _ properties: [Any]) -> NSDictionary {
    let result = NSMutableDictionary()
    for property in properties {
      guard let (name, value) = entry(property, objects), let value else { continue }
      result.setObject(value, forKey: NSString(string: name))
    }
    return result
  }

  private func entry(_ property: Any, _ objects: [NSManagedObject]) -> (String, Any?)? {
    if let description = property as? NSExpressionDescription {
      let isOfAll = description.expression?.expressionType == .function
      let value = description.expression?
        .expressionValue(with: isOfAll ? objects : objects.first, context: nil)
      return (description.name, identifier(value))
    }
    guard let name = (property as? String) ?? (property as? NSPropertyDescription)?.name else {
      return nil
    }
    return (name, identifier(objects.first.flatMap { PredicateValue.value(of: $0, at: name) }))
  }

  /// A related object is its identifier in a dictionary.
  private func identifier(_ value: Any?) -> Any? { (value as? NSManagedObject)?.objectID ?? value }
}
