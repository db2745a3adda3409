import Foundation

/// Text that goes on from one area to the next, and lines whose places others decide.
extension TextLayout {
  /// Where the text goes on that does not fit here, as a UTF-16 offset; its length at its end.
  package var end: Int {
    guard let last = lines.last else { return limits.start }
    let units = text.units
    var end = last.range.upperBound
    guard end < units.count, end == 0 || units[end - 1] != 0x2028 else { return end }
    if units[end] == 0x0D, end + 1 < units.count, units[end + 1] == 0x0A { return end + 2 }
    if [0x0A, 0x0D, 0x85, 0x2029].contains(units[end]) { end += 1 }
    return end
  }

  /// The first cluster that is laid out.
  func firstCluster(_ all: [GraphemeCluster]) -> Int {
    limits.start == 0 ? 0 : all.firstIndex { $0.range.lowerBound >= limits.start } ?? all.count
  }

  /// Whether a cluster is the first one here, within a paragraph that began elsewhere.
  func continuesParagraph(_ all: [GraphemeCluster], at cluster: Int) -> Bool {
    limits.start > 0 && cluster > 0 && cluster == firstCluster(all)
      && !all[cluster - 1].isParagraphSeparator
  }

  /// The same lines after a change to each one, from top to bottom; those below move along.
  ///
  /// Lines that no longer fit into the height are left out.
  /// - Parameter change: gets the line's number and returns how much space to add below it, in
  ///   points.
  package func changingLines(_ change: (Int, inout TextLine) -> Double) -> TextLayout {
    var result = self
    result.lines = []
    var shift = 0.0
    // Parts of a row that runs around an area stay beside each other.
    var shiftOfRow = 0.0
    for (index, original) in lines.enumerated() {
      var line = original
      if index > 0, original.top > lines[index - 1].top + 1e-6 { shiftOfRow = shift }
      line.origin.y += shiftOfRow
      let space = change(index, &line)
      if index > 0, line.bottom > limits.height + 1e-6 {
        result.isTruncated = true
        break
      }
      shift = line.bottom - original.bottom + space
      result.lines.append(line)
    }
    result.size = CGSize(
      width: result.lines.map { $0.origin.x + $0.width }.max() ?? 0,
      height: result.lines.map(\.bottom).max() ?? 0
    )
    return result
  }

  /// The rules of the paragraph that a line belongs to.
  package func paragraphStyle(ofLine index: Int) -> ParagraphStyle {
    guard !text.runs.isEmpty else { return ParagraphStyle() }
    return text.style(at: lines[index].range.lowerBound).paragraph
  }

  /// Whether a line is the first one of its paragraph.
  package func beginsParagraph(_ index: Int) -> Bool {
    let start = lines[index].range.lowerBound
    return start == 0 || [0x0A, 0x0D, 0x85, 0x2029].contains(text.units[start - 1])
  }

  /// Whether a line is the last one of its paragraph.
  package func endsParagraph(_ index: Int) -> Bool {
    let end = lines[index].range.upperBound
    return end >= text.units.count || [0x0A, 0x0D, 0x85, 0x2029].contains(text.units[end])
  }
}

extension TextLayout {
  /// One of the lines alone, at the top left corner.
  package func line(_ index: Int) -> TextLayout {
    var result = self
    var line = lines[index]
    line.origin = CGPoint(x: 0, y: line.ascent)
    result.lines = [line]
    result.size = CGSize(width: line.width, height: line.height)
    return result
  }
}
