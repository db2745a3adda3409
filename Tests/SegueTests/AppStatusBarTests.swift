import Testing
import UIKit

@testable import Segue

/// What an Info.plist says of the status bar.
@MainActor
@Suite
struct `Status bar of an Info.plist` {
  private final class Delegate: NSObject, UIApplicationDelegate {}

  private let stage = Stage(screen: .iPhone15)
  private let launch = AppLaunch(bundle: AppBundle(module: "Shop"), delegate: { Delegate() })

  @Test
  func `an application that decides about it takes its style and whether it shows`() {
    launch.takeStatusBar(
      of: [
        "UIViewControllerBasedStatusBarAppearance": false,
        "UIStatusBarStyle": "UIStatusBarStyleLightContent", "UIStatusBarHidden": true,
      ],
      stage.application
    )
    #expect(stage.application.decidesStatusBar)
    #expect(stage.application.statusBarStyle == .lightContent)
    #expect(stage.application.isStatusBarHidden)
  }

  @Test(arguments: [[:], ["UIViewControllerBasedStatusBarAppearance": true]])
  func `else its controllers decide, whatever style stands there`(keys: [String: Bool]) {
    var info: [String: Any] = keys
    info["UIStatusBarStyle"] = "UIStatusBarStyleLightContent"
    launch.takeStatusBar(of: info, stage.application)
    #expect(!stage.application.decidesStatusBar)
  }
}
