import Foundation

/// Programs that do the same work in turns, round after round, so that a noisy machine is noisy for
/// all of them.
struct Contest {
  struct Entrant {
    var name: String
    /// Ours are in every round.
    var isOurs: Bool
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
    _ run: @escaping () throws -> Measurement?
  ) {
    entrants.append(Entrant(name: name, isOurs: isOurs, run: run))
  }

  func run() throws -> ContestResults {
    var results = ContestResults()
    var slow: Set<String> = []
    for round in 1...max(1, rounds) {
      for entrant in entrants where !slow.contains(entrant.name) {
        Progress.show("\(title): round \(round) of \(rounds), \(entrant.name)")
        let start = milliseconds()
        let result = try entrant.run()
        if milliseconds() - start > Contest.patience, !entrant.isOurs { slow.insert(entrant.name) }
        guard let result else {
          slow.insert(entrant.name)
          continue
        }
        results.add(result, of: entrant.name, round: round)
      }
    }
    Progress.clear()
    return results
  }
}

struct ContestResults {
  private var rounds: [Int: [String: Measurement]] = [:]

  mutating func add(_ measurement: Measurement, of name: String, round: Int) {
    rounds[round, default: [:]][name] = measurement
  }

  private func all(_ name: String) -> [Measurement] {
    rounds.keys.sorted().compactMap { rounds[$0]?[name] }
  }

  /// The median of the rounds, in milliseconds a frame; nil for a program that did not take part.
  func cost(of name: String) -> Double? {
    let costs = all(name).map(\.cost)
    return costs.isEmpty ? nil : median(costs)
  }

  /// How many times as long `name` takes as `other`: the median of the rounds' ratios, of rounds in
  /// which both took part.
  ///
  /// Noise that lasts longer than a round falls out of a ratio.
  func ratio(of name: String, to other: String) -> Double? {
    let ratios = rounds.values.compactMap { round -> Double? in
      guard let one = round[name]?.cost, let two = round[other]?.cost, two > 0 else { return nil }
      return one / two
    }
    return ratios.isEmpty ? nil : median(ratios)
  }

  func bytes(of name: String) -> Int? { all(name).compactMap(\.bytes).first { $0 > 0 } }

  /// In MB; the highest of all rounds.
  func peak(of name: String) -> Int? { all(name).compactMap(\.rss_mb).max() }
}
