import Codecs
import Display
import Foundation
import Pixels
import Raster
import RasterPlan

/// `segue-bench compose WORKLOAD WIDTH HEIGHT THREADS [ASSETS [DUMP FRAME]]`: composes the 60
/// frames of a workload or of a scene into memory, three times over, and prints one JSON line with
/// the times of the last round, as the other programs do; `cpu` is the processor time of a frame,
/// which other processes disturb less.
///
/// Recording the list and planning it are part of a frame's time.
enum Compose {
  @MainActor
  static func run(_ arguments: [String]) throws {
    guard arguments.count >= 4, let width = Int(arguments[1]), let height = Int(arguments[2]),
      let threads = Int(arguments[3])
    else {
      throw CocoaError(.fileReadInvalidFileName)
    }
    let assets = arguments.count > 4 ? arguments[4] : "assets"
    let list = try lists(arguments[0], width, height, assets)
    let dumped = arguments.count > 6 ? Int(arguments[6]) : nil
    let pixels = PixelMemory(width * height)
    let memory = UnsafeMutableBufferPointer(start: pixels.base, count: width * height)
    memory.initialize(repeating: 0)
    defer { withExtendedLifetime(pixels) {} }
    let cache = RenderCache()
    var times: [Double] = []
    var processor = 0.0
    for _ in 0..<3 {
      processor = Double(clock())
      let pipeline = ComposePipeline(
        frames: Workload.frameCount,
        bands: (height + RenderPlan.bandHeight - 1) / RenderPlan.bandHeight,
        into: FrameMemory(memory, width: width)
      ) { frame in
        let plan = RenderPlan(
          list(Workload.progress(frame)),
          width: width,
          height: height,
          background: Pixel(red: 0, green: 0, blue: 0)
        )
        return PaintablePlan(plan, cache: cache)
      }
      times = try pipeline.run(threads: threads) { frame in
        guard frame == dumped else { return }
        let data = Data(buffer: memory)
        try data.write(to: URL(fileURLWithPath: arguments[5]))
      }
    }
    processor = (Double(clock()) - processor) / Double(CLOCKS_PER_SEC) * 1000
    report(arguments[0], width, height, threads, times, processor)
  }

  /// `segue-bench digest WORKLOAD WIDTH HEIGHT THREADS [ASSETS]`: the SHA-256 of the 60 frames'
  /// pixels.
  ///
  /// A change of the rasterizer for speed must not change it.
  @MainActor
  static func digest(_ arguments: [String]) throws {
    guard arguments.count >= 4, let width = Int(arguments[1]), let height = Int(arguments[2]),
      let threads = Int(arguments[3])
    else { throw UsageError() }
    let assets = arguments.count > 4 ? arguments[4] : "none"
    let list = try lists(arguments[0], width, height, assets)
    let renderer = Renderer(threads: threads)
    var digest = SHA256()
    for frame in 0..<Workload.frameCount {
      let pixmap = renderer.render(
        list(Workload.progress(frame)),
        width: width,
        height: height,
        background: Pixel(red: 0, green: 0, blue: 0)
      )
      pixmap.withUnsafePixels { digest.update(UnsafeRawBufferPointer($0)) }
    }
    print("\(arguments[0]) \(width)x\(height) \(threads) \(digest.hexDigest)")
  }

  /// The display lists of a scene or of a workload, by progress.
  @MainActor
  static func lists(
    _ name: String,
    _ width: Int,
    _ height: Int,
    _ assets: String
  ) throws -> (Double) -> DisplayList {
    if let scene = Scene(name, width: width, height: height) { return scene.list(at:) }
    return try Workload(name, width: width, height: height, assets: assets).list(at:)
  }

  /// `segue-bench bitmaps FOLDER WIDTH HEIGHT`: the bitmaps of the scenes, for other programs.
  @MainActor
  static func bitmaps(_ arguments: [String]) throws {
    guard arguments.count == 3, let width = Int(arguments[1]), let height = Int(arguments[2])
    else { throw UsageError() }
    try SceneBitmaps(width: width, height: height).write(to: arguments[0])
  }

  private static func report(
    _ name: String,
    _ width: Int,
    _ height: Int,
    _ threads: Int,
    _ times: [Double],
    _ processor: Double
  ) {
    let sorted = times.sorted()
    func text(_ value: Double) -> String { String(format: "%.3f", value) }
    let median = (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
    let mean = times.reduce(0, +) / Double(times.count)
    print(
      "{\"peer\":\"segue\(threads > 1 ? "-t\(threads)" : "")\",\"wl\":\"\(name)\",\"w\":\(width),"
        + "\"h\":\(height),\"mode\":\"mem\",\"med\":\(text(median)),\"mean\":\(text(mean)),"
        + "\"min\":\(text(sorted[0])),\"max\":\(text(sorted[sorted.count - 1])),"
        + "\"cpu\":\(text(processor / Double(times.count)))}"
    )
  }
}
