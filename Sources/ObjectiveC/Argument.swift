import Foundation

/// Values on their way into a typed method or property, which arrive as `Any?`.
package enum Argument {
  /// An argument that is not of the declared type.
  struct Refusal: Error {
    var wanted: String
    var got: String

    var outcome: Selector.Outcome {
      Selector.Outcome(reply: .refused(wanted: wanted, got: got), result: nil)
    }
  }

  /// The arguments as values of these types, in order.
  static func all<each A>(
    _ types: (repeat (each A).Type),
    from arguments: [Any?]
  ) throws(Refusal) -> (repeat each A) {
    var rest = arguments[...]
    return (repeat try take((each A).self, from: &rest))
  }

  /// The next argument as an `A`.
  ///
  /// One that is missing counts as nil.
  static func take<A>(_ type: A.Type, from arguments: inout ArraySlice<Any?>) throws(Refusal) -> A {
    let value = arguments.popFirst() ?? nil
    if let value = converted(value, to: A.self) { return value }
    if let flag = flag(value), let flag = flag as? A { return flag }
    // iOS passes the object as it is, which harms only a method that uses it (inferred).
    if let optional = A.self as? any OptionalValue.Type, let none = optional.none as? A {
      return none
    }
    let got = value.map { String(describing: Swift.type(of: $0)) } ?? "nil"
    throw Refusal(wanted: String(describing: A.self), got: got)
  }

  /// An object in the place of a flag: its address counts as yes, and nil as no.
  ///
  /// `endEditing(_:)` as the action of a recognizer gets the recognizer.
  private static func flag(_ value: Any?) -> Bool? {
    guard let value = flattened(value) else { return false }
    return Swift.type(of: value) is AnyClass ? true : nil
  }

  /// The value as a `Value`: itself, or the result of Objective-C's bridging.
  ///
  /// Numbers become numbers of the wanted kind, a notification the class of that name.
  package static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    bridged(value, to: type) ?? flattened(value).flatMap { disguised($0, as: type) }
  }

  private static func bridged<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = flattened(value) {
      if let same = value as? Value { return same }
      for converter in [number, notification, rawValue] + extraConverters {
        // Nothing would be a value of an optional type.
        guard let other = converter(value, type) else { continue }
        if let other = other as? Value { return other }
      }
      return nil
    }
    // Nil is a value of an optional type, and of `Any` where Objective-C has nil.
    if let optional = type as? any OptionalValue.Type { return optional.none as? Value }
    return nil
  }

  /// The value of a key: a text in the place of a number counts as the number that it begins with,
  /// else as 0 (documented), and a type around a text counts as the text.
  ///
  /// An object of another class is refused: the property would keep it, and its users read beyond
  /// its end.
  static func keyed<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    let text = text(value)
    if let value = bridged(text ?? value, to: type) { return value }
    guard let text else { return nil }
    let wanted = (type as? any OptionalValue.Type)?.wrappedType ?? type
    let string = text as NSString
    let number =
      wanted is Bool.Type
      ? NSNumber(value: string.boolValue) : NSNumber(value: string.doubleValue)
    return bridged(number, to: type)
  }

  private static func text(_ value: Any?) -> String? {
    guard let value = flattened(value) else { return nil }
    return value as? String ?? (value as? any RawRepresentable)?.rawValue as? String
  }

  /// A pan for a method that declares an edge pan: Objective-C passes any object, and what both
  /// classes have works.
  private static func disguised<Value>(_ value: Any, as type: Value.Type) -> Value? {
    guard Swift.type(of: value) is AnyClass,
      let wanted = ((type as? any OptionalValue.Type)?.wrappedType ?? type) as? AnyClass
    else { return nil }
    let object = value as AnyObject
    let own: AnyClass = Swift.type(of: object)
    var ancestor: AnyClass? = _getSuperclass(wanted)
    while let next = ancestor, next != own { ancestor = _getSuperclass(next) }
    guard ancestor != nil, own != NSObject.self else { return nil }
    return unsafeBitCast(object, to: type)
  }

  /// Further bridging, for types above this module.
  nonisolated(unsafe) package static var extraConverters: [(Any, Any.Type) -> Any?] = []

  /// Optionals in optionals as one optional.
  package static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any OptionalValue { return flattened(optional.wrapped) }
    return value is NSNull ? nil : value
  }

  private static func number(_ value: Any, _ type: Any.Type) -> Any? {
    guard let number = plainNumber(value) else { return nil }
    let double = number.doubleValue
    switch (type as? any OptionalValue.Type)?.wrappedType ?? type {
    case is Double.Type: return double
    case is CGFloat.Type: return CGFloat(double)
    case is Float.Type: return Float(double)
    case is Int.Type: return Int(exactly: double.rounded(.towardZero))
    case is UInt.Type: return UInt(exactly: double.rounded(.towardZero))
    case is Bool.Type: return double != 0
    case is NSNumber.Type: return number
    default: return nil
    }
  }

  /// What an `id` of Objective-C's holds: a number of whatever type is an `NSNumber`, which casts
  /// to every type that can say it.
  package static func object(_ value: Any) -> Any {
    value is String ? value : plainNumber(value) ?? value
  }

  private static func plainNumber(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Double: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Float: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value as String: Double(value).map { NSNumber(value: $0) }
    default: nil
    }
  }

  /// The value of a key: of an enumeration and of a set of options the number, as in Objective-C.
  static func coded(_ value: Any?) -> Any? {
    guard let value = flattened(value) else { return nil }
    guard let raw = (value as? any RawRepresentable)?.rawValue as? any BinaryInteger,
      let number = Int(exactly: raw)
    else { return value }
    return NSNumber(value: number)
  }

  /// Objective-C has the number of an enumeration's case where Swift has the case.
  private static func rawValue(_ value: Any, _ type: Any.Type) -> Any? {
    let type = (type as? any OptionalValue.Type)?.wrappedType ?? type
    return (type as? any RawRepresentable.Type).flatMap { named(by: value, in: $0) }
  }

  private static func named<Case: RawRepresentable>(by value: Any, in type: Case.Type) -> Any? {
    converted(value, to: Case.RawValue.self).flatMap(Case.init)
  }

  private static func notification(_ value: Any, _ type: Any.Type) -> Any? {
    guard let notification = value as? Notification else { return nil }
    return NSNotification(
      name: notification.name,
      object: notification.object,
      userInfo: notification.userInfo
    )
  }
}

/// The members of `Optional` that do not depend on its type.
package protocol OptionalValue {
  static var none: Self { get }
  static var wrappedType: Any.Type { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  package static var wrappedType: Any.Type { Wrapped.self }
  package var wrapped: Any? { self }
}
