import Animators
import Segue
import TestSupport
import Testing
import UIKit

/// Fingers that drive the demos.
@MainActor
struct InteractionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var way: Play.Way
    var isRightToLeft: Bool

    var testDescription: String {
      "\(name) \(way.rawValue)\(isRightToLeft ? " from right to left" : "")"
    }
  }

  nonisolated static let cases = Registry.demos.flatMap { demo in
    Play.Way.allCases.filter { demo.interactions.contains($0.interaction) }.flatMap { way in
      [false, true].map { Case(name: demo.name, way: way, isRightToLeft: $0) }
    }
  }

  @Test(arguments: cases)
  func `a cancelled transition ends in the pixels it started from`(_ each: Case) throws {
    let play = try Play(each.name, isRightToLeft: each.isRightToLeft)
    try play.prepare(each.way)
    let before = play.stage.render()
    try play.drag(each.way, to: 0.4, ending: .cancelled)
    play.stage.advance(by: 0.4)
    #expect(play.stage.render() != before)
    try play.stage.settle()
    assertSameRender(play.stage.render().pixmap, before.pixmap)
  }

  @Test(arguments: cases)
  func `another transition can follow a cancelled one`(_ each: Case) throws {
    let play = try Play(each.name, isRightToLeft: each.isRightToLeft)
    let untouched = try Play(each.name, isRightToLeft: each.isRightToLeft)
    for play in [play, untouched] { try play.prepare(each.way) }
    try play.drag(each.way, to: 0.4, ending: .cancelled)
    try play.stage.settle()
    for play in [play, untouched] { _ = try play.run(each.way) }
    assertSameRender(play.stage.render().pixmap, untouched.stage.render().pixmap)
  }

  @Test(arguments: cases)
  func `a finished transition ends where it ends without a finger`(_ each: Case) throws {
    let play = try Play(each.name, isRightToLeft: each.isRightToLeft)
    try play.prepare(each.way)
    try play.drag(each.way, to: 0.8, ending: .lifted)
    try play.stage.settle()
    let other = try Play(each.name, isRightToLeft: each.isRightToLeft)
    try other.prepare(each.way)
    _ = try other.run(each.way)
    assertSameRender(play.stage.render().pixmap, other.stage.render().pixmap)
  }

  @Test(arguments: cases)
  func `the screens follow the finger`(_ each: Case) throws {
    let play = try Play(each.name, isRightToLeft: each.isRightToLeft)
    try play.prepare(each.way)
    try play.drag(each.way, to: 0.8, ending: .lifted)
    var pictures: [Frame] = [play.stage.render()]
    for _ in 0..<4 {
      play.stage.advance(by: 0.1)
      pictures.append(play.stage.render())
    }
    for (earlier, later) in zip(pictures, pictures.dropFirst()) { #expect(earlier != later) }
  }

  @Test
  func `the curves of a cancelled transition follow the finger, and return`() throws {
    let demo = try #require(Registry.demo(named: "preferences"))
    let values = try ParameterValues(demo.parameters)
    let scenario = Scenario(screen: .iPhone15) { stage in
      let scene = demo.scene(values)
      stage.window.rootViewController = scene.root
      let size = stage.window.bounds.size
      let drag = try #require(scene.drag(.forward, to: 0.4, on: size, isRightToLeft: false))
      return {
        withExtendedLifetime(scene) {
          _ = stage.drag(from: drag.from, to: drag.to, over: 0.24, ending: .cancelled)
        }
      }
    }
    let motion = try scenario.motion(duration: try scenario.rehearse().duration)
    #expect(!motion.curves.isEmpty)
    for curve in motion.curves {
      #expect(curve.returns)
      #expect((0.95...1).contains(curve.values.max() ?? 0))
      #expect(abs(curve.values.last ?? 1) < 0.05)
      // While the finger moves, each step is as large as the one before.
      let steps = zip(curve.values.dropFirst(), curve.values).map { $0 - $1 }
      for (step, next) in zip(steps[8..<20], steps[9..<21]) { #expect(abs(step - next) < 0.005) }
    }
  }
}
