import Display
import UIKit

/// A scenario under way.
@MainActor
package struct Performance {
  package let stage: Stage
  /// The stage's time when the transition was asked for.
  let origin: Double
  /// Kept because it may hold what UIKit only refers to weakly: transitioning delegates.
  let start: () -> Void
  /// How many transitions had ended by then.
  let transitionsBefore: Int

  /// Seconds since the transition was asked for.
  package var elapsed: Double { stage.time - origin }

  /// Whether all that moves are particles, which are drawn and not animated, or the wheel of
  /// an activity indicator on a screen that was otherwise at rest at once: a run does not
  /// wait for the end of these.
  ///
  /// Their film is as long as that of anything else that moves for ever.
  var showsOnlyEndlessMotion: Bool {
    guard elapsed < Scenario.standardDuration, stage.animatorsSoFar.count == transitionsBefore
    else { return false }
    return stage.world.showsParticles || elapsed < 0.1 && stage.world.showsTurningWheel
  }

  /// What is on screen `time` seconds after the start.
  ///
  /// Time only goes forwards.
  package func displayList(at time: Double) throws -> DisplayList {
    stage.advance(to: origin + time)
    try stage.throwFault()
    if let error = stage.scriptError { throw error }
    return stage.displayList()
  }
}
