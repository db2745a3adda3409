import Foundation
import Testing

@testable import OwnCode

/// Which files a file that is named alone takes along.
@Suite
struct `Neighbours of a file` {
  func type(
    _ name: String,
    _ kind: String = "class",
    access: String = "internal",
    inherits: [String] = [],
    superclasses: [String] = [],
    functions: [String] = [],
    variables: [String] = [],
    initializers: [[String]] = [],
    subscripts: [String] = [],
    aliases: [String] = []
  ) -> [String: Any] {
    [
      "name": name, "kind": kind, "access": access, "line": 1, "column": 1,
      "inherits": inherits, "superclasses": superclasses,
      "functions": functions.map { ["name": $0, "type": "() -> Void"] },
      "variables": variables.map { ["name": $0] },
      "subscripts": subscripts.map { ["name": $0] }, "aliases": aliases,
      "initializers": initializers.map { labels in
        ["parameters": labels.map { ["label": $0, "name": $0, "type": "Int"] }]
      },
    ]
  }

  func added(
    to name: String,
    inherits: [String] = [],
    functions: [String] = [],
    variables: [String] = [],
    initializers: [[String]] = [],
    subscripts: [String] = [],
    aliases: [String] = []
  ) -> [String: Any] {
    type(
      name,
      "extension",
      inherits: inherits,
      functions: functions,
      variables: variables,
      initializers: initializers,
      subscripts: subscripts,
      aliases: aliases
    )
  }

  func file(
    _ path: String,
    mentions: [String] = [],
    heads: [String]? = nil,
    calls: [String] = [],
    global functions: [(name: String, access: String)] = [],
    _ types: [[String: Any]]
  ) -> [String: Any] {
    let bases = functions.map { String($0.name.prefix { $0 != "(" }) }
    let own = types.filter { $0["kind"] as? String != "extension" }
      .compactMap { $0["name"] as? String }
    return [
      "path": path, "types": types, "variables": [], "mentions": mentions,
      "heads": heads ?? mentions, "calls": calls,
      "declares": own.filter { !$0.contains(".") } + bases,
      "functions": functions.map { ["name": $0.name, "access": $0.access, "type": "() -> Void"] },
    ]
  }

  /// The files that the first one takes along.
  func taken(_ files: [String: Any]...) throws -> [String] { try taken(files) }

  func response(of files: [[String: Any]]) throws -> PortResponse {
    let response = ["modules": [["name": "Code", "files": files]]]
    let data = try JSONSerialization.data(withJSONObject: response)
    return try JSONDecoder().decode(PortResponse.self, from: data)
  }

  func taken(_ files: [[String: Any]]) throws -> [String] {
    let decoded = try response(of: files)
    let first = try #require(decoded.modules[0].files.first?.path)
    return Neighbours(decoded, given: [first]).needed.filter { $0 != first }
  }

  @Test
  func `of many files that are mentioned, those are taken that the compiler asks for`() throws {
    let given = file("/Fade.swift", mentions: ["from", "Theme"], [type("Fade")])
    let theme = file("/Theme.swift", [type("Theme")])
    let adding = added(to: "Decodable", functions: ["from()"])
    let other = file("/Decodable.swift", mentions: ["Account"], [adding])
    let account = file("/Account.swift", [type("Account")])
    let files = [given, theme, other, account]
    #expect(try taken(files).count == 3)
    let neighbours = Neighbours(try response(of: files), given: ["/Fade.swift"])
    func error(_ text: String) -> CompilerMessage {
      CompilerMessage(kind: .error, path: "/Fade.swift", line: 1, column: 1, text: text)
    }
    let needed = try neighbours.needed { paths in
      paths.contains("/Theme.swift") ? [] : [error("cannot find 'Theme' in scope")]
    }
    #expect(needed == ["/Fade.swift", "/Theme.swift"])
    // What no missing name explains may be mended by a file that is mentioned.
    let unclear = "binary operator '+' cannot be applied to two 'CGPoint' operands"
    #expect(try neighbours.needed { _ in [error(unclear)] } == nil)
    let missing = error("cannot find 'Lost' in scope")
    #expect(try neighbours.needed { _ in [missing] } == ["/Fade.swift"])
    #expect(try neighbours.needed { _ in [missing, error(unclear)] } == nil)
    // Not one of a hundred, which compile for minutes.
    let names = (0..<110).map { "Part\($0)" }
    let parts = names.map { file("/\($0).swift", [type($0)]) }
    let large = file("/Fade.swift", mentions: names, [type("Fade")])
    let many = Neighbours(try response(of: [large] + parts), given: ["/Fade.swift"])
    #expect(try many.needed { _ in [error(unclear)] } == ["/Fade.swift"])
  }

  /// - Parameters:
  ///   - lacking: how many of the parts a neighbour mentions and does not compile without.
  ///   - expected: how many files are taken; nil for all that are mentioned.
  @Test(arguments: [
    (lacking: 3, expected: 5 as Int?), (lacking: 70, expected: 2), (lacking: 40, expected: nil),
  ])
  func
    `what neighbours lack in turn is taken while that is little, or all that a library's files mention`(
      lacking: Int,
      expected: Int?
    ) throws
  {
    let given = file("/Fade.swift", mentions: ["Theme"], [type("Fade")])
    let names = (0..<lacking).map { "Part\($0)" }
    let theme = file("/Theme.swift", mentions: names, [type("Theme")])
    let parts = names.map { file("/\($0).swift", [type($0)]) }
    let neighbours = Neighbours(
      try response(of: [given, theme] + parts),
      given: ["/Fade.swift"]
    )
    func error(_ name: String, in path: String) -> CompilerMessage {
      let text = "cannot find '\(name)' in scope"
      return CompilerMessage(kind: .error, path: path, line: 1, column: 1, text: text)
    }
    let needed = try neighbours.needed { paths in
      guard paths.contains("/Theme.swift") else { return [error("Theme", in: "/Fade.swift")] }
      return names.filter { !paths.contains("/\($0).swift") }.map { error($0, in: "/Theme.swift") }
    }
    #expect(needed?.count == expected)
  }

  @Test
  func `what the nearest of many neighbours lack is taken although the others lack too much`()
    throws
  {
    let parts = (10..<25).map { "Part\($0)" }
    let distant = (0..<40).map { "Distant\($0)" }
    let lacks = [
      "Fade": parts, "Part10": ["Near"], "Part24": distant,
    ]
    let files = (["Fade", "Near"] + parts + distant).map { name in
      file("/\(name).swift", mentions: lacks[name] ?? [], [type(name)])
    }
    let neighbours = Neighbours(try response(of: files), given: ["/Fade.swift"])
    let needed = try neighbours.needed { paths in
      lacks.sorted { $0.key < $1.key }.flatMap { name, wanted in
        let missing = wanted.filter { !paths.contains("/\($0).swift") }
        return missing.map { lack in
          let (path, text) = ("/\(name).swift", "cannot find '\(lack)' in scope")
          return CompilerMessage(kind: .error, path: path, line: 1, column: 1, text: text)
        }
      }.filter { paths.contains($0.path) }
    }
    #expect(needed?.count == 17 && needed?.contains("/Near.swift") == true)
  }

  @Test
  func `what an extension adds to a type of the code is found with that type`() throws {
    let given = file("/a/Fade.swift", mentions: ["Theme", "fade"], [type("Fade")])
    let theme = file("/a/Theme.swift", [type("Theme", "enum")])
    let timing = file("/a/Theme+Timing.swift", [added(to: "Theme", variables: ["fade"])])
    let unused = file("/a/Theme+Fonts.swift", [added(to: "Theme", variables: ["title"])])
    // The extension of a type that is not there would not compile.
    let other = file("/a/Other+Timing.swift", [added(to: "Other", variables: ["fade"])])
    let foreign = file("/a/Other.swift", [type("Other", "enum")])
    #expect(
      try taken(given, theme, timing, unused, other, foreign)
        == ["/a/Theme+Timing.swift", "/a/Theme.swift"]
    )
  }

  @Test
  func `what a protocol adds is found where its file gives it to a class of Apple's`() throws {
    let given = file("/a/Fade.swift", mentions: ["Card", "fromNib"], [type("Fade")])
    let loading = type("Loading", "protocol")
    let addition = added(to: "Loading", functions: ["fromNib()"])
    let gift = added(to: "UIView", inherits: ["Loading"])
    let lent = file("/a/Lent.swift", [loading, gift, addition])
    #expect(try taken(given, lent) == ["/a/Lent.swift"])
    // The classes of the code that have it name it.
    #expect(try taken(given, file("/a/Kept.swift", [loading, addition])).isEmpty)
    let other = added(to: "Loading", functions: ["fromFile()"])
    let unused = file("/a/B.swift", [loading, gift, other])
    #expect(try taken(given, unused).isEmpty)
  }

  @Test
  func `what a protocol adds is found where another file gives it to classes of Apple's`() throws {
    let given = file("/a/Fade.swift", mentions: ["Card", "wave"], [type("Fade")])
    let wave = type("Waving", "protocol")
    let kept = file("/a/Waving.swift", [wave, added(to: "Waving", variables: ["wave"])])
    let gift = file("/a/UIView+Wave.swift", [added(to: "UIView", inherits: ["Waving"])])
    #expect(try taken(given, kept, gift) == ["/a/UIView+Wave.swift", "/a/Waving.swift"])
    // The members are what is looked for.
    let other = file("/a/Waving.swift", [wave, added(to: "Waving", variables: ["tide"])])
    #expect(try taken(given, other, gift).isEmpty)
    #expect(try taken(given, gift).isEmpty)
  }

  @Test
  func `what a file adds to a type for its own class is not for others`() throws {
    let given = file("/a/Fade.swift", mentions: ["Theme", "title"], [type("Fade")])
    let theme = file("/a/Theme.swift", [type("Theme", "enum")])
    let list = file("/a/List.swift", [type("List"), added(to: "Theme", variables: ["title"])])
    #expect(try taken(given, theme, list) == ["/a/Theme.swift"])
  }

  @Test
  func `a type in another one is found in an extension, and not elsewhere under its own name`()
    throws
  {
    let given = file("/app/menu/Bar.swift", mentions: ["Menu", "Item"], [type("Bar")])
    let menu = file("/app/menu/Menu.swift", [type("Menu")])
    let item = file("/app/menu/Menu+Item.swift", [added(to: "Menu"), type("Menu.Item")])
    let unrelated = file("/app/shop/Item.swift", [type("Item")])
    #expect(
      try taken(given, menu, item, unrelated)
        == ["/app/menu/Menu+Item.swift", "/app/menu/Menu.swift"]
    )
    let own = file("/a/Bar.swift", mentions: ["Style"], [type("Bar"), type("Bar.Style", "enum")])
    #expect(try taken(own, file("/a/Style.swift", [type("Style", "enum")])).isEmpty)
  }

  @Test
  func `an interaction controller takes along what uses it, a delegate before a screen`() throws {
    let driven = ["UIPercentDrivenInteractiveTransition"]
    let given = file("/a/Swipe.swift", [type("Swipe", superclasses: driven)])
    let sheet = file("/a/Sheet.swift", mentions: ["Swipe"], [type("Sheet", superclasses: screen)])
    let other = file("/a/Other.swift", [type("Other", superclasses: screen)])
    let plain = file("/a/Plain.swift", mentions: ["Swipe"], [type("Plain")])
    #expect(try taken(given, sheet, other, plain) == ["/a/Sheet.swift"])
    var delegate = type("Mover")
    delegate["conforms"] = ["UINavigationControllerDelegate"]
    let mover = file("/b/Mover.swift", mentions: ["Swipe"], [delegate])
    #expect(try taken(given, sheet, other, plain, mover) == ["/b/Mover.swift"])
    // What runs by itself needs none.
    let whole = file("/a/Swipe.swift", [type("Swipe", superclasses: driven), delegate])
    #expect(try taken(whole, sheet, mover).isEmpty)
  }

  @Test
  func `a presentation controller takes along the delegate that has an animator for it`() throws {
    let given = file("/a/Card.swift", [type("Card", superclasses: ["UIPresentationController"])])
    var rising = type("Rise")
    rising["conforms"] = ["UIViewControllerAnimatedTransitioning"]
    let rise = file("/a/Rise.swift", [rising])
    var delegate = type("Mover")
    delegate["conforms"] = ["UIViewControllerTransitioningDelegate"]
    let mover = file("/a/Mover.swift", mentions: ["Card", "Rise"], [delegate])
    #expect(try taken(given, rise, mover) == ["/a/Mover.swift", "/a/Rise.swift"])
    let plain = file("/a/Mover.swift", mentions: ["Card"], [delegate])
    #expect(try taken(given, rise, plain).isEmpty)
  }

  let screen = ["UIViewController"]

  @Test
  func `the conformances of a given type and of its superclasses are found`() throws {
    let given = file("/Fade.swift", mentions: ["Base"], [type("Fade", superclasses: ["Base"])])
    let base = file("/Base.swift", [type("Base")])
    let animated = "UIViewControllerAnimatedTransitioning"
    let fade = file("/Fade+A.swift", mentions: ["Fade"], [added(to: "Fade", inherits: [animated])])
    let more = file("/Base+A.swift", mentions: ["Base"], [added(to: "Base", inherits: ["Named"])])
    let plain = file("/Fade+B.swift", mentions: ["Fade"], [added(to: "Fade", functions: ["f()"])])
    #expect(
      try taken(given, base, fade, more, plain)
        == ["/Base+A.swift", "/Base.swift", "/Fade+A.swift"]
    )
  }

  @Test
  func `the conformances of a type that a given file extends or uses are found`() throws {
    let given = file("/Fade+A.swift", mentions: ["Fade", "Timer"], [added(to: "Fade")])
    let fade = file("/Fade.swift", mentions: ["Fading", "Part"], [type("Fade")])
    let fading = file("/Fading.swift", [type("Fading", "protocol")])
    let own = file("/Fade+B.swift", mentions: ["Fade"], [added(to: "Fade", inherits: ["Fading"])])
    let timer = file("/Timer.swift", [type("Timer")])
    let delegate = "UIScrollViewDelegate"
    let used = file(
      "/Timer+A.swift",
      mentions: ["Timer"],
      [added(to: "Timer", inherits: [delegate])]
    )
    #expect(
      try taken(given, fade, fading, own, timer, used)
        == ["/Fade+B.swift", "/Fade.swift", "/Fading.swift", "/Timer+A.swift", "/Timer.swift"]
    )
  }

  @Test
  func `a distant type has the protocols that are there, and no others`() throws {
    let given = file("/Fade.swift", mentions: ["Part"], [type("Fade")])
    let part = file("/Part.swift", mentions: ["Piece", "Fading"], [type("Part")])
    let piece = file("/Piece.swift", [type("Piece")])
    let fading = file("/Fading.swift", [type("Fading", "protocol")])
    let fades = file(
      "/Piece+A.swift",
      mentions: ["Piece"],
      [added(to: "Piece", inherits: ["Fading"])]
    )
    let other = file(
      "/Piece+B.swift",
      mentions: ["Piece"],
      [added(to: "Piece", inherits: ["Other"])]
    )
    let types = file("/Others.swift", [type("Thing"), added(to: "Piece", inherits: ["Fading"])])
    #expect(
      try taken(given, part, piece, fading, fades, other, types)
        == ["/Fading.swift", "/Part.swift", "/Piece+A.swift", "/Piece.swift"]
    )
  }

  /// A type that conforms to protocols, and the types of its initializers' parameters.
  func type(
    _ name: String,
    _ kind: String = "class",
    conforms: [String],
    taking parameters: [[String]]
  ) -> [String: Any] {
    let initializers = parameters.map { types in
      ["parameters": types.map { ["label": "it", "name": "it", "type": $0] }]
    }
    return type(name, kind)
      .merging(["conforms": conforms, "initializers": initializers]) { $1 }
  }

  @Test
  func `views that storyboards make for a screen are taken along with what they mention`() throws {
    let given = file("/Home.swift", [type("Home")])
    let button = file("/Button.swift", mentions: ["Theme"], [type("HomeButton")])
    let theme = file("/Theme.swift", [type("Theme")])
    let neighbours = Neighbours(
      try response(of: [given, button, theme]),
      given: ["/Home.swift"],
      madeBesides: ["HomeButton", "LibraryButton"]
    )
    #expect(neighbours.needed == ["/Home.swift", "/Button.swift", "/Theme.swift"])
  }

  @Test
  func `of the screens that storyboards show after a given one those are taken that lead nowhere`()
    throws
  {
    func screen(_ name: String, mentions: [String] = []) -> [String: Any] {
      let type = type(name, superclasses: ["UIViewController"])
      return file("/\(name).swift", mentions: mentions, [type])
    }
    let animator = type("Fade", conforms: ["UIViewControllerAnimatedTransitioning"], taking: [])
    let files = [
      screen("Detail", mentions: ["Cell"]), file("/Cell.swift", [type("Cell")]),
      screen("Editor", mentions: ["Router"]),
      file("/Router.swift", mentions: ["Fade"], [type("Router")]), file("/Fade.swift", [animator]),
    ]
    func needed(besides home: [String: Any]) throws -> [String] {
      try Neighbours(
        response(of: [home] + files),
        given: ["/Home.swift"],
        madeBesides: ["Detail", "Editor"]
      ).needed
    }
    #expect(
      try needed(besides: screen("Home")) == ["/Home.swift", "/Cell.swift", "/Detail.swift"]
    )
    // What the given screen leads to itself takes nothing from it.
    let all = ["Home", "Cell", "Detail", "Editor", "Fade", "Router"].map { "/\($0).swift" }
    #expect(try needed(besides: screen("Home", mentions: ["Fade"])) == all)
  }

  @Test
  func `what protocols of the code give to their types is found`() throws {
    let given = file("/Fade.swift", mentions: ["Fading"], [type("Fade", inherits: ["Fading"])])
    let fading = file("/Fading.swift", [type("Fading", "protocol", functions: ["fade()"])])
    let more = file("/Fading+A.swift", [added(to: "Fading", functions: ["fade()"])])
    #expect(try taken(given, fading, more) == ["/Fading+A.swift", "/Fading.swift"])
  }

  @Test
  func `of two files that add the same member the nearer one is taken`() throws {
    let given = file("/a/Fade.swift", mentions: ["brand", "shade"], [type("Fade")])
    let near = file("/a/Color.swift", [added(to: "UIColor", variables: ["brand"])])
    let far = file("/b/Color.swift", [added(to: "UIColor", variables: ["brand", "shade"])])
    #expect(try taken(given, far, near) == ["/a/Color.swift"])
  }

  @Test
  func `private names of two files do not exclude each other`() throws {
    let layout = type("Layout", "enum", access: "private")
    let given = file("/Fade.swift", mentions: ["Card", "Layout"], [type("Fade"), layout])
    let card = file("/Card.swift", [type("Card"), layout])
    #expect(try taken(given, card) == ["/Card.swift"])
  }

  @Test
  func `functions outside types exclude each other if the compiler could not tell them apart`()
    throws
  {
    func isTaken(_ first: (String, String), _ second: (String, String)) throws -> Bool {
      let given = file("/Fade.swift", mentions: ["Card"], global: [first], [type("Fade")])
      let card = file("/Card.swift", global: [second], [type("Card")])
      return try taken(given, card) == ["/Card.swift"]
    }
    let plain = ("delay(_:)", "internal")
    #expect(try isTaken(plain, ("delay(seconds:)", "internal")))
    #expect(try !isTaken(plain, plain))
    #expect(try isTaken(("delay(_:)", "private"), ("delay(_:)", "fileprivate")))
    #expect(try !isTaken(("delay(_:)", "private"), plain))
    #expect(try !isTaken(plain, ("delay(_:)", "private")))
  }

  @Test
  func `a type that an extension gives another name is found under it`() throws {
    let given = file("/Fade.swift", mentions: ["Handler"], [type("Fade")])
    let more = file("/View+Names.swift", [added(to: "UIView", aliases: ["Handler"])])
    let other = file("/View+More.swift", [added(to: "UIView", aliases: ["Completion"])])
    #expect(try taken(given, more, other) == ["/View+Names.swift"])
  }

  @Test
  func `members of one name that different types of a framework get are all found`() throws {
    let given = file("/a/Fade.swift", mentions: ["brand"], [type("Fade")])
    let near = file("/a/Color.swift", [added(to: "UIColor", variables: ["brand"])])
    let far = file("/b/Image.swift", [added(to: "UIImage", variables: ["brand"])])
    #expect(try taken(given, near, far) == ["/a/Color.swift", "/b/Image.swift"])
  }

  @Test
  func `operators are found by the types that they are for`() throws {
    let points = file("/Points.swift", [added(to: "CGPoint", functions: ["-(_:_:)"])])
    let sizes = file("/Sizes.swift", [added(to: "CGSize", functions: ["-(_:_:)"])])
    var global = file("/Global.swift", global: [(name: "*(_:_:)", access: "internal")], [])
    global["functions"] = [["name": "*(_:_:)", "type": "(CGFloat, CGPoint) -> CGPoint"]]
    let arrow = file("/Arrow.swift", global: [(name: "=>(_:_:)", access: "internal")], [])
    func taken(_ mentions: String...) throws -> [String] {
      let fade = file("/Fade.swift", mentions: mentions, [type("Fade")])
      return try self.taken(fade, points, sizes, global, arrow)
    }
    #expect(try taken("CGPoint", "-") == ["/Points.swift"])
    #expect(try taken("CGPoint", "CGSize", "-") == ["/Points.swift", "/Sizes.swift"])
    #expect(try taken("CGPoint", "CGFloat", "*") == ["/Global.swift"])
    #expect(try taken("CGFloat", "*", "-").isEmpty)
    #expect(try taken("=>") == ["/Arrow.swift"])
  }

  @Test
  func `in a large app distant files bring only what their declarations need`() throws {
    let given = file("/Home.swift", mentions: ["Card"], [type("Home")])
    let card = file("/Card.swift", mentions: ["Base", "Router"], heads: ["Base"], [type("Card")])
    let base = file("/Base.swift", [type("Base")])
    let router = file("/Router.swift", mentions: ["Screen0"], heads: [], [type("Router")])
    let screens = (0...Neighbours.limit).map { index in
      file(
        "/S\(index).swift",
        mentions: ["Screen\(index + 1)"],
        heads: [],
        [type("Screen\(index)")]
      )
    }
    let found = try taken([given, card, base, router] + screens)
    let near = ["/Base.swift", "/Card.swift", "/Router.swift", "/S0.swift", "/S1.swift"]
    #expect(found == near)
    let small = try taken([given, card, base, router] + screens.prefix(50))
    #expect(small.count == 53)
  }
}
