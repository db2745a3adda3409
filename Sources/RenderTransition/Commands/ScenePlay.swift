import Animators
import Segue
import UIKit

/// Starts a scene as the user requested: by itself, by a finger, or by a script of touches.
@MainActor
struct ScenePlay {
  let scene: DemoScene
  let options: SceneOptions
  let stage: Stage
  /// Whether steps begin on the second screen: one that the user named is there before a finger
  /// touches it.
  let stepsBeginThere: Bool

  init(
    _ scene: DemoScene,
    _ options: SceneOptions,
    on stage: Stage,
    stepsBeginThere: Bool = false
  ) {
    self.scene = scene
    self.options = options
    self.stage = stage
    self.stepsBeginThere = stepsBeginThere
  }

  /// Does everything before the film and returns the call that begins it.
  ///
  /// - Parameter rewindsAnimated: whether the way there runs with its animation before the way back
  ///   is shown; animators may keep state from it.
  func start(rewindsAnimated: Bool) throws -> () -> Void {
    let beginsThere = options.isDismissal || (stepsBeginThere && !options.steps.isEmpty)
    if beginsThere { scene.forward(rewindsAnimated) }
    if beginsThere || !options.steps.isEmpty { try stage.restAfterTransitions() }
    // The scene keeps its delegates alive; UIKit's references to them are weak.
    guard let first = options.steps.first else { return { begin() } }
    if first.isMeanwhile {
      return {
        begin()
        stage.follow(options.steps)
      }
    }
    let script = ScriptPlay(options.steps, showsAll: options.showsLaunch, on: stage)
    return try script.start(holding: scene)
  }

  private func begin() {
    let interaction: Demo.Interaction = options.isDismissal ? .back : .forward
    let part: Double
    let isCancelled: Bool
    switch options.drive {
    case .animated:
      if options.isDismissal { scene.back(true) } else { scene.forward(true) }
      return
    case .dragged(let value): (part, isCancelled) = (value, false)
    case .cancelled(let value): (part, isCancelled) = (value, true)
    }
    scene.prepareDrag(interaction, stage.window)
    guard
      let drag = scene.drag(
        interaction,
        to: part,
        on: stage.window.bounds.size,
        isRightToLeft: options.look.isRightToLeft
      )
    else { return }
    // Fast enough for a flick, so that the release completes the transition from any part.
    stage.drag(
      from: drag.from,
      to: drag.to,
      over: max(0.1, 0.6 * part),
      ending: isCancelled ? .cancelled : .lifted
    )
  }
}
