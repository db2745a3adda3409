import Foundation
import Testing

@testable import OwnCode

/// What the files around a named one tell of its animators.
@Suite
struct AnimatorUsesTests {
  private static let push = "navigationController(_:animationControllerFor:from:to:)"
  private static let tab = "tabBarController(_:animationControllerForTransitionFrom:to:)"
  private static let modal = "animationController(forPresented:presenting:source:)"

  private func type(
    _ name: String,
    conforms: [String] = [],
    functions: [String] = []
  ) -> [String: Any] {
    [
      "name": name, "kind": "class", "line": 1, "column": 1, "inherits": [String](),
      "superclasses": ["NSObject"], "conforms": conforms, "initializers": [["parameters": []]],
      "functions": functions.map { ["name": $0, "type": "() -> Void"] },
    ]
  }

  /// An animator, and a file for each list of methods that uses it; another one, with a
  /// method of its own, does not.
  private func response(_ users: [[String]], stranger method: String = modal) throws -> PortResponse
  {
    func file(_ type: [String: Any], mentions: [String]) -> [String: Any] {
      let name = type["name"] as? String ?? ""
      return [
        "path": "/a/\(name).swift", "types": [type], "variables": [Any](), "declares": [name],
        "mentions": mentions,
      ]
    }
    let slide = type("Slide", conforms: ["UIViewControllerAnimatedTransitioning"])
    let delegates = users.enumerated().map { index, methods in
      file(type("User\(index)", functions: methods), mentions: ["Slide"])
    }
    let stranger = file(type("Stranger", functions: [method]), mentions: [])
    let files = [file(slide, mentions: [])] + delegates + [stranger]
    let response: [String: Any] = ["modules": [["name": "A", "files": files] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    return try JSONDecoder().decode(PortResponse.self, from: data)
  }

  @Test(arguments: [
    ([[push]], RunRequest.Way.push), ([["viewDidLoad()"], [push]], .push), ([[tab]], .tab),
    ([[modal, "animationController(forDismissed:)"]], .present),
    // Those who disagree say nothing.
    ([[push], [modal]], .present),
    ([], .present),
  ])
  func `an animator runs on the way that all its users give it for`(
    users: [[String]],
    way: RunRequest.Way
  ) throws {
    let response = try response(users)
    let facts = CodeFacts(response, uses: AnimatorUses(response))
    let slide = try #require(facts.candidates.first { $0.name == "Slide" })
    let runner = try RunnerSource(slide, facts, RunRequest(), tables: [])
    #expect(runner.choice.way == way)
  }

  @Test(
    arguments: [
      ([["make()"]], tab, RunRequest.Way.tab), ([], push, .push), ([[push]], tab, .push),
      ([["make()"], [modal]], tab, .present),
    ] as [([[String]], String, RunRequest.Way)]
  )
  func `an animator that a factory makes runs on the way that all delegates have`(
    users: [[String]],
    stranger: String,
    way: RunRequest.Way
  ) throws {
    let response = try response(users, stranger: stranger)
    let facts = CodeFacts(response, uses: AnimatorUses(response))
    let slide = try #require(facts.candidates.first { $0.name == "Slide" })
    #expect(try RunnerSource(slide, facts, RunRequest(), tables: []).choice.way == way)
  }
}
