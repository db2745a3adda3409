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
    let screen = try DemoScenario.screen(options.look, maximumPixels: maximumPixels)
    let choice = client.description.choice
    self.screen = screen
    var bundle = AppBundle(
      module: choice.module,
      infoPlist: client.description.infoPlist,
      resources: client.description.resources
    )
    bundle.libraries = client.description.modules
    bundle.frameworks = client.description.frameworks
    bundle.languages = options.look.languages
    func play(_ show: @escaping (Stage) throws -> Any) -> Scenario {
      let stage = { @MainActor @Sendable in DemoScenario.stage(screen, options.look) }
      return ScreenPlay(options, console: console, stage: stage, show: show).scenario()
    }
    switch subject {
    case .scenario(let make):
      scenario = make()
      return
    case .app(let make):
      let launch = AppLaunch(
        bundle: bundle,
        delegate: make,
        sceneDelegates: Client.sceneDelegates
      )
      scenario = play { try launch.launch(on: $0) }
      return
    default: break
    }
    do {
      try bundle.open()
    } catch {
      throw Failure(.internalError, "cannot lay out the app's resources: \(error)")
    }
    let screens = try DemoScenario.pictures(options, of: nil, maximumPixels: maximumPixels)
    let way = options.code.request.way ?? choice.way
    let scene = ClientScene(subject: subject, choice: choice, way: way, screens: screens)
    if way == .root {
      scenario = play { stage in
        let shown = scene.make()
        stage.window.rootViewController = shown.root
        return shown
      }
      return
    }
    scenario = Scenario(stage: { DemoScenario.stage(screen, options.look) }) { stage in
      let shown = scene.make()
      stage.window.rootViewController = shown.root
      return try ScenePlay(shown, options, on: stage).start(rewindsAnimated: true)
    }
  }
}
