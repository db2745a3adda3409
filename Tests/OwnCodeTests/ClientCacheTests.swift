import Foundation
import Testing

@testable import OwnCode

@Suite
struct `The cache of compiled code` {
  @Test
  func `entries unused for long are removed, and unfinished ones stay`() throws {
    let folder = NSTemporaryDirectory() + "segue-cache-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = ClientCache(folder: folder)
    for (age, name) in ["new", "older", "oldest"].enumerated() {
      let place = try cache.entry("clients", name, makes: ["a"]) { place throws(OwnCodeError) in
        try cache.write(name, to: "\(place)/a")
      }
      var times = [timespec(), timespec()]
      times[0].tv_sec = 2_000_000_000 - age * 86_400
      times[1].tv_sec = 1_000_000_000
      #expect(utimensat(AT_FDCWD, "\(place)/digests", times, 0) == 0)
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder)/clients/.other.1.tmp",
      withIntermediateDirectories: true
    )
    cache.prune(keeping: 2)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/clients")
    #expect(names.sorted() == [".other.1.tmp", "new", "older"])
    #expect(cache.existing("clients", "new", holding: ["a"]) != nil)
    #expect(cache.existing("clients", "oldest", holding: ["a"]) == nil)
  }
}
