import Foundation
import InterfaceFiles
import UIKit

/// The folder that is an app's bundle while it runs.
///
/// It holds the app's resources as Xcode lays them out: flat, with a folder for each language.
///
/// Nothing but the Info.plist is copied: the files are linked to.
public struct AppFolder: Sendable {
  /// The folder that serves as the bundle.
  public let url: URL
  /// Modules with their own bundle.
  private let frameworks: [String]

  /// - Parameters:
  /// - resources: paths of files and folders: storyboards, asset catalogs, pictures, strings. A
  ///   file in a `.lproj` folder stays in one. Of two with one name the first is used; asset
  ///   catalogs are all used.
  ///   - infoPlist: the path of the Info.plist.
  ///   - infoKeys: what build settings add to it, for an app.
  ///   - infoSettings: the build settings that it names.
  ///   - module: the app's, with which its Info.plist is filled in; nil for a library.
  ///   - frameworks: resources of libraries that have their own bundles, by module.
  ///   - url: where the folder is made. It must not exist.
  public init(
    resources: [String],
    infoPlist: String?,
    infoKeys: [String: String] = [:],
    infoSettings: [String: String] = [:],
    module: String? = nil,
    frameworks: [String: [String]] = [:],
    at url: URL
  ) throws {
    self.url = url
    let manager = FileManager.default
    self.frameworks = frameworks.keys.sorted()
    for (module, resources) in frameworks {
      _ = try AppFolder(resources: resources, infoPlist: nil, at: Self.framework(module, in: url))
    }
    try manager.createDirectory(at: url, withIntermediateDirectories: true)
    let info = url.appendingPathComponent("Info.plist")
    if let module {
      let list = try AppInfo.dictionary(
        of: infoPlist,
        module: module,
        keys: infoKeys,
        named: infoSettings
      )
      try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        .write(to: info)
    } else if let infoPlist {
      try Self.link(infoPlist, at: info)
    }
    for path in resources { try add(path) }
  }

  /// Adds a resource to the folder.
  private func add(_ path: String) throws {
    let manager = FileManager.default
    let file = URL(fileURLWithPath: path).standardizedFileURL
    let name = file.lastPathComponent
    let folder = file.deletingLastPathComponent()
    var place = url
    if folder.pathExtension == "lproj" {
      place = url.appendingPathComponent(folder.lastPathComponent)
      try manager.createDirectory(at: place, withIntermediateDirectories: true)
    }
    if file.pathExtension == "lproj" {
      for entry in try manager.contentsOfDirectory(atPath: file.path).sorted() {
        let inner = url.appendingPathComponent(name)
        try manager.createDirectory(at: inner, withIntermediateDirectories: true)
        try Self.link(
          file.appendingPathComponent(entry).path,
          at: inner.appendingPathComponent(entry)
        )
      }
      return
    }
    var target = Self.place(of: file, in: place)
    // The resource bundle of a pod is made by the build: its files lie in this folder.
    if file.pathExtension == "bundle", !manager.fileExists(atPath: file.path) {
      try Self.link(url.path, at: target)
      return
    }
    if file.pathExtension == "xcassets" {
      var number = 2
      while Self.isTaken(target) {
        let stem = file.deletingPathExtension().lastPathComponent
        target = place.appendingPathComponent("\(stem)-\(number).xcassets")
        number += 1
      }
    }
    try Self.link(file.path, at: target)
  }

  /// Where a file lies in the bundle: Xcode compiles a model into a folder of another name.
  private static func place(of file: URL, in folder: URL) -> URL {
    let target = folder.appendingPathComponent(file.lastPathComponent)
    guard file.pathExtension == "xcdatamodeld" else { return target }
    return target.deletingPathExtension().appendingPathExtension("momd")
  }

  private static func framework(_ module: String, in url: URL) -> URL {
    url.appendingPathComponent("Frameworks/\(module).framework")
  }

  private static func isTaken(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
      || FileManager.default.fileExists(atPath: url.path)
  }

  private static func link(_ path: String, at url: URL) throws {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    for place in [url, compiled(url)].compactMap({ $0 }) where !isTaken(place) {
      try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: absolute)
    }
  }

  /// What Xcode compiles an interface file into: code looks for it before it makes a `UINib`.
  private static func compiled(_ url: URL) -> URL? {
    let types = ["xib": "nib", "storyboard": "storyboardc"]
    return types[url.pathExtension].map { url.deletingPathExtension().appendingPathExtension($0) }
  }

  /// Makes the folder the one that `Bundle.main` is, for the whole process.
  ///
  /// - Parameters:
  ///   - modules: the modules of the app's classes, its own first.
  ///   - languages: the user's languages, the preferred one first.
  @MainActor
  public func makeMain(modules: [String], languages: [String] = ["en"]) {
    AppResources.mainBundle = Bundle(path: url.path)
    AppResources.frameworks = frameworks.reduce(into: [:]) { bundles, module in
      bundles[module] = Bundle(path: Self.framework(module, in: url).path)
    }
    AppResources.languages = languages
    InterfaceClasses.modules = modules.map(InterfaceClasses.identifier)
  }

  /// What the Info.plist says, with the build settings that a run needs filled in.
  public func info(module: String) throws -> [String: Any] {
    let path = url.appendingPathComponent("Info.plist").path
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    return try AppInfo.dictionary(of: path, module: module)
  }
}

extension AppFolder {
  @MainActor
  private static var made: [String: AppFolder] = [:]
  /// The folder that the process made and removes at its end.
  nonisolated(unsafe) private static var root: String?
  nonisolated(unsafe) private static var owner: pid_t = 0

  /// The folder of an app, made once for the process and removed at its end.
  @MainActor
  public static func temporary(
    named name: String,
    resources: [String],
    infoPlist: String?,
    infoKeys: [String: String] = [:],
    infoSettings: [String: String] = [:],
    frameworks: [String: [String]] = [:]
  ) throws -> AppFolder {
    let own =
      frameworks.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }
      + infoKeys.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
      + infoSettings.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let key = ([name, infoPlist ?? ""] + resources + own).joined(separator: "\n")
    if let folder = made[key] { return folder }
    if root == nil {
      TemporaryPlace.removeLeftovers()
      root = root(of: getpid())
      owner = getpid()
      deleteAtExit()
    }
    let place = URL(fileURLWithPath: root ?? "").appendingPathComponent("\(made.count)/\(name).app")
    try? FileManager.default.removeItem(at: place)
    let folder = try AppFolder(
      resources: resources,
      infoPlist: infoPlist,
      infoKeys: infoKeys,
      infoSettings: infoSettings,
      module: name,
      frameworks: frameworks,
      at: place
    )
    made[key] = folder
    return folder
  }

  /// Any thread may end the process.
  nonisolated private static func deleteAtExit() {
    atexit {
      // A forked process leaves its parent's folder alone.
      guard let root = AppFolder.root, AppFolder.owner == getpid() else { return }
      try? FileManager.default.removeItem(atPath: root)
    }
  }

  /// Where the folder of a process is.
  nonisolated private static func root(of process: pid_t) -> String {
    TemporaryPlace.path(.app, of: process)
  }

  /// Removes the folder of a process that crashed or was killed.
  public nonisolated static func deleteLeftovers(of process: pid_t) {
    try? FileManager.default.removeItem(atPath: root(of: process))
  }

  /// Whether there is a storyboard of that name.
  func hasStoryboard(_ name: String) -> Bool {
    guard let bundle = Bundle(path: url.path) else { return false }
    return AppResources.path(name, "storyboard", in: bundle) != nil
  }

  /// Makes the first screen of a storyboard the root of a window, which is not shown yet.
  @MainActor
  static func window(forStoryboard name: String) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController =
      UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    if window.rootViewController == nil {
      Diagnostics.report(
        "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the designated "
          + "entry point is not set?"
      )
    }
    return window
  }
}
