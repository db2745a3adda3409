/// A layer's own `CAMediaTiming`, as far as it shapes time.
package struct LayerTiming: Equatable {
  package var beginTime: CFTimeInterval = 0
  package var timeOffset: CFTimeInterval = 0
  package var speed: Double = 1
  /// While true, animations of the layer and of all below follow straight lines instead of their
  /// timing functions: an interactive transition follows the finger.
  package var isLinear = false
  /// In place of all the rest while it is set; the layer counts as standing still.
  package var ramp: TimeRamp?

  var isIdentity: Bool {
    beginTime == 0 && timeOffset == 0 && speed == 1 && !isLinear && ramp == nil
  }

  /// The layer's time at `time` of its superlayer.
  func local(_ time: Double) -> Double {
    ramp?.local(time) ?? ((time - beginTime) * speed + timeOffset)
  }

  /// The superlayer's time at `time` of the layer; its begin time when the layer stands still.
  func parent(_ time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / speed + beginTime
  }
}
