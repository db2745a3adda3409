import Foundation

/// Files that may hold code.
enum TextFile {
  /// Whether a path leads to a file, perhaps through links: a pipe or a device may never end.
  ///
  /// - Parameter limit: bytes that it has at most.
  static func isFile(_ path: String, limit: Int = .max) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_size <= limit
  }

  /// The text of a file of code; nil where it cannot be read.
  ///
  /// Comments may be in an older encoding, which the compiler only warns of: their letters are
  /// replaced.
  static func text(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(decoding: data.starts(with: mark) ? data.dropFirst(3) : data, as: UTF8.self)
  }

  /// Why nothing is found at a path: it may be in a folder that there is no permission to read.
  static func absence(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) != 0, ![ENOENT, ENOTDIR].contains(errno) else {
      return "there is no such file or folder"
    }
    return String(cString: strerror(errno))
  }

  /// Why a file cannot be code; nil for text.
  static func flaw(of path: String) -> String? {
    guard isFile(path) else { return "it is a pipe or a device, not a file" }
    let start = (try? FileHandle(forReadingAtPath: path)?.read(upToCount: 4096)) ?? Data()
    if [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(start.prefix(2))) {
      return "it is text in UTF-16"
    }
    return start.contains(0) ? "it is not text" : nil
  }
}
