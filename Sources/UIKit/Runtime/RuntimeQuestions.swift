import Foundation
import ObjectiveC

// What the tables of classes can answer of the Objective-C runtime's questions: of an app's own
// classes they have what is `@objc`, as the runtime has, and of Apple's only what code calls by
// name. Classes are not made at run time.

/// Whether objects of a class have a method.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  (cls as? NSObject.Type)?.instancesRespond(to: sel) ?? false
}

/// False: no class here is the class of a class.
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }

public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector {
  Selector(String(cString: str))
}

public func sel_getUid(_ str: UnsafePointer<CChar>) -> Selector { sel_registerName(str) }

public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> {
  CStrings.shared.pointer(to: sel.description)
}

public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }

/// Those of the selector, after the receiver and the selector itself (documented).
public func method_getNumberOfArguments(_ m: Method) -> UInt32 {
  UInt32(2 + m.selector.description.count { $0 == ":" })
}

// MARK: Lists of members

/// A declared property.
public typealias objc_property_t = OpaquePointer

private func empty(_ count: UnsafeMutablePointer<UInt32>?, _ what: String, of cls: AnyClass?) {
  Diagnostics.report("The \(what) of \(cls.map { "\($0)" } ?? "nil") cannot be listed at run time.")
  count?.pointee = 0
}

/// Memory that the caller frees (documented); nil for an empty list.
private func list<Element>(
  _ elements: [Element],
  _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Element>? {
  count?.pointee = UInt32(elements.count)
  guard !elements.isEmpty else { return nil }
  let memory = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
  memory.initialize(from: elements, count: elements.count)
  return memory
}

public func class_copyMethodList(
  _ cls: AnyClass?,
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  guard let cls, !NSObject.isOfApple(cls) else {
    empty(outCount, "methods", of: cls)
    return nil
  }
  return list(ClassTable.methods(of: cls).map { Method(owner: cls, selector: $0) }, outCount)
}

public func class_copyPropertyList(
  _ cls: AnyClass?,
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  guard let cls, !NSObject.isOfApple(cls) else {
    empty(outCount, "properties", of: cls)
    return nil
  }
  let properties = ClassTable.properties(of: cls)
  return list(properties.map { PropertyRecords.shared.pointer(to: $0, of: cls) }, outCount)
}

/// That of the class or the nearest superclass that has one of the name.
public func class_getProperty(
  _ cls: AnyClass?,
  _ name: UnsafePointer<CChar>
) -> objc_property_t? {
  let wanted = String(cString: name)
  var type: AnyClass? = cls
  while let current = type {
    if let found = ClassTable.properties(of: current).first(where: { $0.name == wanted }) {
      return PropertyRecords.shared.pointer(to: found, of: current)
    }
    type = class_getSuperclass(current)
  }
  return nil
}

/// The records of properties, one for each of a class; there for ever, as on iOS.
private final class PropertyRecords: @unchecked Sendable {
  static let shared = PropertyRecords()
  private var known: [ObjectIdentifier: [String: objc_property_t]] = [:]
  private let lock = NSLock()

  func pointer(
    to property: (name: String, type: Any.Type),
    of owner: AnyClass
  ) -> objc_property_t {
    lock.withLock {
      if let pointer = known[ObjectIdentifier(owner)]?[property.name] { return pointer }
      let memory = UnsafeMutablePointer<PropertyRecord>.allocate(capacity: 1)
      memory.initialize(to: PropertyRecord(name: property.name, type: property.type))
      known[ObjectIdentifier(owner), default: [:]][property.name] = objc_property_t(memory)
      return objc_property_t(memory)
    }
  }
}

/// What stands behind an `objc_property_t`.
private struct PropertyRecord {
  let name: String
  let attributes: String

  init(name: String, type: Any.Type) {
    self.name = name
    attributes = "T\(Self.code(of: type)),V\(name)"
  }

  static func at(_ property: objc_property_t) -> PropertyRecord {
    UnsafeMutablePointer<PropertyRecord>(property).pointee
  }

  /// In the runtime's spelling (documented); objects have the name of their class.
  private static func code(of type: Any.Type) -> String {
    let wrapped = (type as? any WrappedTypeHolder.Type)?.wrappedType ?? type
    switch wrapped {
    case is Bool.Type: return "B"
    case is Int.Type: return "q"
    case is UInt.Type: return "Q"
    case is Int32.Type: return "i"
    case is Double.Type, is CGFloat.Type: return "d"
    case is Float.Type: return "f"
    case is String.Type: return "@\"NSString\""
    case is CGRect.Type: return "{CGRect={CGPoint=dd}{CGSize=dd}}"
    case is CGPoint.Type: return "{CGPoint=dd}"
    case is CGSize.Type: return "{CGSize=dd}"
    default: return wrapped is AnyClass ? "@\"\(wrapped)\"" : "@"
    }
  }
}

private protocol WrappedTypeHolder {
  static var wrappedType: Any.Type { get }
}

extension Optional: WrappedTypeHolder {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

public func class_copyIvarList(
  _ cls: AnyClass?,
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  empty(outCount, "variables", of: cls)
  return nil
}

public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  CStrings.shared.pointer(to: PropertyRecord.at(property).name)
}

/// The type and the name of the variable, such as `TB,VisOn` (documented).
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
  UnsafePointer(CStrings.shared.pointer(to: PropertyRecord.at(property).attributes))
}

/// Nil: no list has a variable.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

// MARK: New classes

/// Nil, as where a class cannot be made (documented).
public func objc_allocateClassPair(
  _ superclass: AnyClass?,
  _ name: UnsafePointer<CChar>,
  _ extraBytes: Int
) -> AnyClass? {
  Diagnostics.report("Classes cannot be made at run time: \(String(cString: name)) is missing.")
  return nil
}

public func objc_registerClassPair(_ cls: AnyClass) {}

public func objc_disposeClassPair(_ cls: AnyClass) {}
