import Foundation
import ObjectiveC
import Synchronization
import Timeline

/// Everything that one stage owns: its clock, its transactions, its layer trees, and its faults.
///
/// `World.current` is the one last made or advanced in the present task or, outside tasks, on the
/// present thread. Modules above keep their own state in it with `state(_:make:)`.
package final class World: RunLoopHost {
  package let transactions = TransactionStack()
  package let diagnostics = Diagnostics()
  /// The first misuse for which Core Animation raises an exception.
  package private(set) var fault: LayerFault?

  /// The tops of the trees that are shown, in the order they were added.
  package private(set) var rootLayers: [CALayer] = []

  /// Called in every turn before layers are laid out: UIKit lays out its views here.
  ///
  /// Returns whether there was something to do.
  package var layoutHooks: [() -> Bool] = []
  /// What waits until the changes of this turn are committed.
  var committedBlocks: [() -> Void] = []
  /// What lives until the turn is over, as in its autorelease pool.
  var autoreleased: [AnyObject] = []

  /// How straight edges of layers without antialiasing are drawn.
  package var edges = LayerEdges.smooth

  var live = LiveAnimations()
  /// Animations whose end has not been announced yet, because it came from a removal.
  var removedAnimations: [LiveAnimation] = []
  /// Layers that have changed in this turn.
  ///
  /// See `CommittedLayer`.
  var changedLayers: [CALayer] = []
  /// Layers that were removed from their trees in this turn.
  var removedLayers: [RemovedLayer] = []
  /// Whether a layer has its own time.
  ///
  /// While none has, all layers share one time in every tree.
  private var layerTimesVary = false
  /// How many layers have a number in snapshots.
  var snapshotCount: Int32 = 0
  /// The size of the last display list.
  var listSize = (commands: 0, images: 0, contexts: 0)
  /// Whether a layer of any world was ever turned upside down.
  static let hasFlippedGeometry = Atomic(false)
  var isEndingTurn = false
  /// Turns that run, and ends of turns.
  private var openTurns = 0

  package override init() {
    super.init()
    makeCurrent()
    _ = World.hearsObjects
  }

  /// Faults of keys and selectors go to the world in which they happen.
  private static let hearsObjects: Void = {
    ObjectFault.report = { fault in
      World.current.record(LayerFault(object: fault))
    }
    // Where only a run loop is current there is no world to notify, and none is made.
    Deadlock.report = { (existing as? World)?.diagnostics.report($0) }
    ObjectFault.note = { (existing as? World)?.diagnostics.report($0) }
    ObservedObjects.currentWorld = { World.existing }
  }()

  // MARK: The current world

  /// The world of this task or thread.
  ///
  /// One is made when there is none yet.
  package static var current: World { (existing as? World) ?? World() }

  // MARK: Turns

  /// Runs everything that is due up to `time`, in order, each in its own turn, and stops there.
  package override func advance(to time: Double) {
    makeCurrent()
    clock.system.run {
      endTurn()
      while let next = nextOrder, next.time.isDue(at: time), mayGoOn(to: next.time) {
        runTurn(next)
      }
    }
    clock.move(to: max(time, clock.now))
  }

  /// Runs the next event that is due up to `time`; returns false when there is none.
  @discardableResult
  package override func runOneTurn(until time: Double) -> Bool {
    makeCurrent()
    return clock.system.run {
      endTurn()
      guard let next = nextOrder, next.time.isDue(at: time), mayGoOn(to: next.time) else {
        return false
      }
      RunLoopHost.countTurn()
      runTurn(next)
      return true
    }
  }

  /// Whether a turn runs, whose changes are committed when it ends.
  ///
  /// Code of tests and scenarios sets up its screens between turns.
  package var isInTurn: Bool { openTurns > 0 }

  /// Runs `body` as a part of a turn.
  func runInTurn(_ body: () -> Void) {
    openTurns += 1
    defer { openTurns -= 1 }
    body()
  }

  // MARK: Standstill

  /// Why time stands still: turn follows turn at one instant.
  ///
  /// Nothing runs after that.
  package internal(set) var standstill: String?
  private var turnsAtInstant = (time: -1.0, count: 0)

  /// How many turns may follow each other while time stands still.
  private static let turnsAtOnce = 100_000

  private func mayGoOn(to time: Double) -> Bool {
    guard standstill == nil else { return false }
    guard time.isDue(at: turnsAtInstant.time) else {
      turnsAtInstant = (time, 1)
      return true
    }
    turnsAtInstant.count += 1
    guard turnsAtInstant.count > World.turnsAtOnce else { return true }
    standStill("\(World.turnsAtOnce) turns of the run loop have followed each other without end")
    return false
  }

  /// Records the reason, the time and the work that repeated.
  func standStill(_ what: String) {
    guard standstill == nil else { return }
    let time = String(format: "%.3f", clock.elapsed)
    let words = recentWork.words
    standstill =
      "\(what) at \(time) s of virtual time" + (words.isEmpty ? "." : ": \(words).")
  }

  // MARK: Faults

  package func record(_ fault: LayerFault) {
    if self.fault == nil { self.fault = fault }
    World.faultObserver?(fault.description)
  }

  /// Called with each fault as it happens: code that continues after one may crash.
  nonisolated(unsafe) package static var faultObserver: ((String) -> Void)?

  /// Returns the fault and clears it.
  package func takeFault() -> LayerFault? {
    defer { fault = nil }
    return fault
  }

  /// The animations that never end by themselves, in words.
  package var endlessAnimations: [String] {
    let now = clock.now
    let generation = live.generation
    let moving = live.all.filter {
      $0.isMoving(now: now) && $0.nextEvent(now: now, generation: generation) == nil
    }
    return Set(moving.map(\.title)).sorted()
  }

  /// Whether the wheel of an activity indicator turns on the screen: it turns for ever, so a film
  /// does not wait for its end.
  package var showsTurningWheel: Bool {
    live.all.contains {
      $0.animation.isAmbient && $0.animation.repeatCount == .infinity && !$0.hasEnded
        && $0.layer?.isShown == true
    }
  }

  // MARK: Roots

  package func addRoot(_ layer: CALayer) {
    guard !layer.tree.isRoot else { return }
    layer.tree.isRoot = true
    layer.tree.world = self
    rootLayers.append(layer)
  }

  package func removeRoot(_ layer: CALayer) {
    guard layer.tree.isRoot else { return }
    layer.tree.isRoot = false
    layer.tree.world = nil
    rootLayers.removeAll { $0 === layer }
    noteRemoval(of: layer)
    treeDidChange(at: layer)
  }

  // MARK: Notes about changes

  /// A layer was inserted or removed; with it the animations below come into another time.
  func treeDidChange(at layer: CALayer) {
    if layerTimesVary, layer.hasAnimationsInTree { live.forgetTimes() }
  }

  func layerTimingDidChange() {
    layerTimesVary = true
    timingDidChange()
  }

  /// The time of some layers or animations runs differently from now on.
  package func timingDidChange() { live.forgetTimes() }

  /// The animations of this pacer come sooner or later from now on.
  package func timingDidChange(of pacer: AnimationPacer) { live.forgetTimes(of: pacer) }
}

extension CALayer {
  /// Whether it is in a shown tree, and neither it nor a layer above is hidden.
  fileprivate var isShown: Bool {
    for layer in sequence(first: self, next: \.tree.superlayer) {
      if layer.values.isHidden || layer.values.opacity <= 0 { return false }
      if layer.tree.isRoot { return true }
    }
    return false
  }
}
