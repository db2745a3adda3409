import Animators
import Codecs
import Display
import Foundation
import Pixels
import Raster
import RasterPlan
import Segue
import UIKit

/// The time of each stage of a frame, on one thread, without reuse between frames.
@MainActor
enum Profile {
  private enum Stage: String, CaseIterable {
    case list = "layout + display list"
    case plan = "plan"
    case fingerprints = "fingerprints"
    case rasterize = "rasterize"
    case encode = "filter + deflate"
    case digest = "SHA-256"
    case write = "write"
  }

  /// `segue-bench profile [NAME …]`: of workloads and animators; all of them without a name.
  static func run(_ arguments: [String]) throws {
    let assets = Peers.assets
    let names = arguments.isEmpty ? Workload.names + Registry.demos.map(\.name) : arguments
    let table = MarkdownTable(
      [.init("ms a frame", 16, isNumber: false)]
        + (Stage.allCases.map(\.rawValue) + ["sum"]).map { .init($0, 5) }
    )
    table.begin()
    for name in names {
      let times =
        try Registry.demo(named: name).map { try animator($0) }
        ?? workload(try Workload(name, width: 1170, height: 2532, assets: assets))
      let sums = Stage.allCases.map { times[$0] ?? 0 }
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
    let times = try profile(width: width, height: height, count: Workload.frameCount / step) {
      list(Workload.progress($0 * step))
    }
    for (name, stages) in [("rasterize", [Stage.rasterize]), ("to PNG", [.encode, .digest])] {
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

  private static func workload(_ workload: Workload) throws -> [Stage: Double] {
    try profile(width: workload.width, height: workload.height, count: Workload.frameCount) {
      workload.list(at: Workload.progress($0))
    }
  }

  private static func animator(_ demo: Demo) throws -> [Stage: Double] {
    let scenario = try EndToEnd.scenario(of: demo)
    let duration = try scenario.rehearse().duration
    let performance = try scenario.begin()
    let stage = performance.stage
    return try profile(
      width: stage.pixelWidth,
      height: stage.pixelHeight,
      count: Int(duration * 60) + 1
    ) { try performance.displayList(at: Double($0) / 60) }
  }

  private static func profile(
    width: Int,
    height: Int,
    count: Int,
    list: (Int) throws -> DisplayList
  ) throws -> [Stage: Double] {
    let cache = RenderCache()
    let painter = BandPainter()
    let encoder = PNGBandEncoder(width: width, isOpaque: true)
    let rows = PNGBandEncoder.preferredRows
    var pixels = [UInt32](repeating: 0, count: width * rows)
    var times: [Stage: [Double]] = [:]
    let file = "\(scratchRoot)/segue-bench-\(getpid()).png"
    defer { unlink(file) }
    for frame in 0..<count {
      var spent: [Stage: Double] = [:]
      func timed<Result>(_ stage: Stage, _ body: () throws -> Result) rethrows -> Result {
        let start = milliseconds()
        defer { spent[stage, default: 0] += milliseconds() - start }
        return try body()
      }
      let list = try timed(.list) { try list(frame) }
      let plan = timed(.plan) {
        RenderPlan(list, width: width, height: height, background: Pixel(.black))
      }
      let frame = PaintablePlan(plan, cache: cache)
      timed(.fingerprints) { for band in 0..<plan.bandCount { _ = plan.fingerprint(band) } }
      var assembler = PNGAssembler(width: width, height: height, isOpaque: true)
      let step = rows / RenderPlan.bandHeight
      for first in stride(from: 0, to: plan.bandCount, by: step) {
        let bands = first..<min(first + step, plan.bandCount)
        let top = plan.rows(ofBand: first).lowerBound
        let bottom = plan.rows(ofBand: bands.upperBound - 1).upperBound
        pixels.withUnsafeMutableBufferPointer { pixels in
          timed(.rasterize) {
            frame.paint(bands, into: FrameMemory(pixels, width: width), with: painter)
          }
          let drawn = UnsafeBufferPointer(rebasing: pixels[..<((bottom - top) * width)])
          assembler.append(timed(.encode) { encoder.encode(drawn) })
        }
      }
      let png = PNGFile(pieces: assembler.pieces)
      _ = timed(.digest) { png.digest }
      try timed(.write) { try AtomicFile.write(png, to: file) }
      for (stage, time) in spent { times[stage, default: []].append(time) }
    }
    return times.mapValues(median)
  }
}
