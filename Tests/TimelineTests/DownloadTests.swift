import Foundation
import Testing

@testable import Timeline

/// Where the files of downloads are, and for how long.
@Suite
struct DownloadTests {
  @Test
  func `the file of an asynchronous download is there until its world has gone`() throws {
    let source = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-source-\(UUID().uuidString)")
    try Data("words".utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let host = RunLoopHost()
    host.makeCurrent()
    defer { host.resign() }
    // Tasks of other sessions may have the same number.
    let tasks = (0..<2).map { _ in
      URLSession(configuration: .ephemeral).downloadTask(with: source)
    }
    for task in tasks {
      task.keepsFile = true
      task.resume()
    }
    host.advance(to: host.now + 1)
    let places = tasks.compactMap(\.location)
    #expect(Set(places).count == 2)
    for place in places { #expect(try Data(contentsOf: place) == Data("words".utf8)) }
    host.forgetState()
    #expect(!places.contains { FileManager.default.fileExists(atPath: $0.path) })
  }
}
