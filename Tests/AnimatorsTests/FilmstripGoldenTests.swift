import Animators
import Codecs
import Foundation
import Pixels
import Segue
import TestSupport
import Testing
import UIKit

/// Every demo as a filmstrip: frames, captions, the curves of its motion and their names.
@MainActor
@Suite(.goldens("Filmstrips"))
struct FilmstripGoldenTests {
  @Test(arguments: demoNames)
  func `a filmstrip shows frames with their times, and curves below them`(name: String) throws {
    let demo = try #require(Registry.demo(named: name))
    let values = try ParameterValues(demo.parameters)
    var screen = Screen.iPhone15
    screen.scale = 1
    let scenario = Scenario(screen: screen) { stage in
      let scene = demo.scene(values)
      stage.window.rootViewController = scene.root
      return { scene.forward(true) }
    }
    let duration = try scenario.rehearse().duration
    var request = FramePlan.Request(rate: try #require(FrameRate(60)), duration: duration)
    let motion = try scenario.motion(duration: duration)
    request.at = try scenario.tellingMoments(duration: duration, motion: motion)
    let path = NSTemporaryDirectory() + "filmstrip-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let strip = FilmstripFile(
      path: path,
      title: name,
      duration: duration,
      motion: motion,
      frameHeight: 120
    )
    try Rendering(scenario: scenario, plan: try #require(FramePlan(request))).run(into: [strip])
    let png = try Data(contentsOf: URL(fileURLWithPath: path))
    assertGolden(try Pixmap(png: Array(png)), name)
  }
}
