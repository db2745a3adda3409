import Foundation

/// The home of a newly installed app: client code neither reads nor changes the defaults and files
/// of the person who renders it, and finds the same each time.
struct AppContainer {
  /// Tells the renderer where it is.
  static let environmentKey = "SEGUE_CLIENT_HOME"

  let path: String

  /// Makes an empty one.
  ///
  /// Without room for it, the app gets a home that cannot be written to.
  init() {
    path = "\(NSTemporaryDirectory())segue-home-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    AppContainer.fill(path)
  }

  /// Lets Foundation find it.
  var environment: [String: String] {
    [
      AppContainer.environmentKey: path, "CFFIXED_USER_HOME": path,
      "XDG_CONFIG_HOME": "\(path)/Library/Preferences", "XDG_CACHE_HOME": "\(path)/Library/Caches",
      "XDG_DATA_HOME": "\(path)/Library/Application Support",
    ]
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// In the renderer: restores the home of a new app.
  static func empty() {
    guard let path = ProcessInfo.processInfo.environment[environmentKey] else { return }
    try? FileManager.default.removeItem(atPath: path)
    fill(path)
  }

  private static func fill(_ path: String) {
    for folder in ["Documents", "Library/Preferences", "Library/Caches"] {
      try? FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)",
        withIntermediateDirectories: true
      )
    }
  }
}
