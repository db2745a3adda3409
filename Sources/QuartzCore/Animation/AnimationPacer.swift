/// The own time of a set of animations, which start, pause, scrub and reverse together.
///
/// `UIViewPropertyAnimator` drives its animations with one.
///
/// It maps layer time, as no interactive transition drives it, to the time in which its animations
/// begin at their `beginTime` (0 is the start of all). Seconds.
package final class AnimationPacer {
  /// Its time while `rate` is 0; otherwise its time at `anchor`.
  package private(set) var offset: Double
  /// The layer time at which it was at `offset`.
  package private(set) var anchor: Double
  /// 0 paused, 1 forwards, -1 backwards.
  package private(set) var rate: Double
  /// Whether timing functions and springs are replaced by linear pacing.
  package var isLinear = false {
    didSet { World.current.timingDidChange(of: self) }
  }
  /// Whether touches find what it animates where that is shown, and not where it will be.
  package var isTouchedWhereShown = false

  package init(offset: Double = 0, anchor: Double = 0, rate: Double = 0) {
    self.offset = offset
    self.anchor = anchor
    self.rate = rate
  }

  package func time(atLayerTime time: Double) -> Double {
    rate == 0 ? offset : offset + (time - anchor) * rate
  }

  package func pause(at offset: Double) {
    self.offset = offset
    rate = 0
    World.current.timingDidChange(of: self)
  }

  /// Resumes from `offset` at layer time `anchor`.
  package func run(from offset: Double, at anchor: Double, rate: Double = 1) {
    self.offset = offset
    self.anchor = anchor
    self.rate = rate
    World.current.timingDidChange(of: self)
  }
}

extension AnimationPacer {
  /// When, in layer time, the pacer passes over `span` of its own time.
  ///
  /// Going backwards everything ends at 0.
  func layerSpan(of span: (start: Double, end: Double)) -> (start: Double, end: Double) {
    if rate == 0 { return (offset >= span.start ? -.infinity : .infinity, .infinity) }
    func layerTime(_ time: Double) -> Double { anchor + (time - offset) / rate }
    return rate > 0
      ? (layerTime(span.start), layerTime(span.end)) : (-.infinity, layerTime(0))
  }
}
