import Animators
import Foundation

/// Every workload and every built-in animator beside every other program that is found. Programs
/// take turns, several rounds, so that a noisy machine is noisy for all.
enum Table {
  private static let (width, height) = (1170, 2532)

  /// `segue-bench table [ROUNDS]`
  static func run(_ arguments: [String]) throws {
    let rounds = arguments.first.flatMap(Int.init) ?? 3
    print("## Compositing into memory, \(width) x \(height), 60 frames\n")
    try workloads(rounds, mode: "mem")
    print("\n## To PNG files\n")
    try workloads(rounds, mode: "png")
    print("\n## Built-in animators to PNG files, iPhone 15 (1179 x 2556), 60 frames a second\n")
    try animators(rounds)
  }

  private static func workloads(_ rounds: Int, mode: String) throws {
    print(
      "| | threads | ms a frame | bytes a frame | peak MB | the others: ms a frame (ours is … times faster) |"
    )
    print("|---|---|---|---|---|---|")
    let output = NSTemporaryDirectory() + "segue-bench-peers-\(getpid())"
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: output) }
    for workload in Workload.names {
      for threads in [1, 2] {
        let verb = mode == "mem" ? "compose" : "files"
        let own = [verb, workload, "\(width)", "\(height)", "\(threads)", Peers.assets]
        let peers = Peers.all(
          for: workload,
          width,
          height,
          mode: mode,
          threads: mode == "png" && threads > 1 ? 99 : threads,
          output: output
        )
        // The writers of other libraries take seconds a round and know one thread only.
        let able = mode == "png" && threads > 1 ? [] : peers
        let turns = mode == "png" ? min(rounds, 2) : rounds
        var ours: [Measurement] = []
        var theirs: [String: [Measurement]] = [:]
        for turn in 0..<rounds {
          if let result = try Peers.itself(own) { ours.append(result) }
          for peer in able where turn < turns {
            if let result = try Peers.run(peer) { theirs[peer.name, default: []].append(result) }
          }
        }
        let cost = median(ours.map(\.cost))
        let others = able.map(\.name).compactMap { name -> String? in
          guard let results = theirs[name] else { return nil }
          let other = median(results.map(\.cost))
          let size = results[0].bytes.map { $0 > 0 ? ", \($0) bytes" : "" } ?? ""
          return "\(name) \(short(other)) (\(short(other / cost))x\(size))"
        }
        print(row([workload, "\(threads)"], cost, ours, [others.joined(separator: ", ")]))
      }
    }
  }

  private static func animators(_ rounds: Int) throws {
    print("| | ms a frame, 1 thread | bytes a frame | peak MB | 2 threads |")
    print("|---|---|---|---|---|")
    for demo in Registry.demos {
      var single: [Measurement] = []
      var double: [Measurement] = []
      for _ in 0..<rounds {
        if let result = try Peers.itself(["animator", demo.name, "1"]) { single.append(result) }
        if let result = try Peers.itself(["animator", demo.name, "2"]) { double.append(result) }
      }
      let cost = median(single.map(\.cost))
      let faster = median(double.map(\.cost))
      let both = "\(short(faster)) (\(short(cost / faster))x)"
      print(row([demo.name], cost, single, [both]))
    }
  }

  private static func row(
    _ head: [String],
    _ cost: Double,
    _ results: [Measurement],
    _ tail: [String]
  ) -> String {
    let bytes = results.compactMap(\.bytes).first.map(String.init) ?? "-"
    let peak = results.compactMap(\.rss_mb).max().map(String.init) ?? "-"
    let cells = head + [short(cost), bytes, peak] + tail
    return "| \(cells.joined(separator: " | ")) |"
  }
}
