import Dispatch
import class Foundation.NSRecursiveLock

/// The values of a queue by the identity of their keys.
///
/// Code that was started outside a world's thread may ask for them, too: a lock guards them.
struct QueueSpecifics {
  private struct Entry {
    /// Kept: another key may not take its identity.
    let key: AnyObject
    let value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func value(of key: AnyObject) -> Any? { entries[ObjectIdentifier(key)]?.value }

  mutating func set(_ value: Any?, for key: AnyObject) {
    entries[ObjectIdentifier(key)] = value.map { Entry(key: key, value: $0) }
  }
}

// Dispatch's keys serve as they are.
extension DispatchQueue {
  private static let lock = NSRecursiveLock()

  /// Runs a block as one of this queue.
  func asCurrent<Result>(_ work: () throws -> Result) rethrows -> Result {
    let host = RunLoopHost.present
    let saved = host.queue
    host.queue = isMain ? nil : self
    defer { host.queue = saved }
    return try work()
  }

  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    Self.lock.withLock { specifics.set(value, for: key) }
  }

  public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    Self.lock.withLock { specifics.value(of: key) as? Value }
  }

  /// The value of the queue whose block runs, or of the nearest of its targets that has one.
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    var queue: DispatchQueue? = RunLoopHost.present.queue ?? main
    while let here = queue {
      if let value = here.getSpecific(key: key) { return value }
      queue = here.target
    }
    return nil
  }
}
