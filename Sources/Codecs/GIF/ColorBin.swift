/// A colour and how much it matters.
struct ColorBin {
  private let red: UInt8
  private let green: UInt8
  private let blue: UInt8
  private let heaviness: UInt32

  @inline(__always)
  init(color: GIFPalette.Color, weight: Int) {
    red = UInt8(truncatingIfNeeded: color.red)
    green = UInt8(truncatingIfNeeded: color.green)
    blue = UInt8(truncatingIfNeeded: color.blue)
    heaviness = UInt32(truncatingIfNeeded: weight)
  }

  @inline(__always)
  var color: GIFPalette.Color {
    GIFPalette.Color(red: Int(red), green: Int(green), blue: Int(blue))
  }

  @inline(__always)
  var weight: Int { Int(heaviness) }

  /// The approximate sum of the weights: squares of sums of channels stay within 64 bits.
  private static let totalWeight = 1 << 20
  /// More colours than this are merged to save time.
  private static let mostExact = 8192

  /// The colours themselves, or, where there are many, the common ones and the means of neighbours.
  static func bins(of entries: [GIFColorCensus.Entry]) -> [ColorBin] {
    let total = max(1, entries.reduce(0) { $0 + $1.count })
    func bin(_ entry: GIFColorCensus.Entry) -> ColorBin {
      ColorBin(color: entry.color, weight: weight(entry.count, of: total))
    }
    guard entries.count > mostExact else { return entries.map(bin) }
    var cells = [ColorSum](repeating: ColorSum(), count: 1 << 15)
    var bins: [ColorBin] = []
    for entry in entries {
      if entry.count > total / 4096 {
        bins.append(bin(entry))
      } else {
        cells[(entry.blue >> 3) << 10 | (entry.green >> 3) << 5 | entry.red >> 3]
          .add(entry.color, weight: entry.count)
      }
    }
    for cell in cells where cell.weight > 0 {
      bins.append(ColorBin(color: cell.mean, weight: weight(cell.weight, of: total)))
    }
    return bins
  }

  private static func weight(_ count: Int, of total: Int) -> Int {
    max(1, count * totalWeight / total)
  }
}

/// The sum of weighted colours.
struct ColorSum {
  var weight = 0
  var red = 0
  var green = 0
  var blue = 0

  @inline(__always)
  mutating func add(_ bin: ColorBin) { add(bin.color, weight: bin.weight) }

  @inline(__always)
  mutating func add(_ color: GIFPalette.Color, weight: Int) {
    self.weight &+= weight
    red &+= weight &* color.red
    green &+= weight &* color.green
    blue &+= weight &* color.blue
  }

  @inline(__always)
  mutating func add(_ sum: ColorSum) {
    weight &+= sum.weight
    red &+= sum.red
    green &+= sum.green
    blue &+= sum.blue
  }

  /// Rounded.
  var mean: GIFPalette.Color {
    GIFPalette.Color(
      red: (red + weight / 2) / weight,
      green: (green + weight / 2) / weight,
      blue: (blue + weight / 2) / weight
    )
  }

  /// The squares of the sums, divided by the weight: the larger, the less the mean loses.
  @inline(__always)
  var concentration: Int {
    (3 * red * red + 4 * green * green + 2 * blue * blue) / weight
  }
}
