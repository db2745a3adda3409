import Foundation

/// Where the program keeps files that end with it.
///
/// In a process that runs the user's own code `NSTemporaryDirectory()` is the app's own folder,
/// which the app may empty at any time.
package enum TemporaryPlace {
  /// Tells a process that has another `TMPDIR`.
  package static let environmentKey = "SEGUE_TEMPORARY_PLACE"

  /// With its final slash.
  package static let path: String = {
    let path = ProcessInfo.processInfo.environment[environmentKey] ?? NSTemporaryDirectory()
    return path.hasSuffix("/") ? path : "\(path)/"
  }()
}
