// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import Foundation

/// Records of words that are written, then read back once in the same order.
///
/// A few megabytes stay in memory; the rest goes to a file without a name, which disappears with
/// the process.
final class SpoolFile {
  private static let memoryLimit = 1 << 20

  /// For messages, and for the directory of the unnamed file.
  private let path: String
  private var descriptor: Int32 = -1
  /// The last records, which are not in the file.
  private var waiting: [[UInt16]] = []
  private var waitingWords = 0
  /// Words of each record in the file.
  private var stored: [Int] = []
  /// The next record, and where it begins in the file, in words.
  private var position = 0
  private var offset = 0

  /// - Parameter path: the output that the words are for.
  init(beside path: String) { self.path = path }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func append(_ words: [UInt16]) throws(FileError) {
    guard !words.isEmpty else { return }
    waiting.append(words)
    waitingWords += words.count
    if waitingWords >= SpoolFile.memoryLimit { try store() }
  }

  /// The next record; nil at the end.
  func next() throws(FileError) -> [UInt16]? {
    defer { position += 1 }
    guard position < stored.count else {
      let index = position - stored.count
      guard index < waiting.count else { return nil }
      defer { waiting[index] = [] }
      return waiting[index]
    }
    let count = stored[position]
    let start = offset
    offset += count
    var failure: FileError?
    let words = [UInt16](unsafeUninitializedCapacity: count) { words, initialized in
      var done = 0
      while done < 2 * count {
        let place = UnsafeMutableRawPointer(words.baseAddress!) + done
        let got = pread(descriptor, place, 2 * count - done, off_t(2 * start + done))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else {
          failure = FileError("read", path, code: got == 0 ? EIO : errno)
          return
        }
        done += got
      }
      initialized = count
    }
    if let failure { throw failure }
    return words
  }

  private func store() throws(FileError) {
    if descriptor < 0 {
      // Beside the output; not beside a pipe, whose folder may hold no files.
      let name = try OutputPlace(path).temporaryPath + ".frames"
      descriptor = open(name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { throw FileError("create", path) }
      unlink(name)
    }
    for words in waiting {
      let failure = words.withUnsafeBytes { bytes -> FileError? in
        do throws(FileError) {
          try writeAll(bytes, to: descriptor, path: path)
          return nil
        } catch {
          return error
        }
      }
      if let failure { throw failure }
      stored.append(words.count)
    }
    waiting = []
    waitingWords = 0
  }
}
