import Animators
import Foundation
import Segue
import UIKit

/// The time of each stage of a frame, on one thread.
@MainActor
enum Profile {
  /// `segue-bench profile [NAME …]`: of workloads and animators; all of them without a name.
  ///
  /// Means of all frames, so that the sum is the time of the film by the number of frames.
  static func run(_ arguments: [String]) throws {
    let assets = Peers.assets
    let names = arguments.isEmpty ? Workload.names + Registry.demos.map(\.name) : arguments
    let table = MarkdownTable(
      [.init("ms a frame", 16, isNumber: false)]
        + (FrameStage.allCases.map(\.rawValue) + ["sum"]).map { .init($0, 5) }
    )
    table.begin()
    for name in names {
      let times =
        try Registry.demo(named: name).map { try animator($0) }
        ?? workload(try Workload(name, width: 1170, height: 2532, assets: assets))
      let sums = FrameStage.allCases.map { times[$0] ?? 0 }
      let cells = (sums + [sums.reduce(0, +)]).map(short)
      table.add([name] + cells)
    }
  }

  /// Runs `segue-bench stages NAME WIDTH HEIGHT ASSETS`: what depends on the instruction set.
  ///
  /// Of some frames of a workload or of a scene.
  static func stages(_ arguments: [String]) throws {
    guard arguments.count == 4, let width = Int(arguments[1]), let height = Int(arguments[2])
    else { throw UsageError() }
    let list = try Compose.lists(arguments[0], width, height, arguments[3])
    let step = 5
    var film = ProfiledFilm(width: width, height: height, reuse: .none)
    for frame in 0..<Workload.frameCount / step {
      try film.add { list(Workload.progress(frame * step)) }
    }
    let times = film.times.mapValues(median)
    for (name, stages) in [("rasterize", [FrameStage.rasterize]), ("to PNG", [.encode, .digest])] {
      let time = stages.reduce(0) { $0 + (times[$1] ?? 0) }
      try Measurement(
        peer: name,
        wl: arguments[0],
        w: width,
        h: height,
        mode: "mem",
        med: time,
        mean: time
      ).print()
    }
  }

  private static func workload(_ workload: Workload) throws -> [FrameStage: Double] {
    var film = ProfiledFilm(width: workload.width, height: workload.height, reuse: .asInFilms)
    for frame in 0..<Workload.frameCount {
      try film.add { workload.list(at: Workload.progress(frame)) }
    }
    return film.times.mapValues(mean)
  }

  private static func animator(_ demo: Demo) throws -> [FrameStage: Double] {
    let scenario = try EndToEnd.scenario(of: demo)
    let duration = try scenario.rehearse().duration
    let performance = try scenario.begin()
    let stage = performance.stage
    var film = ProfiledFilm(width: stage.pixelWidth, height: stage.pixelHeight, reuse: .asInFilms)
    for frame in 0...Int(duration * 60) {
      try film.add { try performance.displayList(at: Double(frame) / 60) }
    }
    return film.times.mapValues(mean)
  }

  private static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(max(1, values.count))
  }
}
