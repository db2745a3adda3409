import Foundation
import TestSupport
import Testing

/// The README's own lines, as a reader copies them into the `main.swift` of a package.
@Suite
struct ReadmeCodeTests {
  @Test(arguments: ["5", "6"])
  func `the lines that make a film compile in a main file, in both language modes`(
    version: String
  ) throws {
    let readme = try String(
      contentsOf: Workspace.package.root.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let film = try #require(blocks.first { $0.contains(".render(to:") })
    let folder = PortTool.scratch.appendingPathComponent("readme-\(version)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = folder.appendingPathComponent("main.swift")
    try film.write(to: main, atomically: true, encoding: .utf8)
    let screens = folder.appendingPathComponent("Screens.swift")
    try """
    import UIKit
    class HomeViewController: UIViewController {}
    class DetailViewController: UIViewController {}
    """.write(to: screens, atomically: true, encoding: .utf8)
    let result = try PortTool.compile(
      ["-typecheck", "-module-name", "Film", main.path, screens.path],
      version: version
    )
    #expect(result.status == 0, "\(result.output.prefix(2000))")
  }
}
