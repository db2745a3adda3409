import UIKit

// What the port makes of `@NSManaged`.

extension NSManagedObject {
  /// The getter of an `@NSManaged` property.
  public final func _managed<Value>(_ key: String) -> Value {
    let value = isManaged(key) ? managedValue(key) : present[key]
    if let typed = ManagedProperty.typed(value, Value.self) { return typed }
    // As on iOS, nil becomes an empty text, list or number where the type has no nil.
    if let none = ManagedProperty.none(Value.self) { return none }
    CoreDataFault.raise(
      .generic,
      "The property \"\(key)\" of \(type(of: self)) has no value of the type \(Value.self): "
        + "\(value.map { "\($0)" } ?? "nil")."
    )
    fatalError("unexpectedly found nil in the property \(key) of \(type(of: self))")
  }

  /// The setter.
  public final func _setManaged<Value>(_ value: Value, _ key: String) {
    guard isManaged(key) else {
      present[key] = ManagedValue.unwrapped(value)
      return
    }
    setManagedValue(value, key)
  }

  /// A generated `addTo…` or `removeFrom…`, of one object or a set of them.
  public final func _changeManagedSet(_ key: String, by change: Any, adds: Bool) {
    fill()
    let objects = ManagedValue.objects(change)
    let old = (entity.property(key) as? NSRelationshipDescription).map(relatedObjects) ?? []
    let ids = Set(objects.map(\.objectID))
    setManagedValue(
      adds ? old + objects : old.filter { !ids.contains($0.objectID) },
      key
    )
  }

  /// A generated `insertInto…(_:at:)`, `removeFrom…(at:)` or `replace…(at:with:)` of an ordered
  /// relationship: the places go, then the objects come.
  public final func _changeManagedList(_ key: String, at place: Any, removes: Bool, inserts: Any?) {
    fill()
    var objects = (entity.property(key) as? NSRelationshipDescription).map(relatedObjects) ?? []
    let places: [Int] =
      (place as? Int).map { [$0] } ?? (place as? NSIndexSet).map { Array($0) }
      ?? (place as? IndexSet).map { Array($0) } ?? []
    if removes {
      for index in places.reversed() where objects.indices.contains(index) {
        objects.remove(at: index)
      }
    }
    for (index, object) in zip(places, ManagedValue.objects(inserts)) {
      objects.insert(object, at: min(index, objects.count))
    }
    setManagedValue(objects, key)
  }
}

/// Values of the types that properties are declared with.
private enum ManagedProperty {
  static func typed<Value>(_ value: Any?, _ type: Value.Type) -> Value? {
    guard let value else {
      // Nil is a value where the type is optional.
      return (type as? any ManagedOptional.Type)?.nothing as? Value
    }
    if let same = value as? Value { return same }
    let wrapped = (type as? any ManagedOptional.Type)?.wrapped ?? type
    if let raw = wrapped as? any RawRepresentable.Type, let made = raw.managed(value) {
      return made as? Value
    }
    return foundation(value, wrapped) as? Value
  }

  /// Foundation's classes of the values that Swift has itself.
  private static func foundation(_ value: Any, _ type: Any.Type) -> Any? {
    switch value {
    case let value as Date where type == NSDate.self:
      NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
    case let value as Data where type == NSData.self: NSData(data: value)
    case let value as URL where type == NSURL.self: NSURL(string: value.absoluteString)
    case let value as UUID where type == NSUUID.self: NSUUID(uuidString: value.uuidString)
    case let value as String where type == NSString.self: NSString(string: value)
    case let value as NSDecimalNumber where type == Decimal.self: value.decimalValue
    default: nil
    }
  }

  static func none<Value>(_ type: Value.Type) -> Value? {
    let none: Any? =
      switch type {
      case is any BinaryInteger.Type, is any BinaryFloatingPoint.Type:
        typed(NSNumber(value: 0), type)
      case is Bool.Type: false
      case is String.Type: ""
      case is NSSet.Type: NSSet()
      case is NSOrderedSet.Type: NSOrderedSet()
      case is Data.Type: Data()
      case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
      case is Decimal.Type: Decimal()
      case is CGPoint.Type: CGPoint.zero
      case is CGSize.Type: CGSize.zero
      case is CGRect.Type: CGRect.zero
      case let type as any ManagedCollection.Type: type.empty
      case let type as any RawRepresentable.Type: type.managed(NSNumber(value: 0))
      default: nil
      }
    return none as? Value
  }
}

private protocol ManagedOptional {
  static var nothing: Any { get }
  static var wrapped: Any.Type { get }
}

extension Optional: ManagedOptional {
  fileprivate static var nothing: Any { Self.none as Any }
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}

private protocol ManagedCollection {
  static var empty: Any { get }
}

extension Array: ManagedCollection {
  fileprivate static var empty: Any { [Element]() }
}

extension Set: ManagedCollection {
  fileprivate static var empty: Any { Set<Element>() }
}

extension Dictionary: ManagedCollection {
  fileprivate static var empty: Any { [Key: Value]() }
}

extension RawRepresentable {
  /// An enumeration of Objective-C, whose number is kept.
  fileprivate static func managed(_ value: Any) -> Any? {
    (value as? RawValue).flatMap(Self.init(rawValue:))
  }
}
