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

  /// The queue whose block runs.
  fileprivate static var running: DispatchQueue { RunLoopHost.present.queue ?? main }

  /// The texts that C has been given, which live as long as their queues do on iOS: always, here.
  nonisolated(unsafe) private static var labels: [String: UnsafePointer<CChar>] = [:]

  fileprivate var labelOfC: UnsafePointer<CChar> {
    Self.lock.withLock {
      if let known = Self.labels[label] { return known }
      let bytes = label.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (index, byte) in bytes.enumerated() { (copy + index).initialize(to: byte) }
      Self.labels[label] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }

  /// The value of the queue whose block runs, or of the nearest of its targets that has one.
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    var queue: DispatchQueue? = running
    while let here = queue {
      if let value = here.getSpecific(key: key) { return value }
      queue = here.target
    }
    return nil
  }
}

/// The label of a queue as C's text; of the one whose block runs for nil, as loggers ask for it.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  (queue ?? .running).labelOfC
}
