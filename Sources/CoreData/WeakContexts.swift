/// Contexts that may be released.
struct WeakContexts {
  private struct Box {
    weak var context: NSManagedObjectContext?
  }

  private var boxes: [Box] = []

  var all: [NSManagedObjectContext] { boxes.compactMap(\.context) }

  mutating func add(_ context: NSManagedObjectContext) {
    remove(context)
    boxes.append(Box(context: context))
  }

  mutating func remove(_ context: NSManagedObjectContext) {
    boxes.removeAll { $0.context == nil || $0.context === context }
  }
}
