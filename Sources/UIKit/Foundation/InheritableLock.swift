import Foundation
import ObjectiveC

/// The lock that an app's own inherits from: the port puts it in the place of Foundation's, which
/// cannot be inherited from on Linux in Swift 5.
open class _InheritableLock: NSObject, NSLocking, @unchecked Sendable {
  private let held = Foundation.NSLock()
  open var name: String?

  public override init() { super.init() }

  open func lock() { held.lock() }
  open func unlock() { held.unlock() }
  open func `try`() -> Bool { held.try() }
  open func lock(before limit: Date) -> Bool { held.lock(before: limit) }
}

/// A lock that its thread may take again.
open class _InheritableRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
  private let held = Foundation.NSRecursiveLock()
  open var name: String?

  public override init() { super.init() }

  open func lock() { held.lock() }
  open func unlock() { held.unlock() }
  open func `try`() -> Bool { held.try() }
  open func lock(before limit: Date) -> Bool { held.lock(before: limit) }
}
