import Animators
import OwnCode
import Segue
import UIKit

/// Finds out whether the tool's finger can drive a transition of the user's own code, for which
/// UIKit has to request an interaction controller.
@MainActor
struct FingerTrial {
  let scene: ClientScene
  let makeStage: @MainActor () -> Stage

  /// - Parameter onReturn: whether the film shows the way back.
  func check(onReturn: Bool) throws(Failure) {
    if case .success(false) = Trial.run(within: Trial.timeOfTransition, { try isDriven(onReturn) })
    {
      throw FingerTrial.refusal(of: scene, onReturn: onReturn)
    }
  }

  private func isDriven(_ onReturn: Bool) throws -> Bool {
    let stage = makeStage()
    let shown = scene.make()
    stage.window.rootViewController = shown.root
    try stage.restAfterTransitions()
    if onReturn {
      shown.forward(true)
      try stage.restAfterTransitions()
    }
    let requests = Requests()
    stage.window.owner.standInInteraction = { _ in
      requests.count += 1
      return nil
    }
    onReturn ? shown.back(true) : shown.forward(true)
    stage.advance(by: 0.1)
    return withExtendedLifetime(shown) { requests.count > 0 }
  }

  @MainActor
  private final class Requests {
    var count = 0
  }

  private static func refusal(of scene: ClientScene, onReturn: Bool) -> Failure {
    let what = scene.choice.name(onReturn: onReturn)
    let isSegue = if case .segue = scene.subject { true } else { false }
    return Failure(
      .usage,
      "a finger cannot drive \(onReturn ? "the way back of " : "")\(what): "
        + (isSegue
          ? "the segue moves by itself, without an animator"
          : "UIKit's own animator runs here, or an interaction controller of the code follows gestures of its own"),
      hint: hint
    )
  }

  private static let hint =
    "without '--drag' or '--cancel-at' it runs by itself; '--drag x,y:x,y' moves a finger over the screen"
}
