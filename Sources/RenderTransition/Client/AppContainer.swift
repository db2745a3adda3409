import Codecs
import Foundation
import Segue

/// The home of a newly installed app: client code neither reads nor changes the defaults and files
/// of the person who renders it, temporary ones included, and finds the same each time.
struct AppContainer {
  /// Tells the renderer where it is.
  static let environmentKey = "SEGUE_CLIENT_HOME"

  let path: String

  /// Makes an empty one.
  ///
  /// Without room for it, the app gets a home that cannot be written to.
  init() {
    path = "\(TemporaryPlace.path(.home))-\(UInt32.random(in: 0...UInt32.max))"
    AppContainer.fill(path)
  }

  /// Lets Foundation find it.
  var environment: [String: String] {
    [
      AppContainer.environmentKey: path, "CFFIXED_USER_HOME": path,
      "XDG_CONFIG_HOME": "\(path)/Library/Preferences", "XDG_CACHE_HOME": "\(path)/Library/Caches",
      "XDG_DATA_HOME": "\(path)/Library/Application Support",
      PictureResults.environmentKey: pictures,
      // Apps empty the folder of their temporary files.
      "TMPDIR": "\(path)/tmp", TemporaryPlace.environmentKey: TemporaryPlace.path,
    ]
  }

  /// What the tool makes of pictures for the app, in all of its processes.
  private var pictures: String { "\(path)-pictures" }

  func remove() {
    for path in [path, pictures] { try? FileManager.default.removeItem(atPath: path) }
  }

  /// In the renderer: restores the home of a new app.
  static func empty() {
    guard let path = ProcessInfo.processInfo.environment[environmentKey] else { return }
    try? FileManager.default.removeItem(atPath: path)
    fill(path)
  }

  /// In the renderer: what is in the home, as words that change with it.
  static func contents() -> Set<String> {
    guard let path = ProcessInfo.processInfo.environment[environmentKey],
      let names = FileManager.default.enumerator(atPath: path)
    else { return [] }
    var contents: Set<String> = []
    for case let name as String in names {
      var status = stat()
      lstat("\(path)/\(name)", &status)
      let time = status.st_mtim
      contents.insert("\(name) \(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)")
    }
    return contents
  }

  private static func fill(_ path: String) {
    for folder in ["Documents", "Library/Preferences", "Library/Caches", "tmp"] {
      try? FileManager.default.createDirectory(
        atPath: "\(path)/\(folder)",
        withIntermediateDirectories: true
      )
    }
  }
}
