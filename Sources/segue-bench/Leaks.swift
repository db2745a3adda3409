import Animators
import Foundation
import Segue
import UIKit

/// Whether a process that renders one scenario after the other grows.
@MainActor
enum Leaks {
  /// Bytes that may vary: heaps of threads, tables of the runtime.
  private static let noise = 2 << 20
  /// Foundation for Linux keeps the runs of every `NSAttributedString` for ever, and a screen may
  /// have a few.
  ///
  /// A scenario that stays is 400 KB.
  private static let allowance = 2 << 10

  /// `segue-bench leaks [ROUNDS [NAME]]`: every animator (or the one named) there and back, by
  /// itself, by a finger and by a cancelled drag, and apps that fail; then all of them again.
  ///
  /// The growth is measured from the second round on, because the first one fills caches of glyphs
  /// and types.
  static func run(_ arguments: [String]) throws {
    let rounds = max(3, arguments.first.flatMap { Int($0) } ?? 10)
    let demos =
      arguments.count > 1 ? Registry.demos.filter { $0.name == arguments[1] } : Registry.demos
    var afterSecond = 0
    var scenarios = 0
    var scenariosOfTwo = 0
    print("| round | scenarios | resident KB |\n|---|---|---|")
    for round in 1...rounds {
      for demo in demos {
        scenarios += try render(demo, isDismissal: false, part: nil)
        scenarios += try render(demo, isDismissal: true, part: nil)
        scenarios += try render(demo, isDismissal: false, part: 0.7)
        scenarios += try render(demo, isDismissal: true, part: 0.7)
        scenarios += fail(demo)
      }
      let resident = residentBytes
      if round == 2 { (afterSecond, scenariosOfTwo) = (resident, scenarios) }
      print("| \(round) | \(scenarios) | \(resident >> 10) |")
    }
    let growth = residentBytes - afterSecond
    print("\n\(growth >> 10) KB more than after the second round")
    guard growth <= noise + (scenarios - scenariosOfTwo) * allowance else { throw GoalMissed() }
  }

  /// Renders with a finger that completes, with one that cancels, or by itself; returns how many
  /// scenarios that were.
  private static func render(_ demo: Demo, isDismissal: Bool, part: Double?) throws -> Int {
    let way: Demo.Interaction = isDismissal ? .back : .forward
    let endings: [Stage.TouchEnd?] =
      part == nil ? [nil] : demo.interactions.contains(way) ? [.lifted, .cancelled] : []
    for ending in endings {
      let scenario = scenario(demo) { stage, scene in
        if isDismissal {
          scene.forward(false)
          try stage.settle()
        }
        return {
          if let part, let ending,
            let drag = scene.drag(way, to: part, on: stage.window.bounds.size, isRightToLeft: false)
          {
            stage.drag(from: drag.from, to: drag.to, over: 0.4, ending: ending)
          } else if isDismissal {
            scene.back(true)
          } else {
            scene.forward(true)
          }
        }
      }
      try render(scenario)
    }
    return endings.count
  }

  /// An app that causes faults while its transition runs.
  private static func fail(_ demo: Demo) -> Int {
    let scenario = scenario(demo) { stage, scene in
      {
        scene.forward(true)
        UIView.animate(withDuration: 0.1, animations: {}) { _ in
          stage.window.layer.position.x = .nan
        }
      }
    }
    do {
      try render(scenario)
      preconditionFailure("A position that is not a number is a fault.")
    } catch {
      return 1
    }
  }

  private static func scenario(
    _ demo: Demo,
    start: @escaping @MainActor (Stage, DemoScene) throws -> () -> Void
  ) -> Scenario {
    var screen = Screen.iPhone15
    screen.scale = 1
    return Scenario(screen: screen) { stage in
      let scene = demo.scene(try ParameterValues(demo.parameters))
      stage.window.rootViewController = scene.root
      return try start(stage, scene)
    }
  }

  private static func render(_ scenario: Scenario) throws {
    guard let rate = FrameRate(20), let plan = FramePlan(.init(rate: rate, duration: 0.6))
    else { return }
    try withScratchDirectory { directory in
      let files = PNGSequence(
        directory: directory,
        identity: .init(renderer: "segue-bench", plan: "leaks", scene: [:]),
        frames: plan.frames
      )
      try Rendering(scenario: scenario, plan: plan, threads: 2).run(into: [files])
    }
    _ = try scenario.rehearse()
  }

  private static var residentBytes: Int {
    let text = FileManager.default.contents(atPath: "/proc/self/statm") ?? Data()
    let pages = String(decoding: text, as: UTF8.self).split(separator: " ").dropFirst().first
    return (pages.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

/// A measurement exceeded its limit.
struct GoalMissed: Error {}
