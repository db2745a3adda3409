import Timeline

/// The animations of a world that have not ended, and a queue of their events.
///
/// Adding, ending and finding the next event take logarithmic time.
struct LiveAnimations {
  private var slots: [LiveAnimation?] = []
  private var freeSlots: [Int] = []
  /// Those that begin when the turn ends.
  private var beginning: [LiveAnimation] = []
  /// Those to be queued at the next look at the queue: they have a beginning of their own, or
  /// their pacer has moved.
  private var unqueued: [LiveAnimation] = []
  /// The slots of those that have a pacer.
  private var paced: [ObjectIdentifier: Set<Int>] = [:]
  /// Events as a heap, earliest first.
  ///
  /// It refers to animations by slot, so it keeps none alive; an outdated entry is skipped.
  private var heap: [Entry] = []
  private var needsRebuild = false
  /// Changes whenever layer times may run differently from before.
  private(set) var generation: UInt64 = 1

  private struct Entry: Comparable {
    var order: EventOrder
    var slot: Int

    static func < (a: Entry, b: Entry) -> Bool { a.order < b.order }
  }

  /// How many there have ever been, without those that no film waits for.
  private(set) var total = 0
  /// How often the event of an animation has been worked out.
  private(set) var plans = 0

  /// In no particular order.
  var all: [LiveAnimation] { slots.compactMap { $0 } }

  mutating func append(_ animation: LiveAnimation) {
    if !animation.animation.isAmbient { total += 1 }
    if let free = freeSlots.popLast() {
      animation.slot = free
      slots[free] = animation
    } else {
      animation.slot = slots.count
      slots.append(animation)
    }
    if let pacer = animation.pacer {
      paced[ObjectIdentifier(pacer), default: []].insert(animation.slot)
    }
    if animation.begin == nil { beginning.append(animation) } else { queueLater(animation) }
  }

  private mutating func queueLater(_ animation: LiveAnimation) {
    guard !animation.isUnqueued else { return }
    animation.isUnqueued = true
    unqueued.append(animation)
  }

  /// Call it when one of them has ended.
  mutating func noteEnd(of animation: LiveAnimation) {
    // A layer may have come here from another world.
    guard slots.indices.contains(animation.slot), slots[animation.slot] === animation else {
      return
    }
    slots[animation.slot] = nil
    freeSlots.append(animation.slot)
    if let pacer = animation.pacer {
      let id = ObjectIdentifier(pacer)
      paced[id]?.remove(animation.slot)
      if paced[id]?.isEmpty ?? false { paced[id] = nil }
    }
    animation.slot = -1
    animation.queued = nil
  }

  /// See `World.resolveBeginTimes()`.
  mutating func resolveBegins(now: Double) {
    guard !beginning.isEmpty else { return }
    let started = beginning
    beginning = []
    for animation in started {
      animation.resolveBegin(now: now)
      queue(animation, now: now)
    }
  }

  mutating func forgetTimes() {
    generation += 1
    needsRebuild = true
  }

  /// The animations of this pacer come sooner or later from now on; all others do not.
  mutating func forgetTimes(of pacer: AnimationPacer) {
    for slot in paced[ObjectIdentifier(pacer)] ?? [] {
      guard let animation = slots[slot] else { continue }
      animation.forgetTimes()
      animation.queued = nil
      queueLater(animation)
    }
  }

  // MARK: Events

  mutating func nextEvent(now: Double) -> EventOrder? {
    queueAll(now: now)
    while let first = heap.first {
      if isCurrent(first) {
        return EventOrder(time: max(first.order.time, now), sequence: first.order.sequence)
      }
      removeFirst()
    }
    return nil
  }

  /// Removes all events that are due at `now` and come before `limit`, in the order of adding.
  mutating func takeDue(now: Double, before limit: EventOrder?) -> [LiveAnimation] {
    queueAll(now: now)
    var due: [LiveAnimation] = []
    var later: [LiveAnimation] = []
    while let first = heap.first, !isCurrent(first) || first.order.time.isDue(at: now) {
      removeFirst()
      guard isCurrent(first), let animation = slots[first.slot] else { continue }
      animation.queued = nil
      let order = EventOrder(time: max(first.order.time, now), sequence: first.order.sequence)
      if let limit, limit.time.isDue(at: now), limit < order {
        later.append(animation)
      } else {
        due.append(animation)
      }
    }
    for animation in later { queue(animation, now: now) }
    return due.sorted { $0.sequence < $1.sequence }
  }

  /// Queues the animation's next event.
  mutating func queue(_ animation: LiveAnimation, now: Double) {
    guard animation.slot >= 0, slots.indices.contains(animation.slot), !needsRebuild else { return }
    guard let event = plan(animation, now: now) else { return }
    heap.append(Entry(order: event, slot: animation.slot))
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
    // Pacers that move again and again leave outdated events.
    if heap.count > 64, heap.count > 4 * (slots.count - freeSlots.count) { needsRebuild = true }
  }

  private mutating func plan(_ animation: LiveAnimation, now: Double) -> EventOrder? {
    plans += 1
    let event = animation.nextEvent(now: now, generation: generation)
    animation.queued = event
    return event
  }

  private mutating func queueAll(now: Double) {
    if !needsRebuild, !unqueued.isEmpty {
      for animation in takeUnqueued() { queue(animation, now: now) }
    }
    if needsRebuild { rebuild(now: now) }
  }

  private mutating func takeUnqueued() -> [LiveAnimation] {
    let taken = unqueued
    unqueued = []
    for animation in taken { animation.isUnqueued = false }
    return taken
  }

  private func isCurrent(_ entry: Entry) -> Bool {
    guard let animation = slots[entry.slot], let queued = animation.queued else { return false }
    return queued.sequence == entry.order.sequence && queued.time == entry.order.time
  }

  private mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private mutating func rebuild(now: Double) {
    needsRebuild = false
    _ = takeUnqueued()
    heap.removeAll(keepingCapacity: true)
    for (slot, animation) in slots.enumerated() {
      guard let animation, animation.begin != nil else { continue }
      if let event = plan(animation, now: now) { heap.append(Entry(order: event, slot: slot)) }
    }
    // A sorted array is a heap.
    heap.sort()
  }
}
