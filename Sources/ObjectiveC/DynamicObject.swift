import Foundation

/// An object of unknown type whose members are read by name: `(x as AnyObject).doubleValue`.
///
/// As with the Objective-C runtime, a missing member has no value.
public struct DynamicObject {
  package let object: Any?

  public init(_ object: Any?) { self.object = object }

  /// The object as a number.
  ///
  /// A `CGFloat` is one, as in Objective-C.
  public var number: NSNumber? {
    (object as? NSNumber) ?? (object as? CGFloat).map { NSNumber(value: Double($0)) }
  }

  /// The object as one that can be copied: a string or a number becomes its object, as
  /// Objective-C's bridging makes it.
  public var copying: any NSCopying {
    switch object {
    case let text as String: NSString(string: text)
    case let path as IndexPath: NSIndexPath(indexes: Array(path), length: path.count)
    case let object as any NSCopying: object
    default: number ?? NSString(string: object.map { "\($0)" } ?? "")
    }
  }

  /// Strings have the members of numbers too.
  private var value: NSNumber? {
    number ?? (object as? String).map { NSNumber(value: ($0 as NSString).doubleValue) }
  }

  public var doubleValue: Double! { value?.doubleValue }
  public var floatValue: Float! { value?.floatValue }
  public var intValue: Int! { value?.intValue }
  public var integerValue: Int! { value?.intValue }
  public var int32Value: Int32! { value?.int32Value }
  public var int64Value: Int64! { value?.int64Value }
  public var uintValue: UInt! { value?.uintValue }
  public var boolValue: Bool! { value?.boolValue }
  public var stringValue: String! { number?.stringValue }

  /// Whether both are one object, or equal values.
  public func isEqual(_ other: Any?) -> Bool {
    if let object = object as? AnyHashable, let other = other as? AnyHashable {
      return object == other
    }
    guard let object, let other else { return self.object == nil && other == nil }
    return object as AnyObject === other as AnyObject
  }

  /// The comparison that strings, numbers and collections have for their own kind.
  public func isEqual(to other: Any?) -> Bool { isEqual(other) }

  /// What the object says of itself.
  public var description: String! { object.map { "\($0)" } }
  public var debugDescription: String! { object.map { String(reflecting: $0) } }
  public var hash: Int! { (object as? AnyHashable)?.hashValue }

  public var count: Int! {
    switch object {
    case let array as NSArray: array.count
    case let dictionary as NSDictionary: dictionary.count
    case let set as NSSet: set.count
    case let set as NSOrderedSet: set.count
    case let list as [Any]: list.count
    case let table as [AnyHashable: Any]: table.count
    default: nil
    }
  }

  /// The value of a dictionary, or a property of an object; what is none of both, or nil, has none.
  public func value(forKey key: String) -> Any? {
    switch object {
    case let table as [AnyHashable: Any]: table[key]
    case let dictionary as NSDictionary: dictionary.object(forKey: key)
    case let object as ObjectiveC.NSObject: object.value(forKey: key)
    default: nil
    }
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(object) { DynamicObject($0).value(forKey: String($1)) }
  }

  public var length: Int! {
    (object as? String).map { $0.utf16.count } ?? (object as? Data)?.count
  }
}
