import Timeline

/// An animation that was added to a layer, until it has ended.
package final class LiveAnimation {
  /// The copy the layer holds.
  package let animation: CAAnimation
  package let key: String?
  /// Orders things that happen at the same time.
  let sequence: UInt64
  let track: AnimationTrack
  /// The pacer of an animation with its own time.
  let pacer: AnimationPacer?
  /// nil when the layer has been released or no longer holds the animation.
  ///
  /// Unowned rather than weak: a layer with a weak reference is slower to retain from then on. The
  /// layer clears it in its `deinit`, and nothing reads it there.
  private(set) unowned var layer: CALayer?
  /// Keeps the layer while the animation runs.
  var keptLayer: CALayer?
  private let groups: [CompletionGroup]

  /// In the time of the layer; nil until the end of the turn that added it.
  package private(set) var begin: Double?
  private(set) var hasStarted = false
  private(set) var hasEnded = false
  /// World times, worked out when needed.
  ///
  /// Infinite when it never happens by itself.
  private var times: (start: Double, end: Double)?
  /// The generation of time the world times belong to.
  ///
  /// See `LiveAnimations.generation`.
  private var generation: UInt64 = 0
  /// Its place in the world's list.
  var slot = -1
  /// Its order in the world's queue of events; nil when it is not queued.
  var queued: EventOrder?
  /// Whether the world's list queues it later.
  var isUnqueued = false

  init(
    _ animation: CAAnimation,
    key: String?,
    layer: CALayer,
    track: AnimationTrack,
    sequence: UInt64,
    groups: [CompletionGroup]
  ) {
    self.animation = animation
    self.key = key
    self.layer = layer
    pacer = animation.pacer
    keptLayer = layer
    self.track = track
    self.sequence = sequence
    self.groups = groups
    if animation.pacer != nil || track.timing.beginTime != 0 { begin = track.timing.beginTime }
  }

  /// The owner, for messages: the view, or the layer if it has none.
  package var ownerType: Any.Type? {
    layer.map { layer in layer.delegate.map { type(of: $0 as AnyObject) } ?? type(of: layer) }
  }

  /// `transform.scale of PulseView`.
  package var title: String {
    let what = (animation as? CAPropertyAnimation)?.keyPath ?? key ?? "\(type(of: animation))"
    return ownerType.map { "\(what) of \($0)" } ?? what
  }

  /// Whether a callback expects the beginning.
  private var announcesStart: Bool { animation.delegate != nil || animation.onStart != nil }

  /// The begin time of an animation that starts when it is added: now, in the time of its layer.
  func resolveBegin(now: Double) {
    guard begin == nil, let layer else { return }
    begin = layer.localTime(ofWorldTime: now)
    times = nil
  }

  /// The time the animation lives in, at an instant of its layer, and its begin in that time.
  func place(at instant: LayerInstant) -> (instant: LayerInstant, begin: Double) {
    guard let pacer else { return (instant, begin ?? instant.time) }
    let time = pacer.time(atLayerTime: instant.undriven)
    return (LayerInstant(time: time, isLinear: pacer.isLinear), begin ?? time)
  }

  /// Its next event, which may be overdue at `now`; nil when there is none, or none before time
  /// changes.
  func nextEvent(now: Double, generation: UInt64) -> EventOrder? {
    if self.generation != generation {
      self.generation = generation
      times = nil
    }
    let times = worldTimes(now: now)
    let time = hasStarted || !announcesStart ? times.end : times.start
    guard time < .infinity else { return nil }
    return EventOrder(time: time, sequence: sequence)
  }

  /// Whether it runs, now or later, towards an end.
  func isMoving(now: Double) -> Bool {
    guard !hasEnded, !animation.isAmbient, let layer else { return false }
    if let pacer, pacer.rate == 0 { return false }
    guard track.timing.speed != 0 else { return false }
    return speed(of: layer) > 0 || isGoingBack(now: now)
  }

  /// When it is over, in world time: of one that runs now, or later, and began at `start` or after
  /// it; nil of any other one.
  func end(ofOneBegunSince start: Double, now: Double) -> Double? {
    guard isMoving(now: now), let layer else { return nil }
    let begin = place(in: layer, now: now).span.start
    let first = layer.localTime(ofWorldTime: start)
    guard begin >= first || begin.isSameInstant(as: first) else { return nil }
    return computeTimes(now: now).end
  }

  /// Whether the time of the layer runs backwards, and the animation has not come
  /// back to its beginning.
  func isGoingBack(now: Double) -> Bool {
    guard let layer, speed(of: layer) < 0, track.timing.speed != 0 else { return false }
    let place = place(in: layer, now: now)
    return place.now > place.span.start && !place.now.isSameInstant(as: place.span.start)
  }

  /// Whether its event at `now` is that of an animation that came back to its beginning.
  func isBackAtBeginning(now: Double) -> Bool {
    guard let layer, speed(of: layer) < 0 else { return false }
    let place = place(in: layer, now: now)
    return place.span.end > place.now && !place.span.end.isSameInstant(as: place.now)
  }

  /// When the animation is active, and the present, both in the time of the layer.
  private func place(
    in layer: CALayer,
    now: Double
  ) -> (span: (start: Double, end: Double), now: Double) {
    var span = track.timing.span(from: begin ?? layer.localTime(ofWorldTime: now))
    if let pacer { span = pacer.layerSpan(of: span) }
    let instant = layer.instant(at: now)
    return (span, pacer == nil ? instant.time : instant.undriven)
  }

  /// Works its times out again at its next event.
  func forgetTimes() { times = nil }

  private func worldTimes(now: Double) -> (start: Double, end: Double) {
    if let times { return times }
    let result = computeTimes(now: now)
    times = result
    return result
  }

  private func computeTimes(now: Double) -> (start: Double, end: Double) {
    guard let layer else { return (.infinity, .infinity) }
    let (span, localNow) = place(in: layer, now: now)
    func worldTime(of local: Double) -> Double {
      pacer == nil ? layer.worldTime(ofLocalTime: local) : layer.worldTime(ofUndrivenTime: local)
    }
    func next(_ local: Double) -> Double {
      if local <= localNow || local.isSameInstant(as: localNow) { return now }
      guard local < .infinity, speed(of: layer) > 0 else { return .infinity }
      return worldTime(of: local)
    }
    if isGoingBack(now: now) {
      let isEndless = span.start == -.infinity
      return (next(span.start), isEndless ? .infinity : worldTime(of: span.start))
    }
    return (next(span.start), next(span.end))
  }

  /// The pace of the time that the animation follows.
  private func speed(of layer: CALayer) -> Double {
    pacer == nil ? layer.totalSpeed : layer.undrivenSpeed
  }

  /// Whether an interactive transition that drives its layer moves it.
  var followsLayerTime: Bool { pacer == nil }

  /// Call it when the layer is released or no longer holds the animation.
  func forgetLayer() { layer = nil }

  // MARK: Events

  /// Whether the next event is the beginning rather than the end.
  var isAboutToStart: Bool { !hasStarted && announcesStart }

  func start() {
    guard !hasStarted, !hasEnded else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
    animation.onStart?()
  }

  /// Whether its time is over, though its end has not been announced: one that is
  /// removed now has finished.
  private func isOver(now: Double) -> Bool {
    guard begin != nil, let layer, !isGoingBack(now: now) else { return false }
    let place = place(in: layer, now: now)
    return place.span.end <= place.now || place.span.end.isSameInstant(as: place.now)
  }

  /// Whether it was removed in time, as by an animation that begins where it ends.
  private(set) var hasFinished = false

  /// Removes the animation from its layer before its end is announced.
  func cutOff(now: Double, asFinished: Bool = false) {
    hasFinished = asFinished || isOver(now: now)
    end(removing: true)
  }

  /// Removes the animation from its layer if requested; `announceEnd` makes the callbacks.
  func end(removing: Bool) {
    hasEnded = true
    if removing { layer?.animations.remove(self) }
    keptLayer = nil
  }

  /// Calls delegate and owner.
  ///
  /// Returns the completion groups that are due.
  func announceEnd(finished: Bool) -> [CompletionGroup] {
    animation.delegate?.animationDidStop(animation, finished: finished)
    animation.onStop?(finished)
    return groups.filter { $0.leave() }
  }
}
