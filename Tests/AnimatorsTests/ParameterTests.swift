import Testing
import UIKit

@testable import Animators

@MainActor
struct ParameterTests {
  @Test
  func `defaults are valid`() throws {
    for demo in Registry.demos {
      for parameter in demo.parameters {
        #expect(parameter.accepts(parameter.defaultValue), "\(demo.name) \(parameter.name)")
      }
    }
  }

  @Test
  func `names of demos and of their parameters are unique`() {
    #expect(Set(demoNames).count == demoNames.count)
    for demo in Registry.demos {
      #expect(Set(demo.parameters.map(\.name)).count == demo.parameters.count)
    }
  }

  @Test
  func `unknown names and values are refused`() {
    let parameters = Demo.reveal.parameters
    #expect(throws: ParameterError.unknown("speed", known: parameters.map(\.name))) {
      try ParameterValues(parameters, setting: [("speed", "1")])
    }
    for (name, value) in [
      ("duration", "0"), ("duration", "fast"), ("duration", "nan"), ("shape", "star"),
      ("origin", "1.2,0"), ("origin", "0.5"), ("origin", "the button"),
    ] {
      #expect(throws: ParameterError.self, "\(name)=\(value)") {
        try ParameterValues(parameters, setting: [(name, value)])
      }
    }
  }

  /// A demo, one of its parameters and a value other than its default.
  private nonisolated static let settings: [(String, String, String)] = [
    ("modal-slide", "duration", "0.6"), ("modal-slide", "edge", "top"),
    ("modal-slide", "edge", "left"), ("modal-slide", "edge", "right"),
    ("emoji-zoom", "duration", "0.9"), ("emoji-zoom", "item", "3"),
    ("side-panel", "duration", "1"), ("side-panel", "width", "0.5"), ("side-panel", "scale", "0.7"),
    ("side-panel", "radius", "50"), ("preferences", "duration", "2"),
    ("preferences", "damping", "0.2"), ("preferences", "velocity", "9"),
    ("preferences", "width", "300"), ("preferences", "dim", "0.2"), ("reveal", "duration", "1"),
    ("reveal", "shape", "rect"), ("reveal", "origin", "0.1,0.2"), ("reveal", "size", "200"),
    ("present-reverse", "duration", "1"), ("page-sheet", "detent", "medium"),
    ("tab", "duration", "1"), ("tab", "style", "fade"), ("tab", "style", "none"),
    ("slide", "duration", "1"), ("slide", "kind", "reveal"), ("slide", "edge", "bottom"),
    ("slide", "parallax", "0.9"), ("slide", "dim", "0.9"), ("bottom-sheet", "duration", "2"),
    ("bottom-sheet", "short", "0.3"), ("bottom-sheet", "long", "0.7"),
    ("bottom-sheet", "damping", "0.4"), ("bottom-sheet", "radius", "60"),
    ("bottom-sheet", "dim", "1"), ("deck", "duration", "2"), ("deck", "strip", "60"),
    ("deck", "inset", "60"), ("deck", "radius", "60"), ("deck", "dim", "1"),
    ("magic-move", "duration", "2"), ("magic-move", "damping", "0.4"),
    ("magic-move", "rise", "200"), ("side-menu", "duration", "2"), ("side-menu", "kind", "over"),
    ("side-menu", "width", "0.5"), ("side-menu", "dim", "0.9"), ("side-menu", "radius", "60"),
    ("bubble", "duration", "2"), ("bubble", "scale", "0.5"), ("bubble", "handover", "0.2"),
    ("wipe", "duration", "0.3"), ("wipe", "kind", "split"), ("wipe", "angle", "-30"),
    ("wipe", "count", "3"), ("cube", "duration", "2"), ("cube", "kind", "page"),
    ("cube", "distance", "1"), ("cube", "shade", "1"), ("portal", "duration", "2"),
    ("portal", "kind", "slide"), ("portal", "scale", "0.4"), ("portal", "radius", "80"),
    ("portal", "dim", "0.1"), ("guillotine", "duration", "0.3"), ("guillotine", "bounce", "0.7"),
    ("guillotine", "dim", "1"), ("submit-button", "duration", "0.6"),
    ("submit-button", "turns", "5"), ("submit-button", "line-width", "7"),
    ("elastic", "duration", "2"), ("elastic", "edge", "trailing"), ("elastic", "width", "0.4"),
    ("elastic", "bulge", "160"), ("elastic", "damping", "0.9"), ("elastic", "dim", "0.8"),
    ("staggered-menu", "duration", "2"), ("staggered-menu", "kind", "drop"),
    ("staggered-menu", "stagger", "0.01"), ("staggered-menu", "damping", "1"),
    ("staggered-menu", "dim", "0.9"),
  ]

  @Test(arguments: settings)
  func `each parameter changes the picture`(name: String, parameter: String, value: String) throws {
    // How many blinds there are says nothing about a line.
    let base = parameter == "count" ? [(name: "kind", value: "blinds")] : []
    let plain = try Play(name, set: base)
    let set = try Play(name, set: base + [(parameter, value)])
    for play in [plain, set] { play.start(.forward) }
    // Some show from the first moment on, some only on the way.
    let differs = [0.12, 0.5, 0.7].contains { time in
      for play in [plain, set] { play.stage.advance(to: play.begin + time) }
      return plain.stage.displayListDump() != set.stage.displayListDump()
    }
    #expect(differs)
  }

  @Test
  func `the table lists every parameter`() {
    let listed = Set(
      Registry.demos.flatMap { demo in demo.parameters.map { "\(demo.name) \($0.name)" } }
    )
    #expect(Set(ParameterTests.settings.map { "\($0.0) \($0.1)" }) == listed)
  }

  @Test(
    arguments: [
      ("modal-slide", 0.6), ("emoji-zoom", 0.9), ("side-panel", 1), ("preferences", 2),
      ("reveal", 1.5), ("present-reverse", 1.5), ("tab", 1.5),
    ] as [(String, Double)]
  )
  func `a transition takes the duration it is given`(name: String, duration: Double) throws {
    let play = try Play(name, set: [("duration", String(duration))])
    #expect(abs(try play.run(.forward) - duration) < 0.02)
  }
}
