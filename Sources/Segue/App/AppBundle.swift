import Foundation
import UIKit

/// What belongs to an app besides its code.
public struct AppBundle: Sendable {
  /// The module of its classes: `Module.SceneDelegate` names one of them.
  public var module: String
  /// Other modules whose classes its storyboards may name.
  public var libraries: [String] = []
  /// The path of its Info.plist.
  public var infoPlist: String?
  /// What the build settings `INFOPLIST_KEY_…` of an Xcode project add to it, by the rest of their
  /// names.
  public var infoKeys: [String: String] = [:]
  /// The build settings that it names: `$(API_ADDRESS)`.
  public var infoSettings: [String: String] = [:]
  /// Files and folders of its bundle: asset catalogs, storyboards, pictures.
  public var resources: [String]
  /// Files of libraries with bundles of their own, by module: `Bundle(for:)` of a class finds them.
  public var frameworks: [String: [String]] = [:]
  /// The user's languages, the preferred one first.
  public var languages: [String] = ["en"]

  /// - Parameters:
  ///   - module: The Swift module of the app's classes.
  ///   - infoPlist: The path of its `Info.plist`.
  ///   - resources: Paths of storyboards, catalogs, strings and other resources.
  public init(module: String, infoPlist: String? = nil, resources: [String] = []) {
    self.module = module
    self.infoPlist = infoPlist
    self.resources = resources
  }

  /// Makes its files those of the main bundle, for the whole process.
  @MainActor
  @discardableResult
  public func open() throws -> AppFolder {
    let folder = try AppFolder.temporary(
      named: module,
      resources: resources,
      infoPlist: infoPlist,
      infoKeys: infoKeys,
      infoSettings: infoSettings,
      frameworks: frameworks
    )
    folder.makeMain(modules: [module] + libraries, languages: languages)
    return folder
  }
}

extension AppBundle {
  func info() throws -> [String: Any] {
    try AppInfo.dictionary(of: infoPlist, module: module, keys: infoKeys, named: infoSettings)
  }

  /// The appearance that the app has whatever the system's is (documented); else unspecified.
  package func forcedStyle() throws -> UIUserInterfaceStyle {
    UIUserInterfaceStyle(info: try info())
  }

  /// Whether the app runs on iPads and on no iPhone (documented).
  package func isOnlyForPads() throws -> Bool {
    guard let families = try info()["UIDeviceFamily"] as? [Int] else { return false }
    return families.contains(2) && !families.contains(1)
  }

  /// Whether the app opens on the side however the device is held.
  package func allowsOnlyLandscape(on screen: Screen) throws -> Bool {
    let mask = UIInterfaceOrientationMask(info: try info(), isPad: screen.idiom == .pad)
    return mask.isDisjoint(with: [.portrait, .portraitUpsideDown])
  }
}

extension UIUserInterfaceStyle {
  init(info: [String: Any]) {
    switch info["UIUserInterfaceStyle"] as? String {
    case "Dark": self = .dark
    case "Light": self = .light
    default: self = .unspecified
    }
  }
}
