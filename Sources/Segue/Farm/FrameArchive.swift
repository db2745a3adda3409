// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import Codecs
import Foundation
import Pixels

/// Some frames of a film in one file: on a shared file system, a file costs more than its content.
///
///     segue frames 1 ⏎
///     PNG files, one after the other; frames that look alike share one
///     the index, as JSON in one line ⏎
///     where the index begins, 16 digits; its SHA-256 ⏎
///
/// The index has the SHA-256 of every frame, so the last line vouches for every byte.
package struct FrameArchive: Sendable {
  package struct Entry: Codable, Equatable, Sendable {
    package var number: Int
    package var microseconds: Int
    package var sha256: String
    package var offset: Int
    package var length: Int
  }

  package struct Index: Codable, Equatable, Sendable {
    /// The key that the file was written for.
    package var key: String
    package var width: Int
    package var height: Int
    package var frames: [Entry]
  }

  /// Why a file is not a whole archive.
  package struct Damage: Error, Equatable, Sendable, CustomStringConvertible {
    package var path: String
    package var why: String
    package var isMissing = false

    package init(path: String, why: String, isMissing: Bool = false) {
      self.path = path
      self.why = why
      self.isMissing = isMissing
    }

    package var description: String { "'\(path)' \(why)" }
  }

  package static let head = Array("segue frames 1\n".utf8)
  /// 16 digits, a space, 64 digits, a line's end.
  private static let trailerCount = 82

  package let path: String
  package let index: Index
  /// A digest of all frames and their order.
  package let digest: String

  /// Reads the index alone.
  package init(path: String, key: String? = nil) throws(Damage) {
    self.path = path
    func damage(_ why: String, isMissing: Bool = false) -> Damage {
      Damage(path: path, why: why, isMissing: isMissing)
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw damage(
        "cannot be read: \(String(cString: strerror(errno)))",
        isMissing: errno == ENOENT
      )
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw damage("is not a file")
    }
    let size = Int(status.st_size)
    guard size > FrameArchive.head.count + FrameArchive.trailerCount,
      FrameArchive.read(file, FrameArchive.head.count, at: 0) == FrameArchive.head,
      let trailer = FrameArchive.read(
        file,
        FrameArchive.trailerCount,
        at: size - FrameArchive.trailerCount
      )
    else { throw damage("is not whole") }
    let words = String(decoding: trailer, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let start = Int(words[0], radix: 16),
      FrameArchive.trailer(start, String(words[1])) == trailer,
      start >= FrameArchive.head.count, start < size - FrameArchive.trailerCount,
      let text = FrameArchive.read(file, size - FrameArchive.trailerCount - start, at: start),
      SHA256.hexDigest(of: text) == words[1],
      let index = try? JSONText.value(Index.self, from: text)
    else { throw damage("is damaged") }
    guard key == nil || key == index.key else {
      throw damage("holds other frames than its name says")
    }
    guard
      index.frames.allSatisfy({ $0.offset >= 0 && $0.length >= 0 && $0.offset + $0.length <= start }
      )
    else { throw damage("is damaged") }
    self.index = index
    digest = String(words[1])
  }

  /// A frame's PNG file, verified against the index.
  package func png(of entry: Entry) throws(Damage) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Damage(path: path, why: "can no longer be read") }
    defer { close(file) }
    return try png(of: entry, in: file)
  }

  /// Reads every frame.
  package func verify() throws(Damage) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Damage(path: path, why: "can no longer be read") }
    defer { close(file) }
    var seen: Set<String> = []
    for entry in index.frames where seen.insert(entry.sha256).inserted {
      _ = try png(of: entry, in: file)
    }
  }

  private func png(of entry: Entry, in file: Int32) throws(Damage) -> [UInt8] {
    guard let bytes = FrameArchive.read(file, entry.length, at: entry.offset),
      SHA256.hexDigest(of: bytes) == entry.sha256
    else {
      throw Damage(path: path, why: "is damaged: frame \(entry.number) is not what was rendered")
    }
    return bytes
  }

  static func trailer(_ start: Int, _ digest: String) -> [UInt8] {
    let digits = String(start, radix: 16)
    let zeros = String(repeating: "0", count: max(0, 16 - digits.count))
    return Array("\(zeros)\(digits) \(digest)\n".utf8)
  }

  private static func read(_ file: Int32, _ count: Int, at offset: Int) -> [UInt8]? {
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      buffer.unwrite()
      while done < count {
        let got = pread(file, buffer.baseAddress! + done, count - done, off_t(offset + done))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        done += got
      }
      filled = done
    }
    return done == count ? bytes : nil
  }
}

/// Makes an archive, frame by frame.
package final class FrameArchiveWriter {
  private let file: SharedFile
  private var index: FrameArchive.Index
  private var places: [String: (offset: Int, length: Int)] = [:]

  package init(path: String, key: String, width: Int, height: Int) throws(FileError) {
    file = try SharedFile(path: path)
    index = .init(key: key, width: width, height: height, frames: [])
    try file.write(FrameArchive.head)
  }

  package func append(
    _ png: PNGFile,
    digest: String,
    as frame: FramePlan.Frame
  ) throws(FileError) {
    if places[digest] == nil {
      places[digest] = (file.byteCount, png.byteCount)
      for piece in png.pieces { try file.write(piece) }
    }
    guard let place = places[digest] else { return }
    index.frames.append(
      .init(
        number: frame.number,
        microseconds: frame.microseconds,
        sha256: digest,
        offset: place.offset,
        length: place.length
      )
    )
  }

  package func commit() throws(FileError) {
    let text = JSONText.bytes(of: index, layout: .oneLine) + [10]
    let start = file.byteCount
    try file.write(text)
    try file.write(FrameArchive.trailer(start, SHA256.hexDigest(of: text)))
    try file.commit()
  }
}
