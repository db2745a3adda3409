import Testing

/// A request with so many files that several threads parse them.
@Suite
struct `Many files in the port` {
  @Test
  func `each has its own text, whatever its size`() throws {
    let sources = (0..<26).map { number in
      let lines = (0..<number % 7 * 20).map { "let line\(number)_\($0) = \($0)" }
      return (["import UIKit", "final class Type\(number) {}"] + lines).joined(separator: "\n")
    }
    let ported = try port(modules: [("Demo", sources)])
    #expect(sources.indices.map { ported.body($0) } == sources)
  }
}
