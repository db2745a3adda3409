import Foundation

/// The scenes into memory, beside Cairo, Skia and Chromium where they can draw them.
@MainActor
enum SceneTable {
  static func print(rounds: Int) throws {
    let others = Peers.sceneNames
    Report.title(
      "Real code: into memory, ms a frame, \(Report.width) x \(Report.height); the backdrop 780 x 1688",
      "300 labels, 60 shadows and 40 blurs that move; the glass of a UIBlurEffect over a screen that moves;",
      "gradients, blend modes and masks as large as the screen. In brackets: how many times faster Segue is."
    )
    let table = MarkdownTable(
      [
        .init("", 11, isNumber: false), .init("threads"), .init("Segue", 5),
        .init("two threads", 13),
        .init("MB", 3),
      ] + others.map { .init($0, 13) } + [.init("goals", isNumber: false)]
    )
    table.begin()
    for kind in Scene.Kind.allCases where kind != .blurred {
      let scene = kind.rawValue
      let size = kind == .backdrop ? (780, 1688) : (Report.width, Report.height)
      let results = try contest(kind, size, others, rounds: rounds)
      for threads in [1, 2] {
        let own = "segue \(threads)"
        let speedUp = threads > 1 ? results.speedUp(of: own, over: "segue 1") : nil
        var values: [String: Double?] = ["a frame": results.cost(of: own)]
        let cells = others.map { name in
          let ratio = threads == 1 ? results.ratio(of: name, to: own) : nil
          values[name] = ratio
          return cell(results.cost(of: name), ratio)
        }
        table.add(
          [
            scene, "\(threads)", results.cost(of: own).map(short) ?? "-",
            speedUp?.words ?? "-", results.peak(of: own).map(String.init) ?? "-",
          ] + cells + [Report.judge(.scenes, scene, threads: threads, values)]
        )
      }
    }
  }

  private static func contest(
    _ kind: Scene.Kind,
    _ size: (width: Int, height: Int),
    _ others: [String],
    rounds: Int
  ) throws -> ContestResults {
    let scene = kind.rawValue
    var contest = Contest(title: "scenes \(scene)", rounds: rounds)
    for threads in [1, 2] {
      contest.add("segue \(threads)", isOurs: true, threads: threads) {
        try ChildProcess.itself(
          ["compose", scene, "\(size.width)", "\(size.height)", "\(threads)"]
        ).measure()
      }
    }
    return try withScratchDirectory { folder in
      if !others.isEmpty {
        try FileManager.default.createDirectory(
          atPath: folder,
          withIntermediateDirectories: true
        )
        try SceneBitmaps(width: size.width, height: size.height).write(to: folder)
      }
      for peer in Peers.list(for: scene, size.width, size.height, bitmaps: folder) {
        contest.add(peer.name) { try peer.child.measure() }
      }
      return try contest.run()
    }
  }
}
