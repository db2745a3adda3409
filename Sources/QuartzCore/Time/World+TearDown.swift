import Timeline

extension World {
  /// Drops all pending events and animations without callbacks: closures keep what they animate,
  /// and a world that ends must leave no reference cycles.
  package func tearDown() {
    for animation in live.all {
      animation.animation.delegate = nil
      animation.animation.onStop = nil
      animation.animation.onStart = nil
      animation.keptLayer?.animations.forgetLayer()
      animation.keptLayer?.animations = LayerAnimations()
      animation.keptLayer = nil
    }
    live = LiveAnimations()
    removedAnimations = []
    _ = transactions.takeDueCompletions()
    layoutHooks = []
    committedBlocks = []
    forgetWaiting()
    clock.cancelAll()
    for root in rootLayers { removeRoot(root) }
    removedLayers = []
    forgetCommitted()
    forgetState()
    autoreleased = []
    resign()
  }
}
