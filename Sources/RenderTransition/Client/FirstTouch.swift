import Foundation
import Segue
import UIKit

/// Finds the touch that shows a transition when the user names none: the first one on the screen that
/// sets one of the code's own animators in motion, else the first that moves anything between screens.
///
/// Each try is a world of its own in a copy of the process: a button that crashes the app, never comes to
/// rest, or needs what is not there is passed over.
@MainActor
struct FirstTouch {
  /// Makes a fresh stage with the app or screen on it, at rest.
  let launch: () throws -> (stage: Stage, holder: Any)

  private static let maximumTries = 40
  /// Of wall time for one try, and for all of them.
  private static let patience: UInt32 = 8
  private static let limit = 60.0

  struct Found {
    var steps: [TouchStep]
    /// Whether the user's own animator ran.
    var isOwn: Bool
    var words: String
  }

  /// What a try has shown.
  private struct Outcome: Codable {
    var moved = false
    var isOwn = false
    /// What can be touched afterwards, from the top of the screen to its bottom, as one reads.
    var touches: [Touch] = []
  }

  private struct Touch: Codable {
    var x: Double
    var y: Double
    var words: String

    var step: TouchStep { .tap(.point(CGPoint(x: x, y: y))) }
  }

  func find() -> Found? {
    let start = Date()
    guard let first = trial([]) else { return nil }
    var tries = 0
    var best: Found?
    // One touch, then two: a list of examples leads to a screen that has the button.
    var open: [(steps: [TouchStep], touches: [Touch])] = [([], first.touches)]
    for _ in 0..<2 {
      var next: [(steps: [TouchStep], touches: [Touch])] = []
      for (before, touches) in open.prefix(8) {
        for touch in touches {
          tries += 1
          guard tries <= FirstTouch.maximumTries, -start.timeIntervalSinceNow < FirstTouch.limit
          else { return best }
          let steps = before + [touch.step]
          guard let outcome = trial(steps), outcome.moved else { continue }
          let found = Found(steps: steps, isOwn: outcome.isOwn, words: touch.words)
          if outcome.isOwn { return found }
          if best == nil { best = found }
          next.append((steps, outcome.touches))
        }
      }
      open = next
    }
    return best
  }

  private func trial(_ steps: [TouchStep]) -> Outcome? {
    Trial.run(within: FirstTouch.patience) { try play(steps) }
  }

  private func play(_ steps: [TouchStep]) throws -> Outcome {
    let (stage, holder) = try launch()
    defer { withExtendedLifetime(holder) {} }
    for step in steps.dropLast() {
      try stage.prepare(step)()
      try stage.rest()
    }
    var outcome = Outcome()
    if let last = steps.last {
      let before = stage.animatorsSoFar.count
      try stage.prepare(last)()
      try stage.rest()
      let names = stage.animatorsSoFar.dropFirst(before)
      outcome.moved = !names.isEmpty
      outcome.isOwn = names.contains { NSClassFromString("UIKit.\($0)") == nil }
      // What an own animator shows needs no second touch.
      if outcome.isOwn || !outcome.moved { return outcome }
    }
    var seen: Set<String> = []
    let active = stage.elements.filter(\.isActive)
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    outcome.touches = active.prefix(16).compactMap { element in
      let point = element.center
      guard seen.insert("\(Int(point.x)),\(Int(point.y))").inserted else { return nil }
      return Touch(x: Double(point.x), y: Double(point.y), words: element.description)
    }
    return outcome
  }
}
