import Foundation
import Testing

@testable import OwnCode

/// Which end of a transition the arguments and properties of an animator are about.
@Suite
struct ArgumentsEndsTests {
  private struct Property {
    var name: String
    var type: String
  }

  /// - Parameter parameters: those of its initializer.
  private func arguments(
    _ parameters: [Property],
    variables: [Property] = [],
    superclass: String = "NSObject"
  ) throws -> Arguments {
    let own: [String: Any] = [
      "name": "Hero", "kind": "class", "line": 1, "column": 7, "superclasses": [superclass],
      "initializers": [
        [
          "parameters": parameters.map {
            ["label": $0.name, "name": $0.name, "type": $0.type]
          }
        ]
      ],
      "variables": variables.map { ["name": $0.name, "type": $0.type] },
    ]
    let file: [String: Any] = [
      "path": "/nowhere/A.swift", "types": [own], "variables": [Any](), "declares": ["Hero"],
      "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    return Arguments(facts: CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data)))
  }

  private func call(
    _ first: String,
    _ second: String,
    _ type: String,
    knowsWay: Bool = false
  )
    throws -> String
  {
    let way = knowsWay ? [Property(name: "isPresenting", type: "Bool")] : []
    let names = [first, second].map { Property(name: $0, type: type) }
    return try arguments(names, variables: way).construction(of: "Hero").get()
  }

  @Test(arguments: [
    ("startFrame", "endFrame"), ("fromFrame", "toFrame"), ("initialFrame", "finalFrame"),
    ("originFrame", "targetFrame"), ("from", "to"),
  ])
  func `the frames of start and end change places on the way back`(
    start: String,
    end: String
  ) throws {
    #expect(
      try call(start, end, "CGRect") == "Hero(\(start): start.frame, \(end): end.frame)"
    )
  }

  @Test(arguments: [("startFrame", "endFrame"), ("originFrame", "destinationFrame")])
  func `those of an animator that is told its way stay with their screens`(
    start: String,
    end: String
  ) throws {
    #expect(
      try call(start, end, "CGRect", knowsWay: true)
        == "Hero(\(start): originFrame, \(end): second.frame)"
    )
  }

  @Test
  func `a frame that is not about start or end keeps the other with its screen`() throws {
    #expect(
      try call("cellFrame", "finalFrame", "CGRect")
        == "Hero(cellFrame: originFrame, finalFrame: second.frame)"
    )
  }

  @Test(arguments: [
    ("fromView", "toView", "UIView", "start.view", "end.view"),
    ("sourceView", "destinationView", "UIView", "start.view", "end.view"),
    ("first", "second", "UIView", "originView", "second.view"),
    ("listView", "presentedView", "UIView", "originView", "second.screen.view"),
    ("fromImageView", "toImageView", "UIImageView", "start.imageView", "end.imageView"),
    ("startPoint", "endPoint", "CGPoint", "start.center", "end.center"),
    ("first", "second", "UIViewController", "first.screen", "second.screen"),
    ("masterVC", "detailVC", "UIViewController", "first.screen", "second.screen"),
    ("parent", "child", "UIViewController", "first.screen", "second.screen"),
    ("controller", "menuViewController", "UIViewController", "source", "second.screen"),
    ("listFrame", "targetCellFrame", "CGRect", "originFrame", "originFrame"),
    ("fromVC", "toVC", "UIViewController", "source", "destination"),
    ("presenting", "presented", "UIViewController", "source", "destination"),
  ])
  func `views, points and screens of two ends differ`(
    first: String,
    second: String,
    type: String,
    near: String,
    far: String
  ) throws {
    #expect(try call(first, second, type) == "Hero(\(first): \(near), \(second): \(far))")
  }

  @Test
  func `the target of what has no other view is what it comes out of`() throws {
    let own = try arguments([Property(name: "targetView", type: "UIView")])
    #expect(try own.construction(of: "Hero").get() == "Hero(targetView: originView)")
  }

  @Test
  func `a view of the user's own has no second screen`() throws {
    let own = try arguments([Property(name: "toFrame", type: "CGRect")], superclass: "UIView")
    #expect(try own.construction(of: "Hero").get() == "Hero(toFrame: originFrame)")
  }

  @Test(arguments: [
    ("Hero(isPresenting: isPresenting)", true), ("Hero(from: start.frame)", true),
    ("Hero(start: .zero)", false), ("Hero(frame: originFrame)", false),
  ])
  func `an object that is made for one way serves that alone`(call: String, follows: Bool) {
    let part = Choice.Part(name: "Hero", expression: call, settings: [])
    #expect(part.followsWay == follows)
  }
}
