/// What the programs of a contest took, round by round.
struct ContestResults {
  /// How many times as fast two threads are as one.
  struct SpeedUp: Equatable {
    var ratio: Double
    /// What a loop gained in the same rounds that only counts.
    var ofLoop: Double
    /// The ratio if the second thread had had a processor to itself; nil where it was far from
    /// that.
    var onWholeProcessors: Double?
    /// Such as `1.55x of 1.82`.
    var words: String { "\(short(ratio))x of \(short(ofLoop))" }
  }

  private var rounds: [Int: [String: Measurement]] = [:]
  private var processors: [Int: [String: Double]] = [:]

  mutating func add(_ measurement: Measurement, of name: String, round: Int) {
    rounds[round, default: [:]][name] = measurement
  }

  mutating func add(_ processors: Double, around name: String, round: Int) {
    self.processors[round, default: [:]][name] = processors
  }

  /// A loop that gains less has too little of a second processor for saying what others
  /// would gain on a whole one.
  private static let leastOfLoop = 1.5

  /// What `two`, with two threads, gains over `one`: medians of the rounds.
  func speedUp(of two: String, over one: String) -> SpeedUp? {
    guard let ratio = ratio(of: one, to: two) else { return nil }
    var loops: [Double] = []
    var whole: [Double] = []
    for (number, round) in rounds {
      guard let single = round[one]?.cost, let double = round[two]?.cost, double > 0,
        let loop = processors[number]?[two]
      else { continue }
      loops.append(loop)
      guard loop >= ContestResults.leastOfLoop else { continue }
      // A loop that happens to gain more than there is says nothing.
      whole.append(single / double * 2 / min(2, loop))
    }
    return SpeedUp(
      ratio: ratio,
      ofLoop: median(loops),
      onWholeProcessors: whole.isEmpty ? nil : median(whole)
    )
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
