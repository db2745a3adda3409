import Segue
import UIKit

/// Sets somebody's own screens in motion: by the script, else by the first touch that leads
/// somewhere.
@MainActor
final class ScreenPlay {
  private let options: SceneOptions
  private let console: Console
  private let makeStage: @MainActor @Sendable () -> Stage
  /// Puts the app or the screen on a fresh stage; what comes back must live as long as the stage.
  private let show: (Stage) throws -> Any
  private var found: [TouchStep]?

  init(
    _ options: SceneOptions,
    console: Console,
    stage: @escaping @MainActor @Sendable () -> Stage,
    show: @escaping (Stage) throws -> Any
  ) {
    self.options = options
    self.console = console
    makeStage = stage
    self.show = show
  }

  var scenario: Scenario {
    Scenario(stage: makeStage) { [self] stage in
      let holder = try show(stage)
      try stage.rest()
      let steps = options.steps.isEmpty ? firstTouch() : options.steps
      let play = ScriptPlay(steps, showsAll: options.showsLaunch, on: stage)
      return try play.start(holding: holder)
    }
  }

  /// Looked for once; every pass over the film plays the same.
  private func firstTouch() -> [TouchStep] {
    if let found { return found }
    let search = FirstTouch { [self] in
      let stage = makeStage()
      let holder = try show(stage)
      try stage.rest()
      return (stage, holder)
    }
    let result = search.find()
    if let result {
      console.say(
        "touching \(result.words)" + (result.isOwn ? "" : "; it runs no animator of yours")
      )
    } else {
      console.warn("nothing on the screen leads anywhere; say what to touch with --tap")
    }
    found = result?.steps ?? []
    return found ?? []
  }
}
