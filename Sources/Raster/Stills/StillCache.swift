import Pixels
import RasterPlan
import Synchronization

/// Runs of commands that did not change since the last frame, and what they show.
///
/// Shared by all threads; it changes how long a frame takes, never its bytes.
final class StillCache: Sendable {
  /// A run of a band, by how it begins.
  struct Place: Hashable {
    var beginning: Fingerprint
    /// How many runs of the band begin in the same way before it.
    var number: Int
  }

  enum Answer {
    case rows(StillRows)
    /// It is worth keeping what shows behind so many of its cuts.
    case keep(cuts: Int)
    case draw
  }

  fileprivate struct Entry {
    /// As they were last.
    var cuts: [Fingerprint]
    /// How many of them were the same in the last looks, and how many looks that is.
    var stable: Int
    var looks = 0
    var rows: StillRows?
    /// A thread is making rows.
    var isBusy = false
    var lastUse: UInt64

    var size: Int { 256 + 16 * cuts.count + (rows?.size ?? 0) }

    /// Takes note of a look at which the first `common` cuts were those of the last.
    mutating func note(_ common: Int) {
      // Something ends or begins to move.
      if 3 * common > 4 * stable || 4 * common < 3 * stable {
        stable = common
        looks = 0
      }
      stable = min(stable, common)
      looks += 1
    }
  }

  fileprivate struct State {
    var entries: [Place: Entry] = [:]
    var size = 0
    var clock: UInt64 = 0
  }

  /// A run of less is as quickly drawn as copied; in the unit of `OpaqueRun.Cut.cost`.
  private static let leastCost = 6
  /// Looks at a run that does not change before it is kept: making rows takes longer than drawing,
  /// and a band that the edge of a screen crosses is soon another one.
  private static let leastLooks = 3

  private let state = Mutex(State())
  /// In bytes.
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// How many runs are kept; for tests.
  var rowCount: Int { state.withLock { $0.entries.values.count { $0.rows != nil } } }

  /// What to do about a run; remembers how it is now.
  func answer(_ run: OpaqueRun, at place: Place) -> Answer {
    guard let last = run.cuts.last, last.cost >= StillCache.leastCost else { return .draw }
    return state.withLock { state in
      state.clock += 1
      let cuts = run.cuts.map(\.fingerprint)
      guard var entry = state.entries.removeValue(forKey: place) else {
        state.put(Entry(cuts: cuts, stable: cuts.count, lastUse: state.clock), at: place, limit)
        return .draw
      }
      state.size -= entry.size
      defer { state.put(entry, at: place, limit) }
      let common = zip(cuts, entry.cuts).prefix { $0 == $1 }.count
      entry.note(common)
      entry.cuts = cuts
      entry.lastUse = state.clock
      if let rows = entry.rows, rows.cutCount > common || cuts[rows.cutCount - 1] != rows.run {
        entry.rows = nil
      }
      let stable = entry.looks >= StillCache.leastLooks ? entry.stable : 0
      if let rows = entry.rows, 4 * rows.cutCount >= 3 * stable { return .rows(rows) }
      if stable > 0, run.cuts[stable - 1].cost >= StillCache.leastCost, !entry.isBusy {
        entry.isBusy = true
        return .keep(cuts: stable)
      }
      return entry.rows.map { .rows($0) } ?? .draw
    }
  }

  func keep(_ rows: StillRows, at place: Place) {
    state.withLock { state in
      guard var entry = state.entries.removeValue(forKey: place) else { return }
      state.size -= entry.size
      entry.rows = rows
      entry.isBusy = false
      state.put(entry, at: place, limit)
    }
  }
}

extension StillCache.State {
  /// Adds an entry, and removes those that were used longest ago beyond the limit.
  fileprivate mutating func put(_ entry: StillCache.Entry, at place: StillCache.Place, _ limit: Int)
  {
    entries[place] = entry
    size += entry.size
    while size > limit, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      size -= oldest.value.size
      entries[oldest.key] = nil
    }
  }
}
