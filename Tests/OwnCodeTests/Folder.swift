import Foundation

/// A folder that is gone with its owner.
struct Folder: ~Copyable {
  let path = NSTemporaryDirectory() + "segue-own-code-\(UUID().uuidString)"

  init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }
}
