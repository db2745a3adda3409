import Testing
import UIKit

@testable import Segue

/// What the Info.plist of an app decides, in a file or in build settings.
@MainActor
@Suite
struct `Info.plist of an app` {
  private final class Delegate: NSObject, UIApplicationDelegate {}

  private func bundle(_ keys: [String: String]) -> AppBundle {
    var bundle = AppBundle(module: "Shop")
    bundle.infoKeys = keys
    return bundle
  }

  @Test
  func `build settings become lists, truths and keys of devices`() throws {
    let info = try AppInfo.dictionary(
      of: nil,
      module: "Shop",
      keys: [
        "CFBundleDisplayName": "My Shop", "UIStatusBarHidden": "YES",
        "UIViewControllerBasedStatusBarAppearance": "NO", "UILaunchScreen_Generation": "YES",
        "UISupportedInterfaceOrientations_iPhone":
          "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight",
      ]
    )
    #expect(info["CFBundleDisplayName"] as? String == "My Shop")
    #expect(info["UIStatusBarHidden"] as? Bool == true)
    #expect(info["UIViewControllerBasedStatusBarAppearance"] as? Bool == false)
    #expect(info["UILaunchScreen"] is [String: Any])
    #expect(
      info["UISupportedInterfaceOrientations~iphone"] as? [String] == [
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ]
    )
  }

  @Test
  func `a file's variables are the project's settings, and those of every app`() throws {
    let path = NSTemporaryDirectory() + "segue-info-\(UUID().uuidString).plist"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(
      """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>Address</key><string>$(API_ADDRESS)</string>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>Class</key><string>$(PRODUCT_MODULE_NAME).Scene</string>
      </dict></plist>
      """.utf8
    ).write(to: URL(fileURLWithPath: path))
    let info = try AppInfo.dictionary(
      of: path,
      module: "My_Shop",
      named: ["API_ADDRESS": "https://example.com", "PRODUCT_NAME": "My Shop"]
    )
    #expect(info["Address"] as? String == "https://example.com")
    #expect(info["CFBundleName"] as? String == "My Shop")
    #expect(info["Class"] as? String == "My_Shop.Scene")
  }

  @Test
  func `views without a tint have the colour that the app names as its accent`() throws {
    let folder = NSTemporaryDirectory() + "segue-accent-\(UUID().uuidString)"
    let set = "\(folder)/Assets.xcassets/Brand.colorset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(atPath: folder)
      AppResources.mainBundle = nil
    }
    let color = """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000" } } } ] }
      """
    try Data(color.utf8).write(to: URL(fileURLWithPath: "\(set)/Contents.json"))
    for (name, isAccent) in [("Brand", true), ("Other", false)] {
      var bundle = bundle(["NSAccentColorName": name])
      bundle.resources = ["\(folder)/Assets.xcassets"]
      let stage = Stage(screen: .iPhone15)
      let app = try AppLaunch(bundle: bundle, delegate: { Delegate() }).launch(on: stage)
      withExtendedLifetime(app) {
        let tint = stage.window.tintColor ?? .clear
        #expect((tint == .systemBlue) == !isAccent)
        var green: CGFloat = 0
        tint.getRed(nil, green: &green, blue: nil, alpha: nil)
        #expect((abs(green - 0.5) < 0.01) == isAccent)
        let resolved = UIColor.tintColor.resolvedColor(with: stage.window.traitCollection)
        #expect(!isAccent || resolved.cgColor == tint.cgColor)
        stage.window.tintColor = .red
        #expect(stage.window.tintColor == .red)
      }
    }
  }

  @Test(arguments: [
    ("Dark", UIUserInterfaceStyle.light, UIUserInterfaceStyle.dark), ("Light", .dark, .light),
    ("Automatic", .dark, .dark),
  ])
  func `an app's own appearance is that of its screen, whatever the system's is`(
    words: String,
    system: UIUserInterfaceStyle,
    expected: UIUserInterfaceStyle
  ) throws {
    let stage = Stage(screen: .iPhone15, style: system)
    let launch = AppLaunch(
      bundle: bundle(["UIUserInterfaceStyle": words]),
      delegate: { Delegate() }
    )
    let app = try launch.launch(on: stage)
    withExtendedLifetime(app) {
      #expect(stage.window.traitCollection.userInterfaceStyle == expected)
      let window = UIWindow()
      #expect(window.traitCollection.userInterfaceStyle == expected)
    }
  }

  @Test(arguments: [("2", true), ("1,2", false), ("1", false), ("2,6", true)])
  func `an app of the devices' second family alone is for iPads`(
    family: String,
    expected: Bool
  ) throws {
    #expect(try bundle(["UIDeviceFamily": family]).isOnlyForPads() == expected)
    #expect(try !bundle([:]).isOnlyForPads())
  }

  @Test
  func `an app allows only landscape if its list for the device has nothing else`() throws {
    let app = bundle([
      "UISupportedInterfaceOrientations_iPhone": "UIInterfaceOrientationLandscapeRight",
      "UISupportedInterfaceOrientations_iPad":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeRight",
    ])
    let pad = try #require(Screen.all.first { $0.name.hasPrefix("ipad") })
    #expect(try app.allowsOnlyLandscape(on: .iPhone15))
    #expect(try !app.allowsOnlyLandscape(on: pad))
    #expect(try !bundle([:]).allowsOnlyLandscape(on: .iPhone15))
  }
}
