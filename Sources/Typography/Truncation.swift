/// The rest of a paragraph on one line, with an ellipsis in place of removed text.
///
/// Clusters are kept as long as they fit beside the ellipsis; spaces next to it are removed
/// (inferred from labels on iOS).
struct Truncation {
  private let paragraph: TextParagraph
  private let rest: Range<Int>
  private let width: Double
  private let mode: ParagraphStyle.LineBreakMode

  /// `first` is the cluster the line begins with.
  init(
    _ paragraph: TextParagraph,
    from first: Int,
    width: Double,
    mode: ParagraphStyle.LineBreakMode
  ) {
    self.paragraph = paragraph
    rest = first..<paragraph.clusters.count
    self.width = width
    self.mode = mode
  }

  func line(indent: Double) -> TextLine {
    let ellipsisWidth = line(of: [nil], indent: indent).width
    var room = width - ellipsisWidth
    while true {
      let (head, tail) = kept(in: room)
      let candidate = line(of: [head, nil, tail], indent: indent)
      if candidate.width <= width + 1e-6 || head.isEmpty && tail.isEmpty { return candidate }
      // Kerning at the seam made it a little wider than the sum.
      room -= candidate.width - width
    }
  }

  /// Which clusters stay before and after the ellipsis.
  private func kept(in room: Double) -> (head: Range<Int>, tail: Range<Int>) {
    switch mode {
    case .truncatingHead:
      return (rest.lowerBound..<rest.lowerBound, suffix(of: rest, in: room))
    case .truncatingMiddle:
      let head = prefix(of: rest, in: room / 2)
      let tail = suffix(of: head.upperBound..<rest.upperBound, in: room - width(of: head))
      return (head, tail)
    default:
      return (prefix(of: rest, in: room), rest.upperBound..<rest.upperBound)
    }
  }

  private func width(of part: Range<Int>) -> Double {
    part.reduce(0) { $0 + paragraph.advances[$1] }
  }

  private func prefix(of part: Range<Int>, in room: Double) -> Range<Int> {
    var end = part.lowerBound
    var used = 0.0
    while end < part.upperBound, used + paragraph.advances[end] <= room + 1e-6 {
      used += paragraph.advances[end]
      end += 1
    }
    while end > part.lowerBound, paragraph.clusters[end - 1].isSpace { end -= 1 }
    return part.lowerBound..<end
  }

  private func suffix(of part: Range<Int>, in room: Double) -> Range<Int> {
    var start = part.upperBound
    var used = 0.0
    while start > part.lowerBound, used + paragraph.advances[start - 1] <= room + 1e-6 {
      start -= 1
      used += paragraph.advances[start]
    }
    while start < part.upperBound, paragraph.clusters[start].isSpace { start += 1 }
    return start..<part.upperBound
  }

  /// A line of parts of the paragraph and ellipses (nil).
  private func line(of parts: [Range<Int>?], indent: Double) -> TextLine {
    let pieces = parts.map { part in
      part.map { part -> Range<Int> in
        guard let first = part.first, let last = part.last else { return 0..<0 }
        let clusters = paragraph.clusters
        return clusters[first].range.lowerBound..<clusters[last].range.upperBound
      }
    }
    let neighbour =
      pieces.compactMap { $0 }.first { !$0.isEmpty }?.upperBound
      ?? paragraph.clusters.first?.range.upperBound ?? 0
    let joined = paragraph.text.joining(pieces, ellipsis: "\u{2026}", near: max(0, neighbour - 1))
    let clusters = joined.clusters
    let whole = TextParagraph(
      joined,
      clusters: clusters,
      start: 0,
      direction: paragraph.isRightToLeft ? .rightToLeft : .leftToRight
    )
    return whole.line(0..<clusters.count, isWrapped: false, indent: indent)
  }
}
