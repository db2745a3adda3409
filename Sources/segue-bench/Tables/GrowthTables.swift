import Foundation
import Raster
import Segue

/// How cost grows with what moves, with pixels, frames and layers.
///
/// Linear growth shows as a constant column.
@MainActor
enum GrowthTables {
  static func print(rounds: Int) throws {
    try movement(rounds: rounds)
    try pixels(rounds: rounds)
    try frames(rounds: rounds)
    try layers(rounds: rounds)
    try blurs(rounds: rounds)
    try tiles()
  }

  private static func files(
    _ workload: String,
    _ width: Int,
    _ height: Int,
    threads: Int,
    assets: String = Peers.assets,
    frames: Int
  ) throws -> Measurement? {
    Progress.show("growth: \(workload), \(width) x \(height), \(frames) frames")
    return try ChildProcess.itself(
      ["files", workload, "\(width)", "\(height)", "\(threads)", assets, "\(frames)"]
    ).measure()
  }

  /// The fewest milliseconds of the rounds: noise only adds.
  private static func best(
    _ rounds: Int,
    _ measure: () throws -> Measurement?
  ) throws -> Measurement? {
    var best: Measurement?
    for _ in 0..<rounds {
      guard let result = try measure() else { continue }
      if best.map({ result.steady ?? 0 < $0.steady ?? 0 }) ?? true { best = result }
    }
    return best
  }

  // MARK: What moves

  private static func movement(rounds: Int) throws {
    let (width, height) = (Report.width, Report.height)
    Report.title(
      "What moves, \(width) x \(height), 1 thread",
      "Bands are 128 rows, compressed as one; the screen has \(bands(0..<height)). A sprite is drawn at its size by",
      "scaling a bitmap, which costs more than a reveal's pixels, and every new file its SHA-256."
    )
    let table = MarkdownTable([
      .init("", 23, isNumber: false), .init("ms a frame"), .init("bands", 5),
      .init("ms a band", 9), .init("goals", isNumber: false),
    ])
    table.begin()
    func cost(_ name: String, _ frames: Int) throws -> Double {
      try best(rounds + 1) { try files(name, width, height, threads: 1, frames: frames) }?.steady
        ?? .nan
    }
    func add(_ words: String, _ cost: Double, bands: Int, _ goals: String) {
      let each = bands > 0 ? short(cost / Double(bands)) : "-"
      table.add([words, String(format: "%.3f", cost), "\(bands)", each, goals])
    }
    let reveal = try cost("W1", 120)
    let still = try cost("still", 1000)
    let isStill = Report.judge(.growth, "nothing", ["part of a reveal": still / reveal])
    add("nothing", still, bands: 0, isStill)
    let scale = Double(width) / 390
    let sprites = try [20, 60, 200, 600].map { side in
      let top = Int(Workload.spriteTop * scale)
      let rows = top..<min(height, top + Int((Double(side) * scale).rounded(.up)))
      return (side: side, bands: bands(rows), cost: try cost("sprite\(side)", 240))
    }
    let largest = sprites[sprites.count - 1]
    for sprite in sprites {
      let part = sprite.cost / Double(sprite.bands) / (largest.cost / Double(largest.bands))
      let goals = Report.judge(.growth, "a sprite", ["a band, of the largest sprite's": part])
      add("a sprite of \(sprite.side) points", sprite.cost, bands: sprite.bands, goals)
    }
    let fade = try cost("W2", 120)
    let isCheaper = Report.judge(.growth, "a reveal", ["part of a fade": reveal / fade])
    add("a reveal", reveal, bands: bands(0..<height), isCheaper)
    add("a full-screen fade", fade, bands: bands(0..<height), "")
  }

  /// How many bands that are compressed as one touch these rows.
  private static func bands(_ rows: Range<Int>) -> Int {
    (rows.upperBound - 1) / 128 - rows.lowerBound / 128 + 1
  }

  // MARK: Pixels

  private static func pixels(rounds: Int) throws {
    Report.title("Pixels: a reveal, 12 frames, 1 thread")
    let table = MarkdownTable([
      .init("", 11, isNumber: false), .init("ms a frame"), .init("ns a pixel"), .init("MB", 4),
      .init("MB over bitmaps"), .init("goals", isNumber: false),
    ])
    table.begin()
    let sizes = [(1170, 2532), (390, 844), (780, 1688), (2340, 5064), (4096, 4096), (8192, 8192)]
    var usual: Double?
    for (width, height) in sizes {
      let result = try best(rounds) {
        try files("W1", width, height, threads: 1, assets: "none", frames: 12)
      }
      guard let result, let cost = result.steady else { continue }
      let each = cost * 1e6 / Double(width * height)
      usual = usual ?? each
      let over = Double(result.rss_mb ?? 0) - Workload.megabytes(width, height)
      table.add([
        "\(width) x \(height)", short(cost), short(each), "\(result.rss_mb ?? 0)",
        "\(Int(over))",
        // The fixed cost of a frame shows in smaller ones.
        width > Report.width
          ? Report.judge(.growth, "pixels", ["a pixel, of 1170 x 2532": usual.map { each / $0 }])
          : "",
      ])
    }
  }

  // MARK: Frames

  private static func frames(rounds: Int) throws {
    for (width, height, counts) in [(390, 844, [100, 1000, 10_000]), (1170, 2532, [60, 600])] {
      Report.title(
        "Frames: a reveal, \(width) x \(height), 2 threads",
        "Written: what a program takes that writes as many files of that size and does nothing else. It runs between",
        "our rounds, of which the shortest counts: memory that the system hands out for the first time is slow."
      )
      let table = MarkdownTable([
        .init("frames", 6), .init("s", 6), .init("ms a frame"), .init("ms written"), .init("MB", 3),
        .init("goals", isNumber: false),
      ])
      table.begin()
      var usual: (cost: Double, peak: Int)?
      for count in counts {
        var result: Measurement?
        var written = Double.infinity
        for _ in 0...rounds {
          let one = try files("W1", width, height, threads: 2, assets: "none", frames: count)
          guard let one, let size = one.bytes else { continue }
          if result.map({ one.mean < $0.mean }) ?? true { result = one }
          let plain = try ChildProcess.itself(["plain-files", "\(count)", "\(size)"]).measure()
          written = min(written, plain?.mean ?? .infinity)
        }
        guard let result, let peak = result.rss_mb else { continue }
        usual = usual ?? (result.mean, peak)
        table.add([
          "\(count)", short(result.mean * Double(count) / 1000), short(result.mean), short(written),
          "\(peak)",
          Report.judge(
            .growth,
            "frames",
            [
              "a frame, of 100 frames": usual.map { result.mean / $0.cost },
              "peak over 100 frames": usual.map { Double(peak - $0.peak) },
            ]
          ),
        ])
      }
    }
  }

  // MARK: Layers

  private static func layers(rounds: Int) throws {
    Report.title("Layers: all move and fade, 390 x 844 pixels, 1 thread")
    let table = MarkdownTable([
      .init("layers", 6), .init("display list ms"), .init("µs a layer"), .init("with picture ms"),
      .init("µs a layer"), .init("MB", 4), .init("goals", isNumber: false),
    ])
    table.begin()
    var usual: Double?
    for count in [1000, 10_000, 100_000] {
      Progress.show("growth: \(count) layers")
      guard let result = try ChildProcess.itself(["list", "\(count)"]).measure() else { continue }
      let list = result.first ?? .nan
      let each = list * 1000 / Double(count)
      usual = usual ?? each
      table.add([
        "\(count)", short(list), short(each), short(result.mean),
        short(result.mean * 1000 / Double(count)), "\(result.rss_mb ?? 0)",
        [
          Report.judge(.growth, "\(count) layers", ["list": list]),
          Report.judge(.growth, "layers", ["a layer, of 1000 layers": usual.map { each / $0 }]),
        ].filter { !$0.isEmpty }.joined(separator: ", "),
      ])
    }
  }

  // MARK: Real code

  private static func blurs(rounds: Int) throws {
    let (width, height) = (Report.width, Report.height)
    Report.title("Blurs, \(width) x \(height), 1 thread")
    let table = MarkdownTable([
      .init("", 31, isNumber: false), .init("ms a frame"), .init("ms a blur"), .init("MB", 3),
      .init("goals", isNumber: false),
    ])
    table.begin()
    func measure(_ scene: String) throws -> Measurement? {
      Progress.show("growth: \(scene)")
      let runs = try (0...rounds).compactMap { _ in
        try ChildProcess.itself(["compose", scene, "\(width)", "\(height)", "1"]).measure()
      }
      return runs.min { $0.med < $1.med }
    }
    func add(_ words: String, _ result: Measurement, each: Double, _ goals: String) {
      table.add([words, short(result.med), short(each), "\(result.rss_mb ?? 0)", goals])
    }
    let ground = try measure("blurs:0")?.med ?? .nan
    var usual: Double?
    for count in [1, 5, 10, 20, 40] {
      guard let result = try measure("blurs:\(count)") else { continue }
      let each = (result.med - ground) / Double(count)
      if count == 10 { usual = each }
      add(
        "\(count) of 60 points",
        result,
        each: each,
        Report.judge(.growth, "blurs", ["a blur, of 10 blurs": usual.map { each / $0 }])
      )
    }
    usual = nil
    for deviation in [5, 10, 20, 50, 100, 200, 400] {
      guard let result = try measure("blurred:\(deviation)") else { continue }
      if deviation == 20 { usual = result.med }
      add(
        "the screen, deviation \(deviation) pixels",
        result,
        each: result.med,
        Report.judge(.growth, "a deviation", ["of 20 pixels'": usual.map { result.med / $0 }])
      )
    }
  }

  private static func tiles() throws {
    Report.title("A screen that falls apart: snapshots of its parts, 390 x 844 pixels, 1 thread")
    let table = MarkdownTable([
      .init("tiles", 6), .init("display list ms"), .init("µs a tile"), .init("with picture ms"),
      .init("µs a tile"), .init("removal ms"), .init("goals", isNumber: false),
    ])
    table.begin()
    for count in [850, 3400, 13_600] {
      Progress.show("growth: \(count) tiles")
      guard let result = try ChildProcess.itself(["tiles", "\(count)"]).measure() else { continue }
      let list = result.first ?? .nan
      let each = result.med * 1000 / Double(count)
      table.add([
        "\(count)", short(list), short(list * 1000 / Double(count)), short(result.med),
        short(each), short(result.steady ?? .nan),
        Report.judge(
          .growth,
          "\(count) tiles",
          ["a tile": each, "removal": result.steady ?? .nan]
        ),
      ])
    }
  }
}
