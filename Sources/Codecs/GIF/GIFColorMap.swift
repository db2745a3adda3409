import Pixels

/// How a palette shows the colours of an image, or of a whole clip.
///
/// A colour that is far from every entry is shown as two entries in a fixed pattern of 4 by 4
/// pixels. The pattern depends on the place, not on the frame, so still areas do not flicker.
package struct GIFColorMap: Sendable {
  /// How one colour is shown.
  struct Shade: Sendable {
    var index: UInt8
    /// What `sixteenths` of the pixels show instead.
    var other: UInt8 = 0
    var sixteenths: UInt8 = 0
    /// What it should be, packed.
    var color: UInt32 = 0
  }

  package let palette: GIFPalette
  /// The index that shows nothing.
  package let transparent: UInt8
  /// How much worse than the best entry a pixel may look before it is drawn again.
  ///
  /// Negative when the palette has every colour: all are drawn then.
  let tolerance: Int
  /// Whether a pixel may also look like the one before it, within the tolerance: the rows of an
  /// image then repeat themselves more often.
  let isCoarse: Bool
  /// By the colour's number.
  let shades: GIFShades
  /// The palette, packed.
  let packed: [UInt32]
  /// The same for the kernels.
  let table: GIFColorTable

  // Distances are `GIFPalette.Color.distance`: 9 are one level in every channel.

  /// A colour with fewer pixels belongs to edges: it needs less exactness, and no pattern.
  private static let areaCount = 64
  /// What each bit of an entry's rarity costs such a colour: a little more error for a lot less
  /// variety.
  ///
  /// Found by trying: larger values shrink files further, but blur the edges of letters.
  private static let rarityCost = 18
  /// The error from which on colours are mixed, and the largest distance between two that are.
  private static let mixedError = 60
  private static let mixedDistance = 3000
  /// Of the roughness that a mix brings, in sixteenths.
  ///
  /// With 16 a mix never pays.
  private static let roughnessCost = 12

  /// The best palette of `limit` colours.
  ///
  /// - Parameters:
  ///   - slack: how many levels a pixel may be off; with more than one no colours are mixed.
  ///   - pool: of blocks for `GIFShades`.
  init(_ entries: [GIFColorCensus.Entry], limit: Int, slack: Int, pool: BlockPool) {
    // Where the nearest one of each entry probably is; may be empty.
    let (palette, guesses) = GIFPalette.best(for: entries, limit: limit)
    self.palette = palette
    packed = palette.colors.map(\.packed)
    table = GIFColorTable(packed)
    transparent = UInt8(palette.colors.count)
    var counts = [Int](repeating: 1, count: palette.colors.count)
    var places: [Int] = []
    places.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      let guess = guesses.isEmpty ? places.last : guesses[index]
      let place = palette.nearest(to: entry.color, guess: guess)
      counts[place] += entry.count
      places.append(place)
    }
    let total = counts.reduce(0, +)
    let isExact = entries.count <= palette.colors.count
    tolerance = isExact && slack <= 1 ? -1 : 9 * slack * slack
    isCoarse = slack > 1
    let costs = counts.map { GIFColorMap.rarityCost * (total / $0).binaryLogarithm / 16 }
    shades = GIFShades(Shade(index: transparent), from: pool)
    for (index, entry) in entries.enumerated() {
      let isRare = !isExact && entry.count < GIFColorMap.areaCount
      var place = places[index]
      if isRare { place = palette.nearest(to: entry.color, costs: costs, guess: place) }
      shades[entry.number] =
        (isCoarse ? nil : GIFColorMap.mix(for: entry, with: place, of: palette))
        ?? Shade(index: UInt8(place), color: entry.color.packed)
    }
  }

  /// The pattern of an entry and another one that comes nearer to the colour; nil
  /// where it does not pay.
  private static func mix(
    for entry: GIFColorCensus.Entry,
    with place: Int,
    of palette: GIFPalette
  ) -> Shade? {
    let color = entry.color
    let first = palette.colors[place]
    let error = first.distance(to: color)
    guard entry.count >= areaCount, error >= mixedError else { return nil }
    let (red, green, blue) = color - first
    var best = 16 * error
    var shade: Shade?
    func visit(_ index: Int) -> Bool {
      let second = palette.colors[index]
      let (dr, dg, db) = second - first
      if 4 * dg * dg > mixedDistance { return false }
      let distance = second.distance(to: first)
      let along = 3 * dr * red + 4 * dg * green + 2 * db * blue
      guard distance <= mixedDistance, along > 0 else { return true }
      // Half at most: beyond it the second is the nearer one.
      let part = min(8, (16 * along + distance / 2) / distance)
      guard part > 0 else { return true }
      let (er, eg, eb) = (16 * red - part * dr, 16 * green - part * dg, 16 * blue - part * db)
      let roughness = roughnessCost * part * (16 - part) * distance / 256
      let cost = (3 * er * er + 4 * eg * eg + 2 * eb * eb) / 16 + roughness
      if cost < best {
        best = cost
        shade = Shade(
          index: UInt8(place),
          other: UInt8(index),
          sixteenths: UInt8(part),
          color: color.packed
        )
      }
      return true
    }
    var up = place + 1
    while up < palette.colors.count, visit(up) { up += 1 }
    var down = place - 1
    while down >= 0, visit(down) { down -= 1 }
    return shade
  }

  /// Bits of an index, 2 at least.
  package var codeSize: Int {
    var bits = 2
    while 1 << bits < Int(transparent) + 1 { bits += 1 }
    return bits
  }
}

extension GIFColorMap.Shade {
  /// Which of 16 pixels come first (Bayer's matrix): a byte for each of four columns, the first one
  /// lowest.
  @inline(__always)
  static func order(ofRow y: Int) -> UInt32 {
    switch y & 3 {
    case 0: 0x0A02_0800
    case 1: 0x060E_040C
    case 2: 0x0901_0B03
    default: 0x050D_070F
    }
  }

  @inline(__always)
  func index(x: Int, y: Int) -> UInt8 {
    let order = GIFColorMap.Shade.order(ofRow: y) >> (UInt32(x & 3) << 3)
    return UInt8(truncatingIfNeeded: order) < sixteenths ? other : index
  }
}

extension GIFPalette.Color {
  fileprivate static func - (end: Self, start: Self) -> (red: Int, green: Int, blue: Int) {
    (end.red - start.red, end.green - start.green, end.blue - start.blue)
  }
}

extension Int {
  /// In sixteenths, between powers of two by a straight line.
  fileprivate var binaryLogarithm: Int {
    let value = Swift.max(1, self)
    let whole = Int.bitWidth - 1 - value.leadingZeroBitCount
    return whole << 4 | ((value << 4) >> whole) & 15
  }
}
