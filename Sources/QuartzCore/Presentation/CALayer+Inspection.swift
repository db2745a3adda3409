extension CALayer {
  /// The layer's number in snapshots, constant as long as its world lives; from 1 in the order of
  /// first use.
  package final var snapshotNumber: Int {
    if tree.snapshotNumber == 0 {
      let world = ownWorld
      world.snapshotCount += 1
      tree.snapshotNumber = world.snapshotCount
    }
    return Int(tree.snapshotNumber)
  }

  /// The animations of the layer that have not ended, each with the seconds since its begin, by its
  /// own clock.
  package final var runningAnimations: [(live: LiveAnimation, elapsed: Double)] {
    guard !animations.isEmpty else { return [] }
    let instant = instant(at: ownWorld.clock.now)
    return animations.all.map { live in
      let place = live.place(at: instant)
      return (live, place.instant.time - place.begin)
    }
  }

  /// The box of the layer in the space of its root, and how opaque it is with all around it, as it
  /// will be at `time` if nothing changes until then.
  package final func shownBox(at time: Double) -> (box: CGRect, opacity: Float) {
    var layer = self
    var box: CGRect?
    var opacity: Float = 1
    while let above = layer.tree.superlayer {
      let state = layer.presentedState(at: layer.instant(at: time))
      box = state.matrix.boundingBox(of: box ?? state.bounds)
      opacity *= state.isHidden ? 0 : state.opacity
      layer = above
    }
    return (box ?? layer.values.bounds, opacity)
  }

  /// What showed when the first of its animations began that began in the last seconds; nil when
  /// none did, or when a finger drives one.
  package final func startOfMotion(within seconds: Double) -> LayerState? {
    let running = runningAnimations
    guard running.allSatisfy({ $0.live.animation.pacer == nil }) else { return nil }
    guard let elapsed = running.map(\.elapsed).filter({ $0 >= 0 && $0 <= seconds }).max() else {
      return nil
    }
    var instant = instant(at: ownWorld.clock.now)
    instant.time -= elapsed
    return presentedState(at: instant)
  }

  /// The `CATransition` that shows, and how far it is, 0...1; nil when none does.
  package final var shownTransition: (type: CATransitionType, progress: Double)? {
    guard let live = animations.transition else { return nil }
    let place = live.place(at: instant(at: ownWorld.clock.now))
    let shown = live.track.transition(at: place.instant, begin: place.begin)
    return shown.map { ($0.0.type, $0.1) }
  }
}
