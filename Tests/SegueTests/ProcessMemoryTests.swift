import Foundation
import Testing

@testable import Segue

@Suite
struct `The memory of a process` {
  /// Kilobytes of files that are in it: code and constants of libraries.
  private func fileKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssFile:") })
    return try #require(
      line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    )
  }

  @Test
  func `what libraries needed at the start is released, and comes back when it is used`() throws {
    let before = try fileKilobytes()
    ProcessMemory.releasesPagesOfStart()
    #expect(try fileKilobytes() < before)
    #expect(String(format: "%.3f", 0.5) == "0.500")
  }
}
