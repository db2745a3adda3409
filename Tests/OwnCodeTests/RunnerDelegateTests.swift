import Foundation
import Testing

@testable import OwnCode

/// The app's delegate for screens that run without their app.
@Suite
struct RunnerDelegateTests {
  @Test(arguments: [
    ("(UIApplication.shared.delegate as! AppDelegate).count += 1", true),
    ("(UIApplication.shared.delegate as? AppDelegate)?.count += 1", false),
    ("", false),
  ])
  func `screens that cast the application's delegate get their app's own`(
    _ statement: String,
    _ isMade: Bool
  ) throws {
    let folder = Folder()
    let texts = [
      "class Menu: UIViewController {\n  func tap() { \(statement) }\n}\n",
      "class AppDelegate: UIResponder, UIApplicationDelegate {\n  var count = 0\n}\n",
    ]
    for (name, text) in zip(["Menu.swift", "AppDelegate.swift"], texts) {
      try folder.write(text, to: name)
    }
    let menu: [String: Any] = [
      "name": "Menu", "kind": "class", "line": 1, "column": 7,
      "superclasses": ["UIViewController"], "conforms": [String](),
      "initializers": [["parameters": [Any]()]],
    ]
    let delegate: [String: Any] = [
      "name": "AppDelegate", "kind": "class", "line": 1, "column": 7,
      "superclasses": ["UIResponder"], "conforms": ["UIApplicationDelegate"],
    ]
    let files = [("Menu", menu), ("AppDelegate", delegate)].map { name, type in
      [
        "path": "\(folder.path)/\(name).swift", "types": [type], "variables": [Any](),
        "declares": [name], "mentions": [String](),
      ] as [String: Any]
    }
    let response: [String: Any] = ["modules": [["name": "A", "files": files] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    let candidate = try #require(facts.candidates.first { $0.name == "Menu" })
    let runner = try RunnerSource(candidate, facts, RunRequest(), tables: [])
    let line = "RenderTransition.Client.appDelegate = { AppDelegate() }"
    #expect(runner.text.contains(line) == isMade)
    #expect(!runner.words.contains("AppDelegate"))
  }
}
