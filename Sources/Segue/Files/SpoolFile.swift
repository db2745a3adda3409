// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import Foundation

/// Words that are written, then read back once in the same order.
///
/// A few megabytes stay in memory; the rest goes to a file without a name, which disappears with
/// the process.
final class SpoolFile {
  private static let memoryLimit = 1 << 20

  /// For messages, and for the directory of the unnamed file.
  private let path: String
  private var descriptor: Int32 = -1
  private var buffer: [UInt16] = []
  /// Words in the file.
  private var stored = 0
  private var position = 0

  /// - Parameter path: the output that the words are for.
  init(beside path: String) { self.path = path }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func append(_ words: [UInt16]) throws(FileError) {
    buffer += words
    if buffer.count >= SpoolFile.memoryLimit { try store() }
  }

  /// The next `count` words; nil at the end.
  func read(_ count: Int) throws(FileError) -> [UInt16]? {
    let start = position
    guard start + count <= stored + buffer.count else { return nil }
    position += count
    let kept = max(0, min(count, stored - start))
    guard kept > 0 else {
      return Array(buffer[start - stored..<start - stored + count])
    }
    var words = [UInt16](repeating: 0, count: kept)
    var done = 0
    while done < 2 * kept {
      let got = words.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + done, 2 * kept - done, off_t(2 * start + done))
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { throw FileError("read", path, code: got == 0 ? EIO : errno) }
      done += got
    }
    return words + buffer[..<(count - kept)]
  }

  private func store() throws(FileError) {
    if descriptor < 0 {
      let name = AtomicFile.temporaryPath(for: "\(path).frames")
      descriptor = open(name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw FileError("create", path) }
      unlink(name)
    }
    let failure = buffer.withUnsafeBytes { bytes -> FileError? in
      do throws(FileError) {
        try writeAll(bytes, to: descriptor, path: path)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    stored += buffer.count
    buffer.removeAll(keepingCapacity: true)
  }
}
