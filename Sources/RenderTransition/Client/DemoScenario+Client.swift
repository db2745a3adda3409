import Animators
import Foundation
import OwnCode
import Segue
import UIKit

extension DemoScenario {
  /// What the loaded client runs.
  init(
    _ client: ClientLibrary,
    _ options: SceneOptions,
    maximumPixels: Int,
    console: Console
  ) throws(Failure) {
    guard let subject = Client.subject else {
      throw Failure(.internalError, "the compiled code says nothing about what to run")
    }
    let choice = client.description.choice
    let bundle = DemoScenario.bundle(of: client.description, options.look)
    var options = options
    options.showsLaunch = options.showsLaunch || choice.isPlayground
    var screen = try DemoScenario.screen(options.look, maximumPixels: maximumPixels)
    let isApp = if case .app = subject { true } else { false }
    if isApp { options.look = DemoScenario.look(options.look, of: bundle, on: screen, console) }
    let way = options.code.request.way ?? choice.way
    if isApp || way == .root { try options.checkTouches(playing: choice) }
    let first = FirstScreen(subject, choice, way, bundle)
    options.look.lie(onSideFor: first, on: screen, hasApp: isApp, console)
    screen = try DemoScenario.screen(options.look, maximumPixels: maximumPixels)
    self.screen = screen
    look = options.look
    let stage = { @MainActor @Sendable [screen, look] in
      DemoScenario.stage(screen, look, hasApp: isApp)
    }
    func play(_ show: @escaping (Stage) throws -> Any) throws(Failure) -> Scenario {
      try ScreenPlay(options, of: choice, console: console, stage: stage, show: show).scenario()
    }
    switch subject {
    case .scenario(let make):
      scenario = make()
      return
    case .app(let make):
      let launch = Client.launch(of: bundle, make)
      scenario = try play { try launch.launch(on: $0) }
      return
    default: break
    }
    try DemoScenario.open(bundle)
    let screens = try DemoScenario.pictures(options, of: nil, maximumPixels: maximumPixels)
    if way.isReturn { options.isDismissal = true }
    var scene = ClientScene(subject: subject, choice: choice, way: way, screens: screens)
    try scene.adapt(to: &options, console, on: stage)
    if options.drive != .animated {
      try FingerTrial(scene: scene, makeStage: stage).check(onReturn: options.isDismissal)
    }
    scenario = try DemoScenario.scenario(of: scene, options, console, stage)
  }

  /// Plays the first screen with touches, or the transition between two screens.
  private static func scenario(
    of scene: ClientScene,
    _ options: SceneOptions,
    _ console: Console,
    _ makeStage: @escaping @MainActor @Sendable () -> Stage
  ) throws(Failure) -> Scenario {
    let touched = scene.touched
    let play = ScreenPlay(options, of: scene.choice, console: console, stage: makeStage) {
      touched.show(on: $0)
    }
    if scene.way == .root { return try play.scenario() }
    if scene.choice.leadsOn, options.isPlain, scene.screens.isOwn,
      let own = try play.scenarioOfOwnTouch()
    {
      return own
    }
    return Scenario(stage: makeStage) { stage in
      let shown = scene.make()
      stage.window.rootViewController = shown.root
      let isScreen = if case .screen = scene.subject { true } else { false }
      let play = ScenePlay(shown, options, on: stage, stepsBeginThere: isScreen)
      return try play.start(rewindsAnimated: true)
    }
  }

  fileprivate static func stage(
    _ screen: Screen,
    _ look: LookOptions,
    hasApp: Bool
  ) -> Stage {
    let stage = DemoScenario.stage(screen, look)
    guard !hasApp else { return stage }
    let own = Client.appDelegate?()
    own?.window = stage.window
    stage.application.standInDelegate = own ?? StandInDelegate(stage.window)
    return stage
  }

  static func open(_ bundle: AppBundle) throws(Failure) {
    do {
      try bundle.open()
    } catch {
      throw Failure(.internalError, "cannot lay out the app's resources: \(error)")
    }
  }

  /// The look as an app has it: its Info.plist may force an appearance, an iPad, or landscape.
  private static func look(
    _ asked: LookOptions,
    of app: AppBundle,
    on screen: Screen,
    _ console: Console
  ) -> LookOptions {
    var look = asked
    let style = (try? app.forcedStyle()) ?? .unspecified
    if style != .unspecified { look.isDark = style == .dark }
    if look.isDark != asked.isDark {
      let name = look.isDark ? "dark" : "light"
      console.say("the app is \(name) in every appearance: its UIUserInterfaceStyle says so")
    }
    var screen = screen
    if look.device == nil, look.size == nil, (try? app.isOnlyForPads()) == true {
      screen = .iPadPro11
      look.device = screen.name
      console.say("the app is for iPads only: its device family says so")
    }
    if look.mayLieOnItsSide, (try? app.allowsOnlyLandscape(on: screen)) == true {
      look.isLandscape = true
    }
    return look
  }

  private static func bundle(of client: ClientDescription, _ look: LookOptions) -> AppBundle {
    var bundle = AppBundle(
      module: client.choice.module,
      infoPlist: client.infoPlist,
      resources: client.resources
    )
    bundle.infoKeys = client.infoKeys
    bundle.infoSettings = client.infoSettings
    bundle.libraries = client.modules
    bundle.frameworks = client.frameworks
    bundle.languages = look.languages
    return bundle
  }
}

extension LookOptions {
  /// Turns the device for a first screen that supports only landscape, unless the
  /// user says how it is held.
  @MainActor
  fileprivate mutating func lie(
    onSideFor first: FirstScreen,
    on screen: Screen,
    hasApp: Bool,
    _ console: Console
  ) {
    let look = self
    guard mayLieOnItsSide,
      first.needsLandscape(on: { DemoScenario.stage(screen, look, hasApp: hasApp) })
    else { return }
    isLandscape = true
    console.say("the device lies on its side: the first screen supports landscape only")
  }
}

extension Choice {
  /// The page of a playground, which is an animation from its first line on; `segue-port`
  /// names its delegate so.
  var isPlayground: Bool { name == "PlaygroundProgram" }
}

extension SceneOptions {
  /// Whether the user leaves it to the tool what is filmed, and how.
  var isPlain: Bool {
    let request = code.request
    return request.way == nil && request.source == nil && request.destination == nil
      && steps.isEmpty && !isDismissal && drive == .animated
  }
}

extension SceneOptions {
  /// Refuses what only a transition between two screens has, for apps and first screens, where
  /// touches begin what is filmed.
  ///
  /// An animator that is looked for in its app may be one of the way back.
  @MainActor
  fileprivate func checkTouches(playing choice: Choice) throws(Failure) {
    let (option, hint): (String, String)
    switch drive {
    case .dragged: (option, hint) = ("--drag PART", SceneOptions.dragHint)
    case .cancelled: (option, hint) = ("--cancel-at", SceneOptions.dragHint)
    case .animated:
      guard isDismissal, !OwnAnimators.asked.areNamed else { return }
      (option, hint) = ("--dismiss", SceneOptions.backHint)
    }
    throw Failure(
      .usage,
      "\(option) is for a transition between two screens, while touches play \(choice.name)",
      hint: hint
    )
  }

  private static let dragHint =
    "name an animator's file to drive its transition; '--drag x,y:x,y' moves a finger over the screen"
  private static let backHint =
    "name an animator's file to film its way back, or add the touches that lead there, then '--press-back' or a tap that closes"
}

extension Screens {
  /// Whether no picture is shown in place of a screen.
  fileprivate var isOwn: Bool { from == nil && to == nil }
}
