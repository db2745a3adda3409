import Animators
import OwnCode
import Segue
import UIKit

extension ClientScene {
  /// Films the way back of a delegate that has an animator for that alone, as swipes to dismiss have.
  ///
  /// Only a trial tells: its methods may return nil.
  func chooseWay(
    for options: inout SceneOptions,
    _ console: Console,
    on makeStage: () -> Stage
  ) {
    guard options.code.request.way == nil, !options.isDismissal, options.steps.isEmpty,
      isDelegate, !choice.leadsOn, let ways = ownWays(on: makeStage), !ways.there
    else { return }
    if ways.back {
      options.isDismissal = true
      console.say(
        "filming the way back, which is all that \(choice.name) serves; "
          + "--as \(way.rawValue) runs it there"
      )
    } else if way == .push {
      console.note(
        "\(choice.name) gives no animator of the code's own between these screens: UIKit's transition is filmed"
      )
    }
  }

  /// Whether the subject decides on each way which animator runs, if any.
  private var isDelegate: Bool {
    switch subject {
    case .transitioningDelegate, .presentingScreen: way == .present
    // A screen that is its own delegate.
    case .screen:
      way == .present && choice.kind == Candidate.Kind.transitioningDelegate.rawValue
    case .navigationDelegate: way == .push
    default: false
    }
  }

  private struct OwnWays: Codable {
    var there = true
    var back = true
  }

  /// The ways on which something of the user's own runs: an animator, or a presentation controller.
  private func ownWays(on makeStage: () -> Stage) -> OwnWays? {
    let answer = Trial.run(within: 10) { () throws -> OwnWays in
      let stage = makeStage()
      let shown = try play(on: stage)
      var ways = OwnWays()
      let before = stage.transitionsSoFar
      let presented = shown.root.presentedViewController
      let presentation = presented?.presentationController
      ways.there =
        before.contains { !$0.isOfUIKit } || presentation.map { isOfCode($0) } == true
      guard !ways.there, stage.unfinished.isEmpty else { return OwnWays() }
      shown.back(true)
      try stage.restAfterTransitions()
      let after = stage.transitionsSoFar.dropFirst(before.count)
      ways.back = after.contains { !$0.isOfUIKit }
      return withExtendedLifetime(shown) { ways }
    }
    return try? answer.get()
  }

  /// Whether the class of an object is one of the user's own; both may have the same name as one of UIKit's.
  private func isOfCode(_ object: AnyObject) -> Bool {
    !String(reflecting: type(of: object)).hasPrefix("UIKit.")
  }
}
