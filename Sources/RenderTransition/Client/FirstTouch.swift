import Foundation
import Segue
import UIKit

/// Finds the touch that shows a transition when the user names none.
///
/// Touches are worth what they do, in this order (`TouchEffect`): they start one of the code's own
/// animators, start one that falls back or only takes back what has begun by itself, start any
/// transition between screens, lead to another screen, as in containers that move their children
/// themselves, set anything in motion, lead to another screen at once, change how the screen looks,
/// or scroll. Of several that are worth the same it is the first on the screen. Where some
/// animators are asked for, only those count as the code's own, and the way back is tried, too;
/// what sets anything in motion while a view or screen that is asked for shows comes next.
///
/// Taps come first on what takes them, then on the app's own views and controllers, which may
/// override `touchesBegan`. Where no tap moves anything, and the launch runs no animator of the
/// app's own, a finger moves over pages and over views with recognizers for that; then what a tap
/// has shown at once, as the screen of another tab, is touched.
///
/// No touch is needed where what the app shows by itself after its launch is worth more, nor where
/// no touch does anything and the first screen moves by itself.
///
/// Each try has its own world in a forked process (`TouchExplorer`). A button that crashes the app
/// or needs something missing is skipped.
@MainActor
struct FirstTouch {
  /// Makes a fresh stage with the app or screen on it, which may still be moving.
  let launch: () throws -> (stage: Stage, holder: Any)

  /// What is asked for may lie deeper: a list of examples, a screen, its button for the way back.
  private static let depth = OwnAnimators.asked.areNamed ? 3 : 2
  private static let maximumTries = OwnAnimators.asked.areNamed ? 60 : 40
  /// Seconds of wall time for all tries.
  private static let limit = 60.0

  struct Found {
    /// None where the app shows a transition by itself.
    var steps: [TouchStep]
    var effect: TouchEffect
    var words: String
    /// When the transition starts that needs no touch, in seconds since the launch.
    var start: TimeInterval?
    /// Whether the first screen moves by itself before that.
    var launchMoves = false
    /// Whether the user's own animator ran.
    var isOwn: Bool { effect >= .ownFallback }
    /// Whether it shows what was asked for.
    var isAsked: Bool { effect >= .ownMotion }
  }

  /// Touches that could not be tried to their end, in words.
  struct Failures {
    private var crashed: [String] = []
    private var reachedMissingCode: [String] = []
    private var late: [String] = []
    private var unfinished: [String] = []

    mutating func add(_ failure: Trial.Failure, _ words: String) {
      switch failure {
      case .crash: crashed.append(words)
      case .missingCode: reachedMissingCode.append(words)
      case .late: late.append(words)
      case .unfinished: unfinished.append(words)
      case .other: break
      }
    }

    /// Whether a build with more of the code may lead further.
    var needMoreCode: Bool { !reachedMissingCode.isEmpty }

    /// What a user learns from them; nil if there are none.
    var words: String? {
      func part(_ touches: [String], _ what: String) -> String? {
        touches.first.map { first in
          let who =
            touches.count == 1
            ? "touching \(first)" : "\(touches.count) touches, the first \(first),"
          return "\(who) \(what)"
        }
      }
      let parts = [
        part(crashed, "crashed the app"),
        part(reachedMissingCode, "reached code that does not compile here"),
        part(late, "did not end in time"),
        part(unfinished, "started a transition that did not end"),
      ].compactMap { $0 }
      return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
  }

  /// - Parameter isForStill: whether no touch is looked for where something moves by itself.
  func find(isForStill: Bool = false) -> (found: Found?, failures: Failures) {
    var failures = Failures()
    // On a busy machine the first try may time out, and everything depends on it: it gets a second
    // chance.
    var explorer = TouchExplorer(launch: launch)
    guard let start = explorer.begin() ?? explorer.begin() else { return (nil, failures) }
    if isForStill, start.moves || start.effect != .none {
      explorer.end()
      return (nil, failures)
    }
    // What a finger drives may fall back; an own transition at the launch does not.
    var touch = bestTouch(explorer, &failures, strokes: start.effect != .ownTransition)
    touch?.launchMoves = start.moves
    if touch?.effect ?? .none <= .cut, start.effect == .none, start.moves {
      let words = "nothing: the first screen moves by itself"
      return (Found(steps: [], effect: .motion, words: words, start: 0), failures)
    }
    guard start.effect > touch?.effect ?? .none, let animator = start.animator else {
      return (touch, failures)
    }
    let found = Found(
      steps: [],
      effect: start.effect,
      words: "nothing: \(animator) starts by itself",
      start: start.start
    )
    return (found, failures)
  }

  /// Tries one touch, then more: in a list of examples, a row leads to the screen with the button.
  ///
  /// - Parameter strokes: whether a finger moves over the screen where no tap does anything.
  private func bestTouch(
    _ first: TouchExplorer,
    _ failures: inout Failures,
    strokes: Bool
  ) -> Found? {
    let begin = Date()
    var tries = 0
    var best: Found?
    var open = [first]
    for level in 1...FirstTouch.depth {
      var next: [(explorer: TouchExplorer, effect: TouchEffect)] = []
      for var explorer in open.prefix(8) {
        defer { explorer.end() }
        while tries < FirstTouch.maximumTries, -begin.timeIntervalSinceNow < FirstTouch.limit,
          let (place, result) = explorer.next()
        {
          tries += 1
          if case .failure(let failure) = result { failures.add(failure, place.words) }
          guard let effect = try? result.get(), effect != .none else { continue }
          let steps = explorer.steps + [place.step]
          let found = Found(steps: steps, effect: effect, words: place.words)
          if found.effect == .ownTransition { return found }
          if best.map({ $0.effect < found.effect }) ?? true { best = found }
          if effect > .look {
            next.append((TouchExplorer(launch: launch, after: steps), effect))
          }
        }
      }
      // What shows here without a transition leads to none behind the next screen.
      if best?.effect ?? .none >= .ownMotion { break }
      open = FirstTouch.ordered(next)
      // Nothing to tap: perhaps a finger that moves, else what lies behind a tab.
      if level == 1, best?.effect ?? .none <= .cut, strokes {
        open.insert(TouchExplorer(launch: launch, strokes: true), at: 0)
      }
    }
    return best
  }

  /// What is asked for lies behind screens rather than behind switches, and the rows of one list
  /// lead to the same.
  private static func ordered(
    _ next: [(explorer: TouchExplorer, effect: TouchEffect)]
  ) -> [TouchExplorer] {
    guard OwnAnimators.asked.areNamed else { return next.map(\.explorer) }
    var origins: Set<String> = []
    let ranked = next.map { explorer, effect in
      let origin = explorer.steps.dropLast().map(\.description).joined(separator: "\n")
      let isScreen = effect >= .otherScreen
      let isFirst = isScreen && origins.insert(origin).inserted
      return (explorer: explorer, rank: isFirst ? 0 : isScreen ? 1 : 2)
    }
    return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.explorer) }
  }
}
