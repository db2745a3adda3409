import Foundation

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771

  public static let OBJC_ASSOCIATION_RETAIN_ATOMIC = OBJC_ASSOCIATION_RETAIN
}

/// The associated objects of one object, by the address of the key.
final class AssociatedObjects {
  private enum Held {
    case strong(Any)
    case weak(WeakReference)
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private var values: [UnsafeRawPointer: Held] = [:]

  subscript(key: UnsafeRawPointer) -> Any? {
    switch values[key] {
    case .strong(let value): value
    case .weak(let reference): reference.object
    case nil: nil
    }
  }

  /// With `OBJC_ASSOCIATION_ASSIGN` the object is not kept.
  ///
  /// iOS leaves a dangling pointer after its release; here nil is read.
  func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    guard let value = Argument.flattened(value) else {
      values[key] = nil
      return
    }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: values[key] = .weak(WeakReference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      values[key] = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: values[key] = .strong(value)
    }
  }

  // MARK: Objects that do not descend from NSObject

  /// Objects of other root classes have no storage for associations.
  ///
  /// A separate table has theirs, and drops released objects as it grows.
  private final class Side {
    weak var object: AnyObject?
    let objects = AssociatedObjects()
    init(_ object: AnyObject) { self.object = object }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var side: [ObjectIdentifier: Side] = [:]
  nonisolated(unsafe) private static var limit = 64

  static func of(_ object: Any) -> AssociatedObjects {
    if let object = object as? NSObject { return object.associatedObjects }
    let object = object as AnyObject
    return lock.withLock {
      if let entry = side[ObjectIdentifier(object)], entry.object === object {
        return entry.objects
      }
      if side.count > limit {
        side = side.filter { $0.value.object != nil }
        limit = max(64, side.count * 2)
      }
      let entry = Side(object)
      side[ObjectIdentifier(object)] = entry
      return entry.objects
    }
  }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.of(object)[key]
}

public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.of(object).set(value, for: key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  (object as? NSObject)?.removeAssociatedObjects()
}
