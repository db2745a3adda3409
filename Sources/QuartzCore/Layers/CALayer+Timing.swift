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

  /// Makes animations here and below linear.
  ///
  /// See `LayerTiming.isLinear`.
  package final var pacesLinearly: Bool {
    get { timing.isLinear }
    set { setTiming(\.isLinear, newValue) }
  }

  /// Runs the time of this layer, whose speed must be 0, to an end.
  package final var timeRamp: TimeRamp? {
    get { timing.ramp }
    set { setTiming(\.ramp, newValue) }
  }

  /// This layer's time when the world's clock stands at `time`.
  package final func localTime(ofWorldTime time: Double) -> Double { instant(at: time).time }

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
    var time = time
    var layer: CALayer? = self
    while let present = layer {
      time = present.timing.parent(time)
      layer = present.tree.superlayer
    }
    return time
  }

  /// The pace of this layer's time; 0 when it, or a layer above it, is paused.
  final var totalSpeed: Double {
    var speed = 1.0
    var layer: CALayer? = self
    while let present = layer {
      speed *= present.timing.speed
      layer = present.tree.superlayer
    }
    return speed
  }
}

/// The time of a layer, and how its animations are paced.
package struct LayerInstant: Equatable {
  package var time: Double
  package var isLinear = false

  package init(time: Double, isLinear: Bool = false) {
    self.time = time
    self.isLinear = isLinear
  }

  func entering(_ timing: LayerTiming) -> LayerInstant {
    timing.isIdentity
      ? self : LayerInstant(time: timing.local(time), isLinear: isLinear || timing.isLinear)
  }
}
