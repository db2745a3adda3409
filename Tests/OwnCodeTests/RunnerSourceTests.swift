import Foundation
import Testing

@testable import OwnCode

/// The lines that make what runs.
@Suite
struct RunnerSourceTests {
  /// The runner of an animator with these initializers and one property, which the
  /// file at `path` declares.
  private func runner(
    _ initializers: [[String]],
    at path: String,
    isFailable: Bool = false,
    access: String = "internal",
    superclass: String = "NSObject",
    _ request: RunRequest = RunRequest()
  ) throws -> RunnerSource {
    let own: [String: Any] = [
      "name": "Fade", "kind": "class", "line": 1, "column": 7, "superclasses": [superclass],
      "conforms": ["UIViewControllerAnimatedTransitioning"],
      "initializers": initializers.map { labels in
        [
          "parameters": labels.map { ["label": $0, "name": $0, "type": "Double"] },
          "isFailable": isFailable, "access": access,
        ] as [String: Any]
      },
      "variables": [["name": "isPresenting", "type": "Bool"]],
    ]
    let file: [String: Any] = [
      "path": path, "types": [own], "variables": [Any](), "declares": ["Fade"],
      "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    return try RunnerSource(#require(facts.candidates.first), facts, request, tables: [])
  }

  /// The numbers of the lines that have these words.
  private func lines(_ words: String, of runner: RunnerSource) -> Set<Int> {
    let lines = runner.text.split(separator: "\n", omittingEmptySubsequences: false)
    return Set(lines.indices.filter { lines[$0].contains(words) }.map { $0 + 1 })
  }

  @Test(arguments: [
    ("", Choice.Style.custom), ("context.view(forKey: .to)?.alpha = 1", .fullScreen),
  ])
  func `what never asks for the screen below expects it to be there`(
    rest: String,
    style: Choice.Style
  ) throws {
    let folder = Folder()
    let text = """
      class Fade: NSObject {
        func leave(_ context: Context) {
          context.view(forKey: .from)?.alpha = 0
          \(rest)
        }
      }
      """
    try folder.write(text, to: "A.swift")
    let choice = try runner([[]], at: "\(folder.path)/A.swift").choice
    #expect(choice.style == style)
    #expect(choice.service == (style == .custom ? .back : .both))
  }

  @Test
  func `what the compiler refuses is made or set in another way, or not at all`() throws {
    let folder = Folder()
    try folder.write("class Fade: NSObject {\n  var isPresenting: Bool\n}", to: "A.swift")
    let runner = try runner([["speed"], ["speed", "far"]], at: "\(folder.path)/A.swift")
    #expect(runner.choice.expression == "Fade(speed: 1)")
    #expect(runner.choice.settings == ["isPresenting = isPresenting"])
    let calls = lines("let made: Fade = ", of: runner)
    #expect(calls.count == 1)
    let other = try #require(try runner.avoiding(lines: calls))
    #expect(other.choice.expression == "Fade(speed: 1, far: 0)")
    #expect(other.choice.settings == runner.choice.settings)
    let plain = try #require(try other.avoiding(lines: lines("object.isPresenting = ", of: other)))
    #expect(plain.choice.expression == other.choice.expression)
    #expect(plain.choice.settings.isEmpty)
    #expect(try plain.avoiding(lines: lines("let made: Fade = ", of: plain)) == nil)
    // What no other value mends.
    #expect(try runner.avoiding(lines: lines("import UIKit", of: runner)) == nil)
  }

  @Test
  func `an animator whose class is a screen's is told its way, too`() throws {
    let folder = Folder()
    try folder.write("class Fade: UIViewController {\n  var isPresenting: Bool\n}", to: "A.swift")
    let path = "\(folder.path)/A.swift"
    let runner = try runner([[]], at: path, superclass: "UIViewController")
    #expect(runner.choice.kind == Candidate.Kind.animator.rawValue)
    #expect(runner.choice.settings == ["isPresenting = isPresenting"])
  }

  @Test
  func
    `an initializer that returns nil is named, but one of the user's own expression is not ours`()
    throws
  {
    let runner = try runner([["speed"]], at: "/none.swift", isFailable: true)
    let call = "RenderTransition.Client.made(Fade(speed: 1), by: ##\"Fade(speed: 1)\"##)"
    #expect(runner.text.contains("let made: Fade = \(call)\n"))
    #expect(runner.choice.expression == "Fade(speed: 1)!")
    // It is still found where the compiler refuses it.
    #expect(try runner.avoiding(lines: lines("let made: Fade = ", of: runner)) == nil)
    let request = RunRequest(initializer: "make(1)!")
    let own = try self.runner([["speed"]], at: "/none.swift", isFailable: true, request)
    #expect(own.text.contains("let made: Fade = make(1)!\n"))
  }

  @Test
  func `private initializers are reported as such`() throws {
    let error = #expect(throws: OwnCodeError.self) {
      try runner([["speed"]], at: "/none.swift", access: "private")
    }
    guard case .noInitializer(_, _, _, _, let isHidden) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(isHidden)
  }

  @Test
  func `a view is made with a frame of its own and shown on a screen`() throws {
    let frame = ["label": "frame", "name": "frame", "type": "CGRect"]
    let own: [String: Any] = [
      "name": "Pulse", "kind": "class", "line": 1, "column": 7, "superclasses": ["UIButton"],
      "conforms": [String](), "initializers": [["parameters": [frame]]],
    ]
    let file: [String: Any] = [
      "path": "/none.swift", "types": [own], "variables": [Any](), "declares": ["Pulse"],
      "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    let view = try #require(facts.views.first)
    let runner = try RunnerSource(view, facts, RunRequest(), tables: [])
    #expect(runner.choice.way == .root)
    #expect(runner.text.contains("let made: Pulse = Pulse(frame: originFrame)\n"))
    #expect(runner.text.contains("originView) = (RenderTransition.Client.frameOfView, "))
    #expect(runner.text.contains("return RenderTransition.Client.screen(showing: made)\n"))
  }

  @Test
  func `a screen that brings its own transition is presented, with texts to show`() throws {
    let folder = Folder()
    try folder.write(
      """
      class Alert: UIViewController {
        init(title: String?, icon: String?) {
          modalPresentationStyle = .custom
          self.transitioningDelegate = fade
        }
      }
      """,
      to: "A.swift"
    )
    let parameters = ["title", "icon"].map { ["label": $0, "name": $0, "type": "String?"] }
    let own: [String: Any] = [
      "name": "Alert", "kind": "class", "line": 1, "column": 7,
      "superclasses": ["UIViewController"], "conforms": [String](),
      "initializers": [["parameters": parameters]],
    ]
    let runner = try runner(of: own, in: folder)
    #expect(runner.choice.way == .present)
    #expect(runner.choice.expression == #"Alert(title: "title", icon: nil)"#)
  }

  @Test(arguments: [
    ("init() { modalPresentationStyle = .custom; transitioningDelegate = fade }", true),
    ("func setUp() { self.transitioningDelegate = fade }", true),
    ("init() { modalPresentationStyle = .overFullScreen }", true),
    ("func show() { other.transitioningDelegate = fade }", false),
    ("init() { modalPresentationStyle = .fullScreen }", false),
  ])
  func `a screen that sets its own delegate or lies over others is no first screen`(
    body: String,
    isPresented: Bool
  ) throws {
    let folder = Folder()
    try folder.write("class Menu: UIViewController { \(body) }", to: "A.swift")
    let own: [String: Any] = [
      "name": "Menu", "kind": "class", "line": 1, "column": 7,
      "superclasses": ["UIViewController"], "conforms": [String](),
    ]
    let runner = try runner(of: own, in: folder)
    #expect(runner.choice.way == (isPresented ? .present : .root))
  }

  @Test
  func `a screen that is a delegate gets what its app sets in a film that does not play without`()
    throws
  {
    let folder = Folder()
    try folder.write(
      """
      class Menu: UIViewController, UIViewControllerTransitioningDelegate {
        var centerPoint: CGPoint!
        var isPresenting = true
        @IBOutlet var originView: UIView!
        func open(_ point: CGPoint) { centerPoint = point }
      }
      """,
      to: "A.swift"
    )
    let own: [String: Any] = [
      "name": "Menu", "kind": "class", "line": 1, "column": 7,
      "superclasses": ["UIViewController"], "conforms": ["UIViewControllerTransitioningDelegate"],
      "variables": [
        ["name": "centerPoint", "type": "CGPoint!"],
        ["name": "isPresenting", "type": "Bool", "value": "true"],
        ["name": "originView", "type": "UIView!", "attributes": ["@IBOutlet"]],
      ],
    ]
    let runner = try runner(of: own, in: folder)
    #expect(runner.choice.settings.isEmpty)
    #expect(runner.choice.fillings == ["centerPoint = origin"])
    #expect(
      runner.text.contains("if RenderTransition.Client.fillsScreens {\n      made.centerPoint")
    )
    #expect(!runner.words.contains("centerPoint"))
    let refused = lines("made.centerPoint", of: runner)
    #expect(try runner.avoiding(lines: refused)?.choice.fillings.isEmpty == true)
  }

  @Test
  func `the delegate of a tab bar controller is told which one when it is made`() throws {
    let folder = Folder()
    let text =
      "class Slide: NSObject, UITabBarControllerDelegate {\n  var bar: UITabBarController!\n"
    try folder.write(text + "  func animationControllerForTransitionFrom() {}\n}", to: "A.swift")
    let own: [String: Any] = [
      "name": "Slide", "kind": "class", "line": 1, "column": 7, "superclasses": ["NSObject"],
      "conforms": ["UITabBarControllerDelegate"],
      "variables": [["name": "bar", "type": "UITabBarController!"]],
    ]
    let runner = try runner(of: own, in: folder)
    let bar = "(source.tabBarController ?? RenderTransition.Client.kept(UITabBarController()))"
    #expect(runner.text.contains("    let object = made\n    object.bar = \(bar)\n"))
  }

  /// The runner for a class that stands alone in `A.swift` of a folder.
  private func runner(of own: [String: Any], in folder: borrowing Folder) throws -> RunnerSource {
    let file: [String: Any] = [
      "path": "\(folder.path)/A.swift", "types": [own], "variables": [Any](),
      "declares": [String](), "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    let first = try #require(facts.candidates.first)
    return try RunnerSource(first, facts, RunRequest(), tables: [])
  }
}
