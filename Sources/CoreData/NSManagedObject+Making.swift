// swift-format-ignore-file: NeverForceUnwrap
// The new object has the class that makes it.

import UIKit

extension NSManagedObject {
  // A convenience initializer calls `self.init(…)` of the class it is called on. Its entry is
  // declared again as a static method, to call it on a class that is known only at run time.

  @usableFromInline
  convenience init(_entity entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
  {
    self.init(entity: entity, insertInto: context)
  }

  @_silgen_name(
    "$s8CoreData15NSManagedObjectC7_entity10insertIntoAcA19NSEntityDescriptionC_AA0cD7ContextCSgtcfC"
  )
  fileprivate static func make(
    _ entity: __owned NSEntityDescription,
    insertInto context: __owned NSManagedObjectContext?
  ) -> NSManagedObject

  /// A new object of the entity's class.
  static func object(
    of entity: NSEntityDescription,
    insertedInto context: NSManagedObjectContext?
  ) -> NSManagedObject { entity.objectClass.make(entity, insertInto: context) }

  /// What the port makes of `NSManagedObject(entity:insertInto:)`, which has the class of the
  /// entity on iOS (observed in apps that cast it).
  public static func _ofEntityClass(
    entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject { object(of: entity, insertedInto: context) }

  /// The object of an identifier in a context that has none yet.
  static func fault(
    of id: NSManagedObjectID,
    in context: NSManagedObjectContext
  ) -> NSManagedObject {
    StoredObject.id = id
    let object = object(of: id.entity, insertedInto: nil)
    object.managedObjectContext = context
    return object
  }

  /// Whether a saved object was made as a plain one, although its entity has a class.
  ///
  /// On iOS an initializer gives it that class. Here it gets it when it is fetched (inferred).
  var lacksItsClass: Bool {
    type(of: self) == NSManagedObject.self && change == .none && !objectID.isTemporaryID
      && entity.objectClass != NSManagedObject.self
  }
}

// What the port makes of `T(context: context)`: the initializers are not required ones.
extension _ClassConstructible where Self: NSManagedObject {
  public static func _new(context moc: NSManagedObjectContext) -> Self {
    make(moc.entity(of: self), insertInto: moc) as! Self
  }

  public static func _new(
    entity: NSEntityDescription,
    insertInto context: NSManagedObjectContext?
  ) -> Self { make(entity, insertInto: context) as! Self }
}

extension NSEntityDescription {
  /// The class of the entity's objects; a class that does not exist counts as `NSManagedObject`.
  var objectClass: NSManagedObject.Type {
    let name = String((managedObjectClassName ?? "").split(separator: ".").last ?? "")
    guard name != "NSManagedObject", !name.isEmpty else { return NSManagedObject.self }
    let module =
      classModule
      ?? (managedObjectClassName ?? "").split(separator: ".").dropLast().last.map(String.init)
    return InterfaceClasses.named(name, module: module) as? NSManagedObject.Type
      ?? ManagedClasses.known[name] ?? NSManagedObject.self
  }
}

/// Classes that were used before, for models that are made in code of a test, which is in no app.
enum ManagedClasses {
  nonisolated(unsafe) static var known: [String: NSManagedObject.Type] = [:]

  static func note(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self else { return }
    known[String(describing: type)] = type
  }
}
