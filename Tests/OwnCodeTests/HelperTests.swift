import Foundation
import Testing

@testable import OwnCode

/// Methods of extensions that change screens.
@Suite
struct HelperTests {
  /// A method of one line: its name with labels, the types of its parameters, and what it does.
  private typealias Method = (name: String, parameters: [[String: String]], body: String)

  private let controller = ["label": "_", "name": "screen", "type": "UIViewController"]
  private let fades = "view.layer.add(CATransition(), forKey: nil); "

  /// The facts of an extension with these methods, one a line.
  private func facts(
    _ name: String = "UINavigationController",
    _ methods: Method...
  ) throws -> CodeFacts {
    let lines = methods.map { "func \($0.name) { \($0.body) }" }
    let text = (["extension \(name) {"] + lines + ["}"]).joined(separator: "\n")
    let folder = Folder()
    try folder.write(text, to: "A.swift")
    let functions = methods.enumerated().map { index, method in
      [
        "name": method.name, "parameters": method.parameters, "line": index + 2,
        "type": "(\(method.parameters.compactMap { $0["type"] }.joined(separator: ", "))) -> Void",
      ] as [String: Any]
    }
    let own: [String: Any] = [
      "name": name, "kind": "extension", "line": 1, "column": 1, "functions": functions,
    ]
    let file: [String: Any] = [
      "path": "\(folder.path)/A.swift", "types": [own], "variables": [Any](),
      "declares": [String](), "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    return CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
  }

  private func runner(_ facts: CodeFacts, named name: String? = nil) throws -> RunnerSource {
    let request = RunRequest(name: name)
    let chosen = try Chooser(facts: facts, request: request).choose().chosen
    return try RunnerSource(chosen, facts, request, tables: [])
  }

  @Test
  func
    `a method that pushes with an animation of its own is called in a stack, and its pop leads back`()
    throws
  {
    let facts = try facts(
      "UINavigationController",
      ("fadeBack()", [], fades + "popViewController(animated: false)"),
      ("fadeTo(_:)", [controller], fades + "pushViewController(screen, animated: false)")
    )
    let choice = try runner(facts).choice
    #expect(choice.name == "fadeTo")
    #expect(choice.way == .push)
    #expect(choice.service == .there)
    #expect(choice.expression.hasSuffix("{ source.navigationController?.fadeTo(destination) }"))
    #expect(choice.counterpart?.name == "fadeBack")
    let text = try runner(facts).text
    #expect(text.contains(".segue(make: "))
    #expect(text.contains("let made: UIStoryboardSegue = UIStoryboardSegue(identifier: \"show\""))
  }

  @Test
  func `a method that presents with an animation of its own is called on the first screen`() throws
  {
    let animated = ["label": "animated", "name": "animated", "type": "Bool"]
    let duration = ["label": "duration", "name": "duration", "type": "Double", "default": "0.3"]
    let choice = try runner(
      facts(
        "UIViewController",
        (
          "slide(in:)", [controller, animated, duration], fades + "present(screen, animated: false)"
        )
      )
    ).choice
    #expect(choice.way == .present)
    #expect(choice.expression.hasSuffix("{ source.slide(destination, animated: true) }"))
  }

  @Test
  func `a method of a window that changes its first screen is called on the window`() throws {
    let body = """
      rootViewController?.dismiss(animated: false); \
      UIView.transition(with: self, duration: 0.3, options: [], animations: { self.rootViewController = screen })
      """
    let screen = ["label": "to", "name": "screen", "type": "UIViewController"]
    let choice = try runner(facts("UIWindow", ("change(to:)", [screen], body))).choice
    #expect(choice.way == .present)
    #expect(choice.expression.hasSuffix("{ source.view.window?.change(to: destination) }"))
  }

  @Test
  func `after a method that only adds an animation the screen is pushed`() throws {
    let choice = try runner(facts("UINavigationController", ("addFade()", [], fades))).choice
    #expect(
      choice.expression.hasSuffix(
        "{ source.navigationController?.addFade(); "
          + "source.navigationController?.pushViewController(destination, animated: false) }"
      )
    )
  }

  @Test
  func `of several methods one that brings a screen runs, and a name chooses another`() throws {
    let facts = try facts(
      "UINavigationController",
      ("addFade()", [], fades),
      ("fadeTo(_:)", [controller], "addFade(); pushViewController(screen, animated: false)"),
      ("moveTo(_:)", [controller], fades + "pushViewController(screen, animated: false)")
    )
    let (chosen, others) = try Chooser(facts: facts, request: RunRequest()).choose()
    #expect(chosen.name == "fadeTo")
    #expect(others.map(\.name) == ["moveTo", "addFade"])
    #expect(try runner(facts, named: "moveTo").choice.name == "moveTo")
  }

  @Test
  func `a method that changes screens as UIKit does is none`() throws {
    let facts = try facts(
      "UINavigationController",
      ("push(_:)", [controller], "pushViewController(screen, animated: true)"),
      (
        "push(_:then:)", [controller],
        "pushViewController(screen, animated: true); transitionCoordinator?.animate(alongsideTransition: nil)"
      ),
      ("present(_:options:)", [controller], fades + "present(screen, animated: false)"),
      ("alert(_:)", [controller], "present(screen, animated: true)"),
      ("hideBar()", [], "UIView.animate(withDuration: 1) { self.navigationBar.alpha = 0 }")
    )
    #expect(facts.helpers.map(\.name) == ["present"])
  }
}
