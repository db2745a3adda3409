import Animators
import OwnCode
import Segue
import UIKit

extension ClientScene {
  /// Films the way back of a delegate that has an animator for that alone, as swipes to dismiss
  /// have.
  ///
  /// Only a trial tells: its methods may return nil. A screen that is the delegate for its own way
  /// back is pushed, not the first of its stack.
  mutating func chooseWay(
    for options: inout SceneOptions,
    _ console: Console,
    on makeStage: () -> Stage
  ) throws(Failure) {
    guard options.code.request.way == nil, !options.isDismissal, options.steps.isEmpty,
      isDelegate, !choice.leadsOn
    else { return }
    let ways = ownWays(on: makeStage)
    guard ways?.there != true else { return }
    if let pushed = pushed(on: makeStage) {
      self = pushed
    } else if ways?.back != true {
      if ways != nil { try tellOfUIKit(console) }
      return
    }
    options.isDismissal = true
    console.say(
      "filming the way back, which is all that \(choice.name) serves; "
        + "--as \(way.rawValue) runs it there"
    )
  }

  /// Reports that the delegate leaves the transition to UIKit, unless its app may be filmed
  /// instead.
  private func tellOfUIKit(_ console: Console) throws(Failure) {
    if let words = OwnAnimators.asked.words { throw .still("it does not run \(words)") }
    let words = "\(choice.name) gives no animator of the code's own between these screens"
    if CrashNote.leavesFailureToParent { throw .still(words) }
    console.note("\(words): UIKit's transition is filmed")
  }

  /// The scene with the delegate as the second screen, if it is one and then has an
  /// animator for the way back.
  private func pushed(on makeStage: () -> Stage) -> ClientScene? {
    guard case .navigationDelegate = subject else { return nil }
    var scene = self
    scene.pushesDelegate = true
    return scene.ownWays(on: makeStage)?.back == true ? scene : nil
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

  /// The ways on which something of the user's own runs: an animator, or a presentation controller;
  /// of what is asked for by name, that alone.
  private func ownWays(on makeStage: () -> Stage) -> OwnWays? {
    let asked = OwnAnimators.asked
    let answer = Trial.run(within: Trial.timeOfTransition) { () throws -> OwnWays in
      let stage = makeStage()
      let shown = try play(on: stage)
      var ways = OwnWays()
      let before = stage.transitionsSoFar
      let presented = shown.root.presentedViewController
      let presentation = presented?.presentationController
      ways.there =
        asked.areNamed
        ? before.contains(where: asked.contains)
        : before.contains { !$0.isOfUIKit } || presentation.map { isOfCode($0) } == true
      guard !ways.there, stage.unfinished.isEmpty else { return OwnWays() }
      shown.back(true)
      try stage.restAfterTransitions()
      let after = stage.transitionsSoFar.dropFirst(before.count)
      ways.back = after.contains { asked.areNamed ? asked.contains($0) : !$0.isOfUIKit }
      return withExtendedLifetime(shown) { ways }
    }
    return try? answer.get()
  }

  /// Whether the class of an object is one of the user's own; both may have the same
  /// name as one of UIKit's.
  private func isOfCode(_ object: AnyObject) -> Bool {
    !_typeName(type(of: object)).hasPrefix("UIKit.")
  }
}
