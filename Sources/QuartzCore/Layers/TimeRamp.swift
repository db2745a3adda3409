import Timeline

/// Moves the time of a paused layer from one value to another, as an interactive transition does
/// after its release.
///
/// It is a function of the world's time alone, so any frame can be drawn, and an app that slows
/// down a layer above slows down no release (inferred from code that does so when it cancels).
package struct TimeRamp: Equatable {
  /// When it starts, in the world's time; seconds, as is `duration`.
  package let begin: Double
  package let duration: Double
  /// Layer times at both ends.
  package let from: Double
  package let to: Double
  package let curve: CubicCurve

  package init(begin: Double, duration: Double, from: Double, to: Double, curve: CubicCurve) {
    self.begin = begin
    self.duration = duration
    self.from = from
    self.to = to
    self.curve = curve
  }

  func local(_ time: Double) -> Double {
    guard duration > 0, time < begin + duration else { return to }
    guard time > begin else { return from }
    return from + (to - from) * curve.value(at: (time - begin) / duration)
  }
}
