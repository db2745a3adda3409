import Foundation
import Testing

@testable import Segue

/// What killed processes leave where temporary files are.
@Suite
struct TemporaryPlaceTests {
  /// The number of a process that has ended.
  private func endedProcess() throws -> pid_t {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  private func name(_ kind: TemporaryPlace.Kind, of process: pid_t) -> String {
    String(TemporaryPlace.path(kind, of: process).dropFirst(TemporaryPlace.path.count))
  }

  @Test
  func `only what belongs to processes that have ended is removed`() throws {
    let files = FileManager.default
    let folder = NSTemporaryDirectory() + "leftovers-\(UUID().uuidString)"
    let kept = folder + "-kept"
    for place in [folder, kept] {
      try files.createDirectory(atPath: place, withIntermediateDirectories: true)
    }
    defer { for place in [folder, kept] { try? files.removeItem(atPath: place) } }
    let ended = try endedProcess()
    let living = [
      name(.home, of: getpid()), "segue-home", "segue-tool-0123abcd-4711x", "segue-port-x-1",
      // Another machine has other numbers.
      "segue-home-00000000-\(ended)",
      // A folder of the user's with a date in its name.
      "segue-film-\(Machine.mark)-\(ended)",
    ]
    let dead =
      [TemporaryPlace.Kind.home, .app, .check].map { name($0, of: ended) } + [
        name(.note, of: ended) + "-99.trace", name(.home, of: ended) + "-99-pictures",
      ]
    for name in living + dead {
      let place = "\(folder)/\(name)/inside"
      try files.createDirectory(atPath: place, withIntermediateDirectories: true)
    }
    let link = name(.work, of: ended)
    try files.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: kept)
    TemporaryPlace.removeLeftovers(in: folder)
    #expect(try Set(files.contentsOfDirectory(atPath: folder)) == Set(living))
    #expect(files.fileExists(atPath: kept))
  }

  @Test
  func `of another machine's processes old files are removed, and no folders`() throws {
    let files = FileManager.default
    let folder = NSTemporaryDirectory() + "leftovers-\(UUID().uuidString)"
    let home = "\(folder)/segue-home-20261130-2104"
    try files.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    let notes = ["old", "new"].map { "\(folder)/segue-note-20261130-2104-\($0)" }
    for note in notes { try Data().write(to: URL(fileURLWithPath: note)) }
    for place in [home, notes[0]] {
      try files.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -200_000)],
        ofItemAtPath: place
      )
    }
    TemporaryPlace.removeLeftovers(in: folder)
    #expect(
      try files.contentsOfDirectory(atPath: folder).sorted()
        == ["segue-home-20261130-2104", "segue-note-20261130-2104-new"]
    )
  }
}
