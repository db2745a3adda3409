import Foundation
import Testing

@testable import OwnCode

/// Objects of protocols that no type of the code has.
@Suite
struct StandInTests {
  private static var zooming: [String: Any] {
    [
      "name": "Zooming", "kind": "protocol", "line": 1, "column": 10, "inherits": ["AnyObject"],
      "functions": [
        ["name": "imageView(for:)", "type": "(Zoom) -> UIImageView?"],
        ["name": "finalFrame()", "type": "() throws -> CGRect"],
        ["name": "run(_:then:)", "type": "(Bool, @escaping () -> Void) -> Void"],
        ["name": "shouldZoom()", "type": "() -> Bool", "isStatic": true],
        ["name": "extra()", "type": "() -> Missing", "isOptional": true],
      ],
      "variables": [["name": "radius", "type": "CGFloat!"]],
    ]
  }

  /// - Parameters:
  ///   - type: of the parameter `delegate` of the animator's initializer; nil for a
  ///     property of that name.
  ///   - conforms: the animator's other protocols.
  ///   - others: the types beside it and the protocol.
  ///   - end: the fifth line of the file.
  private func runner(
    _ zooming: [String: Any] = Self.zooming,
    _ type: String? = "Zooming",
    property: String = "delegate",
    superclass: String = "NSObject",
    conforms: [String] = [],
    others: [[String: Any]] = [],
    end: String = ""
  ) throws -> RunnerSource {
    let folder = Folder()
    try folder.write(
      "protocol Zooming {}\nclass Zoom: NSObject {\n  weak var \(property): Zooming?\n}\n\(end)",
      to: "A.swift"
    )
    var own: [String: Any] = [
      "name": "Zoom", "kind": "class", "line": 2, "column": 7, "superclasses": [superclass],
      "conforms": conforms
        + (superclass == "NSObject" ? ["UIViewControllerAnimatedTransitioning"] : []),
    ]
    if let type {
      let parameter = ["label": "delegate", "name": "delegate", "type": type]
      own["initializers"] = [["parameters": [parameter]]]
    } else {
      own["variables"] = [["name": property, "type": "Zooming?"]]
    }
    let file: [String: Any] = [
      "path": "\(folder.path)/A.swift", "types": [zooming, own] + others, "variables": [Any](),
      "declares": ["Zoom"], "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    return try RunnerSource(#require(facts.candidates.first), facts, RunRequest(), tables: [])
  }

  private let made = "SegueStandIn_Zooming_Any.segueMade(roles)"

  @Test
  func `an initializer gets an object that answers with views and frames`() throws {
    let runner = try runner()
    #expect(runner.choice.expression == "Zoom(delegate: \(made))")
    #expect(runner.choice.standIns == ["Zooming"])
    for line in [
      "final class SegueStandIn_Zooming_Any: NSObject, Zooming {",
      "  @MainActor func imageView(for _: Zoom) -> UIImageView? {",
      "  return RenderTransition.Client.thumbnail(over: originView)",
      "  @MainActor func finalFrame() throws -> CGRect {",
      "  return RenderTransition.Client.detailFrame(on: isPresenting ? destination : source)",
      "  @MainActor func run(_: Bool, then wanted1: @escaping () -> Void) -> Void {", "  wanted1()",
      "  @MainActor static func shouldZoom() -> Bool {", "  return true",
      "  @MainActor private var segueKept_radius: (CGFloat?)?", "      return 12",
    ] {
      #expect(runner.text.contains("\n\(line)\n"), "\(line) in \(runner.text)")
    }
    #expect(!runner.text.contains("extra"))
  }

  @Test
  func `what wraps an object and has its protocol gets another one than itself`() throws {
    let runner = try runner(conforms: ["Zooming"])
    #expect(runner.choice.expression == "Zoom(delegate: \(made))")
  }

  @Test(arguments: [("UIViewController", false), ("UIView", true)])
  func `what an extension gives screens of a protocol is not written again`(
    bound: String,
    isWritten: Bool
  ) throws {
    let given: [String: Any] = [
      "name": "Zooming", "kind": "extension", "line": 5, "column": 11, "isConstrained": true,
      "variables": [["name": "radius", "type": "CGFloat!"]],
    ]
    let runner = try runner(
      Self.zooming,
      "Zooming & UIViewController",
      others: [given],
      end: "extension Zooming where Self: \(bound) {"
    )
    #expect(
      runner.text.contains("\nfinal class SegueStandIn_Zooming_Any: UIViewController, Zooming")
    )
    #expect(runner.text.contains("segueKept_radius") == isWritten)
  }

  @Test
  func `a property gets one if that has something to show, at the end that its name speaks of`()
    throws
  {
    let runner = try runner(Self.zooming, nil, property: "toDelegate")
    #expect(
      runner.choice.settings == ["toDelegate = SegueStandIn_Zooming_To.segueMade(roles)"]
    )
    #expect(runner.text.contains("  return isPresenting ? RenderTransition.Client.detail(on: "))
    var silent = Self.zooming
    silent["functions"] = [["name": "didEnd()", "type": "() -> Void"]]
    #expect(try self.runner(silent, nil).choice.settings.isEmpty)
    #expect(try self.runner(silent, "Zooming?").choice.expression == "Zoom(delegate: nil)")
    #expect(try self.runner(silent).choice.expression == "Zoom(delegate: \(made))")
  }

  @Test
  func `one may answer with an object of another protocol, if that has something to show`() throws {
    var ending: [String: Any] = [
      "name": "Ending", "kind": "protocol", "line": 4, "column": 10,
      "variables": [["name": "artView", "type": "UIImageView?"]],
    ]
    var asking = Self.zooming
    asking["functions"] = [["name": "place()", "type": "() -> Ending?"]]
    let runner = try runner(asking, others: [ending])
    #expect(runner.text.contains("\n  return SegueStandIn_Ending_Any.segueMade(roles)\n"))
    #expect(runner.text.contains("\nfinal class SegueStandIn_Ending_Any: NSObject, Ending {\n"))
    ending["variables"] = [["name": "title", "type": "String"]]
    #expect(try self.runner(asking, others: [ending]).text.contains("\n  return nil\n"))
  }

  @Test(arguments: ["containerView", "transitionContainerView"])
  func `a container is the transition's own, but one of pictures is a part of a screen`(
    name: String
  ) throws {
    var asking = Self.zooming
    asking["functions"] = [
      ["name": "\(name)(for:)", "type": "(Zoom) -> UIView"],
      ["name": "coverContainerView()", "type": "() -> UIView?"],
    ]
    let text = try runner(asking).text
    #expect(text.contains("func \(name)(for _: Zoom) -> UIView {"))
    #expect(text.contains("\n  return container\n"))
    #expect(text.contains("\n  return originView\n"), "\(text)")
  }

  @Test
  func `a presentation controller gets one where it is made`() throws {
    let runner = try runner(Self.zooming, nil, superclass: "UIPresentationController")
    #expect(runner.choice.settings == ["delegate = \(made)"])
    #expect(
      runner.text.contains("\n    made.delegate = \(made)\n    return made\n"),
      "\(runner.text)"
    )
  }

  @Test
  func `a type of the code is used instead, and what cannot be written is not`() throws {
    let own: [String: Any] = [
      "name": "Own", "kind": "class", "line": 4, "column": 7, "conforms": ["Zooming"],
      "initializers": [["parameters": [Any]()]],
    ]
    let used = try runner(others: [own])
    #expect(used.choice.expression == "Zoom(delegate: RenderTransition.Client.kept(Own()))")
    var strange = Self.zooming
    strange["functions"] = [["name": "theme()", "type": "() -> Theme"]]
    #expect(throws: OwnCodeError.self) { try runner(strange) }
    strange["functions"] = [["name": "copy()", "type": "() -> Self"]]
    #expect(throws: OwnCodeError.self) { try runner(strange) }
  }

  @Test
  func `one that the compiler refuses is left out`() throws {
    let runner = try runner(Self.zooming, nil)
    #expect(runner.choice.settings.count == 1)
    let lines = runner.text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.contains("func imageView(for _: Zoom)") })
    let other = try #require(try runner.avoiding(lines: [place + 1]))
    #expect(other.choice.settings.isEmpty)
    #expect(!other.text.contains("SegueStandIn"))
    // Where an initializer wants it, it is what is told.
    let needed = try self.runner()
    let words = needed.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(words.firstIndex { $0.contains("func imageView(for _: Zoom)") })
    let error = #expect(throws: OwnCodeError.self) { try needed.avoiding(lines: [line + 1]) }
    guard case .noInitializer(_, "delegate: Zooming", _, _, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
