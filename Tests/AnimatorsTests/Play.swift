import Animators
import Pixels
import Segue
import TestSupport
import Testing
import UIKit

/// A demo on a stage of its own.
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

  /// Goes where the way begins, without animation.
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

  /// How long the way takes. Leaves the demo at its end.
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

  /// The screens at 0, 25, 50, 75 and 100 % of a way, side by side at a quarter of their size.
  func strip(_ way: Way) throws -> Pixmap {
    try prepare(way)
    let duration = try run(way)
    // Back to where the way began.
    way == .forward ? scene.back(false) : scene.forward(false)
    try stage.settle()
    let begin = stage.time
    start(way)
    let frames = [0, 0.25, 0.5, 0.75, 1].map { part in
      stage.advance(to: begin + part * duration)
      return stage.render()
    }
    try stage.settle()
    return quartered(frames)
  }
}

/// Each pixel is the mean of sixteen, so that small pictures show what large ones do.
private func quartered(_ frames: [Frame]) -> Pixmap {
  let width = (frames.first?.width ?? 0) / 4
  let height = (frames.first?.height ?? 0) / 4
  var strip = Pixmap(width: (width + 2) * frames.count - 2, height: height)
  for (index, frame) in frames.enumerated() {
    for y in 0..<height {
      for x in 0..<width {
        var sum = (red: 8, green: 8, blue: 8)
        for dy in 0..<4 {
          for dx in 0..<4 {
            let pixel = frame[4 * x + dx, 4 * y + dy]
            sum.red += Int(pixel.red)
            sum.green += Int(pixel.green)
            sum.blue += Int(pixel.blue)
          }
        }
        strip[index * (width + 2) + x, y] = Pixel(
          red: UInt8(sum.red / 16),
          green: UInt8(sum.green / 16),
          blue: UInt8(sum.blue / 16)
        )
      }
    }
  }
  return strip
}

/// All names, for tables.
let demoNames = Registry.demos.map(\.name)
