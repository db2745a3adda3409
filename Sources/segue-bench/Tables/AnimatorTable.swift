import Animators

/// Every built-in animator from its views to PNG files.
@MainActor
enum AnimatorTable {
  static func print(rounds: Int) throws {
    Report.title(
      "Built-in animators to PNG files, iPhone 15 (1179 x 2556), 60 frames a second, ms a frame"
    )
    let table = MarkdownTable([
      .init("", 16, isNumber: false), .init("threads"), .init("Segue", 5), .init("two threads", 13),
      .init("bytes", 9), .init("MB", 3), .init("goals", isNumber: false),
    ])
    table.begin()
    for demo in Registry.demos {
      var contest = Contest(title: demo.name, rounds: rounds)
      for threads in [1, 2] {
        contest.add("\(threads)", isOurs: true, threads: threads) {
          try ChildProcess.itself(["animator", demo.name, "\(threads)"]).measure()
        }
      }
      let results = try contest.run()
      for threads in [1, 2] {
        let own = "\(threads)"
        let speedUp = threads > 1 ? results.speedUp(of: own, over: "1") : nil
        table.add([
          demo.name, own, results.cost(of: own).map(short) ?? "-",
          speedUp?.words ?? "-", results.bytes(of: own).map(grouped) ?? "-",
          results.peak(of: own).map(String.init) ?? "-",
          Report.judge(
            .animators,
            demo.name,
            threads: threads,
            ["two threads": speedUp?.onWholeProcessors]
          ),
        ])
      }
    }
  }
}
