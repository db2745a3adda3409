import Pixels

/// All colours of a clip and the palettes made of them: one for all images where it has every
/// colour, else one for each.
package struct GIFColors: Sendable {
  private let entries: [GIFColorCensus.Entry]
  /// The place of each number in `entries`, and -1.
  private let places: [Int32]
  private let limit: Int
  /// By number; 0 where there is none.
  let packed: [UInt32]
  /// For images that have none of their own.
  let common: GIFColorMap
  /// Whether images have palettes of their own.
  package let isLocal: Bool
  /// Whether frames that stand may be drawn in several steps.
  let refines: Bool
  private let slack: Int
  /// Memory of maps, and of counts by number.
  private let shadeMemory: BlockPool
  private let countMemory = BlockPool(byteCount: MemoryLayout<UInt32>.stride << 16)

  /// - Parameters:
  ///   - limit: colours of a palette, beside transparency.
  ///   - isLocal: whether images may have palettes of their own.
  ///   - refines: whether frames that stand may be drawn in several steps.
  ///   - slack: how many levels a pixel may be off before it is drawn again.
  package init(
    _ entries: [GIFColorCensus.Entry],
    limit: Int = GIFPalette.maximumCount,
    isLocal: Bool = true,
    refines: Bool = true,
    slack: Int = 1
  ) {
    self.entries = entries
    self.limit = max(1, min(limit, GIFPalette.maximumCount))
    self.isLocal = isLocal && entries.count > self.limit
    self.refines = refines
    self.slack = slack
    var places = [Int32](repeating: -1, count: 1 << 16)
    var packed = [UInt32](repeating: 0, count: 1 << 16)
    for (place, entry) in entries.enumerated() {
      places[Int(entry.number)] = Int32(place)
      packed[Int(entry.number)] = entry.color.packed
    }
    self.places = places
    self.packed = packed
    shadeMemory = BlockPool(byteCount: GIFShades.byteCount)
    // Unused when images have their own.
    common = GIFColorMap(
      self.isLocal ? [] : entries,
      limit: self.limit,
      slack: slack,
      pool: shadeMemory
    )
  }

  /// How the image that a delta becomes shows its colours.
  ///
  /// Any thread may ask.
  package func map(for delta: [UInt16]) -> GIFColorMap {
    guard isLocal else { return common }
    let map = map { counts in
      delta.withUnsafeBufferPointer { delta in
        var word = GIFDelta.headerCount
        while word < delta.count {
          let kind = delta[word] & 0xC000
          let count = Int(delta[word] & 0x3FFF)
          word &+= 1
          if kind == GIFDelta.same {
            counts[Int(delta[word])] &+= UInt32(truncatingIfNeeded: count)
            word &+= 1
          } else if kind == GIFDelta.each {
            for place in word..<word &+ count { counts[Int(delta[place])] &+= 1 }
            word &+= count
          }
        }
      }
      return true
    }
    return map ?? common
  }

  /// Nil when nothing is counted.
  ///
  /// - Parameter count: counts pixels by number, from 0 on; whether they are worth a palette.
  func map(_ count: (UnsafeMutablePointer<UInt32>) -> Bool) -> GIFColorMap? {
    let counts = countMemory.take().bindMemory(to: UInt32.self, capacity: 1 << 16)
    defer { countMemory.give(counts) }
    counts.initialize(repeating: 0, count: 1 << 16)
    guard count(counts) else { return nil }
    var chosen: [GIFColorCensus.Entry] = []
    for number in 1..<1 << 16 where counts[number] > 0 && places[number] >= 0 {
      var entry = entries[Int(places[number])]
      entry.count = Int(counts[number])
      chosen.append(entry)
    }
    guard !chosen.isEmpty else { return nil }
    return GIFColorMap(chosen, limit: limit, slack: slack, pool: shadeMemory)
  }
}
