import Codecs
import Foundation
import Segue

/// A note about an unfinished attempt at a chunk: that it is running, or why it failed.
///
/// It is for people; nothing depends on it.
struct AttemptNote: Codable, Equatable, Sendable {
  var chunk: Int
  var attempt: Int
  var host: String
  var pid: Int32
  /// The scheduler's job, if there is one.
  var job: String?
  /// Seconds since 1970.
  var began: Int
  /// Nil while it is running, or when it was killed.
  var exitCode: Int32?
  var message: String?

  init(chunk: Int, attempt: Int) {
    self.chunk = chunk
    self.attempt = attempt
    host = Machine.name
    pid = getpid()
    job =
      ["SLURM_JOB_ID", "PARALLEL_SEQ"].lazy
      .compactMap { ProcessInfo.processInfo.environment[$0] }.first
    began = Int(Date().timeIntervalSince1970)
  }

  private func path(in folder: FarmFolder) -> String {
    "\(folder.attempts)/\(FarmFolder.padded(chunk))-\(attempt)-\(host)-\(pid).json"
  }

  /// Best effort: a full disk must not hide the original error.
  func write(to folder: FarmFolder) {
    let bytes = JSONText.bytes(of: self, layout: .oneLine)
    try? SharedFile.write(bytes + [10], to: path(in: folder))
  }

  /// Removes the note of a finished chunk, which the manifest replaces.
  func remove(from folder: FarmFolder) { unlink(path(in: folder)) }

  static func all(in folder: FarmFolder) -> [AttemptNote] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.attempts)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name in
      FileManager.default.contents(atPath: "\(folder.attempts)/\(name)")
        .flatMap { try? JSONText.value(AttemptNote.self, from: $0) }
    }
  }
}
