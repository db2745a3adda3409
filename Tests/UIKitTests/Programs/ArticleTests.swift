import Foundation
import TestSupport
import Testing

/// Transition code as published articles print it: it must compile unchanged, in Swift 5 mode, and
/// run to the right end.
///
/// The files are not part of the package; where they are not found, there is nothing to test.
struct ArticleTests {
  /// `SEGUE_ARTICLES`, or the folder beside the package.
  private static let folder =
    ProcessInfo.processInfo.environment["SEGUE_ARTICLES"].map(URL.init(fileURLWithPath:))
    ?? Workspace.package.root.appendingPathComponent("../shared/articles").standardizedFileURL

  private static var clients: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  @Test(.enabled(if: !clients.isEmpty))
  func `the articles' code compiles unchanged and ends correctly`() throws {
    let program = FileManager.default.temporaryDirectory
      .appendingPathComponent("segue-articles-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: program) }
    let driver = Workspace.package.input("ArticleDriver/main.swift").path
    let compiler = try Build.besideThisTest.compile(
      [driver] + ArticleTests.clients,
      to: program.path
    )
    #expect(compiler.output == "")
    try #require(compiler.status == 0)

    let checks = try Build.run(program.path).output.split(separator: "\n")
    #expect(checks.filter { !$0.hasSuffix(": true") } == [])
    #expect(checks.count == 36)
  }
}
