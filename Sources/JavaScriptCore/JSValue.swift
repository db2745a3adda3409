import UIKit

/// A value of a script: what an app made it of.
open class JSValue: UIKit.NSObject, @unchecked Sendable {
  private enum Content {
    case undefined, null, value(Any), array, object
  }

  private let content: Content
  private var properties: [String: JSValue] = [:]
  public let context: JSContext!

  private init(_ content: Content, in context: JSContext?) {
    (self.content, self.context) = (content, context)
  }

  public convenience init!(object value: Any!, in context: JSContext!) {
    switch value {
    case nil: self.init(.undefined, in: context)
    case is NSNull: self.init(.null, in: context)
    case let value?: self.init(.value((value as? JSValue)?.toObject() ?? value), in: context)
    }
  }
  public convenience init!(bool value: Bool, in context: JSContext!) {
    self.init(.value(value), in: context)
  }
  public convenience init!(double value: Double, in context: JSContext!) {
    self.init(.value(value), in: context)
  }
  public convenience init!(int32 value: Int32, in context: JSContext!) {
    self.init(.value(value), in: context)
  }
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) {
    self.init(.value(value), in: context)
  }
  public convenience init!(newObjectIn context: JSContext!) { self.init(.object, in: context) }
  public convenience init!(newArrayIn context: JSContext!) { self.init(.array, in: context) }
  public convenience init!(nullIn context: JSContext!) { self.init(.null, in: context) }
  public convenience init!(undefinedIn context: JSContext!) { self.init(.undefined, in: context) }

  // MARK: Kinds

  open var isUndefined: Bool {
    if case .undefined = content { true } else { false }
  }
  open var isNull: Bool {
    if case .null = content { true } else { false }
  }
  open var isBoolean: Bool { value is Bool }
  open var isNumber: Bool { !isBoolean && number != nil && !isString }
  open var isString: Bool { value is String }
  open var isArray: Bool {
    if case .array = content { true } else { value is [Any] }
  }
  open var isDate: Bool { value is Date }
  open var isObject: Bool { !(isUndefined || isNull || isBoolean || isNumber || isString) }

  private var value: Any? {
    if case .value(let value) = content { value } else { nil }
  }
  private var number: Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as Int: Double(value)
    case let value as Int32: Double(value)
    case let value as UInt32: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as String: Double(value)
    default: nil
    }
  }

  // MARK: As values of Swift, by the rules of the language

  open func toObject() -> Any! {
    switch content {
    case .undefined: nil
    case .null: NSNull()
    case .value(let value): value
    case .array: [Any]()
    case .object: properties.compactMapValues { $0.toObject() }
    }
  }
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
    guard let object = value as AnyObject?, let expectedClass,
      type(of: object) == expectedClass
    else { return nil }
    return object
  }
  open func toBool() -> Bool {
    if let value = value as? Bool { return value }
    if let value = value as? String { return !value.isEmpty }
    if let number { return number != 0 && !number.isNaN }
    return isObject
  }
  open func toDouble() -> Double { isNull ? 0 : number ?? .nan }
  open func toInt32() -> Int32 {
    let number = toDouble().truncatingRemainder(dividingBy: 4_294_967_296)
    return number.isFinite ? Int32(truncatingIfNeeded: Int64(number)) : 0
  }
  open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toString() -> String! {
    switch content {
    case .undefined: "undefined"
    case .null: "null"
    case .value(let value): text(of: value)
    case .array: ""
    case .object: "[object Object]"
    }
  }
  open func toDate() -> Date! { value as? Date }
  open func toArray() -> [Any]! { isArray ? value as? [Any] ?? [] : nil }
  open func toDictionary() -> [AnyHashable: Any]! {
    if let value = value as? [AnyHashable: Any] { return value }
    if case .object = content { return toObject() as? [AnyHashable: Any] }
    return nil
  }
  open override var description: String { toString() }

  /// Whole numbers have no fraction.
  private func text(of value: Any) -> String {
    if let number = value as? Double, number == number.rounded(), abs(number) < 1e15 {
      return String(Int(number))
    }
    return "\(value)"
  }

  // MARK: Properties

  private func name(_ key: Any?) -> String { key.map { "\($0)" } ?? "undefined" }

  open func forProperty(_ property: Any!) -> JSValue! {
    let name = name(property)
    if let found = properties[name] { return found }
    let inner = (value as? [String: Any])?[name]
    return JSValue(object: inner, in: context)
  }
  open func setValue(_ value: Any!, forProperty property: Any!) {
    properties[name(property)] = value as? JSValue ?? JSValue(object: value, in: context)
  }
  open func hasProperty(_ property: Any!) -> Bool { !forProperty(property).isUndefined }
  @discardableResult
  open func deleteProperty(_ property: Any!) -> Bool {
    properties.removeValue(forKey: name(property)) != nil
  }
  open func atIndex(_ index: Int) -> JSValue! {
    let items = value as? [Any] ?? []
    let item = items.indices.contains(index) ? items[index] : nil
    return JSValue(object: item, in: context)
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) {
    setValue(object, forProperty: key)
  }
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }

  // MARK: Calls, for which there is no engine

  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! { fail() }
  @discardableResult
  open func construct(withArguments arguments: [Any]!) -> JSValue! { fail() }
  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { fail() }

  private func fail() -> JSValue { context?.fail() ?? JSValue(.undefined, in: nil) }
}
