import Raster

/// What each instruction set of this machine takes, beside what the program makes of them.
@MainActor
enum InstructionSetTable {
  /// Those that this machine can run, and the kernels that measuring chose.
  static let levels = KernelLevel.allCases.filter(\.isSupported)

  static func name(_ level: KernelLevel) -> String {
    switch level {
    case .portable: "portable"
    case .avx2: "AVX2"
    case .avx512: "AVX-512"
    case .best: "chosen"
    }
  }

  /// Costs of the levels with their ratios to the lowest of the sets, and which set that is.
  static func cells(_ costs: [Double?]) -> [String] {
    let sets = zip(levels, costs).compactMap { level, cost in
      level == .best ? nil : cost.map { (level: level, cost: $0) }
    }
    guard let best = sets.min(by: { $0.cost < $1.cost }) else { return costs.map { _ in "-" } }
    return costs.map { cell($0, $0.map { $0 / best.cost }) } + [name(best.level)]
  }

  static func columns(_ title: String, _ width: Int) -> [MarkdownTable.Column] {
    [.init(title, width, isNumber: false)] + levels.map { .init(name($0), 13) }
      + [.init("fastest set", isNumber: false)]
  }

  static func print(rounds: Int) throws {
    Report.title(
      "Instruction sets: frames, ms a frame, 1 thread, nothing re-used from frame to frame",
      "\(Report.width) x \(Report.height), the backdrop 780 x 1688. To PNG: filter, deflate, checksums and SHA-256.",
      "In brackets: how many times as long as the fastest set. Chosen: kernels as measured at their first use."
    )
    let table = MarkdownTable([.init("", 11, isNumber: false)] + columns("stage", 9))
    table.begin()
    let scenes = Scene.Kind.allCases.filter { $0 != .blurred }.map(\.rawValue)
    for name in Workload.names + scenes {
      for (stage, costs) in try measure(name, rounds: rounds) {
        table.add([name, stage] + cells(levels.map { costs[$0] }))
      }
    }
    KernelTable.print()
  }

  /// The fewest milliseconds of the rounds, by stage: noise only adds.
  ///
  /// The level is chosen once a process, so each has its own.
  private static func measure(
    _ name: String,
    rounds: Int
  ) throws -> [(stage: String, costs: [KernelLevel: Double])] {
    let isBackdrop = name == Scene.Kind.backdrop.rawValue
    let (width, height) = isBackdrop ? (780, 1688) : (Report.width, Report.height)
    var stages: [(stage: String, costs: [KernelLevel: Double])] = []
    for round in 1...rounds {
      for level in levels {
        let title = InstructionSetTable.name(level)
        Progress.show("isa \(name): round \(round) of \(rounds), \(title)")
        var child = ChildProcess.itself(["stages", name, "\(width)", "\(height)", Peers.assets])
        child.environment = ["SEGUE_KERNELS": level == .best ? "" : "\(level.rawValue)"]
        for measurement in try child.measurements() {
          let known = stages.firstIndex { $0.stage == measurement.peer }
          if known == nil { stages.append((measurement.peer, [:])) }
          let index = known ?? stages.count - 1
          stages[index].costs[level] = min(stages[index].costs[level] ?? .infinity, measurement.med)
        }
      }
    }
    return stages
  }
}
