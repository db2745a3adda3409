import Foundation
import Testing

@testable import OwnCode

/// Base classes whose methods end the program, for subclasses to override.
@Suite
struct BaseClassTests {
  private static let animator = "UIViewControllerAnimatedTransitioning"

  /// A class that overrides the animator's method, or ends the program there.
  private func type(
    _ name: String,
    _ superclasses: [String],
    conforms: [String] = [animator],
    functions: [[String: Any]] = [["name": "animate(using:)", "type": "() -> Void"]],
    wants parameter: String? = nil
  ) -> [String: Any] {
    let initializers = parameter.map {
      [["parameters": [["label": "by", "name": "by", "type": $0]]]]
    }
    return [
      "name": name, "kind": "class", "line": 1, "column": 1, "inherits": [String](),
      "superclasses": superclasses + ["NSObject"], "conforms": conforms,
      "functions": functions, "initializers": initializers ?? [],
    ]
  }

  private let trap: [[String: Any]] = [
    ["name": "animate(using:)", "type": "() -> Void", "isTrap": true]
  ]

  private func response(
    _ types: [[String: Any]],
    mentions: [String: [String]] = [:]
  ) throws
    -> PortResponse
  {
    let files = types.map { type in
      let name = type["name"] as? String ?? ""
      return [
        "path": "/a/\(name).swift", "types": [type], "variables": [Any](), "declares": [name],
        "mentions": mentions[name] ?? [],
      ] as [String: Any]
    }
    let response: [String: Any] = ["modules": [["name": "A", "files": files] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    return try JSONDecoder().decode(PortResponse.self, from: data)
  }

  @Test
  func `a base class runs as its subclass that overrides what it leaves open`() throws {
    let types = [
      type("Base", [], functions: trap), type("Sliding", ["Base"], functions: []),
      type("Fade", ["Base"]), type("Slide", ["Sliding", "Base"]),
    ]
    let facts = CodeFacts(try response(types))
    let (chosen, others) = try Chooser(
      facts: facts,
      request: RunRequest(),
      named: ["/a/Base.swift"]
    ).choose()
    #expect(chosen.name == "Fade")
    #expect(others.map(\.name) == ["Slide"])
    let asked = try Chooser(facts: facts, request: RunRequest(name: "Base")).choose()
    #expect(asked.chosen.name == "Base")
  }

  @Test
  func `what is made with an object of a base class gets one of its subclass`() throws {
    let types = [
      type("Base", [], functions: trap), type("Fade", ["Base"]),
      type("Delegate", [], conforms: ["UIViewControllerTransitioningDelegate"], wants: "Base"),
    ]
    let arguments = Arguments(facts: CodeFacts(try response(types)))
    let made = try arguments.construction(of: "Delegate").get()
    #expect(made == "Delegate(by: RenderTransition.Client.kept(Fade()))")
  }

  @Test
  func `a file that uses a base class takes a subclass of it along`() throws {
    let types = [
      type("Base", [], functions: trap), type("Fade", ["Base"]),
      type("Delegate", [], conforms: ["UIViewControllerTransitioningDelegate"], wants: "Base"),
    ]
    let response = try response(types, mentions: ["Delegate": ["Base"], "Fade": ["Base"]])
    let needed = Neighbours(response, given: ["/a/Delegate.swift"]).needed
    #expect(needed == ["/a/Delegate.swift", "/a/Base.swift", "/a/Fade.swift"])
  }
}
