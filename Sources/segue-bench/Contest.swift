import Foundation

/// Programs that do the same work in turns, round after round, so that a noisy machine is noisy for
/// all of them.
struct Contest {
  struct Entrant {
    var name: String
    /// Ours are in every round.
    var isOurs: Bool
    /// Of one with two, what a second thread is worth is measured around it.
    var threads: Int
    var run: () throws -> Measurement?
  }

  /// Milliseconds; a program that takes longer takes part in the first round only.
  static let patience = 1000.0

  var title: String
  var rounds: Int
  var entrants: [Entrant] = []

  mutating func add(
    _ name: String,
    isOurs: Bool = false,
    threads: Int = 1,
    _ run: @escaping () throws -> Measurement?
  ) {
    entrants.append(Entrant(name: name, isOurs: isOurs, threads: threads, run: run))
  }

  func run() throws -> ContestResults {
    var results = ContestResults()
    var slow: Set<String> = []
    for round in 1...max(1, rounds) {
      for entrant in entrants where !slow.contains(entrant.name) {
        Progress.show("\(title): round \(round) of \(rounds), \(entrant.name)")
        let before = entrant.threads > 1 ? Processors.speedUp() : 2
        let start = milliseconds()
        let result = try entrant.run()
        if milliseconds() - start > Contest.patience, !entrant.isOurs { slow.insert(entrant.name) }
        guard let result else {
          slow.insert(entrant.name)
          continue
        }
        results.add(result, of: entrant.name, round: round)
        guard entrant.threads > 1 else { continue }
        results.add((before + Processors.speedUp()) / 2, around: entrant.name, round: round)
      }
    }
    Progress.clear()
    return results
  }
}
