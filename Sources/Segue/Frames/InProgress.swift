import Foundation

/// What threads are making now, so that no two of them make the same.
final class InProgress<Key: Hashable & Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var keys: Set<Key> = []

  /// Whether the caller is the one that makes it; otherwise another thread is at it.
  func begin(_ key: Key) -> Bool { condition.withLock { keys.insert(key).inserted } }

  /// It is made, or will not be.
  func end(_ key: Key) {
    condition.withLock {
      keys.remove(key)
      condition.broadcast()
    }
  }

  /// Only for those who make nothing at that time: two that waited for each other would wait for
  /// ever.
  func wait(forEndOf key: Key) {
    condition.withLock {
      while keys.contains(key) { condition.wait() }
    }
  }
}
