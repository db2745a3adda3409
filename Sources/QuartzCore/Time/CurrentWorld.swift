import Foundation

/// Which world `World.current` is: of the task that runs, where there is one, else of the thread.
///
/// A test framework runs every test in a task of its own, many at a time, and moves main-actor tasks
/// from thread to thread; a world that belonged to a thread would be somebody else's after each `await`.
enum CurrentWorld {
  private struct Entry {
    weak var world: World?
  }

  /// Guards what follows.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Int: Entry] = [:]
  /// How many entries there may be before those without a world are dropped.
  nonisolated(unsafe) private static var limit = 64

  /// Names the running task; nil outside of tasks.
  private static var task: Int? {
    withUnsafeCurrentTask { task in task.map { unsafeBitCast($0, to: Int.self) } }
  }

  static var world: World? {
    guard let task else { return ThreadLocal.value as? World }
    return lock.withLock { entries[task]?.world }
  }

  /// A thread keeps its current world alive; a task does not.
  static func set(_ world: World) {
    ThreadLocal.value = world
    guard let task else { return }
    lock.withLock {
      entries[task] = Entry(world: world)
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.world != nil }
      limit = max(64, 2 * entries.count)
    }
  }

  static func forget(_ world: World) {
    if ThreadLocal.value === world { ThreadLocal.value = nil }
    lock.withLock { entries = entries.filter { $0.value.world !== world } }
  }
}
