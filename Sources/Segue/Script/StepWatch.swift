import Foundation
import UIKit

/// Notices steps of a script that have no effect.
///
/// A step has one if the screen looks different when the finger has lifted, or before the next
/// step, or if an animation or a transition has begun, or the keyboard has gone to another view.
@MainActor
final class StepWatch {
  nonisolated init() {}

  /// A sentence for each step without an effect, in order.
  private(set) var notes: [String] = []
  private var count = 0
  private var watched: Watched?

  /// A step under way.
  private struct Watched {
    var step: TouchStep
    /// Where its finger lands, in points of the screen.
    var point: CGPoint?
    var look: String
    var animations: Int
    var transitions: Int
    /// What has the keyboard: a touch may only give it to a field.
    var responder: UIResponder?
    var hasEffect = false
  }

  /// Whether a finger of the present step is to be watched.
  var isWatching: Bool { watched != nil }

  /// Call it before the step happens.
  func begin(_ step: TouchStep, on stage: Stage) {
    count += 1
    guard step.isTouch else { return }
    watched = Watched(
      step: step,
      look: stage.lookAfterTouch(),
      animations: stage.world.animationsSoFar,
      transitions: stage.transitionsSoFar.count,
      responder: stage.firstResponder
    )
  }

  func fingerWillLand(at point: CGPoint) { watched?.point = point }

  func fingerDidLift(on stage: Stage) {
    guard let watched, !watched.hasEffect else { return }
    self.watched?.hasEffect = stage.lookAfterTouch() != watched.look
  }

  /// Call it when the step has come to its end.
  func finish(on stage: Stage) {
    guard let step = watched else { return }
    watched = nil
    guard !step.hasEffect, stage.world.animationsSoFar == step.animations,
      stage.transitionsSoFar.count == step.transitions, stage.firstResponder === step.responder,
      stage.lookAfterTouch() == step.look
    else { return }
    // The screen is as it was when the finger landed.
    let place = step.point.map { point in
      let target = TouchStep.Target.point(CGPoint(x: point.x.rounded(), y: point.y.rounded()))
      return ": the finger met \(stage.hitWords(at: point)) at \(target)"
    }
    notes.append("Step \(count), '\(step.step)', changed nothing\(place ?? "").")
  }
}

extension Stage {
  var stepWatch: StepWatch { world.state(StepWatch.self) { StepWatch() } }

  /// What is on screen, in words; buttons that were released have come back (inferred: no echo of a
  /// touch lasts longer).
  fileprivate func lookAfterTouch() -> String { displayList(later: 1).dump() }

  /// The view that a finger meets, in words.
  fileprivate func hitWords(at point: CGPoint) -> String {
    for window in uikit.windows.reversed() {
      guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      let name = "\(type(of: hit))"
      let frame = hit.convert(hit.bounds, to: nil)
      let text = elements.first { $0.className == name && frame.contains($0.frame) }?.text
      return text.map { "\(name) \"\($0)\"" } ?? name
    }
    return "nothing"
  }
}

extension TouchStep {
  /// Whether a finger touches the screen.
  package var isTouch: Bool {
    switch self {
    case .tap, .press, .carry, .drag, .pan, .swipe, .pinch, .turn: true
    case .type, .wait, .meanwhile, .pressBack, .rotate: false
    }
  }
}
