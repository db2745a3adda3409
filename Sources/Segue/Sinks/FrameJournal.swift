import Codecs
import Foundation

/// The frames that an unfinished render has written so far: one JSON line each, after the frame's
/// rename.
///
/// A killed run leaves it behind, and the next run resumes from it.
struct FrameJournal {
  struct Header: Codable, Equatable {
    var renderer: String
    var plan: String
  }

  let path: String
  private let descriptor: Int32

  /// Opens the journal, writing the header when it is new.
  init(path: String, header: Header) throws(FileError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw FileError("create", path) }
    if lseek(descriptor, 0, SEEK_END) == 0 { try append(header) }
  }

  func append(_ entry: some Encodable) throws(FileError) {
    let line = JSONText.bytes(of: entry, layout: .oneLine) + [10]
    // One write, so that a kill leaves a whole line or a torn last one, which reading skips.
    try writeAll(line, to: descriptor, path: path)
  }

  func close() { Foundation.close(descriptor) }

  /// The header and the entries of whole lines; nil when the file is not there or not ours.
  static func read(_ path: String) -> (header: Header, entries: [FrameManifest.Entry])? {
    guard let bytes = try? readFile(path) else { return nil }
    let lines = bytes.split(separator: 10)
    guard let first = lines.first,
      let header = try? JSONText.value(Header.self, from: first)
    else { return nil }
    let entries = lines.dropFirst().compactMap {
      try? JSONText.value(FrameManifest.Entry.self, from: $0)
    }
    return (header, entries)
  }
}
