import Foundation

/// What the system takes to write files, whatever is in them: pages of memory that were never used
/// before cost several times as much as those of files that were deleted a moment ago.
enum PlainFiles {
  /// Runs `segue-bench plain-files COUNT BYTES`: writes that many files of that size, and prints
  /// the milliseconds that one takes.
  static func run(_ arguments: [String]) throws {
    guard arguments.count >= 2, let count = Int(arguments[0]), let size = Int(arguments[1]),
      count > 0
    else { throw UsageError() }
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 0x9E37_79B9 >> 16) }
    try withScratchDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let start = milliseconds()
      for number in 1...count {
        let file = open("\(directory)/\(number)", O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard file >= 0, write(file, bytes, size) == size, close(file) == 0 else {
          throw CocoaError(.fileWriteUnknown)
        }
      }
      let each = (milliseconds() - start) / Double(count)
      try Measurement(
        peer: "write",
        wl: "plain-files",
        w: 0,
        h: 0,
        mode: "files",
        med: each,
        mean: each,
        bytes: size
      ).print()
    }
  }
}
