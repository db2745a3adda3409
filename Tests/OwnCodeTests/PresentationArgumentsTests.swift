import Foundation
import Testing

@testable import OwnCode

/// What presentation controllers are made with.
@Suite
struct PresentationArgumentsTests {
  /// The call that makes a card with these initializers, which have the two screens first.
  private func call(
    _ initializers: [(isConvenience: Bool, more: [(String, String)])]
  ) throws
    -> String
  {
    let screens = [
      ("presentedViewController", "UIViewController"), ("presenting", "UIViewController?"),
    ]
    let own: [String: Any] = [
      "name": "Card", "kind": "class", "line": 1, "column": 7,
      "superclasses": ["UIPresentationController", "NSObject"],
      "initializers": initializers.map { initializer in
        [
          "isConvenience": initializer.isConvenience,
          "parameters": (screens + initializer.more).map {
            ["label": $0.0, "name": $0.0, "type": $0.1]
          },
        ] as [String: Any]
      },
    ]
    let file: [String: Any] = [
      "path": "/nowhere/A.swift", "types": [own], "variables": [Any](), "declares": ["Card"],
      "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    let card = try #require(facts.candidates.first)
    return try RunnerSource(card, facts, RunRequest(), tables: []).choice.expression
      .replacingOccurrences(of: "presentedViewController: destination, ", with: "")
      .replacingOccurrences(of: "presentedViewController: presented, ", with: "")
      .replacingOccurrences(of: "presenting: source", with: "…")
      .replacingOccurrences(of: "presenting: presenting", with: "…")
  }

  @Test
  func `the initializer that takes a size is used rather than that of UIKit`() throws {
    let ratio = (isConvenience: true, more: [("heightRatio", "CGFloat")])
    #expect(try call([(false, []), ratio]) == "Card(…, heightRatio: 0.5)")
    #expect(try call([ratio]) == "Card(…, heightRatio: 0.5)")
  }

  @Test
  func `one that takes other things is not`() throws {
    #expect(try call([(false, []), (true, [("title", "String")])]) == "Card(…)")
    #expect(try call([(true, [("title", "String")])]) == "Card(…)")
  }

  @Test(arguments: [
    ("frame", "RenderTransition.Client.frameOfCard(in: container)"), ("sourceRect", "originFrame"),
  ])
  func `a frame is that of a card, unless it is where it comes from`(
    name: String,
    value: String
  ) throws {
    #expect(try call([(false, [(name, "CGRect")])]) == "Card(…, \(name): \(value))")
  }
}
