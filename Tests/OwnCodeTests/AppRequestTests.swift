import Foundation
import Testing

@testable import OwnCode

/// What runs where the app of a file is asked for.
@Suite
struct AppRequestTests {
  /// An app whose module has the name of one of its types, as a library's demo often has.
  private func facts(modules: [String] = ["Slide"]) throws -> CodeFacts {
    var delegate = type("AppDelegate", conforms: "UIApplicationDelegate")
    delegate["main"] = "@main"
    let slide = type("Slide", conforms: "UIViewControllerAnimatedTransitioning")
    let parts = modules.map { name -> [String: Any] in
      let file: [String: Any] = [
        "path": "/\(name).swift", "types": [delegate, slide], "variables": [Any](),
        "declares": ["AppDelegate", "Slide"], "mentions": [String](),
      ]
      return ["name": name, "files": [file]]
    }
    let response: [String: Any] = ["modules": parts]
    let data = try JSONSerialization.data(withJSONObject: response)
    return CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
  }

  private func type(_ name: String, conforms: String) -> [String: Any] {
    [
      "name": name, "kind": "class", "line": 1, "column": 7, "superclasses": ["NSObject"],
      "conforms": [conforms],
    ]
  }

  private func chosen(_ request: RunRequest) throws -> String {
    try Chooser(facts: facts(), request: request).choose().chosen.name
  }

  @Test
  func `of several apps, any runs where a file does not play without one`() throws {
    let facts = try facts(modules: ["First", "Second"])
    let app = try Chooser(facts: facts, request: RunRequest(app: nil)).choose().chosen
    #expect(app.kind == .app && app.module == "First")
    #expect(throws: OwnCodeError.self) {
      try Chooser(facts: facts, request: RunRequest()).choose()
    }
  }

  @Test
  func `the app of a module runs, though a type has the module's name`() throws {
    #expect(try chosen(RunRequest(app: "Slide")) == "AppDelegate")
    #expect(try chosen(RunRequest(app: nil)) == "AppDelegate")
    #expect(try chosen(RunRequest(name: "Slide")) == "Slide")
  }
}
