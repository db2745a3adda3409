import Foundation

/// A paragraph, shaped once and ready to be cut into lines.
struct TextParagraph {
  let text: StyledText
  var style: ParagraphStyle
  /// Characters that no line may begin with.
  var unbreakable: Set<Int> = []
  let clusters: [GraphemeCluster]
  let missing: [Unicode.Scalar]
  /// Points, for each cluster; tabs count 0.
  let advances: [Double]
  let isRightToLeft: Bool
  /// Stands before the first line.
  var marker: TextLine.Marker?
  private let items: [TextItem]
  private let glyphs: [[ShapedGlyph]]
  /// Where the paragraph begins, UTF-16.
  private let start: Int
  /// Clusters that may begin a line with the second part of a word.
  private var divisions: Set<Int> = []

  /// All of it, without its separator.
  var units: ArraySlice<UInt16> { text.units[start..<(clusters.last?.range.upperBound ?? start)] }

  /// `clusters` are one paragraph of `text`, without its separator.
  init(
    _ text: StyledText,
    clusters: [GraphemeCluster],
    start: Int,
    direction: ParagraphStyle.Direction? = nil
  ) {
    self.text = text
    self.clusters = clusters
    self.start = start
    style = text.style(at: start).paragraph
    let end = clusters.last?.range.upperBound ?? start
    let bidi = Bidi(text.units[start..<end], direction: direction ?? style.direction)
    isRightToLeft = bidi.baseLevel == 1
    let itemizer = Itemizer(text, clusters: clusters, levels: bidi.levels, levelsStart: start)
    items = itemizer.items
    missing = itemizer.missing
    glyphs = items.map { item in
      item.kind == .glyphs ? Shaper.shape(item, range: item.range, of: text.units) : []
    }
    advances = TextParagraph.advances(clusters, items: items, glyphs: glyphs, start: start)
  }

  private static func advances(
    _ clusters: [GraphemeCluster],
    items: [TextItem],
    glyphs: [[ShapedGlyph]],
    start: Int
  ) -> [Double] {
    var advances = Array(repeating: 0.0, count: clusters.count)
    var clusterOfUnit: [Int] = []
    for (index, cluster) in clusters.enumerated() {
      for _ in cluster.range { clusterOfUnit.append(index) }
    }
    for (item, glyphs) in zip(items, glyphs) {
      let first = clusterOfUnit[item.range.lowerBound - start]
      if case .attachment(let attachment) = item.kind { advances[first] += attachment.width }
      if case .room(let width) = item.kind { advances[first] += width }
      for glyph in glyphs { advances[clusterOfUnit[glyph.cluster - start]] += glyph.advance }
    }
    return advances
  }

  /// The clusters `part` as a line whose baseline starts at (0, 0).
  ///
  /// Spaces at its end are left out if `isWrapped`. `indent` is where the line begins, for the tab
  /// stops.
  func line(_ part: Range<Int>, isWrapped: Bool, indent: Double) -> TextLine {
    if isWrapped, let last = part.last,
      clusters[last].isSoftHyphen || divisions.contains(part.upperBound)
    {
      return hyphenated(part, indent: indent)
    }
    var visible = part
    while let last = visible.last, clusters[last].isLineSeparator {
      visible = visible.lowerBound..<last
    }
    if isWrapped {
      while let last = visible.last, clusters[last].isSpace {
        visible = visible.lowerBound..<last
      }
    }
    let range = units(of: visible)
    let shown = items.indices.filter { items[$0].range.overlaps(range) }
    var line = TextLine(
      range: units(of: part),
      origin: .zero,
      width: 0,
      ascent: 0,
      descent: 0,
      leading: 0,
      runs: [],
      isRightToLeft: isRightToLeft
    )
    for position in Bidi.visualOrder(of: shown.map { items[$0].level }) {
      let index = shown[position]
      let run = run(index, range: items[index].range.clamped(to: range), x: line.width, indent)
      line.width += run.width
      line.runs.append(run)
    }
    let fallback = text.style(at: range.lowerBound).font
    line.ascent = line.runs.map(\.ascent).max() ?? fallback.ascender
    line.descent = line.runs.map(\.descent).max() ?? -fallback.descender
    line.leading = line.runs.map(\.leading).max() ?? fallback.leading
    line.gap = line.runs.map(\.font.lineGap).max() ?? fallback.lineGap
    line.adjustHeight(style)
    return line
  }

  /// A line that ends at a soft hyphen shows one there.
  private func hyphenated(_ part: Range<Int>, indent: Double) -> TextLine {
    let range = units(of: part)
    let near = range.upperBound - 1
    let joined = text.joining([range, nil], ellipsis: TextParagraph.hyphen, near: near)
    let clusters = joined.clusters
    let whole = TextParagraph(
      joined,
      clusters: clusters,
      start: 0,
      direction: isRightToLeft ? .rightToLeft : .leftToRight
    )
    var line = whole.line(0..<clusters.count, isWrapped: false, indent: indent)
    line.moveCharacters(by: range.lowerBound)
    line.range = range
    return line
  }

  /// Finds where words may be divided, if the style asks for it and the language's patterns are
  /// there.
  mutating func findDivisions(_ patterns: HyphenationPatterns?) {
    guard style.hyphenationFactor > 0, let patterns else { return }
    var start = 0
    for index in 0...clusters.count {
      let isLetter = index < clusters.count && clusters[index].first.properties.isAlphabetic
      if isLetter { continue }
      // A word with soft hyphens is divided there alone (documented for Unicode).
      let isMarked =
        (start > 0 && clusters[start - 1].isSoftHyphen)
        || (index < clusters.count && clusters[index].isSoftHyphen)
      if index - start > 3, !isMarked {
        let word = String(String.UnicodeScalarView(clusters[start..<index].map(\.first)))
        divisions.formUnion(patterns.divisions(of: word).map { start + $0 })
      }
      start = index + 1
    }
  }

  /// Where a word is divided that a line has no room for; nil if the line is full enough without it
  /// (documented for `hyphenationFactor`).
  ///
  /// - Parameter plain: where the line ends otherwise; nil inside a word that fills it.
  private func division(
    from first: Int,
    before end: Int,
    width limit: Double,
    insteadOf plain: Int?
  ) -> Int? {
    guard !divisions.isEmpty else { return nil }
    if let plain {
      var last = plain
      while last > first, clusters[last - 1].isSpace { last -= 1 }
      let used = advances[first..<last].reduce(0, +)
      guard used < style.hyphenationFactor * limit else { return nil }
    }
    return divisions.filter { $0 > (plain ?? first) && $0 <= end }.sorted().last { index in
      advances[first..<index].reduce(0, +) + hyphenWidth(after: index - 1) <= limit
    }
  }

  private static let hyphen = "-"

  /// Of the hyphen behind a cluster.
  private func hyphenWidth(after cluster: Int) -> Double {
    let style = text.style(at: clusters[cluster].range.lowerBound)
    return TextLayout(StyledText(TextParagraph.hyphen, style: style)).size.width
  }

  private func units(of part: Range<Int>) -> Range<Int> {
    guard let first = part.first, let last = part.last else {
      let offset =
        part.lowerBound < clusters.count
        ? clusters[part.lowerBound].range.lowerBound : clusters.last?.range.upperBound ?? start
      return offset..<offset
    }
    return clusters[first].range.lowerBound..<clusters[last].range.upperBound
  }

  private func run(_ index: Int, range: Range<Int>, x: Double, _ indent: Double) -> GlyphRun {
    let item = items[index]
    var run = GlyphRun(
      font: item.font,
      style: item.style,
      glyphs: [],
      characters: range,
      x: x,
      width: 0,
      isRightToLeft: item.level % 2 == 1
    )
    switch item.kind {
    case .tab:
      let place = clusters.firstIndex { $0.range.lowerBound == range.lowerBound } ?? clusters.count
      run.width = style.tabWidth(from: indent + x, before: columnWidth(after: place))
    case .attachment(let attachment):
      run.attachment = attachment
      run.width = attachment.width
    case .room(let width):
      run.width = width
    case .glyphs:
      let shaped =
        range == item.range ? glyphs[index] : Shaper.shape(item, range: range, of: text.units)
      run.glyphs.reserveCapacity(shaped.count)
      for glyph in shaped {
        let position = CGPoint(
          x: x + run.width + glyph.offset.x,
          y: glyph.offset.y - item.style.baselineOffset
        )
        run.glyphs.append(
          GlyphRun.Glyph(
            id: glyph.id,
            position: position,
            cluster: glyph.cluster,
            isSpace: glyph.isSpace
          )
        )
        run.width += glyph.advance
      }
    }
    return run
  }

  /// The width of what stands between the tab of a cluster and the next tab or the end of the line.
  private func columnWidth(after tab: Int) -> Double {
    var width = 0.0
    for index in clusters.indices.dropFirst(tab + 1) {
      if clusters[index].first == "\t" || clusters[index].isLineSeparator { break }
      width += advances[index]
    }
    return width
  }

  /// Where a line that begins at cluster `first` and may be `width` wide ends.
  func lineEnd(
    from first: Int,
    width: Double,
    indent: Double,
    breaks: LineBreaks,
    byCharacter: Bool
  ) -> Int {
    // Sums of many advances differ from the shaped line's width in the last bits.
    let limit = width + 1e-6
    var x = 0.0
    var lastBreak: Int?
    for index in first..<clusters.count {
      let cluster = clusters[index]
      if index > first, breaks.canBreakBefore[index],
        !clusters[index - 1].isSoftHyphen || x + hyphenWidth(after: index - 1) <= limit
      {
        lastBreak = index
      }
      if cluster.isLineSeparator { return index + 1 }
      let advance =
        cluster.first == "\t"
        ? style.tabWidth(from: indent + x, before: columnWidth(after: index)) : advances[index]
      if !cluster.isSpace, x + advance > limit {
        if !byCharacter,
          let division = division(from: first, before: index, width: limit, insteadOf: lastBreak)
        {
          return division
        }
        if !byCharacter, let lastBreak { return lastBreak }
        if index > first { return index }
      }
      x += advance
    }
    return clusters.count
  }

  /// Where the last word but one begins, if a line that ends at `end` would leave the last one
  /// alone; nil if it stands at the line's beginning.
  func wordBeforeOrphan(from first: Int, to end: Int, breaks: LineBreaks) -> Int? {
    guard end > first, end < clusters.count, clusters[end - 1].isSpace else { return nil }
    let rest = clusters[end...].drop { !$0.isSpace && !$0.isLineSeparator }
    guard rest.allSatisfy(\.isSpace) else { return nil }
    return (first + 1..<end).last { breaks.canBreakBefore[$0] && clusters[$0 - 1].isSpace }
  }
}
