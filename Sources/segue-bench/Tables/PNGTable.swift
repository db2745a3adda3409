import Foundation

/// The workloads to PNG files, beside the writers of other libraries and ffmpeg.
@MainActor
enum PNGTable {
  /// Seconds for a writer of another library without a goal.
  private static let patience = 4.0
  private static let ffmpegFrames = 20

  static func print(rounds: Int) throws {
    let (width, height) = (Report.width, Report.height)
    let others = Peers.names(mode: "png")
    let note =
      others.isEmpty
      ? ""
      : " \(others.joined(separator: " and ")) write their own PNG, for \(Int(patience)) s where there is no goal."
    Report.title(
      "To PNG files, \(width) x \(height), 60 frames, ms a frame",
      "From display lists to files and their SHA-256. In brackets: how many times faster Segue is.",
      "ffmpeg gets \(ffmpegFrames) raw frames, `-compression_level 1 -pred up`.\(note)",
      "libpng: bytes of the same RGBA frames with its defaults, and how many times as large ours are."
    )
    let table = MarkdownTable(
      [
        .init("", 2, isNumber: false), .init("threads"), .init("Segue", 5),
        .init("two threads", 13),
        .init("bytes", 9), .init("libpng", 17), .init("MB", 3),
        .init("ffmpeg", 13),
      ] + others.map { .init($0, 13) } + [.init("goals", isNumber: false)]
    )
    table.begin()
    for workload in Workload.names {
      let results = try contest(workload, rounds: rounds)
      Progress.show("png \(workload): file sizes by libpng")
      let sizes = try FileSizes.compare(workload, width, height)
      for threads in [1, 2] {
        let own = "segue \(threads)"
        let speedUp = threads > 1 ? results.speedUp(of: own, over: "segue 1") : nil
        let peak = results.peak(of: own)
        var values: [String: Double?] = [
          "two threads": speedUp?.onWholeProcessors, "bytes of libpng's": sizes?.ratio,
          "peak over bitmaps": peak.map { Double($0) - Workload.megabytes(width, height) },
        ]
        let cells = (["ffmpeg"] + others).map { name in
          let ratio = results.ratio(of: "\(name) \(threads)", to: own)
          values[name] = ratio
          return cell(results.cost(of: "\(name) \(threads)"), ratio)
        }
        table.add(
          [
            workload, "\(threads)", results.cost(of: own).map(short) ?? "-",
            speedUp?.words ?? "-", results.bytes(of: own).map(grouped) ?? "-",
            sizes.map { "\(grouped($0.bytes)) (\(short($0.ratio))x)" } ?? "-",
            peak.map(String.init) ?? "-",
          ] + cells + [Report.judge(.png, workload, threads: threads, values)]
        )
      }
    }
  }

  private static func contest(_ workload: String, rounds: Int) throws -> ContestResults {
    let (width, height) = (Report.width, Report.height)
    var contest = Contest(title: "png \(workload)", rounds: rounds)
    for threads in [1, 2] {
      contest.add("segue \(threads)", isOurs: true, threads: threads) {
        try ChildProcess.itself(
          ["files", workload, "\(width)", "\(height)", "\(threads)", Peers.assets]
        ).measure()
      }
    }
    for threads in [1, 2] {
      contest.add("ffmpeg \(threads)") {
        try ChildProcess.itself(
          [
            "ffmpeg-png", workload, "\(width)", "\(height)", "\(threads)", Peers.assets,
            "\(ffmpegFrames)",
          ]
        ).measure()
      }
    }
    let folder = "\(scratchRoot)/segue-bench-peers-\(getpid())"
    for peer in Peers.list(for: workload, width, height, mode: "png", threads: 1, output: folder) {
      let hasGoal = Goal.all.contains {
        $0.section == .png && $0.rows.contains(workload) && $0.value == peer.name
      }
      contest.add("\(peer.name) 1") {
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(atPath: folder) }
        return try peer.child.measure(files: folder, seconds: hasGoal ? 60 : patience)
      }
    }
    return try contest.run()
  }
}
