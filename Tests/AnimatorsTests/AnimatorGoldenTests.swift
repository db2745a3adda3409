import Animators
import Segue
import SegueTesting
import TestSupport
import Testing
import UIKit

/// How every demo looks at 0, 25, 50, 75 and 100 % of its time, at a sixth of its size, and how its
/// layers move.
@MainActor
@Suite(.goldens("Animators"))
struct AnimatorGoldenTests {
  @Test(arguments: demoNames)
  func `presented`(name: String) throws {
    try film(name).matchesGoldens("Animators/\(name)")
  }

  @Test(arguments: demoNames)
  func `dismissed`(name: String) throws {
    try film(name, .back).matchesGoldens("Animators/\(name)-back")
  }

  @Test(arguments: [
    "modal-slide", "side-panel", "reveal", "page-sheet", "push", "tab", "deck", "slide",
    "bottom-sheet",
  ])
  func `in dark mode`(name: String) throws {
    try film(name, style: .dark).matchesGoldens("Animators/\(name)-dark")
  }

  @Test(arguments: [
    "side-panel", "reveal", "push", "pop", "tab", "side-menu", "cube", "guillotine", "wipe",
    "elastic",
  ])
  func `right to left`(name: String) throws {
    try film(name, direction: .rightToLeft).matchesGoldens("Animators/\(name)-rtl")
  }

  /// What the choices of an effect look like, where they are not its default.
  @Test(arguments: [
    ("slide", "kind", "uncover"), ("slide", "kind", "reveal"), ("side-menu", "kind", "over"),
    ("side-menu", "kind", "under"), ("side-menu", "kind", "push"), ("wipe", "kind", "diamonds"),
    ("wipe", "kind", "blinds"), ("wipe", "kind", "split"), ("cube", "kind", "page"),
    ("portal", "kind", "slide"), ("staggered-menu", "kind", "drop"),
    ("elastic", "edge", "trailing"),
  ])
  func `with other parameters`(name: String, parameter: String, value: String) throws {
    try film(name, set: [(parameter, value)]).matchesGoldens("Animators/\(name)-\(value)")
  }

  @Test(arguments: [
    "side-panel", "page-sheet", "deck", "magic-move", "submit-button", "staggered-menu",
  ])
  func `in landscape`(name: String) throws {
    try film(name, screen: .iPhone15.landscape).matchesGoldens("Animators/\(name)-landscape")
  }

  private func film(
    _ name: String,
    _ way: Play.Way = .forward,
    set: [(name: String, value: String)] = [],
    screen: Screen = .iPhone15,
    style: UIUserInterfaceStyle = .light,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> Film {
    let demo = try #require(Registry.demo(named: name))
    let values = try ParameterValues(demo.parameters, setting: set)
    var screen = screen
    screen.scale = 1
    let scenario = Scenario {
      Stage(screen: screen, style: style, layoutDirection: direction, showsStatusBar: true)
    } prepare: { stage in
      let scene = demo.scene(values)
      stage.window.rootViewController = scene.root
      try stage.settle()
      if way == .back { scene.forward(false) }
      return { way == .forward ? scene.forward(true) : scene.back(true) }
    }
    return try Film(of: scenario, reducedBy: 6)
  }
}
