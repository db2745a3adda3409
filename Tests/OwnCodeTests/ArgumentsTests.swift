import Foundation
import Testing

@testable import OwnCode

/// What is passed to an initializer whose arguments the tool chooses.
@Suite
struct ArgumentsTests {
  /// The call that makes an `Animator` whose initializer has one parameter.
  private func call(_ name: String, _ type: String, as second: String? = nil) throws -> String? {
    try call(name, type, as: second, aliases: [:], [])
  }

  /// - Parameters:
  ///   - second: the name of the parameter inside, if it has another one.
  ///   - aliases: what names mean in the animator.
  ///   - others: the types beside it.
  private func call(
    _ name: String,
    _ type: String,
    as second: String? = nil,
    default value: String? = nil,
    isAnimator: Bool = true,
    aliases: [String: String],
    _ others: [[String: Any]],
    at path: String = "/nowhere/A.swift"
  ) throws -> String? {
    var parameter = ["label": name, "name": second ?? name, "type": type]
    parameter["default"] = value
    let own: [String: Any] = [
      "name": "Animator", "kind": "class", "line": 1, "column": 7, "aliasTypes": aliases,
      "conforms": isAnimator ? ["UIViewControllerAnimatedTransitioning"] : [String](),
      "initializers": [
        ["parameters": [parameter]]
      ],
    ]
    let file: [String: Any] = [
      "path": path, "types": others + [own], "variables": [Any](),
      "declares": ["Animator"], "mentions": [String](),
      "aliasTypes": ["Model": "Int", "Duration": "TimeInterval", "Done": "(Bool) -> Void"],
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    return try? Arguments(facts: facts).construction(of: "Animator").get()
  }

  /// The call that makes a class whose initializer wants what nothing makes.
  private func call(
    isConvenience: Bool,
    above superclass: String,
    others: [[String: Any]] = []
  ) throws -> String? {
    let own: [String: Any] = [
      "name": "Ring", "kind": "class", "line": 1, "column": 7, "superclasses": [superclass],
      "initializers": [
        [
          "parameters": [["label": "store", "name": "store", "type": "Store"]],
          "isConvenience": isConvenience,
        ] as [String: Any]
      ] + others,
    ]
    let file: [String: Any] = [
      "path": "/nowhere/A.swift", "types": [own], "variables": [Any](), "declares": ["Ring"],
      "mentions": ["Store"],
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    return try? Arguments(facts: facts).construction(of: "Ring").get()
  }

  @Test
  func `a view with a convenience initializer that nothing can call is made as any view`() throws {
    #expect(try call(isConvenience: true, above: "UIView") == "Ring()")
    #expect(try call(isConvenience: false, above: "UIView") == nil)
    #expect(try call(isConvenience: true, above: "Player") == nil)
    let coder = ["parameters": [["label": "coder", "name": "coder", "type": "NSCoder"]]]
    #expect(try call(isConvenience: true, above: "UIView", others: [coder]) == nil)
  }

  @Test(arguments: [
    ("isPresenting", "Bool", "true", "isPresenting: isPresenting"),
    ("reverse", "Bool", "false", "reverse: !isPresenting"),
    (
      "operation", "UINavigationController.Operation", ".push",
      "operation: isPresenting ? .push : .pop"
    ),
    ("animated", "Bool", "true", ""),
    ("duration", "TimeInterval", "0.3", ""),
  ])
  func `what says the way is given although it has a default`(
    name: String,
    type: String,
    value: String,
    words: String
  ) throws {
    #expect(try call(name, type, default: value, aliases: [:], []) == "Animator(\(words))")
    // How another object begins is its own.
    let other = try call(name, type, default: value, isAnimator: false, aliases: [:], [])
    #expect(other == "Animator()")
  }

  @Test
  func `a set is empty`() throws {
    #expect(try call("detents", "Set<Detent>") == "Animator(detents: [])")
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
    ("@escaping (() -> CGRect)", "{ originFrame }"), ("(((UIView) -> Void))", "{ _ in }"),
    ("(((Int) -> Void)?) throws -> Int?", "{ _ in 0 }"),
  ])
  func `a closure returns what its name and its result ask for`(
    type: String,
    value: String
  ) throws {
    #expect(try call("view", type) == "Animator(view: \(value))")
  }

  @Test(arguments: [
    ("UICollectionView", "RenderTransition.Client.collectionView(over: originView)"),
    ("UIPercentDrivenInteractiveTransition", "RenderTransition.Client.kept(UIPerc"),
    ("UITimingCurveProvider", "UICubicTimingParameters("),
    ("UIViewPropertyAnimator", "RenderTransition.Client.kept(UIViewPropertyAnimator("),
    (
      "UIPresentationController",
      "RenderTransition.Client.kept(UIPresentationController(presentedViewController: destination"
    ),
    ("UIView.ContentMode", ".scaleAspectFit"), ("UIRectCorner", ".allCorners"),
    ("UICollectionViewCell", "RenderTransition.Client.placed(UICollectionViewCell(), over: "),
  ])
  func `objects that animators are given are made`(type: String, value: String) throws {
    let made = try #require(try call("it", type))
    #expect(made.hasPrefix("Animator(it: \(value)"))
  }

  @Test(arguments: [
    ("NSTextAlignment", ".natural"), ("NSLayoutConstraint.Axis", ".vertical"),
    ("UILayoutConstraintAxis", ".vertical"), ("UIStackView.Alignment", ".fill"),
    ("UIStackViewAlignment", ".fill"), ("CAMediaTimingFunctionName", ".easeInEaseOut"),
    ("UIView.AnimationOptions", "[]"), ("UIViewAnimationOptions", "[]"),
    ("Calendar.Component", ".day"), ("UIEdgeInsets", ".zero"),
    ("UIFont", ".systemFont(ofSize: 17)"), ("URL", "URL(fileURLWithPath: \"/\")"),
    ("UIView.AnimationTransition", ".flipFromRight"),
    ("UIViewAnimationTransition", ".flipFromRight"), ("Int64", "0"),
  ])
  func `values of Apple's types are the usual ones, by their old names too`(
    type: String,
    value: String
  ) throws {
    #expect(try call("it", type) == "Animator(it: \(value))")
    #expect(try call("it", "\(type)?") == "Animator(it: nil)")
  }

  @Test
  func `a type of the user's own that is called as Apple's is made as its own`() throws {
    #expect(try call("it", "Calendar", aliases: [:], []) == "Animator(it: .current)")
    let own = type("Calendar", "struct")
    #expect(try call("it", "Calendar", aliases: [:], [own]) == "Animator(it: Calendar())")
  }

  private func type(
    _ name: String,
    _ kind: String,
    conforms: [String] = [],
    superclasses: [String] = [],
    initializers: [[String: Any]] = []
  ) -> [String: Any] {
    [
      "name": name, "kind": kind, "line": 1, "column": 1, "conforms": conforms,
      "superclasses": superclasses, "initializers": initializers,
    ]
  }

  @Test(arguments: [
    ("from", "presented", "destination"), ("to", "presentingScreen", "source"),
    ("from", "viewController", "source"), ("to", "viewController", "destination"),
  ])
  func `a label that only says from or to yields to the presented and the presenting screen`(
    label: String,
    name: String,
    value: String
  ) throws {
    #expect(try call(label, "UIViewController", as: name) == "Animator(\(label): \(value))")
  }

  @Test(arguments: [
    ("isPresent", "isPresenting"), ("forPresenting", "isPresenting"), ("isPop", "!isPresenting"),
    ("isDismiss", "!isPresenting"), ("dismissesOnTap", "false"),
  ])
  func `a truth is that of the direction if its name says so`(name: String, value: String) throws {
    #expect(try call(name, "Bool") == "Animator(\(name): \(value))")
    #expect(try call("for", "Bool", as: name) == "Animator(for: \(value))")
  }

  @Test(arguments: [
    ("let speed: Double\n  var far: Bool", "Look(speed: 1, far: false)"),
    (
      "var far: Bool { true }\n  static let one = 1\n  let two = 2\n  let speed: Double",
      "Look(speed: 1)"
    ),
    ("let speed: Double\n  var far: Bool {\n    didSet {}\n  }", "Look(speed: 1, far: false)"),
    ("var speed: Double = 3\n  private var far: Bool = true", "Look()"),
    ("var speed: Double?\n  var name: String", "Look(name: \"name\")"),
    ("lazy var far: Bool = true\n  let name: String", "Look(name: \"name\")"),
  ])
  func `a structure is made with its properties`(body: String, value: String) throws {
    let folder = Folder()
    try folder.write("struct Look {\n  \(body)\n}\nclass Animator {}", to: "A.swift")
    let variables = body.split(separator: "\n").compactMap { variable(String($0)) }
    let look = type("Look", "struct").merging(["variables": variables]) { $1 }
    let made = try call("it", "Look", aliases: [:], [look], at: "\(folder.path)/A.swift")
    #expect(made == "Animator(it: \(value))")
  }

  /// What the port tells of a property.
  private func variable(_ line: String) -> [String: Any]? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "?") }.map(String.init)
    guard let word = words.firstIndex(where: { $0 == "let" || $0 == "var" }) else { return nil }
    let value = line.contains("=") ? words.last : nil
    let facts: [String: Any?] = [
      "name": words[word + 1], "isStatic": words.contains("static"), "value": value,
      "type": line.contains(":") ? words[word + 2] : nil,
      "access": words.contains("private") ? "private" : "internal",
    ]
    return facts.compactMapValues { $0 }
  }

  @Test(arguments: [
    (
      "case move(UINavigationController.Operation), tab(Int)",
      ".move(isPresenting ? .push : .pop)"
    ),
    (
      "case tab(Unknown), stack(UINavigationControllerOperation)",
      ".stack(isPresenting ? .push : .pop)"
    ),
    ("case tab(Int), none", ".none"), ("case zoom(from: CGRect)", ".zoom(from: originFrame)"),
    (
      "case present(after: Double, speed: Int = 1), dismiss",
      "isPresenting ? .present(after: 0) : .dismiss"
    ),
    ("case show(Double), hide(Double)", "isPresenting ? .show(0) : .hide(0)"),
    ("case tab(Unknown)", "-"),
  ])
  func `a case with values is made of those`(cases: String, value: String) throws {
    let folder = Folder()
    try folder.write("enum Kind { \(cases) }", to: "A.swift")
    var kind = type("Kind", "enum")
    kind["column"] = 6
    let call = try call("it", "Kind", aliases: [:], [kind], at: "\(folder.path)/A.swift")
    #expect(call == (value == "-" ? nil : "Animator(it: \(value))"))
  }

  @Test(
    arguments: [
      ("var style: Style", nil, "isPresenting ? .present : .dismiss"),
      ("var style: Style = .present", ".present", "isPresenting ? .present : .dismiss"),
      ("var style = Style.left", "Style.left", nil), ("var style: Style = .left", ".left", nil),
    ] as [(String, String?, String?)]
  )
  func `a direction is set where it stands for one, not in place of something else`(
    line: String,
    value: String?,
    set: String?
  ) throws {
    let folder = Folder()
    let text = "enum Style { case present, dismiss, left }\nclass Slide {\n  \(line)\n}"
    try folder.write(text, to: "A.swift")
    let variable = ["name": "style", "type": line.contains(":") ? "Style" : nil, "value": value]
    var types = [type("Style", "enum"), type("Slide", "class")]
    types[0]["column"] = 6
    types[1].merge(["line": 2, "variables": [variable.compactMapValues(\.self)]]) { $1 }
    let file: [String: Any] = [
      "path": "\(folder.path)/A.swift", "types": types, "variables": [Any](),
      "declares": [String](), "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    #expect(
      Arguments(facts: facts).settings(of: "Slide")
        == [set.map { "style = \($0)" }].compactMap(\.self)
    )
  }

  @Test(
    arguments: [
      ("targetEdge", "[]", "isPresenting ? .right : .left"),
      ("edge", "UIRectEdge()", "isPresenting ? .right : .left"),
      ("targetEdge", ".bottom", nil), ("roundedEdges", "[]", nil),
    ] as [(String, String, String?)]
  )
  func `the edge that a screen comes from is set where it is none until then`(
    name: String,
    value: String,
    set: String?
  ) throws {
    let folder = Folder()
    try folder.write("class Slide {\n  var \(name): UIRectEdge = \(value)\n}", to: "A.swift")
    var slide = type("Slide", "class")
    slide["variables"] = [["name": name, "type": "UIRectEdge", "value": value]]
    let file: [String: Any] = [
      "path": "\(folder.path)/A.swift", "types": [slide], "variables": [Any](),
      "declares": [String](), "mentions": [String](),
    ]
    let response: [String: Any] = ["modules": [["name": "A", "files": [file]] as [String: Any]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    let facts = CodeFacts(try JSONDecoder().decode(PortResponse.self, from: data))
    let settings = Arguments(facts: facts).settings(of: "Slide")
    #expect(settings == [set.map { "\(name) = \($0)" }].compactMap(\.self))
  }

  @Test(arguments: [
    ("menuWidth", "300"), ("menuWidthMultiplier", "0.8"), ("heightFactor", "0.8"),
    ("factor", "1"),
  ])
  func `the factor of a width is a part of it, not a width`(name: String, value: String) throws {
    #expect(try call(name, "CGFloat") == "Animator(\(name): \(value))")
  }

  @Test
  func `a whole number of points is a size, too, and a bar is as high as a bar`() throws {
    #expect(try call("navbarHeight", "Int") == "Animator(navbarHeight: 44)")
    #expect(try call("tabBarHeight", "CGFloat") == "Animator(tabBarHeight: 44)")
    #expect(try call("menuWidth", "Int") == "Animator(menuWidth: 300)")
    #expect(try call("index", "Int") == "Animator(index: 0)")
  }

  @Test
  func `a list of controllers has both screens, in their order`() throws {
    let both = "Animator(it: isPresenting ? [source, destination] : [destination, source])"
    #expect(try call("it", "[UIViewController]") == both)
    #expect(try call("it", "[UIViewController]?") == both)
    #expect(try call("it", "[UILabel]") == "Animator(it: [])")
  }

  @Test
  func `a screen shows a view of its own, and comes from that of the demo`() throws {
    func card(_ name: String) throws -> String? {
      let parameter = ["label": name, "name": name, "type": "UIView"]
      let card = type(
        "Card",
        "class",
        superclasses: ["UIViewController"],
        initializers: [["parameters": [parameter]]]
      )
      return try call("it", "Card", aliases: [:], [card])
    }
    #expect(try card("sourceView") == "Animator(it: \(kept("Card(sourceView: originView)")))")
    let content = kept("RenderTransition.Client.content()")
    #expect(try card("contentView") == "Animator(it: \(kept("Card(contentView: \(content))")))")
    #expect(try call("view", "UIView") == "Animator(view: originView)")
    // The button that a screen grows from is not what lies behind that screen.
    #expect(
      try call("backgroundView", "UIView") == "Animator(backgroundView: \(kept("UIView()")))"
    )
    #expect(try call("overlayView", "UIView?") == "Animator(overlayView: nil)")
  }

  @Test
  func `a container shows screens of its own, and the film's where its words are about those`()
    throws
  {
    func sheet(_ names: [(label: String, name: String)]) throws -> String? {
      let sheet = type(
        "Sheet",
        "class",
        superclasses: ["UIViewController"],
        initializers: [
          [
            "parameters": names.map {
              ["label": $0.label, "name": $0.name, "type": "UIViewController"]
            }
          ]
        ]
      )
      return try call("it", "Sheet", aliases: [:], [sheet])
    }
    func screen(_ index: Int) -> String { kept("RenderTransition.Client.screens[\(index)]") }
    let child = try sheet([("childViewController", "childViewController")])
    #expect(child == "Animator(it: \(kept("Sheet(childViewController: \(screen(1)))")))")
    let two = try sheet([("main", "main"), ("menu", "menu")])
    #expect(two == "Animator(it: \(kept("Sheet(main: \(screen(0)), menu: \(screen(1)))")))")
    for (label, value) in [("presentingViewController", "source"), ("on", "source")] {
      let outside = try sheet([(label, "controller")])
      #expect(outside == "Animator(it: \(kept("Sheet(\(label): \(value))")))")
    }
  }

  @Test
  func `where no initializer may be called the object that the type shares is used`() throws {
    let hidden: [String: Any] = ["parameters": [Any](), "access": "private"]
    let shared: [String: Any] = ["name": "shared", "isStatic": true, "value": "Part()"]
    let part = type("Part", "class", initializers: [hidden])
    #expect(try call("it", "Part", aliases: [:], [part]) == nil)
    let single = part.merging(["variables": [shared]]) { $1 }
    #expect(try call("it", "Part", aliases: [:], [single]) == "Animator(it: Part.shared)")
  }

  @Test
  func `an initializer that only ends the program is not called`() throws {
    let trap: [String: Any] = ["parameters": [Any](), "isTrap": true]
    let speed = ["label": "speed", "name": "speed", "type": "Double"]
    let real: [String: Any] = ["parameters": [speed], "isTrap": false]
    let both = type("Part", "class", initializers: [trap, real])
    #expect(
      try call("it", "Part", aliases: [:], [both]) == "Animator(it: \(kept("Part(speed: 1)")))"
    )
    let none = type("Part", "class", initializers: [trap])
    #expect(try call("it", "Part", aliases: [:], [none]) == nil)
  }

  @Test
  func `a name means what the nearest scope declares, not a type in another one`() throws {
    let others = [
      type("Other", "class"), type("Other.Model", "struct"), type("Looking", "protocol"),
      type("Timed", "protocol"), type("Half", "struct", conforms: ["Looking"]),
      type("Screen", "class", conforms: ["Looking", "Timed"], superclasses: ["UIViewController"]),
      type("Settings", "struct", conforms: ["Timed", "Looking"]),
    ]
    let both = ["Model": "Looking & Timed"]
    #expect(try call("it", "Model", aliases: both, others) == "Animator(it: Settings())")
    #expect(try call("it", "(any Model)", aliases: both, others) == "Animator(it: Settings())")
    #expect(try call("it", "Model?", aliases: both, others) == "Animator(it: nil)")
    #expect(try call("it", "Model", aliases: [:], others) == "Animator(it: 0)")
    let inner = others + [type("Animator.Model", "struct")]
    #expect(try call("it", "Model", aliases: [:], inner) == "Animator(it: Animator.Model())")
    #expect(
      try call("it", "Style", aliases: [:], [type("Other.Style", "struct"), others[0]]) == nil
    )
  }

  @Test
  func `an alias is made as what it stands for`() throws {
    #expect(try call("duration", "Duration", aliases: [:], []) == "Animator(duration: 0.5)")
    #expect(try call("it", "@escaping Done", aliases: [:], []) == "Animator(it: { _ in })")
    #expect(try call("it", "Done?", aliases: [:], []) == "Animator(it: nil)")
  }

  @Test
  func `what an extension adds to a class of Apple's is known by its own name`() throws {
    let edge = type("UIView.Padding", "struct")
    #expect(try call("it", "Padding", aliases: [:], [edge]) == "Animator(it: UIView.Padding())")
  }

  /// What keeps an object that is made for an argument.
  private func kept(_ made: String) -> String { "RenderTransition.Client.kept(\(made))" }

  @Test
  func `an object made for an argument lives on where it is held weakly, a value needs no holder`()
    throws
  {
    let owning = type("Owning", "protocol")
    let owner = type("Owner", "class", conforms: ["Owning"])
    let look = type("Look", "struct", conforms: ["Owning"])
    #expect(try call("it", "Owner", aliases: [:], [owner]) == "Animator(it: \(kept("Owner()")))")
    #expect(
      try call("it", "Owning", aliases: [:], [owning, owner])
        == "Animator(it: \(kept("Owner()")))"
    )
    #expect(try call("it", "Owning", aliases: [:], [owning, look]) == "Animator(it: Look())")
    #expect(try call("it", "UILabel", aliases: [:], []) == "Animator(it: \(kept("UILabel()")))")
  }

  @Test
  func `an object of an unknown class is not guessed`() throws {
    #expect(try call("it", "SomebodysModel") == nil)
  }
}
