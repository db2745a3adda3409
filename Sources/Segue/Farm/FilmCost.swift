/// What rendering a film takes, in seconds of one thread on the machine that measured it.
public struct FilmCost: Codable, Equatable, Sendable {
  /// To start the film's own process; 0 without one.
  public var start: Double
  /// To build the screens.
  public var begin: Double
  /// To run the whole transition without drawing.
  public var simulate: Double
  /// To draw and compress a frame.
  public var draw: Double

  /// A cost in seconds; a film that needs no process of its own starts at once.
  public init(start: Double = 0, begin: Double, simulate: Double, draw: Double) {
    self.start = start
    self.begin = begin
    self.simulate = simulate
    self.draw = draw
  }

  /// The cost of the frames `first...last` of `count`.
  ///
  /// It includes running through the time before `first`.
  public func seconds(first: Int, last: Int, of count: Int) -> Double {
    start + begin + simulate * Double(last) / Double(max(1, count)) + draw
      * Double(last - first + 1)
  }
}

/// Cuts films into parts, and parts into chunks of about equal work.
public struct ChunkBalance: Equatable, Sendable {
  /// How much goes into a chunk.
  public enum Measure: Equatable, Sendable {
    /// About this many seconds.
    case seconds(Double)
    /// Exactly this many frames of one film; fewer at its end.
    case frames(Int)
  }

  /// How much goes into a chunk.
  public var measure: Measure

  /// A balance by seconds or by frames.
  public init(_ measure: Measure) { self.measure = measure }

  /// How many parts a chunk has, at least, where films can be cut.
  ///
  /// A part is what a killed task loses, and by how much chunks differ.
  private static let partsInChunk = 8.0

  /// Cuts `films` into parts and groups the parts into chunks, numbered from 1.
  ///
  /// The result depends on the arguments alone. `renderer` becomes part of each part's key.
  public func chunks(of films: [FarmPlan.Film], renderer: String) -> [FarmPlan.Chunk] {
    let parts = films.enumerated().flatMap { index, film in
      cuts(of: film).map { range in
        FarmPlan.Part(
          film: index,
          first: range.lowerBound,
          last: range.upperBound,
          key: ChunkBalance.key(of: film, range, renderer: renderer)
        )
      }
    }
    return grouped(parts, films).enumerated().map { offset, parts in
      var key = ContentKey("chunk")
      for part in parts { key.add(part.key) }
      let runs = ChunkBalance.runs(of: parts)
      let seconds = runs.reduce(0.0) { sum, run in
        let film = films[run.film]
        return sum + film.cost.seconds(first: run.first, last: run.last, of: film.frameCount)
      }
      return FarmPlan.Chunk(
        index: offset + 1,
        id: String(key.digest.prefix(16)),
        seconds: (seconds * 1000).rounded() / 1000,
        parts: parts
      )
    }
  }

  /// Names the frames of a part.
  ///
  /// The ends of chunks are left out, so a plan with other films finds the same frames.
  static func key(of film: FarmPlan.Film, _ range: ClosedRange<Int>, renderer: String) -> String {
    ContentKey(
      "frames 1",
      renderer,
      film.content,
      "\(range.lowerBound)",
      "\(range.upperBound)"
    ).digest
  }

  /// Consecutive parts of a film become one run, which is rendered in one go.
  static func runs(of parts: [FarmPlan.Part]) -> [(film: Int, first: Int, last: Int)] {
    var runs: [(film: Int, first: Int, last: Int)] = []
    for part in parts {
      if let end = runs.last, end.film == part.film, end.last + 1 == part.first {
        runs[runs.count - 1].last = part.last
      } else {
        runs.append((part.film, part.first, part.last))
      }
    }
    return runs
  }

  /// Where a film is cut; it depends on that film alone.
  private func cuts(of film: FarmPlan.Film) -> [ClosedRange<Int>] {
    let length: Int
    switch measure {
    case .frames(let count): length = count
    case .seconds(let target):
      let limit = target / ChunkBalance.partsInChunk
      let pieces = (film.cost.draw * Double(film.frameCount) / limit).rounded(.up)
      length = Int((Double(film.frameCount) / max(1, pieces)).rounded(.up))
    }
    return stride(from: 1, through: film.frameCount, by: max(1, length)).map {
      $0...min(film.frameCount, $0 + max(1, length) - 1)
    }
  }

  private func grouped(_ parts: [FarmPlan.Part], _ films: [FarmPlan.Film]) -> [[FarmPlan.Part]] {
    guard case .seconds(let target) = measure else { return parts.map { [$0] } }
    // A chunk runs once through the time before its first part, which is not known yet. Drawing is
    // most of the cost.
    let costs = parts.map { part in
      let film = films[part.film]
      let share = Double(part.frameCount) / Double(film.frameCount)
      let whole = part.first == 1 ? film.cost.start + film.cost.begin : 0
      return whole + film.cost.simulate * share + film.cost.draw * Double(part.frameCount)
    }
    let total = costs.reduce(0, +)
    let count = max(1, (total / target).rounded(.up))
    let share = total / count
    var groups: [[FarmPlan.Part]] = []
    var group = -1
    var sum = 0.0
    for (part, cost) in zip(parts, costs) {
      // The middle of the part decides: no chunk is off by more than half a part.
      let place = share > 0 ? min(Int(count) - 1, Int((sum + cost / 2) / share)) : 0
      sum += cost
      if place != group {
        groups.append([])
        group = place
      }
      groups[groups.count - 1].append(part)
    }
    return groups
  }
}
