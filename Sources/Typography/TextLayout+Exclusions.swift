import Foundation

/// Lines that run around areas: a row may have several parts, each in its own room.
///
/// Words that do not fit go to the next part; rows without room are left empty (as in TextKit).
/// What does not fit is left out, without an ellipsis.
extension TextLayout {
  /// Appends all lines, top to bottom.
  mutating func addParagraphs(around areas: [TextExclusion]) {
    let all = text.clusters
    var y = 0.0
    var rows = 0
    let start = firstCluster(all)
    var first = start
    while true {
      let (paragraph, end) = paragraph(all, from: first)
      missing += paragraph.missing.filter { !missing.contains($0) }
      if first > start { y += paragraph.style.paragraphSpacingBefore }
      addRows(of: paragraph, around: areas, y: &y, rows: &rows)
      guard !isTruncated, end < all.count else { break }
      if rows == limits.maximumLines, rows > 0 {
        isTruncated = true
        break
      }
      y += paragraph.style.paragraphSpacing
      first = end + 1
    }
    let width = lines.map { $0.origin.x + $0.width }.max() ?? 0
    size = CGSize(width: width, height: lines.map(\.bottom).max() ?? 0)
  }

  private mutating func addRows(
    of paragraph: TextParagraph,
    around areas: [TextExclusion],
    y: inout Double,
    rows: inout Int
  ) {
    let breaks = LineBreaks(paragraph)
    let count = paragraph.clusters.count
    var first = 0
    repeat {
      let height = line(of: paragraph, from: first, breaks).line.height
      if !lines.isEmpty, y + height > limits.height + 1e-6 {
        isTruncated = true
        return
      }
      let room = areas.room(from: y, to: y + height, width: limits.width)
      let (row, end) = row(of: paragraph, from: first, in: room, top: y, breaks)
      y += height
      guard !row.isEmpty else { continue }
      lines += row
      if first == 0 { lines[lines.count - row.count].marker = paragraph.marker }
      first = end
      rows += 1
      if first < count {
        y += paragraph.style.lineSpacing
        if rows == limits.maximumLines {
          isTruncated = true
          return
        }
      }
    } while first < count
  }

  /// The parts of a row, and where the next row begins; none if no word fits.
  private func row(
    of paragraph: TextParagraph,
    from start: Int,
    in room: [ClosedRange<Double>],
    top: Double,
    _ breaks: LineBreaks
  ) -> (parts: [TextLine], end: Int) {
    let style = paragraph.style
    let count = paragraph.clusters.count
    let indent = start == 0 ? style.firstLineHeadIndent : style.headIndent
    let edge = style.tailIndent > 0 ? style.tailIndent : limits.width + style.tailIndent
    var parts: [TextLine] = []
    var first = start
    for span in room {
      let left = max(span.lowerBound, indent)
      let width = min(span.upperBound, edge) - left
      let isWhole = span == 0...limits.width
      guard isWhole || paragraph.beginsLine(with: first, width: width) else { continue }
      let end = paragraph.lineEnd(
        from: first,
        width: max(0, width),
        indent: left,
        breaks: breaks,
        byCharacter: style.lineBreakMode == .characterWrapping
      )
      let isBroken = end < count && !breaks.canBreakBefore[end]
      let ends = end > first && paragraph.clusters[end - 1].isLineSeparator
      guard isWhole || !isBroken || ends else { continue }
      var line = paragraph.line(first..<end, isWrapped: end < count, indent: left)
      line.origin = CGPoint(x: left, y: top + line.ascent)
      line.align(style, in: max(0, width), isLast: end == count || ends)
      parts.append(line)
      first = end
      if ends || first == count { break }
    }
    return (parts, first)
  }
}

extension TextParagraph {
  /// Whether a cluster fits into a part of a row, such as a picture beside an area.
  fileprivate func beginsLine(with cluster: Int, width: Double) -> Bool {
    guard width > 0 else { return false }
    return !clusters.indices.contains(cluster) || clusters[cluster].isSpace
      || advances[cluster] <= width + 1e-6
  }
}

extension TextLine {
  /// Moves a line that begins at the left of its room to its place in it.
  fileprivate mutating func align(_ style: ParagraphStyle, in room: Double, isLast: Bool) {
    let space = room - width
    switch style.alignment {
    case .left: break
    case .natural: if isRightToLeft { origin.x += space }
    case .right: origin.x += space
    case .center: origin.x += space / 2
    case .justified:
      if !isLast { justify(to: room) } else if isRightToLeft { origin.x += space }
    }
  }
}
