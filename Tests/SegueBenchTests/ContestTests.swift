import Foundation
import Testing

@testable import segue_bench

private typealias Measurement = segue_bench.Measurement

@Suite
struct `A contest` {
  private func measurement(_ cost: Double, mode: String = "mem", mean: Double = 0) -> Measurement {
    Measurement(peer: "x", wl: "W1", w: 1, h: 1, mode: mode, med: cost, mean: mean)
  }

  /// A machine that becomes twice as slow after each round.
  private func results() throws -> ContestResults {
    var contest = Contest(title: "test", rounds: 3)
    var turns: [String] = []
    for (name, cost) in [("own", 2.0), ("other", 3.0)] {
      var pace = 1.0
      contest.add(name) {
        defer { pace *= 2 }
        turns.append(name)
        return measurement(cost * pace)
      }
    }
    contest.add("absent") {
      turns.append("absent")
      return nil
    }
    let results = try contest.run()
    #expect(turns == ["own", "other", "absent", "own", "other", "own", "other"])
    return results
  }

  @Test
  func `compares what was measured in the same round`() throws {
    let results = try results()
    #expect(results.ratio(of: "other", to: "own") == 1.5)
    #expect(results.cost(of: "own") == 4)
  }

  @Test
  func `two threads are judged by what a second one was worth in their rounds`() {
    var results = ContestResults()
    for (round, (two, processors)) in [(1.25, 1.6), (1.0, 2.0), (2.0, 1.2)].enumerated() {
      results.add(measurement(2), of: "1", round: round)
      results.add(measurement(two), of: "2", round: round)
      results.add(processors, around: "2", round: round)
    }
    let speedUp = ContestResults.SpeedUp(ratio: 1.6, ofLoop: 1.6, onWholeProcessors: 2)
    #expect(results.speedUp(of: "2", over: "1") == speedUp)
    #expect(speedUp.words == "1.60x of 1.60")
    #expect(results.speedUp(of: "absent", over: "1") == nil)
  }

  @Test
  func `two threads are not judged where others had the second processor`() {
    var results = ContestResults()
    results.add(measurement(2), of: "1", round: 1)
    results.add(measurement(1.5), of: "2", round: 1)
    results.add(1.1, around: "2", round: 1)
    #expect(results.speedUp(of: "2", over: "1")?.onWholeProcessors == nil)
  }

  @Test
  func `has no figures for a program that was not found`() throws {
    let results = try results()
    #expect(results.cost(of: "absent") == nil)
    #expect(results.ratio(of: "absent", to: "own") == nil)
  }

  @Test
  func `the last measurement counts, whatever else a program prints`() throws {
    let lines = """
      loading
      {"peer":"cairo","wl":"W1","w":2,"h":3,"mode":"mem","med":1.5,"mean":2,"min":1,"cpu_s":0.2}
      {"peer":"cairo","wl":"W1","w":2,"h":3,"mode":"png","med":4,"mean":5,"bytes":12,"rss_mb":40}
      done
      """
    let all = Measurement.all(in: Data(lines.utf8))
    // Files are written while the next frame is drawn, so only their mean counts.
    #expect(all.map(\.cost) == [1.5, 5])
    #expect(Measurement.last(in: Data(lines.utf8))?.bytes == 12)
  }
}
