import Foundation
import Segue

/// A folder that is removed with its last reference.
final class TemporaryFolder {
  private let path: String

  init() throws(Failure) {
    TemporaryPlace.removeLeftovers()
    path = "\(TemporaryPlace.path(.work))-\(UUID().uuidString)"
    guard mkdir(path, 0o700) == 0 else {
      throw Failure(FileError("create the directory", path))
    }
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
