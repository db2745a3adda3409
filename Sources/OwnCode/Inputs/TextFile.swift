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
    let start = start(of: path, 4096)
    return wideFlaw(start) ?? (start.contains(0) ? "it is not text" : nil)
  }

  /// Why a file among others cannot be code, by its first bytes; nil for all other texts.
  static func wideFlaw(of path: String) -> String? { wideFlaw(start(of: path, 8)) }

  /// Without a mark, every other byte of Latin letters is zero.
  private static func wideFlaw(_ start: Data) -> String? {
    let bytes = Array(start.prefix(8))
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return "it is text in UTF-16"
    }
    guard bytes.count >= 4, bytes.contains(where: { $0 != 0 }) else { return nil }
    let isWide = [0, 1].contains { first in
      bytes.indices.allSatisfy { (bytes[$0] == 0) == ($0 % 2 == first) }
    }
    return isWide ? "it is text in UTF-16" : nil
  }

  private static func start(of path: String, _ count: Int) -> Data {
    guard let file = FileHandle(forReadingAtPath: path) else { return Data() }
    return (try? file.read(upToCount: count)) ?? Data()
  }
}
