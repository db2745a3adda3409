extension CALayer {
  final func setTiming<Value: Equatable>(
    _ path: WritableKeyPath<LayerTiming, Value>,
    _ value: Value
  ) {
    guard timing[keyPath: path] != value else { return }
    if let number = value as? Double, !number.isFinite {
      ownWorld.record(
        .invalidTiming("CALayer timing contains NaN: [\(LayerFault.text(number))]")
      )
      return
    }
    timing[keyPath: path] = value
    guard tree.original == nil else { return }
    let world = ownWorld
    world.transactions.beginImplicitly()
    world.layerTimingDidChange()
  }

  /// Whether an interactive transition drives the time here and below.
  ///
  /// See `LayerTiming.isDriven`.
  package final var isTimeDriven: Bool {
    get { timing.isDriven }
    set { setTiming(\.isDriven, newValue) }
  }

  /// Runs the time of this layer, whose speed must be 0, to an end.
  package final var timeRamp: TimeRamp? {
    get { timing.ramp }
    set { setTiming(\.ramp, newValue) }
  }

  /// This layer's time when the world's clock stands at `time`.
  package final func localTime(ofWorldTime time: Double) -> Double { instant(at: time).time }

  /// The time that this layer would have if no interactive transition drove it or a layer above it.
  package final func undrivenTime(ofWorldTime time: Double) -> Double {
    instant(at: time).undriven
  }

  /// This layer's time and pace when the world's clock stands at `time`.
  final func instant(at time: Double) -> LayerInstant {
    var instant = LayerInstant(time: time)
    // Most layers have their parent's time: collect those that do not.
    var chain: [LayerTiming] = []
    var layer: CALayer? = self
    while let present = layer {
      if !present.timing.isIdentity { chain.append(present.timing) }
      layer = present.tree.superlayer
    }
    for timing in chain.reversed() { instant = instant.entering(timing) }
    return instant
  }

  package final func worldTime(ofLocalTime time: Double) -> Double {
    worldTime(of: time, isUndriven: false)
  }

  final func worldTime(ofUndrivenTime time: Double) -> Double {
    worldTime(of: time, isUndriven: true)
  }

  private func worldTime(of time: Double, isUndriven: Bool) -> Double {
    var time = time
    var layer: CALayer? = self
    while let present = layer {
      if !(isUndriven && present.timing.isDriven) { time = present.timing.parent(time) }
      layer = present.tree.superlayer
    }
    return time
  }

  /// The pace of this layer's time; 0 when it, or a layer above it, is paused.
  final var totalSpeed: Double { speed(isUndriven: false) }

  /// The pace of the layer's undriven time.
  final var undrivenSpeed: Double { speed(isUndriven: true) }

  private func speed(isUndriven: Bool) -> Double {
    var speed = 1.0
    var layer: CALayer? = self
    while let present = layer {
      if !(isUndriven && present.timing.isDriven) { speed *= present.timing.speed }
      layer = present.tree.superlayer
    }
    return speed
  }
}

/// The time of a layer, and how its animations are paced.
package struct LayerInstant: Equatable {
  package var time: Double
  /// The time without the interactive transitions that drive layers; property animators follow it.
  package var undriven: Double
  package var isLinear = false
  /// The time of the world, which no layer changes.
  var world: Double

  package init(time: Double, isLinear: Bool = false) {
    self.init(time: time, undriven: time, isLinear: isLinear, world: time)
  }

  private init(time: Double, undriven: Double, isLinear: Bool, world: Double) {
    self.time = time
    self.undriven = undriven
    self.isLinear = isLinear
    self.world = world
  }

  func entering(_ timing: LayerTiming) -> LayerInstant {
    guard !timing.isIdentity else { return self }
    return LayerInstant(
      time: timing.ramp?.local(world) ?? timing.local(time),
      undriven: timing.isDriven ? undriven : timing.local(undriven),
      isLinear: isLinear || timing.isDriven,
      world: world
    )
  }

  /// The instant of a copy that is shown `delay` later.
  func delayed(by delay: Double) -> LayerInstant {
    LayerInstant(
      time: time - delay,
      undriven: undriven - delay,
      isLinear: isLinear,
      world: world - delay
    )
  }
}
