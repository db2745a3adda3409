import Foundation
import Segue
import UIKit

/// Finds the touch that shows a transition when the user names none: the first one on the screen that
/// sets one of the code's own animators in motion, else the first that moves anything between screens,
/// else the first after which the screen is another one, as in containers that move their children
/// themselves.
///
/// Each try is a world of its own, so that nothing of it is left in the film.
@MainActor
struct FirstTouch {
  /// Makes a fresh stage with the app or screen on it, at rest.
  let launch: () throws -> (stage: Stage, holder: Any)

  private static let maximumTries = 40

  struct Found {
    var steps: [TouchStep]
    var effect: Effect
    var words: String
    /// Whether the user's own animator ran.
    var isOwn: Bool { effect == .ownTransition }
  }

  /// What a touch does, the more the better.
  enum Effect: Int, Comparable {
    case none
    case otherScreen
    case transition
    case ownTransition

    static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
  }

  func find() throws -> Found? {
    var tries = 0
    var best: Found?
    // One touch, then two: a list of examples leads to a screen that has the button.
    var open: [[TouchStep]] = [[]]
    for depth in 0..<2 {
      var next: [[TouchStep]] = []
      for before in open.prefix(depth == 0 ? 1 : 8) {
        for (step, words) in try touches(after: before) {
          tries += 1
          guard tries <= FirstTouch.maximumTries else { return best }
          guard let effect = try? play(before + [step]), effect != .none else { continue }
          let found = Found(steps: before + [step], effect: effect, words: words)
          if effect == .ownTransition { return found }
          if best.map({ $0.effect < effect }) ?? true { best = found }
          next.append(before + [step])
        }
      }
      open = next
    }
    return best
  }

  /// What can be touched on the screen after some steps.
  private func touches(after steps: [TouchStep]) throws -> [(TouchStep, String)] {
    let (stage, holder) = try launch()
    for step in steps {
      try stage.prepare(step)()
      try stage.rest()
    }
    defer { withExtendedLifetime(holder) {} }
    var seen: Set<String> = []
    // From the top of the screen to its bottom, as one reads.
    let active = stage.elements.filter(\.isActive)
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    return active.prefix(16).compactMap { element in
      let point = element.center
      guard seen.insert("\(Int(point.x)),\(Int(point.y))").inserted else { return nil }
      return (.tap(.point(point)), element.description)
    }
  }

  private func play(_ steps: [TouchStep]) throws -> Effect {
    let (stage, holder) = try launch()
    defer { withExtendedLifetime(holder) {} }
    for step in steps.dropLast() {
      try stage.prepare(step)()
      try stage.rest()
    }
    let before = stage.animatorsSoFar.count
    let elements = stage.elements
    let time = stage.time
    if let last = steps.last { try stage.prepare(last)() }
    try stage.rest()
    let names = stage.animatorsSoFar.dropFirst(before)
    if names.contains(where: { NSClassFromString("UIKit.\($0)") == nil }) { return .ownTransition }
    if !names.isEmpty { return .transition }
    return isAnother(stage.elements, after: elements, stage.time - time) ? .otherScreen : .none
  }

  /// Whether much of a screen is new or elsewhere, and took its time to get there: more than a button
  /// that lights up.
  private func isAnother(
    _ now: [ScreenElement],
    after before: [ScreenElement],
    _ duration: TimeInterval
  ) -> Bool {
    guard duration > 0.25 else { return false }
    let stayed = Set(now).intersection(before).count
    return stayed * 2 < max(now.count, before.count)
  }
}
