import Foundation
import Testing

@testable import OwnCode

/// What is passed to an initializer whose arguments the tool chooses.
@Suite
struct ArgumentsTests {
  /// The call that makes an `Animator` whose initializer has one parameter.
  private func call(_ name: String, _ type: String) throws -> String? {
    let own: [String: Any] = [
      "name": "Animator", "kind": "class", "line": 1, "column": 7,
      "initializers": [["parameters": [["label": name, "name": name, "type": type]]]],
    ]
    let file: [String: Any] = [
      "path": "/nowhere/A.swift", "types": [own], "variables": [Any](), "declares": ["Animator"],
      "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    return try? Arguments(facts: facts).construction(of: "Animator").get()
  }

  @Test(arguments: [
    ("() -> UIView?", "{ originView }"),
    ("@escaping () -> UIView?", "{ originView }"),
    ("() -> CGRect", "{ originFrame }"),
    ("() -> NSObject?", "{ nil }"),
    ("@escaping (UIView, [Int: CGRect]) -> Bool", "{ _, _ in false }"),
    ("() -> Void", "{ }"),
    ("(UIView) -> ()", "{ _ in }"),
    ("((UIView) -> UIView?)?", "nil"),
    ("(((Int) -> Void)?) throws -> Int?", "{ _ in 0 }"),
  ])
  func `a closure returns what its name and its result ask for`(
    type: String,
    value: String
  ) throws {
    #expect(try call("view", type) == "Animator(view: \(value))")
  }

  @Test(arguments: [
    ("UICollectionView", "UICollectionView("), ("UIPercentDrivenInteractiveTransition", "UIPerc"),
    ("UITimingCurveProvider", "UICubicTimingParameters("), ("UIRectCorner", ".allCorners"),
    ("UICollectionViewCell", "RenderTransition.Client.placed(UICollectionViewCell(), over: "),
  ])
  func `objects that animators are given are made`(type: String, value: String) throws {
    let made = try #require(try call("it", type))
    #expect(made.hasPrefix("Animator(it: \(value)"))
  }

  @Test
  func `an object of an unknown class is not guessed`() throws {
    #expect(try call("it", "SomebodysModel") == nil)
  }
}
