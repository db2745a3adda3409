/// A layer's own `CAMediaTiming`, as far as it shapes time.
package struct LayerTiming: Equatable {
  package var beginTime: CFTimeInterval = 0
  package var timeOffset: CFTimeInterval = 0
  package var speed: Double = 1
  /// While true, animations of the layer and of all below are linear instead of following their
  /// timing functions, so that an interactive transition follows the finger.
  package var isLinear = false
  /// Replaces all other values while it is set; the layer counts as paused.
  package var ramp: TimeRamp?

  var isIdentity: Bool {
    beginTime == 0 && timeOffset == 0 && speed == 1 && !isLinear && ramp == nil
  }

  /// The layer's time at `time` of its superlayer.
  func local(_ time: Double) -> Double {
    ramp?.local(time) ?? ((time - beginTime) * speed + timeOffset)
  }

  /// The superlayer's time at `time` of the layer; its begin time when the layer is paused.
  func parent(_ time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
  }
}
