/// The property animators of a world, by their identities: of thousands, one comes and goes at
/// once.
@MainActor
struct AnimatorRegistry {
  private struct Entry {
    weak var animator: UIViewPropertyAnimator?
    /// Keeps a running animator, which may have no other owner; the app keeps paused ones.
    var held: UIViewPropertyAnimator?
    let order: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var count = 0
  /// Entries of animators that were let go are dropped when there are so many.
  private var limit = 64

  nonisolated init() {}

  /// Those that have started and not ended, in that order.
  var all: [UIViewPropertyAnimator] {
    entries.values.sorted { $0.order < $1.order }.compactMap(\.animator)
  }

  mutating func hold(_ animator: UIViewPropertyAnimator, _ isRunning: Bool) {
    if entries[ObjectIdentifier(animator)]?.animator !== animator {
      guard isRunning else { return }
      note(animator)
    }
    entries[ObjectIdentifier(animator)]?.held = isRunning ? animator : nil
  }

  mutating func note(_ animator: UIViewPropertyAnimator) {
    guard entries[ObjectIdentifier(animator)]?.animator !== animator else { return }
    if entries.count >= limit {
      entries = entries.filter { $0.value.animator != nil }
      limit = max(64, entries.count * 2)
    }
    count += 1
    entries[ObjectIdentifier(animator)] = Entry(animator: animator, order: count)
  }

  mutating func remove(_ animator: UIViewPropertyAnimator) {
    entries[ObjectIdentifier(animator)] = nil
  }

  mutating func removeAll() { entries = [:] }
}
