import Foundation

/// The locks of `objc_sync_enter` and `objc_sync_exit`: one for each object, for as long
/// as somebody is inside.
private enum ObjectLocks {
  private final class Entry {
    let lock = NSRecursiveLock()
    /// Who is inside or waits.
    var users = 0
  }

  /// Guards the entries.
  private static let guarding = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  static func enter(_ object: AnyObject) {
    let entry = guarding.withLock {
      let entry = entries[ObjectIdentifier(object)] ?? Entry()
      entries[ObjectIdentifier(object)] = entry
      entry.users += 1
      return entry
    }
    entry.lock.lock()
  }

  /// False when nobody is inside.
  static func exit(_ object: AnyObject) -> Bool {
    let entry = guarding.withLock { () -> Entry? in
      guard let entry = entries[ObjectIdentifier(object)] else { return nil }
      entry.users -= 1
      if entry.users == 0 { entries[ObjectIdentifier(object)] = nil }
      return entry
    }
    entry?.lock.unlock()
    return entry != nil
  }
}

public let OBJC_SYNC_SUCCESS: Int32 = 0
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

/// What `@synchronized` is in Swift: one thread at a time, which may enter again.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(obj as AnyObject)
  return OBJC_SYNC_SUCCESS
}

@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.exit(obj as AnyObject) ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}
