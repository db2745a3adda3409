import Foundation
import QuartzCore
import Synchronization

/// The blocks of animations that are open in a world.
package final class AnimationRecorder {
  private var stack: [AnimationContext?] = [] {
    didSet { AnimationRecorder.countOpenBlocks(stack.count - oldValue.count) }
  }

  /// Of all worlds together.
  ///
  /// While it is 0, a view need not look for its world to know that nothing is animated.
  static var openBlocks: Int { blocks.load(ordering: .relaxed) }
  private static let blocks = Atomic(0)

  private static func countOpenBlocks(_ more: Int) { blocks.add(more, ordering: .relaxed) }

  deinit { AnimationRecorder.countOpenBlocks(-stack.count) }

  /// `UIView.setAnimationsEnabled`.
  package var isEnabled = true
  /// Each notes all changes in all blocks; the innermost comes last.
  private var journals: [AnimationJournal] = []

  /// What the next block that animates takes in.
  private var joiner: (@MainActor () -> Void)?

  package init() {}

  /// The innermost open block that animates.
  package var current: AnimationContext? {
    guard isEnabled, let top = stack.last, let context = top, context.animates else { return nil }
    return context
  }

  /// The innermost open block, animating or not.
  package var innermost: AnimationContext? { isEnabled ? stack.last ?? nil : nil }

  /// Runs `changes` in `context` and closes the block.
  @MainActor
  package func run(_ context: AnimationContext, _ changes: () -> Void) {
    perform(in: context, changes)
    context.tracker.close()
  }

  /// Runs `changes` in `context`, which stays open for more.
  @MainActor
  package func perform(in context: AnimationContext, _ changes: () -> Void) {
    stack.append(context)
    defer { stack.removeLast() }
    let join = context.animates && isEnabled ? joiner : nil
    if join != nil { joiner = nil }
    changes()
    join?()
    context.layOutResizedViews()
  }

  /// The first animating block that `body` opens runs `join` too, after its own changes: what
  /// animates alongside a transition takes on the duration and curve of its animator.
  ///
  /// `join` is not run when there is no such block.
  @MainActor
  package func joinNextBlock(with join: @escaping @MainActor () -> Void, during body: () -> Void) {
    let outer = joiner
    joiner = join
    defer { joiner = outer }
    body()
  }

  @MainActor
  package func performWithoutAnimation(_ changes: () -> Void) {
    stack.append(nil)
    let wasEnabled = isEnabled
    isEnabled = false
    defer {
      isEnabled = wasEnabled
      stack.removeLast()
    }
    changes()
  }

  @MainActor
  func record(_ change: PropertyChange, in context: AnimationContext) {
    for journal in journals { journal.note(change) }
    context.record(change)
  }

  /// All changes that `body` animates are noted in `journal`.
  @MainActor
  package func keep(_ journal: AnimationJournal, during body: () -> Void) {
    journals.append(journal)
    defer { journals.removeAll { $0 === journal } }
    body()
  }

  // MARK: begin/commitAnimations

  var legacySettings: [LegacyAnimationSettings] = []

  @MainActor
  func open(_ context: AnimationContext) { stack.append(context) }

  @MainActor
  func closeInnermost() -> AnimationContext? {
    guard let last = stack.last else { return nil }
    last?.layOutResizedViews()
    stack.removeLast()
    return last
  }
}

/// What animated blocks have changed, so that it can be undone.
package final class AnimationJournal {
  private var changes: [PropertyChange] = []

  package init() {}

  func note(_ change: PropertyChange) { changes.append(change) }

  /// Writes back what every property was before its first change.
  @MainActor
  package func restore() {
    for change in changes.reversed() { change.restoreOldValue() }
    changes = []
  }
}
