import Testing
import UIKit

@testable import Animators

@MainActor
struct ParameterTests {
  @Test
  func `defaults are legal`() throws {
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
  private nonisolated static let settings = [
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
  ]

  @Test(arguments: settings)
  func `each has an effect on the picture`(name: String, parameter: String, value: String) throws {
    let plain = try Play(name)
    let set = try Play(name, set: [(parameter, value)])
    for play in [plain, set] {
      play.start(.forward)
      play.stage.advance(by: 0.12)
    }
    #expect(plain.stage.render() != set.stage.render())
  }

  @Test
  func `the table has them all`() {
    let listed = Set(
      Registry.demos.flatMap { demo in demo.parameters.map { "\(demo.name) \($0.name)" } }
    )
    #expect(Set(ParameterTests.settings.map { "\($0.0) \($0.1)" }) == listed)
  }

  @Test(arguments: [
    ("modal-slide", 0.6), ("emoji-zoom", 0.9), ("side-panel", 1), ("preferences", 2),
    ("reveal", 1.5), ("present-reverse", 1.5), ("tab", 1.5),
  ])
  func `durations are kept`(name: String, duration: Double) throws {
    let play = try Play(name, set: [("duration", String(duration))])
    #expect(abs(try play.run(.forward) - duration) < 0.02)
  }
}
