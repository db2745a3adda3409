import Foundation
import QuartzCore
import Synchronization

/// The blocks of animations that are open in a world.
package final class AnimationRecorder {
  private var stack: [AnimationContext?] = [] {
    didSet { AnimationRecorder.countOpenBlocks(stack.count - oldValue.count) }
  }

  /// The open blocks of all worlds together.
  ///
  /// While it is 0, a view knows without looking for its world that nothing is animated.
  static var openBlocks: Int { blocks.load(ordering: .relaxed) }
  private static let blocks = Atomic(0)

  private static func countOpenBlocks(_ more: Int) { blocks.add(more, ordering: .relaxed) }

  deinit { AnimationRecorder.countOpenBlocks(-stack.count) }

  /// `UIView.setAnimationsEnabled`.
  package var isEnabled = true
  /// Each records all changes in all blocks; the innermost is last.
  private var journals: [AnimationJournal] = []

  /// The changes that the next animating block includes.
  private var joiner: (@MainActor () -> Void)?

  package init() {}

  /// The innermost open block that animates.
  package var current: AnimationContext? {
    guard isEnabled, let top = stack.last, let context = top, context.animates else { return nil }
    return context
  }

  /// The innermost open block, animating or not.
  package var innermost: AnimationContext? { isEnabled ? stack.last ?? nil : nil }

  /// The innermost open block, whether animations are enabled or not; nil where it animates
  /// nothing.
  var top: AnimationContext? { stack.last ?? nil }

  /// Runs `changes` in `context` and closes the block.
  @MainActor
  package func run(_ context: AnimationContext, _ changes: () -> Void) {
    perform(in: context, changes)
    context.tracker.close()
  }

  /// Runs `changes` in `context`, which stays open for more.
  @MainActor
  package func perform(in context: AnimationContext, _ changes: () -> Void) {
    let flushes = prepareUpdates(entering: context)
    stack.append(context)
    defer {
      stack.removeLast()
      beginTransitions(of: context)
    }
    let join = context.animates && isEnabled && !playsOn(context) ? joiner : nil
    if join != nil { joiner = nil }
    changes()
    join?()
    if flushes { flushUpdates() }
    context.layOutResizedViews()
  }

  /// Begins the transitions of whole views that a block has asked for.
  @MainActor
  func beginTransitions(of context: AnimationContext) {
    let transitions = context.transitions
    context.transitions = []
    guard isEnabled, context.animates else { return }
    for (style, view) in transitions where view.layer.superlayer != nil {
      style.begin(on: view, in: context)
    }
  }

  /// Whether a property animator plays the block while the transition around it is driven by a
  /// finger, which what is animated alongside follows (inferred).
  private func playsOn(_ context: AnimationContext) -> Bool {
    context.pacer != nil && !journals.isEmpty
  }

  /// Makes the first animating block that `body` opens run `join` too, after its own changes.
  ///
  /// So animations alongside a transition get the duration and curve of its animator.
  ///
  /// Without such a block `join` does not run.
  @MainActor
  package func joinNextBlock(with join: @escaping @MainActor () -> Void, during body: () -> Void) {
    let outer = joiner
    joiner = join
    defer { joiner = outer }
    body()
  }

  /// Runs code that no open block animates; blocks that it opens itself do.
  @MainActor
  package func performOutsideOpenBlocks<Result>(_ changes: () -> Result) -> Result {
    let outer = joiner
    joiner = nil
    stack.append(nil)
    defer {
      stack.removeLast()
      joiner = outer
    }
    return changes()
  }

  /// Whether UIKit animates what it changes on its own account, or is asked to change in an
  /// animation.
  var animatesOwnChanges: Bool { isEnabled && !isQuiet }
  private var isQuiet = false

  /// Shows a screen or a cell that comes at its place: what is open around animates nothing of it,
  /// and UIKit nothing on its own account, but the blocks that the app opens play (inferred: on iOS
  /// the first layout belongs to the commit, after all blocks).
  @MainActor
  func performQuietly<Result>(_ changes: () -> Result) -> Result {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    return performOutsideOpenBlocks(changes)
  }

  @MainActor
  package func performWithoutAnimation(_ changes: () -> Void) {
    let flushes = prepareUpdates(entering: nil)
    stack.append(nil)
    let wasEnabled = isEnabled
    isEnabled = false
    defer {
      isEnabled = wasEnabled
      stack.removeLast()
    }
    changes()
    if flushes { flushUpdates() }
  }

  /// Whether an open block, however far out, has the option `flushUpdates`.
  private var flushesUpdates: Bool {
    stack.contains { $0?.options.contains(.flushUpdates) ?? false }
  }

  /// Does what is pending by the rules of the scope around, if the new scope flushes updates, and
  /// returns whether it does.
  ///
  /// The option holds for all scopes inside (documented).
  @MainActor
  private func prepareUpdates(entering context: AnimationContext?) -> Bool {
    guard flushesUpdates || context?.options.contains(.flushUpdates) ?? false else { return false }
    flushUpdates()
    return true
  }

  @MainActor
  private func flushUpdates() {
    for window in UIKitWorld.current.windows { window.layoutIfNeeded() }
  }

  @MainActor
  func record(_ change: PropertyChange, in context: AnimationContext) {
    if context.pacer == nil { for journal in journals { journal.note(change) } }
    context.record(change)
  }

  /// Records all changes that `body` animates in `journal`, but for those of property animators.
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
