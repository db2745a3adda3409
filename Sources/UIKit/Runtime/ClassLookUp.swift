import Foundation
import ObjectiveC

// Classes and their names, as the Objective-C runtime finds them.

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  CStrings.shared.pointer(to: cls.map(NSStringFromClass) ?? "nil")
}

/// Of a class the class itself: on iOS that has a class of its own, of the same name.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { $0 as? AnyClass ?? type(of: $0 as AnyObject) }
}

public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(obj))
}

/// The class of a name; nil for one that is unknown.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { objc_lookUpClass(name) }

public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  NSClassFromString(String(cString: name))
}

/// Names that were returned as C strings, which are never released.
final class CStrings: @unchecked Sendable {
  static let shared = CStrings()
  private var known: [String: UnsafePointer<CChar>] = [:]
  private let lock = NSLock()

  func pointer(to string: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let pointer = known[string] { return pointer }
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: string.utf8.count + 1)
      string.withCString { copy.update(from: $0, count: string.utf8.count + 1) }
      known[string] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}
