extension CALayer {
  /// Adds a copy; an animation of the same key is removed.
  ///
  /// A transition always has the same key.
  final func addAnimation(_ animation: CAAnimation, forKey key: String?) {
    guard tree.original == nil else { return }
    // The time is that of the world that shows the layer; the transaction is the caller's.
    let world = ownWorld
    world.transactions.beginImplicitly()
    guard let copy = animation.copy() as? CAAnimation else { return }
    if copy.duration <= 0, copy.pacer == nil || copy.duration < 0 {
      copy.duration = World.current.transactions.animationDuration
    }
    guard copy.hasFiniteTiming else {
      world.record(.invalidTiming("CAAnimation timing contains NaN: [\(copy.duration)]"))
      return
    }
    let key = copy is CATransition ? kCATransition : key
    // An animation without a path moves the value of its key (observed).
    if let copy = copy as? CAPropertyAnimation, copy.keyPath == nil { copy.keyPath = key }
    if let key { removeAnimation(named: key) }
    let isOwn = keepOwnAnimation(copy)
    guard let track = AnimationTrack(copy, for: self) else {
      if !isOwn { reportNothing(of: copy, to: world) }
      addLive(copy, key: key, track: AnimationTrack(showingNothing: copy), world: world)
      return
    }
    addLive(copy, key: key, track: track, world: world)
  }

  private func reportNothing(of animation: CAAnimation, to world: World) {
    world.diagnostics.report(
      "The animation of \"\((animation as? CAPropertyAnimation)?.keyPath ?? "nil")\" on "
        + "\(type(of: self)) shows nothing: no such key path, or values of another kind."
    )
  }

  private func addLive(
    _ animation: CAAnimation,
    key: String?,
    track: AnimationTrack,
    world: World
  ) {
    let live = LiveAnimation(
      animation,
      key: key,
      layer: self,
      track: track,
      sequence: world.clock.nextSequence(),
      groups: World.current.transactions.joinCompletions()
    )
    keepCommitted()
    animations.append(live)
    world.live.append(live)
  }

  final func removeAnimation(named key: String) {
    guard let live = animations[key] else { return }
    remove(live)
  }

  final func removeAnimations() {
    for live in animations.all { remove(live) }
  }

  /// Removes the animations of the layer and of all below that an interactive transition moves.
  package final func removeDrivenAnimationsInTree() {
    for live in animations.all where live.followsLayerTime { remove(live) }
    mask?.removeDrivenAnimationsInTree()
    for sublayer in sublayers ?? [] { sublayer.removeDrivenAnimationsInTree() }
  }

  /// Removes an animation; its delegate is called at the end of the turn.
  package final func remove(_ live: LiveAnimation, asFinished: Bool = false) {
    let world = ownWorld
    world.transactions.beginImplicitly()
    keepCommitted()
    guard !live.hasEnded else {
      animations.remove(live)
      return
    }
    live.cutOff(now: world.clock.now, asFinished: asFinished)
    world.removedAnimations.append(live)
    stopOwnAnimation(live.animation)
    world.live.noteEnd(of: live)
  }
}

extension CAAnimation {
  fileprivate var hasFiniteTiming: Bool {
    beginTime.isFinite && !duration.isNaN && timeOffset.isFinite && speed.isFinite
      && !repeatCount.isNaN && !repeatDuration.isNaN
  }
}
