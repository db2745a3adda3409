import Animators
import OwnCode
import Segue
import UIKit

/// What an app or a screen of the user's own shows first.
@MainActor
struct FirstScreen {
  private let show: ((Stage) throws -> Any)?

  init(
    _ subject: Client.Subject,
    _ choice: Choice,
    _ way: RunRequest.Way,
    _ bundle: AppBundle
  ) {
    if case .app(let make) = subject {
      let launch = Client.launch(of: bundle, make)
      show = { try launch.launch(on: $0) }
    } else if way == .root {
      let scene = ClientScene(subject: subject, choice: choice, way: way, screens: Screens())
      show = { stage in
        try DemoScenario.open(bundle)
        let shown = scene.make()
        stage.perform { stage.window.rootViewController = shown.root }
        return shown
      }
    } else {
      show = nil
    }
  }

  /// Whether it turns the interface of a device that is held upright, as a user would then turn the
  /// device.
  ///
  /// Its code runs in a copy of the process.
  func needsLandscape(on makeStage: () -> Stage) -> Bool {
    guard let show else { return false }
    let answer = Trial.run(within: 5) {
      let stage = makeStage()
      guard stage.interfaceSize.width < stage.interfaceSize.height else { return false }
      let holder = try show(stage)
      stage.advance(by: 0)
      return withExtendedLifetime(holder) {
        stage.interfaceSize.width > stage.interfaceSize.height
      }
    }
    return (try? answer.get()) ?? false
  }
}
