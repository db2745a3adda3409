import ObjectiveC
import Timeline

extension World {
  /// How often the end of a turn may cause more work before that counts as a cycle.
  private static let turnLimit = 1000

  /// The order of the next event; nil when there is none.
  var nextOrder: EventOrder? {
    let next = clock.next
    guard let animation = live.nextEvent(now: clock.now) else { return next }
    guard let next else { return animation }
    return min(next, animation)
  }

  /// The time of the next event.
  ///
  /// Animations that never end have none.
  package var nextEventTime: Double? { nextOrder?.time }

  /// How many animations have been added to layers so far, without those that no film waits for.
  package var animationsSoFar: Int { live.total }

  /// How often the beginning or the end of an animation has been worked out so far.
  package var plansSoFar: Int { live.plans }

  /// Whether nothing moves and nothing is pending: no running animation, timer, queued block or
  /// display link.
  ///
  /// A paused animation does not move.
  package var isQuiescent: Bool {
    clock.isIdle && !live.all.contains { $0.isMoving(now: clock.now) }
  }

  /// Whether nothing moves and nothing is pending but echoes of touches, which no film waits for.
  package var onlyEchoes: Bool {
    isQuiescent
      && live.all.contains {
        $0.animation.isAmbient && $0.animation.repeatCount < .infinity && !$0.hasEnded
      }
  }

  /// Whether all that is pending and moves goes on for ever by itself: repeating timers, display
  /// links, endless animations.
  package var onlyRepeats: Bool { clock.onlyRepeats && !hasEndingAnimations }

  /// Whether an animation moves something and will be over by itself.
  package var hasEndingAnimations: Bool {
    let now = clock.now
    let generation = live.generation
    return live.all.contains {
      $0.isMoving(now: now) && $0.nextEvent(now: now, generation: generation) != nil
    }
  }

  /// When the last of the animations that began at `start` or later, and run now, is over.
  ///
  /// - Parameter limit: those that are over after this time do not count.
  package func endOfAnimations(begunSince start: Double, notAfter limit: Double) -> Double? {
    let now = clock.now
    return live.all.lazy
      .compactMap { $0.end(ofOneBegunSince: start, now: now) }
      .filter { $0 <= limit }
      .max()
  }

  /// Runs `body` as one turn at the present time.
  package func turn(_ body: () -> Void) {
    makeCurrent()
    clock.system.run {
      runInTurn(body)
      endTurn()
    }
  }

  func runTurn(_ order: EventOrder) {
    runInTurn {
      if let next = clock.next, next.sequence == order.sequence, let action = clock.takeNext() {
        action()
      } else {
        clock.move(to: max(order.time, clock.now))
        runAnimations(at: order)
      }
    }
    endTurn()
  }

  private func noteEnd(of animation: LiveAnimation?) {
    guard let animation else { return }
    let owner = animation.ownerType
    note(owner == nil ? "the end of an animation" : "the end of an animation of", of: owner)
  }

  /// Starts and ends all animations that are due now and come before the next event of the clock.
  private func runAnimations(at order: EventOrder) {
    let now = clock.now
    let due = live.takeDue(now: now, before: clock.next)
    noteEnd(of: due.first)
    var completions: [CompletionGroup] = []
    for animation in due where !animation.hasEnded {
      if animation.isAboutToStart {
        animation.start()
        live.queue(animation, now: now)
      } else if animation.isBackAtBeginning(now: now) {
        // It is not over: its layer's time may run forwards again (inferred).
        animation.forgetTimes()
        live.queue(animation, now: now)
      } else {
        animation.end(removing: animation.animation.isRemovedOnCompletion)
        live.noteEnd(of: animation)
        completions += animation.announceEnd(finished: true)
      }
    }
    for completion in completions { completion.complete() }
  }

  // MARK: The end of a turn

  /// Layout, drawing, begin times, and the callbacks of removed animations; repeated when these
  /// change something.
  package func endTurn() {
    guard !isEndingTurn else { return }
    isEndingTurn = true
    defer {
      isEndingTurn = false
      autoreleased = []
    }
    runInTurn {
      for _ in 0..<World.turnLimit {
        commitTrees()
        ObservedObjects.compare(in: self)
        let ran = runCommittedBlocks()
        guard tellRemovals() || ran else { return }
      }
      // For example, an animation without duration that is restarted when it ends.
      standStill("A turn of the run loop did not come to an end")
    }
  }

  /// Ends the transaction of the turn now, when no other one is open.
  func flush() {
    if transactions.isOnlyImplicit { endTurn() }
  }

  /// Layout and drawing of the shown trees, without ending the transaction: used by a snapshot
  /// after screen updates.
  package func layoutAndDisplay() {
    for _ in 0..<World.drawingPasses {
      layoutTrees()
      for root in rootLayers { root.displayTree() }
    }
  }

  private func layoutTrees() {
    for _ in 0..<CALayer.layoutLimit {
      var didWork = false
      for hook in layoutHooks where hook() { didWork = true }
      for root in rootLayers where root.layoutPass() { didWork = true }
      if !didWork { return }
    }
    CALayer.reportUnrest { layers in
      for root in rootLayers { _ = root.layoutPass(noting: &layers) }
      return true
    }
  }

  /// Makes animations added in this turn begin now, in the present times of their layers, not when
  /// the turn ends.
  package func resolveBeginTimes() {
    live.resolveBegins(now: clock.now)
  }

  /// Layout that code requests while it draws happens in the same commit, once (inferred): code
  /// that requests it in each drawing never comes to rest.
  private static let drawingPasses = 2

  /// Lays out and draws the shown trees; after that their layers count as shown.
  private func layoutAndDraw() {
    var committed: [CALayer] = []
    for _ in 0..<World.drawingPasses {
      layoutTrees()
      for root in rootLayers { committed += root.commitTree() }
      guard rootLayers.contains(where: { $0.tree.hasPendingWork }) else { break }
    }
    for layer in committed { layer.tree.wasCommitted = true }
  }

  private func commitTrees() {
    layoutAndDraw()
    removeAnimationsOfRemovedLayers()
    resolveBeginTimes()
    forgetCommitted()
    transactions.closeTurn()
  }

  /// Notes that a layer has left its tree, and when: it loses its animations unless it
  /// comes back in this turn.
  func noteRemoval(of layer: CALayer) {
    removedLayers.append(RemovedLayer(layer: layer, sequence: clock.nextSequence()))
  }

  /// A layer that is no longer shown loses its animations, as on iOS.
  ///
  /// What a block of UIKit animates on a view that had left before counts as finished (inferred
  /// from apps that remove the screen they come from, animate it, and complete their transition if
  /// the block has finished).
  private func removeAnimationsOfRemovedLayers() {
    guard !removedLayers.isEmpty else { return }
    var pending = removedLayers.filter { !$0.layer.isInShownTree }
    removedLayers = []
    var cut: [LiveAnimation] = []
    var late: [LiveAnimation] = []
    while let removed = pending.popLast() {
      let tree = removed.layer.tree
      for layer in tree.sublayers + (tree.mask.map { [$0] } ?? []) {
        pending.append(RemovedLayer(layer: layer, sequence: removed.sequence))
      }
      guard tree.wasCommitted else { continue }
      for live in removed.layer.animations.all where !live.hasEnded {
        if live.sequence > removed.sequence, live.animation.onStop != nil {
          late.append(live)
        } else {
          cut.append(live)
        }
      }
    }
    for live in cut.sorted(by: { $0.sequence < $1.sequence }) { live.layer?.remove(live) }
    for live in late.sorted(by: { $0.sequence < $1.sequence }) where !live.hasEnded {
      live.layer?.remove(live, asFinished: true)
    }
  }

  /// Keeps an object until the turn is over: a weak reference finds it until then.
  package func keepForTurn(_ object: AnyObject) { autoreleased.append(object) }

  /// Runs a block once the changes of this turn are laid out and committed, still in the turn.
  package func afterCommit(_ block: @escaping () -> Void) { committedBlocks.append(block) }

  private func runCommittedBlocks() -> Bool {
    let blocks = committedBlocks
    committedBlocks = []
    // Code of an app may run the run loop inside, whose turns commit their own changes.
    isEndingTurn = false
    defer { isEndingTurn = true }
    for block in blocks { block() }
    return !blocks.isEmpty
  }

  /// Returns false when there was no callback and no work remains.
  private func tellRemovals() -> Bool {
    let removed = removedAnimations
    var completions = transactions.takeDueCompletions()
    removedAnimations = []
    noteEnd(of: removed.first)
    for animation in removed {
      completions += animation.announceEnd(finished: animation.hasFinished)
    }
    for completion in completions { completion.complete() }
    return !removed.isEmpty || !completions.isEmpty || transactions.isOnlyImplicit
  }
}
