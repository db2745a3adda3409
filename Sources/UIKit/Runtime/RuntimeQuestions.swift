import Foundation
import ObjectiveC

// What the tables of classes can answer of the Objective-C runtime's questions. Lists of members
// are empty: the tables hold only what code calls by name. Classes are not made at run time.

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

public func class_copyMethodList(
  _ cls: AnyClass?,
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  empty(outCount, "methods", of: cls)
  return nil
}

public func class_copyPropertyList(
  _ cls: AnyClass?,
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  empty(outCount, "properties", of: cls)
  return nil
}

public func class_copyIvarList(
  _ cls: AnyClass?,
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  empty(outCount, "variables", of: cls)
  return nil
}

/// Empty: no list has a property.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  CStrings.shared.pointer(to: "")
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
