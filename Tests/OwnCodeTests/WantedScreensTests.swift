import Foundation
import Testing

@testable import OwnCode

/// The screens of the user's own that a transition runs between.
@Suite
struct WantedScreensTests {
  private struct Cast {
    var key: String
    var type: String
    var containers: [String] = []
    var otherKey: String?
    var condition: String?
    var function = "animateTransition"
    var isRequired = true
    /// The line of its own without it.
    var place: (line: Int, column: Int)?

    var facts: [String: Any] {
      let optional: [String: Any?] = ["otherKey": otherKey, "condition": condition]
      let facts: [String: Any] = [
        "key": key, "type": type, "containers": containers, "function": function,
        "isRequired": isRequired,
      ]
      return facts.merging(optional.compactMapValues(\.self)) { $1 }
    }
  }

  private static let types: [(name: String, superclass: String, conforms: [String])] = [
    ("List", "UIViewController", ["Zooming"]), ("Detail", "UIViewController", ["Zooming"]),
    ("Tabs", "UITabBarController", []), ("Hidden", "UIViewController", []),
  ]

  /// What is chosen for an animator with these casts, each on a line of its own.
  private func choice(
    _ casts: [Cast],
    animator: String = "Zoom",
    superclass: String = "NSObject",
    given: [(name: String, type: String)] = [],
    _ request: RunRequest = RunRequest()
  ) throws -> Choice {
    let folder = Folder()
    let path = "\(folder.path)/A.swift"
    try folder.write("class Detail {}\nclass List { let it: Detail }", to: "A.swift")
    func type(
      _ name: String,
      _ superclass: String,
      _ conforms: [String],
      line: Int
    ) -> [String: Any] {
      [
        "name": name, "kind": "class", "line": line, "column": 7, "superclasses": [superclass],
        "conforms": conforms, "initializers": [Any](),
      ]
    }
    var own = type(animator, superclass, ["UIViewControllerAnimatedTransitioning"], line: 9)
    let parameters = given.map { ["label": $0.name, "name": $0.name, "type": $0.type] }
    if !given.isEmpty { own["initializers"] = [["parameters": parameters]] }
    own["casts"] = casts.enumerated().map { index, cast in
      let place = cast.place ?? (index + 1, 1)
      return cast.facts.merging(["line": place.line, "column": place.column]) { $1 }
    }
    var types = Self.types.map { type($0.name, $0.superclass, $0.conforms, line: 3) }
    types[0]["line"] = 2
    types[1]["line"] = 1
    types[3]["access"] = "private"
    let look: [String: Any] = ["name": "Zooming", "kind": "protocol", "line": 8, "column": 10]
    let file: [String: Any] = [
      "path": path, "types": types + [look, own], "variables": [Any](), "declares": [String](),
      "mentions": [String](), "aliasTypes": ["ZoomingScreen": "Zooming & UIViewController"],
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    let candidate = try #require(facts.candidates.first { $0.name == animator })
    return try RunnerSource(candidate, facts, request, tables: []).choice
  }

  private func container(_ name: String, _ content: String) -> String {
    "RenderTransition.Client.container(\(name)(), of: \(content))"
  }

  @Test
  func `an animator runs between the screens that it casts its own to`() throws {
    let casts = [Cast(key: "from", type: "List"), Cast(key: "to", type: "Detail")]
    let there = try choice(casts)
    #expect(there.source?.expression == "List()")
    #expect(there.destination?.expression == "Detail()")
    #expect(there.expectations.isEmpty)
    #expect(there.service == .there)
    // On the way back the screens are the other way round.
    let back = try choice(casts, animator: "ZoomDismissAnimator")
    #expect(back.source?.expression == "Detail()")
    #expect(back.destination?.expression == "List()")
  }

  @Test
  func `a segue runs between the screens that it casts its own to, as an animator does`() throws {
    let casts = [
      Cast(key: "from", type: "List", function: "perform"),
      Cast(key: "to", type: "Detail", function: "perform"),
    ]
    let superclass = "UIStoryboardSegue"
    let there = try choice(casts, animator: "ZoomSegue", superclass: superclass)
    #expect(there.kind == "segue" && there.source?.expression == "List()")
    #expect(there.destination?.expression == "Detail()")
    let back = try choice(casts, animator: "UnwindSegue", superclass: superclass)
    #expect(back.source?.expression == "Detail()")
    #expect(back.destination?.expression == "List()")
  }

  @Test
  func `of casts for both ways those of the way there count`() throws {
    let both = [
      Cast(key: "from", type: "Detail", function: "animateDismissal"),
      Cast(key: "to", type: "List", condition: "!isPresenting"),
      Cast(key: "from", type: "List", function: "animatePresentation"),
      Cast(key: "to", type: "Detail", condition: "operation == .push"),
    ]
    for casts in [both, Array(both.prefix(2))] {
      let choice = try choice(casts)
      #expect(choice.source?.expression == "List()")
      #expect(choice.destination?.expression == "Detail()")
    }
    #expect(try choice(both).service == .both)
    let one = Cast(key: "to", type: "List", otherKey: "from", condition: "self.isPop")
    #expect(try choice([one]).source?.expression == "List()")
  }

  @Test
  func
    `of one class for either end the first that is asked for counts, and conditions may be several`()
    throws
  {
    let either = [
      Cast(key: "to", type: "Detail", isRequired: false, place: (1, 8)),
      Cast(key: "from", type: "Detail", isRequired: false, place: (1, 30)),
    ]
    let choice = try choice(either)
    #expect(choice.source == nil && choice.destination?.expression == "Detail()")
    let pop = Cast(key: "from", type: "Detail", condition: "isOn && operation == .pop")
    #expect(try self.choice([pop]).destination?.expression == "Detail()")
  }

  @Test
  func `a screen in containers is made with them, and a bare container holds a demo screen`() throws
  {
    let stack = "UINavigationController"
    let inner = [
      Cast(key: "to", type: stack), Cast(key: "to", type: "Detail", containers: [stack]),
      Cast(key: "from", type: "Tabs"),
    ]
    let choice = try choice(inner)
    #expect(choice.destination?.expression == container(stack, "Detail()"))
    #expect(choice.source?.expression == container("Tabs", "source"))
    #expect(choice.way == .present)
    let either = Cast(key: "to", type: stack, isRequired: false)
    #expect(try self.choice([either]).destination == nil)
  }

  @Test(arguments: [
    ("from", "to"), ("startScreen", "endScreen"), ("beginVC", "finishVC"), ("initial", "final"),
    ("startingController", "endingController"), ("main", "child"), ("source", "dest"),
  ])
  func `the names of screens say which leads to which, in whatever order they are given`(
    first: String,
    second: String
  ) throws {
    let choice = try choice([], given: [(second, "List"), (first, "Detail")])
    #expect(choice.source?.expression == "Detail()")
    #expect(choice.destination?.expression == "List()")
  }

  @Test(arguments: ["Zooming", "ZoomingScreen"])
  func `of screens with one protocol the first leads to the second`(type: String) throws {
    let casts = ["from", "to"].map { Cast(key: $0, type: type) }
    let choice = try choice(casts)
    #expect(choice.source?.expression == "List()")
    #expect(choice.destination?.expression == "Detail()")
    #expect(choice.service == .both)
  }

  @Test(arguments: [
    ("first", "second"), ("fromVC", "toVC"), ("source", "destination"), ("a", "b"),
  ])
  func `an animator that is given its screens runs between them, and gets these very ones`(
    first: String,
    second: String
  ) throws {
    let choice = try choice([], given: [(first, "Detail"), (second, "List")])
    #expect(choice.source?.expression == "Detail()")
    #expect(choice.destination?.expression == "List()")
    #expect(choice.service == .both)
    let animator = choice.expression
    let names = [first, second].map { "\($0): " }
    #expect(animator.contains(names[0] + "(first.screen as? Detail ?? "), "\(animator)")
    #expect(animator.contains(names[1] + "(second.screen as? List ?? "), "\(animator)")
  }

  @Test
  func `an animator that is given what screens alone are gets those of the film`() throws {
    let choice = try choice([], given: [("source", "Zooming"), ("destination", "Zooming")])
    #expect(choice.source?.expression == "List()")
    #expect(choice.destination?.expression == "Detail()")
    let animator = choice.expression
    #expect(animator.contains("source: (first.screen as? Zooming ?? "), "\(animator)")
    #expect(animator.contains("destination: (second.screen as? Zooming ?? "), "\(animator)")
    // One alone may be at either end.
    let one = try self.choice([], given: [("delegate", "Zooming")])
    #expect(one.source == nil && one.destination == nil)
  }

  @Test
  func `a screen that is looked for at either end stands at one`() throws {
    let casts = ["to", "from"].map { Cast(key: $0, type: "List", isRequired: false) }
    let choice = try choice(casts)
    #expect(choice.source == nil)
    #expect(choice.destination?.expression == "List()")
  }

  @Test
  func `what is missing is said, and a screen may be named`() throws {
    let casts = [
      Cast(key: "from", type: "Missing"), Cast(key: "to", type: "Hidden"),
      Cast(key: "to", type: "Card", isRequired: false),
    ]
    #expect(
      try choice(casts).expectations == [
        "it expects a Missing (line 1)", "it expects a Hidden (line 2)",
      ]
    )
    let named = try choice(casts, RunRequest(name: "Zoom", source: "List", destination: "Detail"))
    #expect(named.source?.expression == "List()")
    #expect(named.destination?.expression == "Detail()")
    #expect(named.expectations.isEmpty)
    #expect(throws: OwnCodeError.self) {
      try choice(casts, RunRequest(name: "Zoom", source: "Nothing"))
    }
  }

  @Test(arguments: [
    ("isPresenting", "there"), ("!self.isPresenting", "back"), ("operation == .pop", "back"),
    ("(isPresenting == false)", "back"), ("count == 2", "-"), ("a && isPresenting", "there"),
  ])
  func `a condition may tell the way`(condition: String, way: String) {
    let found = WantedScreens.way(of: condition)
    #expect((found.map { $0 == .there ? "there" : "back" } ?? "-") == way)
  }
}
