import Testing
import UIKit

@testable import Segue

/// Which storyboard an Info.plist names as the first.
@MainActor
@Suite
struct `Main storyboard of an Info.plist` {
  private final class Delegate: NSObject, UIApplicationDelegate {}

  private let stage = Stage(screen: .iPhone15)
  private let launch = AppLaunch(bundle: AppBundle(module: "Shop"), delegate: { Delegate() })

  @Test
  func `the one for a telephone replaces the one for all devices`() {
    let all = ["UIMainStoryboardFile": "Main"]
    let both = all.merging(["UIMainStoryboardFile~iphone": "Main_iPhone"]) { $1 }
    let pad = all.merging(["UIMainStoryboardFile~ipad": "Main_iPad"]) { $1 }
    #expect(launch.mainStoryboard(all) == "Main")
    #expect(launch.mainStoryboard(both) == "Main_iPhone")
    #expect(launch.mainStoryboard(pad) == "Main")
    #expect(launch.mainStoryboard(["UIMainStoryboardFile~ipad": "Main_iPad"]) == "Main_iPad")
  }
}
