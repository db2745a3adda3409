import UIKit

/// An object of an entity: values by name, kept by a context.
///
/// What subclasses may override is in the class body.
open class NSManagedObject: UIKit.NSObject {
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The present values: attributes, identifiers of related objects; nothing while it is a fault.
  final var present: [String: Any] = [:]
  /// The values as they were last fetched or saved.
  final var saved: [String: Any] = [:]
  final var savedVersion = 0
  final var isFilled = true
  /// Whether it runs `awakeFromFetch()`, which may set values that are no changes.
  final var isAwaking = false
  final var change = ManagedChange.none

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    let stored = StoredObject.id
    StoredObject.id = nil
    objectID = stored ?? NSManagedObjectID(entity)
    super.init()
    if stored != nil {
      // It was saved before: its values come when the first is read.
      isFilled = false
      return
    }
    for case let attribute as NSAttributeDescription in entity.properties {
      if let value = attribute.defaultValue { present[attribute.name] = attribute.stored(value) }
    }
    context?.insert(self)
  }

  /// Inserts an object of the entity whose class this is.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: moc.entity(of: Self.self), insertInto: moc)
  }

  /// One that no context knows: code declares such a property, and sets a fetched object in its
  /// place.
  ///
  /// The argument makes it another initializer than NSObject's, which the code's own `init()`
  /// would have to override.
  public convenience init(empty: Void = ()) {
    Diagnostics.report(
      "CoreData: error: Failed to call designated initializer on NSManagedObject class '\(Self.self)'"
    )
    self.init(entity: Self.entity(), insertInto: nil)
  }

  // MARK: State

  open var hasChanges: Bool { change != .none }
  open var hasPersistentChangedValues: Bool { change == .inserted || !changedValues().isEmpty }
  open var isInserted: Bool { change == .inserted }
  open var isUpdated: Bool { change == .updated }
  open var isDeleted: Bool { change == .deleted }
  open var isFault: Bool { !isFilled }
  open var faultingState: Int { isFilled ? 0 : 1 }

  open func hasFault(forRelationshipNamed key: String) -> Bool { !isFilled }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    fill()
    return (present[key] as? [NSManagedObjectID]) ?? (present[key] as? NSManagedObjectID).map {
      [$0]
    }
      ?? []
  }

  // MARK: Classes

  /// The entity whose objects have this class.
  open class func entity() -> NSEntityDescription {
    NSManagedObjectModel.loaded.reversed().lazy.compactMap { $0.entity(of: self) }.first
      ?? NSManagedObjectModel.unknown(String(describing: self), in: nil)
  }

  /// A subclass's own, of its type, is preferred where none is named.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }

  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  // MARK: Events

  open func awakeFromFetch() {}
  open func awakeFromInsert() {}
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func willAccessValue(forKey key: String?) { fill() }
  open func didAccessValue(forKey key: String?) {}

  // MARK: Values

  open override func value(forKey key: String) -> Any? {
    isManaged(key) ? managedValue(key) : super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    guard isManaged(key) else { return super.setValue(value, forKey: key) }
    setManagedValue(value, key)
  }

  /// Through to-many relationships and the operators of collections, too.
  open override func value(forKeyPath keyPath: String) -> Any? {
    keyPath.contains(".")
      ? PredicateValue.value(of: self, at: keyPath) : value(forKey: keyPath)
  }

  open func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(self, key) }

  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    ManagedOrderedSet(self, key)
  }

  open func primitiveValue(forKey key: String) -> Any? { managedValue(key) }

  // As documented for a property's own accessors: they store the primitive value between the two.

  open override func willChangeValue(forKey key: String) {
    if isManaged(key) { fill() }
    super.willChangeValue(forKey: key)
  }

  open override func didChangeValue(forKey key: String) {
    if isManaged(key) { managedObjectContext?.noteChange(of: self) }
    super.didChangeValue(forKey: key)
  }

  /// Neither notifies anybody nor keeps inverse relationships.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    fill()
    store(value, key)
  }

  open func changedValues() -> [String: Any] {
    Dictionary(changedKeys.map { ($0, managedValue($0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Since the context last looked at the changes.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fill()
    let names = keys ?? entity.properties.map(\.name)
    return Dictionary(
      names.map { ($0, value($0, of: saved) ?? NSNull()) },
      uniquingKeysWith: { $1 }
    )
  }

  // MARK: Validation

  open func validateForInsert() throws { try validateValues() }
  open func validateForUpdate() throws { try validateValues() }
  open func validateForDelete() throws { try validateDeletion() }

  // MARK: Equality

  // Equal objects are the same one; the number keeps the order of sets the same in each run.
  open override var hash: Int { objectID.number }

  /// Also the identifier in a predicate stands for its object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let object = object as AnyObject? else { return false }
    return object === self || object === objectID
  }

  open override var description: String {
    let values = present.sorted { $0.key < $1.key }
      .map { "    \($0.key) = \(String(describing: $0.value));" }
    let data = isFilled ? "{\n\(values.joined(separator: "\n"))\n}" : "<fault>"
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); "
      + "id: \(objectID.uriRepresentation().absoluteString); data: \(data))"
  }
}

extension NSManagedObject: NSFetchRequestResult {}

/// What has happened to an object since the last save.
enum ManagedChange {
  case none, inserted, updated, deleted
}

public struct NSSnapshotEventType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let undoInsertion = Self(rawValue: 1 << 1)
  public static let undoDeletion = Self(rawValue: 1 << 2)
  public static let undoUpdate = Self(rawValue: 1 << 3)
  public static let rollback = Self(rawValue: 1 << 4)
  public static let refresh = Self(rawValue: 1 << 5)
  public static let mergePolicy = Self(rawValue: 1 << 6)
}

/// The object that is being made for an identifier that exists.
///
/// Apps' classes override `init(entity:insertInto:)`, which has no place for it.
enum StoredObject {
  nonisolated(unsafe) static var id: NSManagedObjectID?
}

extension NSManagedObject: PredicateIdentified {
  package var predicateIdentity: AnyObject { objectID }
}
