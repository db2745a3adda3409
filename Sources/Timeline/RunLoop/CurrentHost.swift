import Foundation

/// The current host: that of the running task, if there is one, else that of the thread.
///
/// A test framework runs every test in its own task, many at a time, and moves main-actor tasks
/// between threads; a host that belonged to a thread would be another one after each `await`.
enum CurrentHost {
  private struct Entry {
    weak var host: RunLoopHost?
  }

  /// Guards the variables below.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Int: Entry] = [:]
  /// The number of entries at which those without a host are dropped.
  nonisolated(unsafe) private static var limit = 64

  /// Identifies the running task; nil outside tasks, and where all tasks run on the world's thread.
  private static var task: Int? {
    if VirtualExecutors.areInstalled { return nil }
    return withUnsafeCurrentTask { task in task.map { unsafeBitCast($0, to: Int.self) } }
  }

  static var host: RunLoopHost? {
    guard let task else { return ThreadLocal.value as? RunLoopHost }
    return lock.withLock { entries[task]?.host }
  }

  /// A thread keeps its current host alive; a task does not.
  static func set(_ host: RunLoopHost) {
    ThreadLocal.value = host
    guard let task else { return }
    lock.withLock {
      entries[task] = Entry(host: host)
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.host != nil }
      limit = max(64, 2 * entries.count)
    }
  }

  static func forget(_ host: RunLoopHost) {
    if ThreadLocal.value === host { ThreadLocal.value = nil }
    lock.withLock { entries = entries.filter { $0.value.host !== host } }
  }
}
