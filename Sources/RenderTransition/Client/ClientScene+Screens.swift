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

  /// Chooses what the code leaves open: the screens, the way, and how they are presented.
  mutating func adapt(
    to options: inout SceneOptions,
    _ console: Console,
    on stage: @escaping @MainActor () -> Stage
  ) throws(Failure) {
    let request = options.code.request
    // Named screens are not replaced.
    if request.source == nil, request.destination == nil {
      chooseScreens(for: options, console, on: stage)
    }
    try chooseWay(for: &options, console, on: stage)
    chooseStyle(onReturn: options.isDismissal, console, on: stage)
    if !options.isDismissal { try tellOfMissingSize(console, on: stage) }
  }

  /// Begins at the user's own first screen, or takes the tool's screens, where a transition does
  /// not play between the user's own, such as those that need what a touch or their app gives them.
  private mutating func chooseScreens(
    for options: SceneOptions,
    _ console: Console,
    on stage: @escaping @MainActor () -> Stage
  ) {
    let onReturn = options.isDismissal
    guard hasOwnSource || hasOwnDestination, !plays(onReturn: onReturn, on: stage) else { return }
    if !onReturn, options.steps.isEmpty, options.drive == .animated, let first = firstScreen,
      first.leads(on: stage)
    {
      self = first
      return
    }
    var other = self
    other.hasOwnScreens = false
    guard other.plays(onReturn: onReturn, on: stage) else {
      fillScreens(onReturn: onReturn, console, on: stage)
      return
    }
    self = other
    console.say("\(choice.needOfApp): the tool's own screens are filmed")
  }

  /// Gives the user's own screens what their app would, if the transition plays with that.
  private func fillScreens(onReturn: Bool, _ console: Console, on makeStage: () -> Stage) {
    guard [choice.source, choice.destination].contains(where: { $0?.settings.isEmpty == false })
    else { return }
    Client.fillsScreens = true
    Client.fillsScreens = plays(onReturn: onReturn, on: makeStage)
    guard Client.fillsScreens else { return }
    console.say("\(choice.needOfApp): the tool's own values are filmed")
  }

  /// The user's own screen by itself, in a stack if it is to push; touches do the rest.
  private var firstScreen: ClientScene? {
    guard hasOwnSource, let make = Client.source else { return nil }
    let isInStack = way == .push || way == .pop
    var scene = self
    scene.way = .root
    scene.subject = .screen { roles in
      let screen = make(roles)
      return !isInStack || screen is UINavigationController
        ? screen : Client.container(UINavigationController(), of: screen)
    }
    return scene
  }

  /// What is touched first: a screen that is the delegate of what it presents stands in the stack
  /// that it speaks of, whose bar may have its buttons.
  var touched: ClientScene {
    guard choice.isInStack, case .presentingScreen(let make) = subject else { return self }
    var scene = self
    scene.way = .root
    scene.subject = .screen { roles in make(roles) as? UIViewController ?? roles.source }
    return scene
  }

  /// Whether a touch on the screen starts one of the user's own animators.
  private func leads(on makeStage: @escaping () -> Stage) -> Bool {
    let search = FirstTouch {
      let stage = makeStage()
      return (stage, show(on: stage))
    }
    return search.find().0?.isOwn == true
  }

  /// Puts the screen on a stage; what it returns must live as long.
  func show(on stage: Stage) -> DemoScene {
    let shown = make()
    stage.perform { stage.window.rootViewController = shown.root }
    return shown
  }

  /// Begins the way there; what it returns must live as long as the stage shows it.
  func begin(on stage: Stage) throws -> DemoScene {
    let shown = make()
    stage.window.rootViewController = shown.root
    try stage.restAfterTransitions()
    shown.forward(true)
    return shown
  }

  /// Plays the way there to its end; what it returns must live as long as the stage shows it.
  func play(on stage: Stage) throws -> DemoScene {
    let shown = try begin(on: stage)
    try stage.restAfterTransitions()
    return shown
  }

  /// Whether the transition comes to its end, without a crash.
  func plays(onReturn: Bool, on makeStage: () -> Stage) -> Bool {
    (try? trial(onReturn: onReturn, on: makeStage).get()) ?? false
  }

  /// Whether the transition comes to its end, or why that is unknown.
  func trial(onReturn: Bool, on makeStage: () -> Stage) -> Result<Bool, Trial.Failure> {
    Trial.run(within: Trial.timeOfTransition) {
      let stage = makeStage()
      let shown = try play(on: stage)
      if onReturn, stage.unfinished.isEmpty {
        shown.back(true)
        try stage.restAfterTransitions()
      }
      return withExtendedLifetime(shown) { stage.unfinished.isEmpty }
    }
  }
}

extension Choice {
  /// Why a transition may not play between the screens that it is written for.
  fileprivate var needOfApp: String {
    "\(name) is written for \(screens.joined(separator: " and ")), which the app has to set up"
  }
}
