/// Cuts colours into groups that vary little: each cut is at the group, channel and place that
/// removes the most variance.
struct ColorCutter {
  private struct Group {
    var range: Range<Int>
    var sum: ColorSum
    /// How much a cut removes; 0 where there is none.
    var gain: Int
    var channel: Int
    /// The first level of the upper part.
    var level: Int
  }

  private var bins: [ColorBin]
  private var levels = [ColorSum](repeating: ColorSum(), count: 256)

  static func cut(_ bins: [ColorBin], into limit: Int) -> [GIFPalette.Color] {
    var cutter = ColorCutter(bins: bins)
    var groups = [cutter.group(bins.indices)]
    while groups.count < limit {
      // The first of equal ones.
      var widest = 0
      for index in groups.indices where groups[index].gain > groups[widest].gain { widest = index }
      guard groups[widest].gain > 0 else { break }
      let (lower, upper) = cutter.split(groups[widest])
      groups[widest] = lower
      groups.append(upper)
    }
    return groups.map(\.sum.mean)
  }

  private mutating func split(_ group: Group) -> (Group, Group) {
    let middle = bins[group.range].partition {
      $0.color[group.channel] >= group.level
    }
    return (
      self.group(group.range.lowerBound..<middle), self.group(middle..<group.range.upperBound)
    )
  }

  private mutating func group(_ range: Range<Int>) -> Group {
    var sum = ColorSum()
    for index in range { sum.add(bins[index]) }
    var group = Group(range: range, sum: sum, gain: 0, channel: 0, level: 0)
    let whole = sum.concentration
    for channel in 0..<3 {
      var lowest = 255
      var highest = 0
      for index in range {
        let level = bins[index].color[channel]
        lowest = min(lowest, level)
        highest = max(highest, level)
      }
      guard lowest < highest else { continue }
      for level in lowest...highest { levels[level] = ColorSum() }
      for index in range { levels[bins[index].color[channel]].add(bins[index]) }
      var below = ColorSum()
      for level in lowest..<highest where levels[level].weight > 0 {
        below.add(levels[level])
        let above = ColorSum(
          weight: sum.weight - below.weight,
          red: sum.red - below.red,
          green: sum.green - below.green,
          blue: sum.blue - below.blue
        )
        let gain = below.concentration + above.concentration - whole
        if gain > group.gain {
          group.gain = gain
          group.channel = channel
          group.level = level + 1
        }
      }
    }
    return group
  }
}

extension GIFPalette.Color {
  @inline(__always)
  fileprivate subscript(channel: Int) -> Int {
    switch channel {
    case 0: red
    case 1: green
    default: blue
    }
  }
}
