import Animators
import Display
import Foundation
import Pixels
import Segue
import UIKit

/// The real program from display lists or views to PNG files on disk.
@MainActor
enum EndToEnd {
  /// Runs `segue-bench files WORKLOAD WIDTH HEIGHT THREADS ASSETS [FRAMES]`.
  static func workload(_ arguments: [String]) throws {
    guard arguments.count >= 5, let width = Int(arguments[1]), let height = Int(arguments[2]),
      let threads = Int(arguments[3])
    else { throw UsageError() }
    let count = arguments.count > 5 ? Int(arguments[5]) ?? 60 : Workload.frameCount
    let workload = try Workload(arguments[0], width: width, height: height, assets: arguments[4])
    let frames = (1...count).map { FramePlan.Frame(number: $0, time: Double($0 - 1) / 60) }
    let painter = FramePainter(width: width, height: height, contents: [.png, .digest])
    let plan = try EndToEnd.plan(rate: 60, duration: Double(count - 1) / 60)
    try measure(arguments[0], width, height, threads, count: count) { sink, progress in
      let loop = FrameLoop(plan: plan, painter: painter, threads: threads, onProgress: progress)
      return try loop.run(into: [sink(frames)]) { time in
        let t = time * 60 / Double(max(1, count - 1))
        return workload.list(at: t * t * (3 - 2 * t))
      }[0]
    }
  }

  private static func plan(rate: Int, duration: Double) throws -> FramePlan {
    guard let rate = FrameRate(rate), let plan = FramePlan(.init(rate: rate, duration: duration))
    else { throw UsageError() }
    return plan
  }

  /// Runs `segue-bench gif WORKLOAD WIDTH HEIGHT THREADS ASSETS`.
  static func gif(_ arguments: [String]) throws {
    guard arguments.count >= 5, let width = Int(arguments[1]), let height = Int(arguments[2]),
      let threads = Int(arguments[3])
    else { throw UsageError() }
    let workload = try Workload(arguments[0], width: width, height: height, assets: arguments[4])
    let count = Workload.frameCount
    let plan = try EndToEnd.plan(rate: 50, duration: Double(count - 1) / 50)
    try withScratchDirectory { directory in
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
      let sink = GIFFile(path: "\(directory)/clip.gif", threads: threads)
      let painter = FramePainter(width: width, height: height, contents: sink.needs)
      let start = milliseconds()
      let output = try FrameLoop(plan: plan, painter: painter, threads: threads)
        .run(into: [sink]) { workload.list(at: Workload.progress(Int(($0 * 50).rounded()))) }[0]
      let each = (milliseconds() - start) / Double(count)
      try Measurement(
        peer: "segue",
        wl: arguments[0],
        w: width,
        h: height,
        mode: "gif",
        med: each,
        mean: each,
        bytes: output.byteCount / count,
        rss_mb: ChildProcess.peakMegabytes(of: getpid())
      ).print()
    }
  }

  /// Runs `segue-bench animator NAME THREADS`.
  static func animator(_ arguments: [String]) throws {
    guard arguments.count >= 2, let demo = Registry.demo(named: arguments[0]),
      let threads = Int(arguments[1])
    else { throw UsageError() }
    let scenario = try scenario(of: demo)
    let duration = try scenario.rehearse().duration
    let plan = try EndToEnd.plan(rate: 60, duration: duration)
    let screen = Screen.iPhone15
    let width = Int((screen.size.width * screen.scale).rounded())
    let height = Int((screen.size.height * screen.scale).rounded())
    let count = plan.frames.count
    // The start of the program, before the first frame, has its own table.
    try measure(demo.name, width, height, threads, count: count, afterStart: true) {
      sink,
      progress in
      try Rendering(scenario: scenario, plan: plan, threads: threads)
        .run(into: [sink(plan.frames)], onProgress: progress)[0]
    }
  }

  static func scenario(of demo: Demo) throws -> Scenario {
    let values = try ParameterValues(demo.parameters)
    return Scenario { stage in
      let scene = demo.scene(values)
      stage.window.rootViewController = scene.root
      return { scene.forward(true) }
    }
  }

  /// Times a run from its beginning to its last file, and from its first finished frame on.
  private static func measure(
    _ name: String,
    _ width: Int,
    _ height: Int,
    _ threads: Int,
    count: Int,
    afterStart: Bool = false,
    run: (_ sink: ([FramePlan.Frame]) -> PNGSequence, _ progress: @escaping (Int) -> Void) throws
      -> SinkOutput
  ) throws {
    try withScratchDirectory { directory in
      var first = 0.0
      var last = 0.0
      let start = milliseconds()
      let output = try run(
        { frames in
          PNGSequence(
            directory: directory,
            identity: .init(renderer: "segue-bench", plan: name, scene: [:]),
            frames: frames
          )
        },
        { done in
          last = milliseconds()
          if first == 0 { first = last }
        }
      )
      // The threads have begun a frame each by the time the first one is done.
      let steady = (last - first) / Double(max(1, count - threads))
      let mean = afterStart ? steady : (milliseconds() - start) / Double(count)
      try Measurement(
        peer: threads > 1 ? "segue-t\(threads)" : "segue",
        wl: name,
        w: width,
        h: height,
        mode: "png",
        med: mean,
        mean: mean,
        bytes: output.byteCount / count,
        rss_mb: ChildProcess.peakMegabytes(of: getpid()),
        first: first - start,
        steady: steady
      ).print()
    }
  }
}

struct UsageError: Error {}
