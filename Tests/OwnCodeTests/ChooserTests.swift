import Foundation
import Testing

@testable import OwnCode

/// What is run of a file that brings its neighbours along.
@Suite
struct ChooserTests {
  private struct Part {
    var name: String
    var kind = "class"
    var superclass = "NSObject"
    var conforms: [String] = []
    /// What the first parameter of its initializer is.
    var argument: String?
    var text = ""
    var isMain = false
    /// Where its file is, with a slash behind it.
    var folder = ""
    /// Nil is each of the modules.
    var module: String?

    var facts: [String: Any] {
      var facts = plainFacts
      if isMain { facts["main"] = "@main" }
      return facts
    }

    private var plainFacts: [String: Any] {
      [
        "name": name, "kind": kind, "line": 1, "column": 1,
        "superclasses": superclass.components(separatedBy: ", "),
        "conforms": conforms, "inherits": conforms,
        "initializers": argument.map {
          [["parameters": [["label": "it", "name": "it", "type": $0]]]]
        } ?? [],
      ]
    }
  }

  private static let animated = "UIViewControllerAnimatedTransitioning"

  /// What is run of the first file.
  private func chosen(_ parts: Part...) throws -> [String] {
    let folder = Folder()
    let found = try chooser(parts, in: folder)
    do throws(OwnCodeError) {
      return [try found.choose().chosen.name]
    } catch {
      guard case .ambiguous(let found) = error else { throw error }
      return found.map(\.name)
    }
  }

  private func chooser(
    _ parts: [Part],
    in folder: borrowing Folder,
    modules: [String] = ["A"]
  ) throws -> Chooser {
    var files: [(module: String?, facts: [String: Any])] = []
    for (index, part) in parts.enumerated() {
      let path = "\(part.folder)\(index).swift"
      try folder.write("class \(part.name) { \(part.text) }", to: path)
      let facts: [String: Any] = [
        "path": "\(folder.path)/\(path)", "types": [part.facts], "variables": [Any](),
        "declares": [part.name], "mentions": [String](),
      ]
      files.append((part.module, facts))
    }
    let response: [String: Any] = [
      "modules": modules.map { name -> [String: Any] in
        ["name": name, "files": files.filter { ($0.module ?? name) == name }.map(\.facts)]
      }
    ]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    let first = "\(folder.path)/0.swift"
    return Chooser(facts: facts, request: RunRequest(), named: [first])
  }

  private let menu = Part(name: "Menu", superclass: "UIViewController", text: "let it: Slide")
  private let slide = Part(name: "Slide", conforms: [animated])

  @Test(arguments: ["Widget", "WidgetBundle", "App", "AppIntentsExtension"])
  func `an extension beside an app is not what runs`(kind: String) throws {
    let other = Part(name: "Other", kind: "struct", conforms: [kind], isMain: true)
    let app = Part(name: "AppDelegate", conforms: ["UIApplicationDelegate"], isMain: true)
    #expect(try chosen(other, app) == ["AppDelegate"])
  }

  @Test(arguments: ["Carthage/Checkouts/With/Example/", "App/Pods/With/Example/"])
  func `the example of a library that a package manager fetched is not the app`(
    place: String
  ) throws {
    let folder = Folder()
    let apps = ["With", "AppDelegate"].map { name in
      Part(
        name: name,
        conforms: ["UIApplicationDelegate"],
        isMain: true,
        folder: name == "With" ? place : ""
      )
    }
    var chooser = try chooser(apps, in: folder)
    chooser.named = []
    #expect(try chooser.choose().chosen.name == "AppDelegate")
  }

  @Test
  func `a delegate runs rather than the animator inside it, which it names without itself`() throws
  {
    let folder = Folder()
    let tabs = Part(
      name: "Tabs",
      superclass: "UITabBarController",
      conforms: ["UITabBarControllerDelegate"],
      text: "let it = Slide()"
    )
    var chooser = try chooser(
      [tabs, Part(name: "Tabs.Slide", conforms: [Self.animated])],
      in: folder
    )
    chooser.named = []
    #expect(try chooser.choose().chosen.name == "Tabs")
  }

  @Test
  func `an added library runs only where the code has nothing to run`() throws {
    let folder = Folder()
    let delegate = Part(
      name: "PanelDelegate",
      conforms: ["UIViewControllerTransitioningDelegate"],
      module: "Kit"
    )
    let screen = Part(name: "PanelWindow", superclass: "UIViewController", module: "Kit")
    let home = Part(name: "Home", superclass: "UIViewController", module: "App")
    var chooser = try chooser([home, delegate, screen], in: folder, modules: ["Kit", "App"])
    chooser.named = []
    chooser.added = ["Kit"]
    #expect(try chooser.choose().chosen.name == "Home")
    let plain = Part(name: "Plain", module: "App")
    let second = Folder()
    var other = try self.chooser([plain, delegate], in: second, modules: ["Kit", "App"])
    other.named = []
    other.added = ["Kit"]
    #expect(try other.choose().chosen.name == "PanelDelegate")
  }

  @Test
  func `of the targets that build one app, the one of the plainest name runs`() throws {
    let folder = Folder()
    let app = Part(name: "AppDelegate", conforms: ["UIApplicationDelegate"], isMain: true)
    let found = try chooser([app], in: folder, modules: ["Shop_Dev", "Shop"]).choose()
    #expect(found.chosen.module == "Shop")
    #expect(found.alternatives.map(\.module) == ["Shop_Dev"])
  }

  @Test
  func `a type that only starts the app is not the app`() throws {
    let start = Part(
      name: "Main",
      kind: "struct",
      text: "static func main() { UIApplicationMain(argc, argv, nil, name) }",
      isMain: true
    )
    let app = Part(
      name: "AppDelegate",
      conforms: ["UIApplicationDelegate"],
      text: "window.makeKeyAndVisible()"
    )
    #expect(try chosen(start, app) == ["AppDelegate"])
  }

  @Test
  func `a view is run where there is nothing else, the outer one of several`() throws {
    let spinner = Part(name: "Spinner", superclass: "UIView")
    let pulse = Part(name: "Pulse", superclass: "UIButton", text: "let part = Spinner()")
    #expect(try chosen(spinner) == ["Spinner"])
    #expect(try chosen(Part(name: "Helper", text: ""), pulse, spinner) == ["Pulse"])
    #expect(try chosen(spinner, slide) == ["Slide"])
    #expect(throws: OwnCodeError.self) {
      try chosen(Part(name: "Cell", superclass: "UITableViewCell"))
    }
    #expect(try chosen(menu, spinner) == ["Menu"])
  }

  @Test
  func `a screen is run where there is no transition, the one that leads to the others`() throws {
    let superclass = "UIViewController"
    let page = Part(name: "Page", superclass: superclass)
    let list = Part(name: "List", superclass: superclass, text: "show(Page())")
    #expect(try chosen(Part(name: "Helper"), page, list) == ["List"])
    // The file that is named decides.
    #expect(try chosen(page, list) == ["Page"])
    #expect(try chosen(list, page, slide) == ["Slide"])
    // An app is there for its name alone.
    let app = Part(name: "App", conforms: ["UIApplicationDelegate"], isMain: true)
    let store = Part(name: "Store", superclass: superclass, text: "let it: App")
    #expect(try chosen(store, app) == ["Store"])
    #expect(try chosen(Part(name: "Helper"), store, app) == ["App"])
    let other = Part(name: "Other", superclass: superclass)
    #expect(throws: OwnCodeError.self) { try chosen(Part(name: "Helper"), page, other) }
    let spinner = Part(name: "Spinner", superclass: "UIView")
    #expect(try chosen(Part(name: "Helper"), page, list, spinner) == ["List"])
    // The transition may be what is missing.
    let mover = Part(name: "Mover", superclass: "Library", conforms: ["Moving"])
    #expect(throws: OwnCodeError.self) { try chosen(page, mover) }
  }

  @Test(arguments: [
    ("", Candidate.Kind.animator),
    ("func animationController(forDismissed it: Any) {}", .transitioningDelegate),
    ("func presentationController(forPresented it: Any) {}", .transitioningDelegate),
  ])
  func `an animator that only says it is a delegate runs as an animator`(
    text: String,
    kind: Candidate.Kind
  ) throws {
    let protocols = [Self.animated, "UIViewControllerTransitioningDelegate"]
    let folder = Folder()
    let curl = Part(name: "Curl", conforms: protocols, text: text)
    #expect(try chooser([curl], in: folder).choose().chosen.kind == kind)
    let screen = Part(name: "Screen", superclass: "UIViewController", conforms: protocols)
    let other = try chooser([screen], in: Folder()).choose().chosen
    #expect(other.kind == .transitioningDelegate)
  }

  @Test
  func `an animator of the file is run, not a screen beside it`() throws {
    let fade = Part(name: "Fade", conforms: [Self.animated], text: "let menu: Menu")
    #expect(try chosen(fade, menu, slide) == ["Fade"])
  }

  @Test
  func `a screen of the file is run, not a delegate beside it that it does not name`() throws {
    let delegate = Part(
      name: "Mover",
      conforms: ["UIViewControllerTransitioningDelegate"],
      text: "func animationController(forDismissed it: Any) {}"
    )
    #expect(try chosen(menu, slide, delegate) == ["Menu"])
    let found = try chosen(Part(name: "Helper"), menu, slide, delegate)
    #expect(Set(found) == ["Menu", "Mover"])
  }

  @Test
  func `an animator that the tool cannot make is run by what uses it, and by nothing else`() throws
  {
    let fade = Part(name: "Fade", conforms: [Self.animated], argument: "Unknown")
    #expect(try chosen(fade, menu, slide) == ["Fade"])
    let user = Part(name: "Screen", superclass: "UIViewController", text: "let fade: Fade")
    #expect(try chosen(fade, menu, slide, user) == ["Screen"])
    var other = user
    other.argument = "Unknown"
    #expect(try chosen(fade, menu, slide, other) == ["Fade"])
  }

  @Test
  func `of a presentation controller the delegate runs that presents with it and has an animator`()
    throws
  {
    let card = Part(name: "Card", superclass: "UIPresentationController")
    let rise = Part(name: "Rise", conforms: [Self.animated])
    let delegate = ["UIViewControllerTransitioningDelegate"]
    let mover = Part(name: "Mover", conforms: delegate, text: "let card: Card; let rise: Rise")
    #expect(try chosen(card, rise, mover) == ["Mover"])
    // Without an animator UIKit's plays, as it does for the presentation controller alone.
    let plain = Part(name: "Plain", conforms: delegate, text: "let card: Card")
    #expect(try chosen(card, rise, plain) == ["Card"])
    var screen = mover
    screen.superclass = "UIViewController"
    #expect(try chosen(card, rise, screen) == ["Card"])
    // Which of two is meant, nothing tells.
    var other = mover
    other.name = "Other"
    #expect(try chosen(card, rise, mover, other) == ["Card"])
  }

  @Test
  func `of an interaction controller the delegate runs that uses it, else the screen`() throws {
    let swipe = Part(name: "Swipe", superclass: "UIPercentDrivenInteractiveTransition")
    let delegate = Part(
      name: "Presenter",
      conforms: ["UIViewControllerTransitioningDelegate"],
      text: "let slide = Slide(); let swipe = Swipe()"
    )
    let sheet = Part(name: "Sheet", superclass: "UIViewController", text: "var swipe: Swipe?")
    let app = Part(name: "App", conforms: ["UIApplicationDelegate"], isMain: true)
    #expect(try chosen(swipe, sheet, slide, delegate, app) == ["Presenter"])
    #expect(try chosen(swipe, sheet, slide, app) == ["Sheet"])
    // One that is an animator, too, runs itself.
    var own = swipe
    own.conforms = [Self.animated]
    #expect(try chosen(own, sheet, slide, delegate) == ["Swipe"])
  }

  @Test
  func `a type that an extension in the file makes an animator is run`() throws {
    let more = Part(name: "Fade", kind: "extension", conforms: [Self.animated])
    let fade = Part(name: "Fade", conforms: [Self.animated])
    #expect(try chosen(more, fade, menu, slide) == ["Fade"])
  }

  @Test
  func `a presentation controller and the animator in its file are one transition`() throws {
    let folder = Folder()
    let types = [("Card", "UIPresentationController", []), ("Slide", "NSObject", [Self.animated])]
    let file: [String: Any] = [
      "path": "\(folder.path)/A.swift", "variables": [Any](), "declares": ["Card", "Slide"],
      "mentions": [String](),
      "types": types.map { name, superclass, conforms in
        [
          "name": name, "kind": "class", "line": name == "Card" ? 1 : 2, "column": 1,
          "superclasses": [superclass], "conforms": conforms,
        ] as [String: Any]
      },
    ]
    try folder.write("class Card {}\nclass Slide {}", to: "A.swift")
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    let card = try Chooser(facts: facts, request: RunRequest()).choose().chosen
    #expect(card.name == "Card")
    let runner = try RunnerSource(card, facts, RunRequest(), tables: [])
    #expect(runner.text.contains("Client.companion = RenderTransition.Client.Companion("))
    #expect(runner.text.contains("let made: Slide = Slide()"))
    let alone = try RunnerSource(card, facts, RunRequest(name: "Card"), tables: [])
    #expect(!alone.text.contains("companion"))
  }

  @Test
  func `delegates whose methods have their names of Swift 2 are told from those without any`()
    throws
  {
    let method = "func it(_ it: Int, animationControllerFor"
    for (label, isOld) in [("Operation operation: Int) {}", true), (" operation: Int) {}", false)] {
      let delegate = Part(
        name: "Delegate",
        conforms: ["UITabBarControllerDelegate"],
        text: method + label
      )
      do {
        _ = try chosen(delegate)
        Issue.record("something is chosen")
      } catch OwnCodeError.nothingToRun(let found) {
        #expect(found.isOfSwift2 == isOld)
      }
    }
  }

  @Test
  func `a file that needs no other runs the first of the classes that derive from its base class`()
    throws
  {
    let folder = Folder()
    let names = ["Slide", "Left", "Right"]
    let lines = [
      "class Slide: UIStoryboardSegue {}", "class Left: Slide {}", "class Right: Slide {}",
    ]
    try folder.write(lines.joined(separator: "\n"), to: "A.swift")
    let types = names.enumerated().map { index, name in
      let base = name == "Slide" ? "UIStoryboardSegue" : "Slide, UIStoryboardSegue"
      return Part(name: name, superclass: base).facts.merging(["line": index + 1]) { $1 }
    }
    let file: [String: Any] = [
      "path": "\(folder.path)/A.swift", "types": types, "variables": [Any](), "declares": names,
      "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    let (chosen, alternatives) = try Chooser(facts: facts, request: RunRequest()).choose()
    #expect(chosen.name == "Left")
    #expect(alternatives.map(\.name) == ["Right"])
  }

  @Test
  func `of a base class and the classes that derive from it in its file the first of these runs`()
    throws
  {
    let folder = Folder()
    let slide = Part(name: "Slide", superclass: "UIStoryboardSegue")
    let sides = ["Left", "Right"].map { name in
      Part(name: name, superclass: "Slide, UIStoryboardSegue", text: "let base: Slide")
    }
    var chooser = try chooser([slide] + sides + [menu], in: folder)
    chooser.named = Set((0..<3).map { "\(folder.path)/\($0).swift" })
    let (chosen, alternatives) = try chooser.choose()
    #expect(chosen.name == "Left")
    #expect(alternatives.map(\.name) == ["Right"])
    // Of classes that only share one of Apple's, the user decides.
    let others = ["Left", "Right"].map { Part(name: $0, superclass: "UIStoryboardSegue") }
    let other = Folder()
    var second = try self.chooser(others + [menu], in: other)
    second.named = Set((0..<2).map { "\(other.path)/\($0).swift" })
    #expect(throws: OwnCodeError.self) { try second.choose() }
  }
}
