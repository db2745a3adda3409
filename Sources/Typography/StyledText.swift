import Foundation

/// Text with a style for each stretch: the value behind `NSAttributedString`.
///
/// Positions are UTF-16 offsets, as there.
package struct StyledText: Hashable, Sendable {
  package struct Run: Hashable, Sendable {
    package var range: Range<Int>
    package var style: TextStyle

    package init(range: Range<Int>, style: TextStyle) {
      self.range = range
      self.style = style
    }
  }

  package let string: String
  package let units: [UInt16]
  /// Cover the text without gaps, in order.
  package let runs: [Run]
  /// The style of empty text, which decides an empty line's height.
  package let emptyStyle: TextStyle

  package init(_ string: String, style: TextStyle) {
    self.string = string
    units = Array(string.utf16)
    runs = units.isEmpty ? [] : [Run(range: 0..<units.count, style: style)]
    emptyStyle = style
  }

  /// `runs` must cover `string` without gaps, in order.
  package init(_ string: String, runs: [Run], emptyStyle: TextStyle) {
    self.string = string
    units = Array(string.utf16)
    self.runs = runs.filter { !$0.range.isEmpty }
    self.emptyStyle = emptyStyle
    precondition(
      self.runs.first?.range.lowerBound ?? 0 == 0
        && self.runs.last?.range.upperBound ?? 0 == units.count,
      "The runs of a styled text cover it from end to end."
    )
  }

  package var isEmpty: Bool { units.isEmpty }

  /// The style at an offset; the last one behind the end.
  package func style(at offset: Int) -> TextStyle {
    guard let index = runIndex(at: offset) else { return runs.last?.style ?? emptyStyle }
    return runs[index].style
  }

  func runIndex(at offset: Int) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].range.contains(offset) ? low : nil
  }

  /// The clusters of the text; room in place of a glyph ends neither lines nor paragraphs.
  var clusters: [GraphemeCluster] {
    let all = GraphemeCluster.clusters(of: string)
    guard runs.contains(where: { $0.style.substitute != nil }) else { return all }
    return all.map { cluster in
      guard case .room = style(at: cluster.range.lowerBound).substitute else { return cluster }
      return GraphemeCluster(range: cluster.range, scalars: ["\u{200B}"])
    }
  }

  /// The same text with substitutes for characters, by their UTF-16 offsets.
  package func replacing(
    _ substitutes: [Int: (glyph: TextStyle.Substitute, font: Font?)]
  ) -> StyledText {
    guard !substitutes.isEmpty else { return self }
    var changed: [Run] = []
    for run in runs {
      for offset in run.range {
        var style = run.style
        let new = substitutes[offset]
        style.substitute = new?.glyph
        if let font = new?.font { style.font = font }
        if let last = changed.last, last.range.upperBound == offset, last.style == style,
          offset > run.range.lowerBound
        {
          changed[changed.count - 1].range = last.range.lowerBound..<offset + 1
        } else {
          changed.append(Run(range: offset..<offset + 1, style: style))
        }
      }
    }
    return StyledText(string, runs: changed, emptyStyle: emptyStyle)
  }

  /// The same text with every style mapped.
  package func mapStyles(_ transform: (TextStyle) -> TextStyle) -> StyledText {
    StyledText(
      string,
      runs: runs.map { Run(range: $0.range, style: transform($0.style)) },
      emptyStyle: transform(emptyStyle)
    )
  }

  /// A line without end, as pictures see it: code computes with the width.
  private static let endless = 10_000_000.0

  /// The same text with the bounds that its pictures want in lines of a width.
  func asking(forLinesOf width: Double) -> StyledText {
    guard runs.contains(where: { $0.style.attachment?.isAsked == true }) else { return self }
    let asked = runs.map { run in
      guard let attachment = run.style.attachment, attachment.isAsked else { return run }
      let font = run.style.font
      let question = TextStyle.Attachment.Question(
        id: attachment.id,
        font: font,
        line: CGRect(x: 0, y: 0, width: min(width, Self.endless), height: font.lineHeight),
        index: run.range.lowerBound
      )
      var run = run
      if let bounds = TextStyle.Attachment.Question.ask(question) {
        run.style.attachment?.bounds = bounds
      }
      return run
    }
    return StyledText(string, runs: asked, emptyStyle: emptyStyle)
  }

  /// The same text with fonts and spacing in another size.
  package func scaled(by factor: Double) -> StyledText {
    mapStyles { style in
      var style = style
      let slant = style.font.slant
      style.font = style.font.withSize(style.font.size * factor)
      style.font.slant = slant
      style.kern = style.kern.map { $0 * factor }
      style.tracking *= factor
      style.baselineOffset *= factor
      return style
    }
  }

  /// Pieces of this text one after the other, with `ellipsis` (in the style of its neighbour)
  /// where nil stands.
  func joining(_ pieces: [Range<Int>?], ellipsis: String, near neighbour: Int) -> StyledText {
    var result = ""
    var length = 0
    var joined: [Run] = []
    for piece in pieces {
      guard let piece else {
        var style = style(at: neighbour)
        style.attachment = nil
        result += ellipsis
        joined.append(Run(range: length..<length + ellipsis.utf16.count, style: style))
        length += ellipsis.utf16.count
        continue
      }
      result += String(decoding: units[piece], as: UTF16.self)
      for run in runs where run.range.overlaps(piece) {
        let part = run.range.clamped(to: piece)
        let start = length + part.lowerBound - piece.lowerBound
        joined.append(Run(range: start..<start + part.count, style: run.style))
      }
      length += piece.count
    }
    return StyledText(result, runs: joined, emptyStyle: emptyStyle)
  }
}
