/// The colours of a GIF, at most 255: one of the 256 numbers stands for transparency.
package struct GIFPalette: Equatable, Sendable {
  package struct Color: Equatable, Sendable {
    package var red: Int
    package var green: Int
    package var blue: Int

    package init(red: Int, green: Int, blue: Int) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// How different two colours look: squares of the channels' differences, weighted like the eye.
    @inline(__always)
    func distance(to other: Color) -> Int {
      let r = red &- other.red
      let g = green &- other.green
      let b = blue &- other.blue
      return 3 &* r &* r &+ 4 &* g &* g &+ 2 &* b &* b
    }

    /// An opaque pixel (`Pixel.packed`).
    var packed: UInt32 {
      UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
    }
  }

  /// The same for packed colours.
  @inline(__always)
  static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    let r = Int(left & 255) &- Int(right & 255)
    let g = Int(left >> 8 & 255) &- Int(right >> 8 & 255)
    let b = Int(left >> 16 & 255) &- Int(right >> 16 & 255)
    return 3 &* r &* r &+ 4 &* g &* g &+ 2 &* b &* b
  }

  package static let maximumCount = 255

  /// In ascending order of green.
  package let colors: [Color]
  /// Where the search for a green begins.
  private let starts: [Int]

  /// The exact colours when there are no more than `limit`, else the best of so many.
  package init(_ entries: [GIFColorCensus.Entry], limit: Int = maximumCount) {
    self = GIFPalette.best(for: entries, limit: limit).palette
  }

  /// The exact colours when there are no more than `limit`, else the best of so many, and for each
  /// entry a place that is probably its nearest; none where that is not known.
  static func best(
    for entries: [GIFColorCensus.Entry],
    limit: Int
  ) -> (palette: GIFPalette, guesses: [Int]) {
    let limit = max(1, min(limit, GIFPalette.maximumCount))
    if entries.count <= limit { return (GIFPalette(entries.map(\.color)), []) }
    let bins = ColorBin.bins(of: entries)
    var palette = GIFPalette(ColorCutter.cut(bins, into: limit))
    // The place of each bin, which changes little from step to step.
    var places = [Int](repeating: 0, count: bins.count)
    for step in 0..<GIFPalette.refinements {
      palette = palette.refined(by: bins, &places, isFirst: step == 0)
    }
    palette = palette.snapped(to: bins, &places)
    return (palette, bins.count == entries.count ? places : [])
  }

  /// How often the colours are moved to the mean of their nearest ones; more changes little.
  private static let refinements = 3

  init(_ colors: [Color]) {
    var places: [Int] = []
    self.init(colors, moving: &places)
  }

  /// - Parameter places: in `colors`; then in the palette.
  private init(_ colors: [Color], moving places: inout [Int]) {
    let order = colors.indices.sorted { left, right in
      let (left, right) = (colors[left], colors[right])
      return (left.green, left.red, left.blue) < (right.green, right.red, right.blue)
    }
    self.colors = order.map { colors[$0] }
    var starts: [Int] = []
    for green in 0...255 {
      var start = starts.last ?? 0
      while start < self.colors.count, self.colors[start].green < green { start += 1 }
      starts.append(start)
    }
    self.starts = starts
    guard !places.isEmpty else { return }
    var moved = [Int](repeating: 0, count: colors.count)
    for (new, old) in order.enumerated() { moved[old] = new }
    for index in places.indices { places[index] = moved[places[index]] }
  }

  /// The place of the colour that is most like `color`; the first of several.
  ///
  /// - Parameters:
  ///   - costs: added to the distances, by place; none when empty.
  ///   - guess: a place that is probably near: it shortens the search and changes nothing.
  func nearest(to color: Color, costs: [Int] = [], guess: Int? = nil) -> Int {
    colors.withUnsafeBufferPointer { colors in
      costs.withUnsafeBufferPointer { costs in
        var best = Int.max
        var nearest = 0
        /// False when all entries beyond `place` are too far away in green alone.
        @inline(__always)
        func visit(_ place: Int) -> Bool {
          let green = colors[place].green &- color.green
          if 4 &* green &* green > best { return false }
          var distance = colors[place].distance(to: color)
          if !costs.isEmpty { distance &+= costs[place] }
          if distance < best || distance == best && place < nearest {
            best = distance
            nearest = place
          }
          return true
        }
        if let guess, guess < colors.count { _ = visit(guess) }
        var up = starts[color.green]
        var down = up &- 1
        while up < colors.count, visit(up) { up &+= 1 }
        while down >= 0, visit(down) { down &-= 1 }
        return nearest
      }
    }
  }

  /// Every colour moved to the mean of what is nearest to it.
  ///
  /// - Parameter places: where the nearest ones probably are; then where they are in the new
  ///   palette. At first they say nothing.
  private func refined(
    by bins: [ColorBin],
    _ places: inout [Int],
    isFirst: Bool
  ) -> GIFPalette {
    var sums = [ColorSum](repeating: ColorSum(), count: colors.count)
    var last = 0
    for (index, bin) in bins.enumerated() {
      last = nearest(to: bin.color, guess: isFirst ? last : places[index])
      places[index] = last
      sums[last].add(bin)
    }
    let colors = zip(colors, sums).map { color, sum in sum.weight > 0 ? sum.mean : color }
    return GIFPalette(colors, moving: &places)
  }

  /// Replaces an entry by the colour that makes up most of its pixels, so that flat areas stay
  /// exact.
  ///
  /// Unused entries are removed.
  private func snapped(to bins: [ColorBin], _ places: inout [Int]) -> GIFPalette {
    var sums = [ColorSum](repeating: ColorSum(), count: colors.count)
    var heaviest = [ColorBin?](repeating: nil, count: colors.count)
    for (index, bin) in bins.enumerated() {
      let place = nearest(to: bin.color, guess: places[index])
      places[index] = place
      sums[place].add(bin)
      if bin.weight > heaviest[place]?.weight ?? 0 { heaviest[place] = bin }
    }
    var snapped: [Color] = []
    var kept = [Int](repeating: 0, count: colors.count)
    for place in colors.indices {
      guard let bin = heaviest[place] else { continue }
      let color = 2 * bin.weight > sums[place].weight ? bin.color : colors[place]
      kept[place] = snapped.firstIndex(of: color) ?? snapped.count
      if kept[place] == snapped.count { snapped.append(color) }
    }
    for index in places.indices { places[index] = kept[places[index]] }
    return GIFPalette(snapped, moving: &places)
  }
}
