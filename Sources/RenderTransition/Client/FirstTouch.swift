import Foundation
import Segue
import UIKit

/// Finds the touch that shows a transition when the user names none.
///
/// It is the first touch on the screen that starts one of the code's own animators. Failing that,
/// it is the first that starts any transition between screens. Failing that, it is the first that
/// leads to another screen, as in containers that move their children themselves, and then the
/// first after which anything moves. Where what the
/// app shows by itself after its launch is worth more than that, no touch is needed; nor where no
/// touch does anything, and the first screen moves by itself.
///
/// Each try has its own world in a forked process. A button that crashes the app, never comes to
/// rest, or needs something missing is skipped.
@MainActor
struct FirstTouch {
  /// Makes a fresh stage with the app or screen on it, which may still be moving.
  let launch: () throws -> (stage: Stage, holder: Any)

  private static let maximumTries = 40
  /// Seconds of wall time for one try, and for all of them.
  private static let patience = 8.0
  private static let limit = 60.0

  struct Found {
    /// None where the app shows a transition by itself.
    var steps: [TouchStep]
    var effect: Effect
    var words: String
    /// When the transition starts that needs no touch, in seconds since the launch.
    var start: TimeInterval?
    /// Whether the user's own animator ran.
    var isOwn: Bool { effect == .ownTransition }
  }

  /// What a touch does, in ascending order of value.
  enum Effect: Int, Comparable, Codable {
    case none
    case motion
    case otherScreen
    case transition
    case ownTransition

    static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
  }

  /// A place that takes touches.
  private struct Place: Codable {
    var x: Double
    var y: Double
    var words: String

    var step: TouchStep { .tap(.point(CGPoint(x: x, y: y))) }
  }

  /// The outcome of some steps.
  private struct Outcome: Codable {
    var effect: Effect
    /// What can be touched now.
    var places: [Place]
    /// What the app has shown by itself.
    var launch: Launch
  }

  /// What an app does by itself after its launch.
  private struct Launch: Codable {
    var effect: Effect
    /// The animator of its first transition, and when that starts.
    var animator: String?
    var start: TimeInterval?
    /// Whether something moves on the first screen, and comes to rest.
    var moves: Bool
  }

  /// Touches that could not be tried to their end, in words.
  struct Failures {
    var crashed: [String] = []
    var reachedMissingCode: [String] = []
    var late: [String] = []

    fileprivate mutating func add<Answer>(_ ending: Trial.Ending<Answer>, _ words: String) {
      switch ending {
      case .crash: crashed.append(words)
      case .missingCode: reachedMissingCode.append(words)
      case .late: late.append(words)
      case .answer, .other: break
      }
    }

    /// What a user learns from them; nil if there are none.
    var words: String? {
      func part(_ touches: [String], _ what: String) -> String? {
        touches.first.map { first in
          (touches.count == 1
            ? "touching \(first)" : "\(touches.count) touches, the first \(first),")
            + " " + what
        }
      }
      let parts = [
        part(crashed, "crashed the app"),
        part(reachedMissingCode, "reached code that does not compile here"),
        part(late, "did not end in time"),
      ].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
  }

  func find() -> (found: Found?, failures: Failures) {
    var failures = Failures()
    // On a busy machine the first try may time out, and everything depends on it: it gets a second
    // chance.
    guard let start = outcome(of: []).answer ?? outcome(of: []).answer else {
      return (nil, failures)
    }
    let touch = bestTouch(among: start.places, &failures)
    if touch == nil, start.launch.effect == .none, start.launch.moves {
      let words = "nothing: the first screen moves by itself"
      return (Found(steps: [], effect: .motion, words: words, start: 0), failures)
    }
    guard start.launch.effect > touch?.effect ?? .none, let animator = start.launch.animator else {
      return (touch, failures)
    }
    let found = Found(
      steps: [],
      effect: start.launch.effect,
      words: "nothing: \(animator) starts by itself",
      start: start.launch.start
    )
    return (found, failures)
  }

  private func bestTouch(among places: [Place], _ failures: inout Failures) -> Found? {
    let begin = Date()
    var tries = 0
    var best: Found?
    // One touch, then two: in a list of examples, a row leads to the screen with the button.
    var open: [(steps: [TouchStep], places: [Place])] = [([], places)]
    for _ in 0..<2 {
      var next: [(steps: [TouchStep], places: [Place])] = []
      for (before, places) in open.prefix(8) {
        for place in places {
          tries += 1
          guard tries <= FirstTouch.maximumTries, -begin.timeIntervalSinceNow < FirstTouch.limit
          else { return best }
          let steps = before + [place.step]
          let ending = outcome(of: steps)
          failures.add(ending, place.words)
          guard let outcome = ending.answer, outcome.effect != .none else { continue }
          let found = Found(steps: steps, effect: outcome.effect, words: place.words)
          if found.isOwn { return found }
          if best.map({ $0.effect < found.effect }) ?? true { best = found }
          next.append((steps, outcome.places))
        }
      }
      open = next
    }
    return best
  }

  private func outcome(of steps: [TouchStep]) -> Trial.Ending<Outcome> {
    Trial.run(within: FirstTouch.patience) {
      let (stage, holder) = try launch()
      defer { withExtendedLifetime(holder) {} }
      let launch = try launch(on: stage)
      let effect = try effect(of: steps, on: stage)
      return Outcome(effect: effect, places: places(on: stage), launch: launch)
    }
  }

  /// From the top of the screen to its bottom, in reading order; what a finger can hardly hit comes
  /// last.
  private func places(on stage: Stage) -> [Place] {
    var seen: Set<String> = []
    let active = stage.elements.filter(\.isActive)
      .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    let isTiny = { (element: ScreenElement) in element.frame.width * element.frame.height < 200 }
    return (active.filter { !isTiny($0) } + active.filter(isTiny)).prefix(16).compactMap {
      element in
      let point = element.center
      guard seen.insert("\(Int(point.x)),\(Int(point.y))").inserted else { return nil }
      return Place(x: Double(point.x), y: Double(point.y), words: element.description)
    }
  }

  /// Lets an app come to rest, and says what it has shown since its launch.
  private func launch(on stage: Stage) throws -> Launch {
    var pictures: Set<String> = []
    for moment in [1.0 / 30, 0.3] {
      stage.advance(by: moment)
      pictures.insert(stage.displayList().dump())
    }
    let isAtRest = try rest(stage)
    pictures.insert(stage.displayList().dump())
    let transitions = stage.transitionsSoFar
    let first = transitions.first { FirstTouch.isOwn($0.animator) } ?? transitions.first
    return Launch(
      effect: FirstTouch.effect(of: transitions.map(\.animator)),
      animator: first?.animator,
      start: first?.start,
      moves: pictures.count > 1 && isAtRest
    )
  }

  /// What some animators make of a touch.
  private static func effect(of animators: [String]) -> Effect {
    if animators.contains(where: isOwn) { return .ownTransition }
    return animators.isEmpty ? .none : .transition
  }

  private static func isOwn(_ animator: String) -> Bool {
    NSClassFromString("UIKit.\(animator)") == nil
  }

  /// What the last of some steps does.
  private func effect(of steps: [TouchStep], on stage: Stage) throws -> Effect {
    guard let last = steps.last else { return .none }
    for step in steps.dropLast() {
      try stage.prepare(step)()
      try stage.rest()
    }
    let before = stage.transitionsSoFar.count
    let elements = stage.elements
    try stage.prepare(last)()
    stage.advance(by: 0.25)
    // A change that takes longer than the highlight of a button.
    let isLong = !stage.world.isQuiescent
    stage.advance(by: 0.35)
    let picture = stage.displayList().dump()
    let isAtRest = try rest(stage)
    let effect = FirstTouch.effect(of: stage.transitionsSoFar.dropFirst(before).map(\.animator))
    guard effect == .none else { return effect }
    if isLong, Set(stage.elements) != Set(elements) { return .otherScreen }
    return isAtRest && stage.displayList().dump() != picture ? .motion : .none
  }

  /// Whether it comes to rest; a screen may have an endless animation.
  private func rest(_ stage: Stage) throws -> Bool {
    let limit = 4.0
    let start = stage.time
    try stage.rest(within: limit)
    return stage.time - start < limit
  }
}
