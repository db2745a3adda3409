import UIKit

extension NSManagedObject {
  final func isManaged(_ key: String) -> Bool {
    entity.isUnknown || entity.property(key) != nil
  }

  /// Reads the values of a fault.
  final func fill() {
    guard !isFilled else { return }
    isFilled = true
    let row = managedObjectContext?.storedRow(objectID)
    present = row?.values ?? [:]
    saved = present
    savedVersion = row?.version ?? 0
    isAwaking = true
    awakeFromFetch()
    isAwaking = false
  }

  final func turnIntoFault() {
    guard isFilled else { return }
    willTurnIntoFault()
    present = [:]
    saved = [:]
    isFilled = false
    didTurnIntoFault()
  }

  /// The keys whose values differ from the saved ones.
  final var changedKeys: [String] {
    guard isFilled else { return [] }
    return Set(present.keys).union(saved.keys).sorted()
      .filter { !ManagedValue.isSame(present[$0], saved[$0]) }
  }

  // MARK: Reading

  final func managedValue(_ key: String) -> Any? {
    fill()
    return value(key, of: present)
  }

  /// A stored value as apps see it: objects in the place of their identifiers.
  final func value(_ key: String, of values: [String: Any]) -> Any? {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else {
      return values[key]
    }
    guard relationship.isToMany else {
      return (values[key] as? NSManagedObjectID).flatMap(related)
    }
    let objects = ((values[key] as? [NSManagedObjectID]) ?? []).compactMap(related)
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// The object of an identifier, which may be gone where a relationship has no inverse.
  private func related(_ id: NSManagedObjectID) -> NSManagedObject? {
    managedObjectContext?.object(with: id)
  }

  // MARK: Writing

  final func setManagedValue(_ value: Any?, _ key: String) {
    willChangeValue(forKey: key)
    fill()
    if let undoManager = managedObjectContext?.undoManager {
      let old = managedValue(key)
      undoManager.registerUndo(withTarget: self) { $0.setManagedValue(old, key) }
    }
    if let relationship = entity.property(key) as? NSRelationshipDescription {
      relate(relationship, to: ManagedValue.objects(value))
    } else {
      store(value, key)
      managedObjectContext?.noteChange(of: self)
    }
    didChangeValue(forKey: key)
  }

  /// Changes the value itself.
  final func store(_ value: Any?, _ key: String) {
    let value = ManagedValue.unwrapped(value)
    switch entity.property(key) {
    case let attribute as NSAttributeDescription:
      guard let value else {
        present[key] = nil
        return
      }
      if let stored = attribute.stored(value) {
        present[key] = stored
      } else {
        ManagedValue.refuse(value, for: attribute, of: entity)
      }
    case let relationship as NSRelationshipDescription:
      let ids = ManagedValue.objects(value).map(\.objectID)
      present[key] = relationship.isToMany ? ids : ids.first
    default: present[key] = value
    }
  }

  // MARK: Relationships

  /// Makes these the related objects, and keeps the other side as it must be.
  private func relate(_ relationship: NSRelationshipDescription, to objects: [NSManagedObject]) {
    let key = relationship.name
    let old = objectIDs(forRelationshipNamed: key)
    var new: [NSManagedObjectID] = []
    for object in objects where !new.contains(object.objectID) { new.append(object.objectID) }
    present[key] = relationship.isToMany ? new : new.first
    managedObjectContext?.noteChange(of: self)
    guard let inverse = relationship.inverseRelationship else { return }
    let (before, after) = (Set(old), Set(new))
    for id in old where !after.contains(id) {
      related(id)?.drop(objectID, from: inverse)
    }
    for object in objects where !before.contains(object.objectID) {
      object.take(self, into: inverse)
    }
  }

  /// The other side of a relationship that ends.
  private func drop(_ id: NSManagedObjectID, from relationship: NSRelationshipDescription) {
    let key = relationship.name
    willChangeValue(forKey: key)
    fill()
    if relationship.isToMany {
      present[key] = objectIDs(forRelationshipNamed: key).filter { $0 !== id }
    } else if present[key] as? NSManagedObjectID === id {
      present[key] = nil
    }
    managedObjectContext?.noteChange(of: self)
    didChangeValue(forKey: key)
  }

  /// The other side of a relationship that begins: one object leaves the one that it had before.
  private func take(_ object: NSManagedObject, into relationship: NSRelationshipDescription) {
    let key = relationship.name
    willChangeValue(forKey: key)
    fill()
    if relationship.isToMany {
      let ids = objectIDs(forRelationshipNamed: key)
      if !ids.contains(object.objectID) { present[key] = ids + [object.objectID] }
    } else {
      if let previous = (present[key] as? NSManagedObjectID).flatMap(related), previous !== object,
        let inverse = relationship.inverseRelationship
      {
        previous.drop(objectID, from: inverse)
      }
      present[key] = object.objectID
    }
    managedObjectContext?.noteChange(of: self)
    didChangeValue(forKey: key)
  }

  /// What deletion does to the objects that this one is related to.
  final func sever(_ relationship: NSRelationshipDescription) {
    guard let inverse = relationship.inverseRelationship else { return }
    for id in objectIDs(forRelationshipNamed: relationship.name) {
      guard let other = related(id), other.change != .deleted else { continue }
      other.drop(objectID, from: inverse)
    }
  }

  final func relatedObjects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    objectIDs(forRelationshipNamed: relationship.name).compactMap(related)
  }
}

/// Values on their way in and out of objects.
enum ManagedValue {
  /// Nil for what Swift or Objective-C calls nothing.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  /// The objects of a relationship's value: of one, a set, an ordered set or a list.
  static func objects(_ value: Any?) -> [NSManagedObject] {
    guard let value = unwrapped(value) else { return [] }
    if let object = value as? NSManagedObject { return [object] }
    let all = (PredicateValue.elements(of: value) ?? []).compactMap { $0 as? NSManagedObject }
    let isOrdered = value is NSOrderedSet || value is NSArray || value is [Any]
    return isOrdered ? all : all.sorted { $0.objectID.number < $1.objectID.number }
  }

  static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (nil, _), (_, nil): false
    case (let a as NSManagedObjectID, let b as NSManagedObjectID): a === b
    case (let a as [NSManagedObjectID], let b as [NSManagedObjectID]): a == b
    case (let a as AnyHashable, let b as AnyHashable): a == b
    default: false
    }
  }

  /// The exception of iOS, in its words.
  static func refuse(
    _ value: Any,
    for attribute: NSAttributeDescription,
    of entity: NSEntityDescription
  ) {
    CoreDataFault.raise(
      .invalidArgument,
      "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; "
        + "desired type = \(attribute.typeName); given type = \(type(of: value)); value = \(value)."
    )
  }
}

extension NSAttributeDescription {
  fileprivate var typeName: String {
    switch attributeType {
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    case .decimalAttributeType: "NSDecimalNumber"
    default: "NSNumber"
    }
  }
}
