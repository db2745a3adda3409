import Foundation

/// The folder that relative paths of the command line begin in, whichever one the user's own code
/// makes the current one while it runs.
enum WorkingFolder {
  /// Nil where no code runs that could change it, or where it has no name.
  nonisolated(unsafe) private static var start: String?

  /// Call it before any of the user's code runs.
  static func keep() {
    let path = FileManager.default.currentDirectoryPath
    // It may have been deleted, or its name may not be UTF-8.
    var (named, current) = (stat(), stat())
    guard stat(path, &named) == 0, stat(".", &current) == 0, named.st_ino == current.st_ino,
      named.st_dev == current.st_dev
    else { return }
    start = path == "/" ? "" : path
  }

  /// A path that means the same place in every folder.
  static func whole(_ path: String) -> String {
    guard let start, !path.hasPrefix("/"), path != "-" else { return path }
    return "\(start)/\(path)"
  }

  /// A text with these paths as the user wrote them.
  static func text(_ text: String, naming paths: [String]) -> String {
    guard start != nil else { return text }
    return paths.map(\.withoutFinalSlash).filter { $0 != whole($0) }.reduce(text) {
      $0.replacing(whole($1), with: $1)
    }
  }
}

extension Failure {
  /// The same failure with these paths as the user wrote them.
  func naming(_ paths: [String]) -> Failure {
    var failure = self
    failure.message = WorkingFolder.text(message, naming: paths)
    return failure
  }
}
