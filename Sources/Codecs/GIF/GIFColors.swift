/// All colours of a clip and the palettes made of them: one for all images where it has every colour,
/// else one for each.
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

  /// - Parameters:
  ///   - limit: colours of a palette, beside transparency.
  ///   - isLocal: whether images may have palettes of their own.
  package init(
    _ entries: [GIFColorCensus.Entry],
    limit: Int = GIFPalette.maximumCount,
    isLocal: Bool = true,
    refines: Bool = true
  ) {
    self.entries = entries
    self.limit = max(1, min(limit, GIFPalette.maximumCount))
    self.isLocal = isLocal && entries.count > self.limit
    self.refines = refines
    var places = [Int32](repeating: -1, count: 1 << 16)
    var packed = [UInt32](repeating: 0, count: 1 << 16)
    for (place, entry) in entries.enumerated() {
      places[Int(entry.number)] = Int32(place)
      packed[Int(entry.number)] = entry.color.packed
    }
    self.places = places
    self.packed = packed
    // Unused when images have their own.
    common =
      self.isLocal
      ? GIFColorMap([], palette: GIFPalette([]))
      : GIFColorMap(entries, palette: GIFPalette(entries, limit: self.limit))
  }

  /// How the image that a delta becomes shows its colours.
  ///
  /// Any thread may ask.
  package func map(for delta: [UInt16]) -> GIFColorMap {
    guard isLocal else { return common }
    var counts = [Int](repeating: 0, count: 1 << 16)
    var word = GIFDelta.headerCount
    while word < delta.count {
      let kind = delta[word] & 0xC000
      let count = Int(delta[word] & 0x3FFF)
      word += 1
      if kind == GIFDelta.same {
        counts[Int(delta[word])] += count
        word += 1
      } else if kind == GIFDelta.each {
        for number in delta[word..<word + count] { counts[Int(number)] += 1 }
        word += count
      }
    }
    return map(counts: counts) ?? common
  }

  /// - Parameter counts: of pixels, by number. Nil when nothing is counted.
  func map(counts: [Int]) -> GIFColorMap? {
    var chosen: [GIFColorCensus.Entry] = []
    for number in 1..<counts.count where counts[number] > 0 && places[number] >= 0 {
      var entry = entries[Int(places[number])]
      entry.count = counts[number]
      chosen.append(entry)
    }
    guard !chosen.isEmpty else { return nil }
    return GIFColorMap(chosen, palette: GIFPalette(chosen, limit: limit))
  }
}
