import Foundation
import Testing

@testable import OwnCode

@Suite
struct `The cache of compiled code` {
  private let folder = NSTemporaryDirectory() + "segue-cache-\(UUID().uuidString)"
  private var cache: ClientCache { ClientCache(folder: folder) }

  /// Makes an entry that was used some seconds ago.
  private func makeEntry(_ name: String, usedBefore age: Int) throws {
    let place = try cache.entry("clients", name, makes: ["a"]) { place throws(OwnCodeError) in
      try cache.write(name, to: "\(place)/a")
    }
    var times = [timespec(), timespec()]
    times[1].tv_sec = time(nil) - age
    #expect(utimensat(AT_FDCWD, "\(place)/digests", times, 0) == 0)
  }

  private func entries() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(folder)/clients").sorted()
  }

  @Test
  func `entries unused for long are removed, and unfinished ones stay`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (age, name) in ["new", "older", "oldest"].enumerated() {
      try makeEntry(name, usedBefore: (age + 1) * 86_400)
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/clients/.other.1.tmp",
      withIntermediateDirectories: true
    )
    cache.prune(keeping: 2)
    #expect(try entries() == [".other.1.tmp", "new", "older"])
    #expect(cache.existing("clients", "new", holding: ["a"]) != nil)
    #expect(cache.existing("clients", "oldest", holding: ["a"]) == nil)
  }

  @Test
  func `an entry that is found counts as used, whatever the file system notes`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try makeEntry("found", usedBefore: 3 * 86_400)
    try makeEntry("made again", usedBefore: 3 * 86_400)
    try makeEntry("left alone", usedBefore: 2 * 86_400)
    #expect(cache.existing("clients", "found", holding: ["a"]) != nil)
    _ = try cache.entry("clients", "made again", makes: ["a"]) { _ in Issue.record("it is whole") }
    cache.prune(keeping: 0)
    #expect(try entries() == ["found", "made again"])
  }

  @Test
  func `an entry that another run has just used stays beyond the limit`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try makeEntry("in use", usedBefore: 60)
    try makeEntry("newer", usedBefore: 30)
    cache.prune(keeping: 1)
    #expect(try entries() == ["in use", "newer"])
  }
}
