import Foundation
import Testing

@testable import OwnCode

/// What runs of types that name each other.
@Suite
struct MutualNamesTests {
  /// A sheet that is its own delegate, and the screen inside it.
  private func chosen(
    sheet: String,
    content: String,
    conforms: [String] = ["UIViewControllerTransitioningDelegate"]
  ) throws -> String {
    let folder = Folder()
    let parts = [("Sheet", sheet, conforms), ("Content", content, [])]
    let files = try parts.map { name, text, conforms -> [String: Any] in
      try folder.write("class \(name) { \(text) }", to: "\(name).swift")
      let type: [String: Any] = [
        "name": name, "kind": "class", "line": 1, "column": 1,
        "superclasses": ["UIViewController"], "conforms": conforms,
      ]
      return [
        "path": "\(folder.path)/\(name).swift", "types": [type], "variables": [Any](),
        "declares": [name], "mentions": [String](),
      ]
    }
    let response: [String: Any] = ["modules": [["name": "A", "files": files] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    return try Chooser(facts: facts, request: RunRequest()).choose().chosen.name
  }

  @Test(arguments: [
    // A sheet makes what is inside it, which knows the sheet around it.
    ("let it = Content()", "weak var sheet: Sheet?", "Sheet"),
    // A list makes the sheet that it presents, which gives its choice back.
    ("weak var list: Content?", "func show() { present(Sheet()) }", "Content"),
    // Scenes make both.
    ("weak var list: Content?", "func show(_ sheet: Sheet) {}", "Content"),
    ("weak var list: Content? = make(MyContent())", "func show(_ sheet: Sheet) {}", "Content"),
  ])
  func `the one that makes the other leads, else the plain screen`(
    sheet: String,
    content: String,
    leader: String
  ) throws {
    #expect(try chosen(sheet: sheet, content: content) == leader)
  }
  @Test
  func `of two screens the one that makes the other leads`() throws {
    #expect(
      try chosen(sheet: "let item: Content.Item", content: "show(Sheet(item))", conforms: [])
        == "Content"
    )
    #expect(throws: OwnCodeError.self) {
      try chosen(sheet: "let it: Content", content: "let it: Sheet", conforms: [])
    }
  }
}
