import Synchronization

/// Which world `World.current` is: of the task that runs, where there is one, else of the thread.
///
/// A test framework runs every test in a task of its own, many at a time, and moves main-actor tasks
/// from thread to thread; a world that belonged to a thread would be somebody else's after each `await`.
enum CurrentWorld {
  private struct Entry {
    weak var world: World?
  }

  private struct Table: ~Copyable {
    var entries: [Int: Entry] = [:]
    /// How many entries there may be before those without a world are dropped.
    var limit = 64
  }

  private static let table = Mutex(Table())

  /// Names the running task; nil outside of tasks.
  private static var task: Int? {
    withUnsafeCurrentTask { task in task.map { unsafeBitCast($0, to: Int.self) } }
  }

  static var world: World? {
    guard let task else { return ThreadLocal.value as? World }
    return table.withLock { $0.entries[task]?.world }
  }

  /// A thread keeps its current world alive; a task does not.
  static func set(_ world: World) {
    ThreadLocal.value = world
    guard let task else { return }
    table.withLock { table in
      table.entries[task] = Entry(world: world)
      guard table.entries.count > table.limit else { return }
      table.entries = table.entries.filter { $0.value.world != nil }
      table.limit = max(64, 2 * table.entries.count)
    }
  }

  static func forget(_ world: World) {
    if ThreadLocal.value === world { ThreadLocal.value = nil }
    table.withLock { table in
      table.entries = table.entries.filter { $0.value.world !== world }
    }
  }
}
