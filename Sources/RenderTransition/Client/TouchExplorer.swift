import Foundation
import Segue
import UIKit

/// Touches one place of a screen after the other, each as if the code had just been launched.
///
/// A forked process launches the code and goes to the screen once; each touch happens in a fork of
/// that process. Where such a fork would differ from it, the code is launched again.
@MainActor
struct TouchExplorer {
  /// Seconds of wall time for a launch, and for one touch.
  private static let patience = 8.0

  private enum Answer: Codable {
    case launched(LaunchEffect, places: [TouchPlace])
    case touched(TouchEffect)
    case failed(Trial.Failure)
  }

  /// Makes a fresh stage with the app or screen on it, which may still be moving.
  private let launch: () throws -> (stage: Stage, holder: Any)
  /// What leads from the first screen to the one that is explored.
  let steps: [TouchStep]
  /// Whether fingers move over the screen, in place of taps.
  private let strokes: Bool

  private var process: TrialConversation<Answer>?
  private var places: [TouchPlace] = []
  /// How many places have been touched, and whether the present process has touched one.
  private var count = 0
  private var hasTouched = false

  init(
    launch: @escaping () throws -> (stage: Stage, holder: Any),
    after steps: [TouchStep] = [],
    strokes: Bool = false
  ) {
    self.launch = launch
    self.steps = steps
    self.strokes = strokes
  }

  /// Launches the code; nil if it does not come to the screen.
  mutating func begin() -> LaunchEffect? {
    end()
    let explorer = self
    process = TrialConversation { explorer.explore($0) }
    hasTouched = false
    guard case .launched(let effect, let places) = process?.next() else {
      Trial.heed(end())
      return nil
    }
    self.places = places
    return effect
  }

  /// Touches the next place, and says what that does; nil after the last place.
  mutating func next() -> (place: TouchPlace, effect: Result<TouchEffect, Trial.Failure>)? {
    guard process != nil || begin() != nil, count < places.count else { return nil }
    var answer = process?.next()
    if answer == nil, hasTouched {
      // The process was no longer as it was after the launch.
      guard begin() != nil, count < places.count else { return nil }
      answer = process?.next()
    }
    let place = places[count]
    count += 1
    hasTouched = true
    switch answer {
    case .touched(let effect): return (place, .success(effect))
    case .failed(let failure): return (place, .failure(failure))
    case .launched, nil: return (place, .failure(end()))
    }
  }

  @discardableResult
  mutating func end() -> Trial.Failure {
    defer { process = nil }
    return process?.end() ?? .other
  }

  // MARK: In the fork

  private func explore(_ reply: (Answer) -> Void) {
    Trial.limit(to: Trial.time(for: TouchExplorer.patience))
    guard let (stage, holder) = try? launch() else { return }
    defer { withExtendedLifetime(holder) {} }
    let trial = TouchTrial(stage: stage)
    guard let effect = try? trial.launch() else { return }
    for step in steps {
      guard (try? trial.perform(step)) != nil else { return }
    }
    let places = strokes ? trial.strokes : trial.places
    Trial.limit(to: 0)
    reply(.launched(effect, places: places))
    let home = AppContainer.contents()
    for place in places.dropFirst(count) {
      guard Trial.isExact else {
        Trial.limit(to: Trial.time(for: TouchExplorer.patience))
        let effect = Trial.result { try trial.effect(of: place) }
        if let effect { reply(.touched(effect)) }
        return
      }
      let result = Trial.run(within: TouchExplorer.patience) { try trial.effect(of: place) }
      switch result {
      case .success(let effect): reply(.touched(effect))
      case .failure(let failure): reply(.failed(failure))
      }
      // What a touch has written to files is there for the next one.
      guard AppContainer.contents() == home else { return }
    }
  }
}
