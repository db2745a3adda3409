import Foundation
import QuartzCore

/// Counts the animations of a block and calls its completions when the last one has stopped.
package final class AnimationTracker {
  private var running = 0
  private var isClosed = false
  private var allFinished = true
  private var completions: [(Bool) -> Void] = []
  /// Kept alive until the end, as a block keeps the views that it animates.
  private var blockedViews: [UIView] = []

  package private(set) var isEmpty = true

  package init(completion: ((Bool) -> Void)? = nil) {
    if let completion { completions.append(completion) }
  }

  package func addCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.append(completion)
  }

  /// Called before the other completions.
  func prependCompletion(_ completion: @escaping (Bool) -> Void) {
    completions.insert(completion, at: 0)
  }

  /// Makes the block wait for `animation`.
  ///
  /// Call it before the animation is added to its layer.
  package func track(_ animation: CAAnimation) {
    begin()
    animation.onStop = { [self] finished in end(finished: finished) }
  }

  package func begin() {
    isEmpty = false
    running += 1
  }

  package func end(finished: Bool) {
    running -= 1
    if !finished { allFinished = false }
    completeIfDone()
  }

  /// The view takes no touches until the block is over.
  @MainActor
  package func blockTouches(of view: UIView) {
    blockedViews.append(view)
    view.touchBlocks += 1
  }

  /// Call it when the block has run.
  ///
  /// Without any animation it completes on the next turn (documented for a duration of 0, inferred
  /// for blocks that change nothing).
  package func close() {
    isClosed = true
    guard running == 0 else { return }
    let world = World.current
    world.schedule(after: 0) { [self] in
      if !completions.isEmpty {
        world.note("the completion of UIView.animate with nothing to animate")
      }
      completeIfDone()
    }
  }

  private func completeIfDone() {
    guard isClosed, running == 0, !completions.isEmpty || !blockedViews.isEmpty else { return }
    let views = blockedViews
    let done = completions
    blockedViews = []
    completions = []
    MainActor.assumeIsolated {
      for view in views { view.touchBlocks -= 1 }
    }
    for completion in done { completion(allFinished) }
  }
}
