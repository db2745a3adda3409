import Foundation

/// The flow of one section, as numbers: `main` runs along a line of items, `cross` from line to
/// line.
struct FlowLine {
  /// Lengths along the line and across it.
  struct Item {
    var main: CGFloat
    var cross: CGFloat
  }

  var items: Range<Int>
  var cross: CGFloat
  /// The offset of each item along the line.
  var offsets: [CGFloat]

  /// Breaks items into lines and spreads each line over the available length.
  ///
  /// Lines are filled greedily. A full line is justified: the remaining space is divided equally
  /// between its items; an item that fills a line alone is centred. The last line has the gaps of a
  /// full line: one of equal items, or with its last item repeated (measured and re-implemented by
  /// several projects).
  static func lines(
    of sizes: [Item],
    available: CGFloat,
    spacing: CGFloat
  ) -> [FlowLine] {
    var lines: [FlowLine] = []
    var start = 0
    while start < sizes.count {
      var end = start
      var length: CGFloat = 0
      var cross: CGFloat = 0
      while end < sizes.count {
        let longer = length + (end > start ? spacing : 0) + sizes[end].main
        // A line has at least one item, whatever its length.
        guard end == start || longer <= available + 0.001 else { break }
        length = longer
        cross = max(cross, sizes[end].cross)
        end += 1
      }
      let gap = gap(
        of: sizes[start..<end],
        length: length,
        available: available,
        spacing: spacing,
        isLast: end == sizes.count
      )
      var offsets: [CGFloat] = []
      var position: CGFloat = gap.lead
      for item in sizes[start..<end] {
        offsets.append(position)
        position += item.main + gap.between
      }
      lines.append(FlowLine(items: start..<end, cross: cross, offsets: offsets))
      start = end
    }
    return lines
  }

  /// More items than a line shows.
  private static let mostRepeats: CGFloat = 10_000

  private static func gap(
    of items: ArraySlice<Item>,
    length: CGFloat,
    available: CGFloat,
    spacing: CGFloat,
    isLast: Bool
  ) -> (lead: CGFloat, between: CGFloat) {
    var count = items.count
    var full = length
    if isLast, let last = items.last, last.main + spacing > 0 {
      let room = ((available - length + 0.001) / (last.main + spacing)).rounded(.down)
      // Items of next to no length come any number of times.
      let extra = min(max(0, room), Self.mostRepeats)
      full += extra * (last.main + spacing)
      count += Int(extra)
    }
    let rest = available - full
    if count == 1 { return (max(0, rest / 2), spacing) }
    return (0, spacing + max(0, rest) / CGFloat(count - 1))
  }
}
