/// A layer's own `CAMediaTiming`, as far as it shapes time.
package struct LayerTiming: Equatable {
  package var beginTime: CFTimeInterval = 0
  package var timeOffset: CFTimeInterval = 0
  package var speed: Double = 1
  /// Whether an interactive transition moves the layer's time with the finger.
  ///
  /// Animations of the layer and of all below are linear then, instead of following their timing
  /// functions. Property animators do not follow the finger: they keep the time that the layer
  /// would have (observed).
  package var isDriven = false
  /// Replaces all other values while it is set; the layer counts as paused.
  package var ramp: TimeRamp?

  var isIdentity: Bool {
    beginTime == 0 && timeOffset == 0 && speed == 1 && !isDriven && ramp == nil
  }

  /// The layer's time at `time` of its superlayer, where no ramp replaces it.
  func local(_ time: Double) -> Double { (time - beginTime) * speed + timeOffset }

  /// The superlayer's time at `time` of the layer; its begin time when the layer is paused.
  func parent(_ time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
  }
}
