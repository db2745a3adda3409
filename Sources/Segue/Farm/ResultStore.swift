import Codecs
import Foundation

/// Frames that were rendered before, by their content, in a folder that any machine may share.
///
/// Files never change: a name means one content, so nothing is ever stale. The reader verifies each
/// file and removes a damaged one. The least recently used files are removed first. Each of the
/// sixteen folders keeps to a sixteenth of the limit, so no machine has to scan all of them.
package struct ResultStore: Sendable {
  package let folder: String
  /// In bytes; nil for no limit.
  package let limit: Int?

  package init(folder: String, limit: Int? = nil) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.limit = limit
  }

  private func shelf(of key: String) -> String { "\(folder)/\(key.prefix(1))" }

  private func place(of key: String, ending: String) -> String {
    "\(shelf(of: key))/\(key).\(ending)"
  }

  // MARK: Frames

  /// Gives the frames of `key` the name `path`.
  ///
  /// False when they are missing or damaged.
  package func take(_ key: String, as path: String) -> Bool {
    let place = place(of: key, ending: "frames")
    do {
      let archive = try FrameArchive(path: place, key: key)
      try archive.verify()
      // The time of the last use decides what is removed.
      utimes(place, nil)
      try SharedFile.share(place, as: path)
      return true
    } catch let damage as FrameArchive.Damage {
      if !damage.isMissing { unlink(place) }
      return false
    } catch {
      return false
    }
  }

  /// Stores the frames in `path` for later plans.
  ///
  /// Returns why they could not be stored; the render is not affected.
  package func keep(_ path: String, as key: String) -> String? {
    do throws(FileError) {
      try makeDirectories(shelf(of: key))
      try SharedFile.share(path, as: place(of: key, ending: "frames"))
      return nil
    } catch {
      return "\(error)"
    }
  }

  // MARK: Measures

  private struct KeptMeasure: Codable {
    var key: String
    var measure: FilmMeasure
    var digest: String

    init(key: String, measure: FilmMeasure) {
      self.key = key
      self.measure = measure
      digest = ""
      digest = computedDigest
    }

    var computedDigest: String {
      ContentKey(key, JSONText.string(of: measure, layout: .oneLine)).digest
    }
  }

  /// A film's measure from an earlier plan.
  package func measure(of key: String) -> FilmMeasure? {
    let place = place(of: key, ending: "film")
    guard let bytes = try? readFile(place),
      let kept = try? JSONText.value(KeptMeasure.self, from: bytes),
      kept.key == key, kept.digest == kept.computedDigest
    else { return nil }
    utimes(place, nil)
    return kept.measure
  }

  package func keep(_ measure: FilmMeasure, of key: String) {
    guard (try? makeDirectories(shelf(of: key))) != nil else { return }
    let bytes = JSONText.bytes(of: KeptMeasure(key: key, measure: measure), layout: .oneLine)
    try? SharedFile.write(bytes, to: place(of: key, ending: "film"))
  }

  // MARK: Size

  /// Removes the least recently used files from the folders of these keys until the folders are
  /// small enough.
  package func prune(near keys: some Sequence<String>) {
    guard let limit else { return }
    for shelf in Set(keys.map(shelf(of:))).sorted() {
      SharedFile.removeLeftovers(in: shelf)
      prune(shelf, to: limit / 16)
    }
  }

  private func prune(_ shelf: String, to limit: Int) {
    var files: [(name: String, size: Int, used: Double)] = []
    for name in (try? FileManager.default.contentsOfDirectory(atPath: shelf)) ?? []
    where !name.hasPrefix(".") {
      var status = stat()
      guard stat("\(shelf)/\(name)", &status) == 0 else { continue }
      let used = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
      files.append((name, Int(status.st_size), used))
    }
    var total = files.reduce(0) { $0 + $1.size }
    for file in files.sorted(by: { $0.used < $1.used }) {
      guard total > limit else { return }
      unlink("\(shelf)/\(file.name)")
      total -= file.size
    }
  }
}
