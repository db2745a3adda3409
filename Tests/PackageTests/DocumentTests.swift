import Foundation
import Testing

/// The pages of `Docs` and the README name files: each must be there.
@Suite
struct DocumentTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let pages = [
    "README.md", "Docs/Architecture.md", "Docs/Contributing.md", "Docs/Fidelity.md",
    "Docs/Style.md",
  ]

  /// Names of all files of the package, and their paths.
  private static let files: (names: Set<String>, paths: Set<String>) = {
    var names: Set<String> = []
    var paths: Set<String> = []
    for folder in ["Sources", "Tests", "Scripts", "Fixtures", "Docs", "Examples"] {
      let place = root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
      paths.insert(folder)
      for case let file as URL in files ?? .init() {
        names.insert(file.lastPathComponent)
        paths.insert(String(file.path.dropFirst(root.path.count + 1)))
      }
    }
    return (names, paths)
  }()

  /// A word in backquotes that looks like a file: it begins with a folder of the package, or
  /// ends like a source file.
  private static func mentions(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      .filter { word in
        guard !word.contains(" "), !word.contains("…"), !word.contains("<"), !word.contains("*")
        else { return false }
        let folder = word.split(separator: "/").first.map(String.init) ?? ""
        let isOurs = ["Sources", "Tests", "Scripts", "Docs", "Examples"].contains(folder)
        return word.contains("/") && isOurs || word.hasSuffix(".swift")
      }
  }

  @Test(arguments: pages)
  func `every file that a page names exists`(_ page: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    // Examples of names.
    let others: Set = ["MyAnimator.swift", "Package.swift", "Type+Topic.swift"]
    for word in Self.mentions(in: text) where !others.contains(word) {
      let path = word.hasSuffix("/") ? String(word.dropLast()) : word
      let isThere =
        path.contains("/") ? Self.files.paths.contains(path) : Self.files.names.contains(path)
      #expect(isThere, "\(page) names '\(word)', which does not exist")
    }
  }

  @Test
  func `the version is in one place`() throws {
    let sources = FileManager.default.enumerator(
      at: Self.root.appendingPathComponent("Sources"),
      includingPropertiesForKeys: nil
    )
    var texts: [String: String] = [:]
    for case let file as URL in sources ?? .init() where file.pathExtension == "swift" {
      texts[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    let tool = try #require(texts["Tool.swift"])
    let version = try #require(tool.firstMatch(of: /static let version = "([0-9.]+)"/)?.output.1)
    let places = texts.filter { $0.value.contains("\"\(version)\"") }.keys
    #expect(places.sorted() == ["Tool.swift"])
  }
}
