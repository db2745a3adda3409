/// The workloads into memory, beside every program that is found.
@MainActor
enum CompositingTable {
  static func print(rounds: Int) throws {
    let (width, height) = (Report.width, Report.height)
    Report.title(
      "Compositing into memory, \(width) x \(height), ms a frame",
      "In brackets: how many times faster Segue is; beside `limit`, loops made by hand for one workload",
      "each, how many times as long Segue takes. Two threads: what they gain, of what a loop gained that only",
      "counts; goals are for whole processors."
    )
    let others = Peers.names(mode: "mem")
    let table = MarkdownTable(
      [
        .init("", 2, isNumber: false), .init("threads"), .init("Segue", 5),
        .init("two threads", 13),
        .init("MB", 3),
      ] + others.map { .init($0, 13) } + [.init("goals", isNumber: false)]
    )
    table.begin()
    for workload in Workload.names {
      var contest = Contest(title: "compose \(workload)", rounds: rounds)
      for threads in [1, 2] {
        contest.add("segue \(threads)", isOurs: true, threads: threads) {
          try ChildProcess.itself(
            ["compose", workload, "\(width)", "\(height)", "\(threads)", Peers.assets]
          ).measure()
        }
      }
      for threads in [1, 2] {
        for peer in Peers.list(
          for: workload,
          width,
          height,
          mode: "mem",
          threads: threads,
          output: ""
        ) {
          contest.add("\(peer.name) \(threads)") { try peer.child.measure() }
        }
      }
      let results = try contest.run()
      for threads in [1, 2] {
        let own = "segue \(threads)"
        let speedUp = threads > 1 ? results.speedUp(of: own, over: "segue 1") : nil
        var values: [String: Double?] = ["two threads": speedUp?.onWholeProcessors]
        let cells = others.map { name in
          let other = "\(name) \(threads)"
          let ratio =
            name == "limit"
            ? results.ratio(of: own, to: other) : results.ratio(of: other, to: own)
          values[name] = ratio
          return cell(results.cost(of: other), ratio)
        }
        table.add(
          [
            workload, "\(threads)", results.cost(of: own).map(short) ?? "-",
            speedUp?.words ?? "-", results.peak(of: own).map(String.init) ?? "-",
          ] + cells + [Report.judge(.compose, workload, threads: threads, values)]
        )
      }
    }
  }
}
