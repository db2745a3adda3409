import Foundation
import OwnCode
import Segue
import UIKit

/// Sets the user's own screens in motion: by the script, else by the first touch that has an
/// effect.
@MainActor
final class ScreenPlay {
  private let options: SceneOptions
  private let console: Console
  private let makeStage: @MainActor @Sendable () -> Stage
  /// Puts the app or the screen on a fresh stage; the result must live as long as the stage.
  private let show: (Stage) throws -> Any
  /// What is touched when the user names nothing.
  private var found: FirstTouch.Found?
  /// Whether one is looked for only where nothing moves by itself: most pages of
  /// playgrounds play without.
  private let isPlayground: Bool
  private var failures = FirstTouch.Failures()
  private var isTold = false

  /// The variable of the environment with which the parent process asks for a touch that runs one
  /// of the user's own animators, and films something else where there is none.
  static let ownTouchKey = "SEGUE_CLIENT_OWN_TOUCH"
  private static let wantsOwnTouch = ProcessInfo.processInfo.environment[ownTouchKey] != nil
  /// The one with which it asks for a touch that leads anywhere.
  static let touchKey = "SEGUE_CLIENT_TOUCH"
  private static let wantsTouch = ProcessInfo.processInfo.environment[touchKey] != nil

  init(
    _ options: SceneOptions,
    of choice: Choice,
    console: Console,
    stage: @escaping @MainActor @Sendable () -> Stage,
    show: @escaping (Stage) throws -> Any
  ) {
    self.options = options
    isPlayground = choice.isPlayground
    self.console = console
    makeStage = stage
    self.show = show
  }

  /// Every pass over the film plays the same; the code has not run in this process before the
  /// first.
  func scenario() throws(Failure) -> Scenario {
    if options.steps.isEmpty, found == nil { try findFirstTouch() }
    if let start = found?.start { return launch(showing: start) }
    if options.showsLaunch, let found, found.launchMoves {
      return launch(showing: 0, then: found.steps)
    }
    if options.showsLaunch, found == nil, options.steps.allSatisfy(\.isWait) {
      return launch(showing: 0, lasting: options.steps.reduce(0) { $0 + $1.pause })
    }
    return Scenario(stage: makeStage) { [self] stage in
      let holder = try show(stage)
      try stage.rest()
      let steps = options.steps.isEmpty ? foundSteps() : options.steps
      let play = ScriptPlay(steps, showsAll: options.showsLaunch, on: stage)
      return try play.start(holding: holder)
    }
  }

  /// Nil where no touch starts an animator of the user's own; the one that would may be among those
  /// that failed, which is told.
  func scenarioOfOwnTouch() throws(Failure) -> Scenario? {
    (found, failures) = search()
    guard let touch = found, touch.isOwn, !touch.steps.isEmpty else {
      if let words = failures.words {
        console.warn("\(words): the film shows the transition alone; --tap shows where it fails")
      }
      return nil
    }
    console.say("touching \(touch.words); --as films it with the tool's screen")
    return try scenario()
  }

  /// What the app shows by itself, from the launch or from shortly before the transition, and what
  /// it shows at touches after that.
  ///
  /// - Parameter duration: how long the film is at least where something never ends.
  private func launch(
    showing start: TimeInterval,
    then steps: [TouchStep] = [],
    lasting duration: TimeInterval = 0
  ) -> Scenario {
    let lead = 0.3
    var scenario = Scenario(stage: makeStage) { [self] stage in
      let holder = try show(stage)
      if !options.showsLaunch { stage.advance(to: max(stage.time, start - lead)) }
      return {
        withExtendedLifetime(holder) {}
        stage.follow(steps)
      }
    }
    scenario.restsFirst = false
    scenario.leastDuration = duration
    return scenario
  }

  private func search() -> (FirstTouch.Found?, FirstTouch.Failures) {
    let search = FirstTouch { [self] in
      let stage = makeStage()
      return (stage, try show(stage))
    }
    return search.find(isForStill: isPlayground)
  }

  private func findFirstTouch() throws(Failure) {
    (found, failures) = search()
    if found?.effect ?? .none < .transition, failures.needMoreCode { CrashNote.askForBodies() }
    if let wanted = OwnAnimators.asked.words, found?.isAsked != true {
      throw Failure(.failure, "no touch runs \(wanted)")
    }
    // What moves without a touch is a film all the same.
    if ScreenPlay.wantsOwnTouch, found?.isOwn != true, found?.steps.isEmpty != true {
      throw .still("no touch on the screen runs an animator of yours")
    }
    guard let found else {
      // The app of a screen shows at least how it arrives.
      if ScreenPlay.wantsTouch, !isPlayground {
        throw .still("nothing on the screen leads anywhere")
      }
      return
    }
    // A screen whose code has no animators can run none.
    let choice = ClientLibrary.currentDescription?.choice
    let hasOwn = choice?.kind == Candidate.Kind.app.rawValue || choice?.usesTransitions == true
    let isForeign = hasOwn && !found.isAsked && !found.steps.isEmpty
    console.say("touching \(found.words)" + (isForeign ? "; it runs no animator of yours" : ""))
    // The touch that matters may be among those that failed.
    if found.effect < .transition, let words = failures.words { console.warn(words) }
  }

  private func foundSteps() -> [TouchStep] {
    if found == nil, !isTold, !isPlayground {
      isTold = true
      let why = failures.words.map { "; \($0)" } ?? ""
      let reason = why.contains("crashed") ? ", which also reports why a touch crashed" : ""
      console.warn(
        "nothing on the screen leads anywhere\(why); say what to touch with --tap\(reason)"
      )
    }
    return found?.steps ?? []
  }
}

extension TouchStep {
  fileprivate var isWait: Bool {
    if case .wait = self { true } else { isMeanwhile }
  }

  /// Seconds.
  fileprivate var pause: TimeInterval {
    switch self {
    case .wait(let seconds), .meanwhile(let seconds): seconds
    default: 0
    }
  }
}
