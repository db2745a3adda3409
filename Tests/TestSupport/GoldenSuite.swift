import Foundation
import Synchronization
import Testing

/// Gives a suite its folders `Fixtures/Goldens/<name>` and `Fixtures/Dumps/<name>`, and fails it
/// when they hold files that no test of the suite uses.
///
///     @Suite(.goldens("Strokes")) struct StrokeTests {
///       @Test func `round caps reach half a width further`() {
///         assertGolden(draw(…), "round-caps")
///       }
///     }
///
/// One golden suite to a file. The check for unused files runs when every test of the file has
/// run, so it holds under `--filter` as well; a run that leaves tests of the file out skips it.
package struct GoldenSuite: SuiteTrait, TestTrait, TestScoping {
  let name: String
  let filePath: String

  package var isRecursive: Bool { true }

  package func scopeProvider(for test: Test, testCase: Test.Case?) -> GoldenSuite? {
    testCase == nil ? self : nil
  }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    if let running = GoldenRecorder.current, running.suite == name {
      running.testRan("\(test.id)")
      try await function()
      return
    }
    let recorder = GoldenRecorder(suite: name, workspace: .package)
    if !test.isSuite { recorder.testRan("\(test.id)") }
    try await GoldenRecorder.$current.withValue(recorder) { try await function() }
    guard recorder.ranEverything(in: filePath) else { return }
    for message in recorder.dealWithUnaskedFiles() {
      Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == GoldenSuite {
  package static func goldens(_ name: String, filePath: String = #filePath) -> GoldenSuite {
    GoldenSuite(name: name, filePath: filePath)
  }
}

/// What the tests of a running suite have used.
package final class GoldenRecorder: Sendable {
  @TaskLocal
  package static var current: GoldenRecorder?

  package let suite: String
  package let workspace: Workspace
  private let state = Mutex(State())

  private struct State {
    var asked: [Workspace.Kind: Set<String>] = [:]
    var tests: Set<String> = []
  }

  package init(suite: String, workspace: Workspace) {
    self.suite = suite
    self.workspace = workspace
  }

  package func ask(_ kind: Workspace.Kind, _ name: String) {
    state.withLock { _ = $0.asked[kind, default: []].insert(name) }
  }

  /// A film's golden is a folder of the suite's.
  package func ask(film name: String) {
    guard name.hasPrefix(suite + "/") else { return }
    ask(.golden, String(name.dropFirst(suite.count + 1)))
  }

  func testRan(_ id: String) {
    state.withLock { _ = $0.tests.insert(id) }
  }

  /// True when as many tests ran as the file declares, or when nothing was filtered out at all.
  func ranEverything(in filePath: String) -> Bool {
    let arguments = CommandLine.arguments
    let isFiltered = arguments.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") }
    guard isFiltered else { return true }
    guard let source = try? String(contentsOfFile: filePath, encoding: .utf8) else { return false }
    let declared = source.split(separator: "\n").count { line in
      line.drop { $0 == " " }.hasPrefix("@Test")
    }
    return state.withLock { $0.tests.count } == declared
  }

  /// The stored files that nothing used, as messages; mode `all` deletes them.
  package func dealWithUnaskedFiles() -> [String] {
    Workspace.Kind.allCases.flatMap { kind -> [String] in
      let asked = state.withLock { $0.asked[kind] ?? [] }
      return workspace.storedNames(kind, suite: suite).filter { !asked.contains($0) }.map { name in
        let film = workspace.folder(kind, suite: suite).appendingPathComponent(name)
        let isFilm = FileManager.default.fileExists(atPath: film.path)
        let file = isFilm ? film : workspace.file(kind, suite: suite, name: name)
        let path = workspace.relativePath(file)
        if workspace.mode == .all {
          try? FileManager.default.removeItem(at: file)
          return "Deleted \(path): no test asks for it."
        }
        return "\(path) has no case: no test asked for it (or the one that does stopped early). "
          + "Delete it, or run with RECORD_GOLDENS=all."
      }
    }
  }
}
