import Animators
import Segue
import TestSupport
import Testing
import UIKit

/// A demo on its own stage.
@MainActor
final class Play {
  let demo: Demo
  let stage: Stage
  let scene: DemoScene
  private let isRightToLeft: Bool
  /// The stage's time when the screens were ready.
  let begin: TimeInterval

  init(
    _ name: String,
    set: [(name: String, value: String)] = [],
    screen: Screen = .iPhone15,
    style: UIUserInterfaceStyle = .light,
    isRightToLeft: Bool = false
  ) throws {
    demo = try #require(Registry.demo(named: name))
    var screen = screen
    screen.scale = 1
    self.isRightToLeft = isRightToLeft
    stage = Stage(
      screen: screen,
      style: style,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      showsStatusBar: true
    )
    scene = demo.scene(try ParameterValues(demo.parameters, setting: set))
    stage.window.rootViewController = scene.root
    try stage.settle()
    begin = stage.time
  }

  enum Way: String, CaseIterable, Sendable {
    case forward
    case back

    var interaction: Demo.Interaction { self == .forward ? .forward : .back }
  }

  /// Moves to where a direction begins, without animation.
  func prepare(_ way: Way) throws {
    stage.makeCurrent()
    if way == .back { scene.forward(false) }
    try stage.settle()
  }

  func start(_ way: Way) {
    // Another play may have run since.
    stage.makeCurrent()
    way == .forward ? scene.forward(true) : scene.back(true)
  }

  /// How long the way takes.
  ///
  /// Leaves the demo at its end.
  func run(_ way: Way) throws -> TimeInterval {
    let start = stage.time
    self.start(way)
    try stage.settle()
    return stage.time - start
  }

  /// A finger that goes `part` of the way in half a second, and then leaves.
  func drag(_ way: Way, to part: Double, ending: Stage.TouchEnd) throws {
    let drag = try #require(
      scene.drag(
        way.interaction,
        to: part,
        on: stage.window.bounds.size,
        isRightToLeft: isRightToLeft
      )
    )
    stage.drag(from: drag.from, to: drag.to, over: 0.5, ending: ending)
  }
}

/// All names, for tables.
let demoNames = Registry.demos.map(\.name)
