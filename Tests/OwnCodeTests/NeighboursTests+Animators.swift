import Foundation
import Testing

@testable import OwnCode

extension `Neighbours of a file` {
  @Test
  func `what an animator's initializer wants of a protocol is found`() throws {
    let animated = "UIViewControllerAnimatedTransitioning"
    func given(_ parameters: [String]...) -> [String: Any] {
      file(
        "/a/Fade.swift",
        mentions: ["Looking"],
        [type("Fade", conforms: [animated], taking: parameters)]
      )
    }
    let looking = file("/a/Looking.swift", [type("Looking", "protocol")])
    let screen = type("Screen", superclasses: ["UIViewController"])
      .merging(["conforms": ["Looking"]]) { $1 }
    let near = file("/a/Screen.swift", [screen])
    let settings = type("Settings", "struct", conforms: ["Looking"], taking: [])
    let plain = file("/b/Settings.swift", mentions: ["Part"], [settings])
    let part = file("/b/Part.swift", [type("Part", "struct")])
    let all = [looking, near, plain, part]
    let found = ["/a/Looking.swift", "/b/Part.swift", "/b/Settings.swift"]
    #expect(try taken([given(["Looking"])] + all) == found)
    // It is made without one.
    #expect(try taken([given(["Looking?"])] + all) == ["/a/Looking.swift"])
    #expect(try taken([given(["Looking"], [])] + all) == ["/a/Looking.swift"])
    #expect(
      try taken([given(["Looking"]), looking, near]) == ["/a/Looking.swift", "/a/Screen.swift"]
    )
  }

  @Test
  func `the screens of a protocol that an animator casts its screens to are found`() throws {
    var zoom = type("Zoom", conforms: ["UIViewControllerAnimatedTransitioning"], taking: [])
    let cast: [String: Any] = [
      "key": "to", "type": "Zooming", "containers": [String](), "isRequired": true, "line": 3,
    ]
    let zooming = file("/Zooming.swift", [type("Zooming", "protocol")])
    func screen(_ name: String, _ conforms: [String]) -> [String: Any] {
      let screen = type(name, superclasses: ["UIViewController"])
      return file("/\(name).swift", [screen.merging(["conforms": conforms]) { $1 }])
    }
    let others = [
      zooming, screen("List", ["Zooming"]), screen("Detail", ["Zooming"]), screen("Menu", []),
    ]
    let plain = file("/Zoom.swift", mentions: ["Zooming"], [zoom])
    #expect(try taken([plain] + others) == ["/Zooming.swift"])
    zoom["casts"] = [cast]
    let given = file("/Zoom.swift", mentions: ["Zooming"], [zoom])
    #expect(try taken([given] + others) == ["/Detail.swift", "/List.swift", "/Zooming.swift"])
  }

  @Test
  func `an animator takes along the one of the other way, the nearest of several`() throws {
    func animator(_ name: String) -> [String: Any] {
      type(name, conforms: ["UIViewControllerAnimatedTransitioning"], taking: [])
    }
    let pop = file("/a/Pop.swift", [animator("SlidePop")])
    let near = file("/a/Push.swift", mentions: ["Part"], [animator("SlidePush")])
    let part = file("/b/Part.swift", [type("Part")])
    let far = file("/b/Push.swift", [animator("SlidePush")])
    let other = file("/a/Fade.swift", [animator("FadePush")])
    #expect(try taken(pop, far, near, part, other) == ["/a/Push.swift", "/b/Part.swift"])
    #expect(try taken(near, pop, other) == ["/a/Pop.swift"])
    #expect(try taken(other, pop, near) == [])
  }

  @Test
  func `initializers and subscripts are found by how they are called`() throws {
    let given = file(
      "/Fade.swift",
      mentions: ["UIColor"],
      calls: ["UIColor(hex:", "subscript(safe:"],
      [type("Fade")]
    )
    let hex = file("/Hex.swift", [added(to: "UIColor", initializers: [["hex", "alpha"]])])
    let safe = file("/Safe.swift", [added(to: "Array", subscripts: ["subscript(safe:)"])])
    let name = file("/Name.swift", [added(to: "UIColor", initializers: [["name"]])])
    let label = file("/Label.swift", [added(to: "UILabel", initializers: [["hex"]])])
    #expect(try taken(given, hex, safe, name, label) == ["/Hex.swift", "/Safe.swift"])
  }

  @Test
  func `an initializer is found where the compiler is asked, which names none that is missing`()
    throws
  {
    let given = file("/Fade.swift", mentions: ["Theme"], [type("Fade")])
    let calls = ["UIColor(hex:", "String(_:"]
    let theme = file("/Theme.swift", mentions: ["UIColor"], calls: calls, [type("Theme")])
    let hex = file("/Hex.swift", [added(to: "UIColor", initializers: [["hex", "alpha"]])])
    // Any `String(1)` would lead there.
    let text = file("/Text.swift", [added(to: "String", initializers: [["_"]])])
    let neighbours = Neighbours(
      try response(of: [given, theme, hex, text]),
      given: ["/Fade.swift"]
    )
    let needed = try neighbours.needed { paths in
      guard !paths.contains("/Theme.swift") else { return [] }
      let missing = "cannot find 'Theme' in scope"
      return [
        CompilerMessage(kind: .error, path: "/Fade.swift", line: 1, column: 1, text: missing)
      ]
    }
    #expect(needed == ["/Fade.swift", "/Hex.swift", "/Theme.swift"])
  }
}
