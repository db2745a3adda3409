import Animators
import OwnCode
import Segue
import UIKit

/// The two screens of a transition.
extension ClientScene {
  var hasOwnSource: Bool { hasOwnScreens && Client.source != nil && screens.from == nil }

  var hasOwnDestination: Bool { hasOwnScreens && Client.destination != nil && screens.to == nil }

  /// Those of the user's own that it is written for, else the tool's.
  func makeScreens() -> (first: UIViewController, second: UIViewController) {
    let (first, second) = (screens.firstScreen(), screens.secondScreen())
    guard hasOwnSource || hasOwnDestination else { return (first, second) }
    let roles = roles(first, second)
    return (
      hasOwnSource ? Client.source?(roles) ?? first : first,
      hasOwnDestination ? Client.destination?(roles) ?? second : second
    )
  }

  /// Chooses what the code leaves open: the screens, and how they are presented.
  mutating func adapt(
    to options: SceneOptions,
    _ console: Console,
    on stage: @escaping @MainActor () -> Stage
  ) {
    let request = options.code.request
    // Named screens are not replaced.
    if request.source == nil, request.destination == nil {
      chooseScreens(onReturn: options.isDismissal, console, on: stage)
    }
    chooseStyle(onReturn: options.isDismissal, console, on: stage)
  }

  /// Takes the tool's screens where the user's own do not play, such as those that need what their app gives them.
  private mutating func chooseScreens(
    onReturn: Bool,
    _ console: Console,
    on stage: @escaping @MainActor () -> Stage
  ) {
    guard hasOwnSource || hasOwnDestination, !plays(onReturn: onReturn, on: stage) else { return }
    var other = self
    other.hasOwnScreens = false
    guard other.plays(onReturn: onReturn, on: stage) else { return }
    self = other
    let names = choice.screens
    console.say(
      "\(choice.name) is written for \(names.joined(separator: " and ")), which the app has to set up: "
        + "the tool's own screens are filmed"
    )
  }

  /// Whether the transition comes to its end, without a crash.
  private func plays(onReturn: Bool, on makeStage: () -> Stage) -> Bool {
    let answer = Trial.run(within: 10) {
      let stage = makeStage()
      let shown = make()
      stage.window.rootViewController = shown.root
      try stage.restAfterTransitions()
      shown.forward(true)
      try stage.restAfterTransitions()
      if onReturn, stage.unfinished.isEmpty {
        shown.back(true)
        try stage.restAfterTransitions()
      }
      return withExtendedLifetime(shown) { stage.unfinished.isEmpty }
    }
    return (try? answer.get()) ?? false
  }
}
