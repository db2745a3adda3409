import Foundation

/// Text cut into lines and placed: a value, in points, y down, its top left corner at (0, 0).
package struct TextLayout: Sendable {
  /// The available space and the rules at its end.
  package struct Limits: Hashable, Sendable {
    package var width = Double.infinity
    /// Lines that do not fit are left out, the first one excepted.
    package var height = Double.infinity
    /// 0 for no limit.
    package var maximumLines = 0
    /// In place of the paragraphs' own.
    package var lineBreakMode: ParagraphStyle.LineBreakMode?
    /// What lines run around, where the width is limited.
    package var exclusions: [TextExclusion] = []
    /// Where the text here begins, as a UTF-16 offset; what is before it stands in another area.
    package var start = 0
    /// Characters that no line may begin with, as UTF-16 offsets.
    package var unbreakable: Set<Int> = []

    package init(
      width: Double = .infinity,
      height: Double = .infinity,
      maximumLines: Int = 0,
      lineBreakMode: ParagraphStyle.LineBreakMode? = nil
    ) {
      self.width = width
      self.height = height
      self.maximumLines = maximumLines
      self.lineBreakMode = lineBreakMode
    }
  }

  package internal(set) var lines: [TextLine] = []
  /// Of the text itself: the widest line, and all line boxes with the space between them.
  package internal(set) var size = CGSize.zero
  /// Characters no installed font has, in order of appearance; they are drawn as the font's "not
  /// defined" box, which the caller must not do silently.
  package internal(set) var missing: [Unicode.Scalar] = []
  /// Whether text was left out.
  package internal(set) var isTruncated = false

  let text: StyledText
  let limits: Limits

  package init(_ text: StyledText, limits: Limits = Limits()) {
    self.text = text
    self.limits = limits
    if !limits.exclusions.isEmpty, limits.width.isFinite {
      addParagraphs(around: limits.exclusions)
      return
    }
    var styles: [ParagraphStyle] = []
    addParagraphs(&styles)
    align(styles)
  }

  // MARK: Lines

  /// Appends all lines, top to bottom, and the style of each one's paragraph to `styles`.
  private mutating func addParagraphs(_ styles: inout [ParagraphStyle]) {
    let all = text.clusters
    var y = 0.0
    let start = firstCluster(all)
    var first = start
    var isAtEnd = false
    while !isAtEnd {
      let (paragraph, end) = paragraph(all, from: first)
      isAtEnd = end == all.count
      missing += paragraph.missing.filter { !missing.contains($0) }
      if first > start { y += paragraph.style.paragraphSpacingBefore }
      let count = lines.count
      let isFull = addLines(of: paragraph, all, next: isAtEnd ? nil : end + 1, y: &y)
      styles += Array(repeating: paragraph.style, count: lines.count - count)
      if isFull { break }
      if !isAtEnd { y += paragraph.style.paragraphSpacing }
      first = end + 1
    }
    size.height = lines.last?.bottom ?? 0
  }

  /// The paragraph that begins with a cluster, and the place of its separator or the end of the
  /// text.
  func paragraph(
    _ all: [GraphemeCluster],
    from first: Int
  ) -> (paragraph: TextParagraph, end: Int) {
    let end = all[first...].firstIndex(where: \.isParagraphSeparator) ?? all.count
    let start = first < all.count ? all[first].range.lowerBound : text.units.count
    var paragraph = TextParagraph(text, clusters: Array(all[first..<end]), start: start)
    paragraph.unbreakable = limits.unbreakable
    if paragraph.style.hyphenationFactor > 0 {
      let language = FontCatalog.shared.languages.first ?? "en"
      paragraph.findDivisions(HyphenationPatterns.patterns(of: language))
    }
    if continuesParagraph(all, at: first) {
      paragraph.style.firstLineHeadIndent = paragraph.style.headIndent
    } else if paragraph.style.marker != nil {
      paragraph.addMarker(at: start)
    }
    return (paragraph, end)
  }

  /// How much the first line of the next paragraph needs below one of this style.
  private func heightOfNext(
    to style: ParagraphStyle,
    _ all: [GraphemeCluster],
    from first: Int
  ) -> Double {
    let next = paragraph(all, from: first).paragraph
    let breaks = LineBreaks(next)
    return style.paragraphSpacing + next.style.paragraphSpacingBefore
      + line(of: next, from: 0, breaks).line.height
  }

  /// The line that begins with a cluster of a paragraph, and where the next one begins.
  ///
  /// - Parameter number: that of the line, from 1.
  func line(
    of paragraph: TextParagraph,
    from first: Int,
    _ breaks: LineBreaks,
    number: Int = 1
  ) -> (line: TextLine, end: Int) {
    let indent = indent(of: paragraph.style, first)
    var end = lineEnd(of: paragraph, from: first, breaks)
    // The two last words go to the next line if both fit on it (observed for labels).
    if paragraph.style.avoidsOrphans, limits.maximumLines == 0 || number < limits.maximumLines,
      let pushed = paragraph.wordBeforeOrphan(from: first, to: end, breaks: breaks),
      lineEnd(of: paragraph, from: pushed, breaks) == paragraph.clusters.count
    {
      end = pushed
    }
    let isWrapped = end < paragraph.clusters.count
    return (paragraph.line(first..<end, isWrapped: isWrapped, indent: indent), end)
  }

  /// Where the line that begins with a cluster is full.
  private func lineEnd(
    of paragraph: TextParagraph,
    from first: Int,
    _ breaks: LineBreaks
  ) -> Int {
    let indent = indent(of: paragraph.style, first)
    let mode = limits.lineBreakMode ?? paragraph.style.lineBreakMode
    return paragraph.lineEnd(
      from: first,
      width: availableWidth(paragraph.style, indent: indent),
      indent: indent,
      breaks: breaks,
      byCharacter: mode == .characterWrapping
    )
  }

  private func indent(of style: ParagraphStyle, _ first: Int) -> Double {
    first == 0 ? style.firstLineHeadIndent : style.headIndent
  }

  /// Appends the lines of one paragraph at `y`; returns whether the limits are reached.
  ///
  /// - Parameter next: where the next paragraph begins; nil for the last one.
  private mutating func addLines(
    of paragraph: TextParagraph,
    _ all: [GraphemeCluster],
    next: Int?,
    y: inout Double
  ) -> Bool {
    let style = paragraph.style
    let mode = limits.lineBreakMode ?? style.lineBreakMode
    let breaks = LineBreaks(paragraph)
    let count = paragraph.clusters.count
    var first = 0
    var ahead: (line: TextLine, end: Int)?
    repeat {
      let indent = indent(of: style, first)
      var (line, end) =
        ahead ?? self.line(of: paragraph, from: first, breaks, number: lines.count + 1)
      ahead = nil
      let spacing = (lines.last?.gap ?? 0) + (lines.isEmpty || first == 0 ? 0 : style.lineSpacing)
      if !lines.isEmpty, y + spacing + line.height > limits.height + 1e-6 {
        isTruncated = true
        return true
      }
      y += spacing
      // Lines may differ in height, as a title and the small print below it.
      var isFinal = false
      if end < count {
        let next = self.line(of: paragraph, from: end, breaks, number: lines.count + 2)
        ahead = next
        isFinal = isFinalLine(
          bottom: y + line.height + line.gap,
          next: style.lineSpacing + next.line.height
        )
      } else if let next {
        isFinal = isFinalLine(
          bottom: y + line.height + line.gap,
          next: heightOfNext(to: style, all, from: next)
        )
      }
      if isFinal {
        isTruncated = true
        if let cut = lastLine(of: paragraph, from: first, indent: indent, mode: mode) {
          line = cut
          end = count
        }
      }
      line.origin = CGPoint(x: indent, y: y + line.ascent)
      if first == 0 { line.marker = paragraph.marker }
      y += line.height
      lines.append(line)
      if isFinal { return true }
      first = end
    } while first < count
    return false
  }

  /// All that is left of a paragraph in one line; nil in a mode that ends it between words.
  private func lastLine(
    of paragraph: TextParagraph,
    from first: Int,
    indent: Double,
    mode: ParagraphStyle.LineBreakMode
  ) -> TextLine? {
    if mode == .clipping {
      return paragraph.line(first..<paragraph.clusters.count, isWrapped: false, indent: indent)
    }
    guard mode.isTruncating else { return nil }
    return truncatedLine(
      paragraph,
      from: first,
      width: availableWidth(paragraph.style, indent: indent),
      indent: indent,
      mode: mode
    )
  }

  /// Whether no line can follow one that ends at `bottom`.
  private func isFinalLine(bottom: Double, next: @autoclosure () -> Double) -> Bool {
    if limits.maximumLines > 0, lines.count + 1 >= limits.maximumLines { return true }
    return limits.height.isFinite && bottom + next() > limits.height + 1e-6
  }

  private func availableWidth(_ style: ParagraphStyle, indent: Double) -> Double {
    if style.tailIndent > 0 { return max(0, min(style.tailIndent, limits.width) - indent) }
    return max(0, limits.width + style.tailIndent - indent)
  }

  private func truncatedLine(
    _ paragraph: TextParagraph,
    from first: Int,
    width: Double,
    indent: Double,
    mode: ParagraphStyle.LineBreakMode
  ) -> TextLine {
    let truncation = Truncation(paragraph, from: first, width: width, mode: mode)
    var line = truncation.line(indent: indent)
    line.range =
      (first < paragraph.clusters.count
        ? paragraph.clusters[first].range.lowerBound : text.units.count)..<text.units.count
    // Characters at the beginning of the line are those of the text.
    if mode == .truncatingTail { line.moveCharacters(by: line.range.lowerBound) }
    line.isTruncated = true
    return line
  }

  // MARK: Alignment

  /// Moves each line to its place between the margins.
  private mutating func align(_ styles: [ParagraphStyle]) {
    size.width = lines.map { $0.origin.x + $0.width }.max() ?? 0
    let room = limits.width.isFinite ? limits.width : size.width
    for (index, style) in styles.enumerated() {
      let indent = lines[index].origin.x
      let right =
        style.tailIndent > 0 ? min(style.tailIndent, room) : max(indent, room + style.tailIndent)
      let isRightToLeft = lines[index].isRightToLeft
      switch style.alignment {
      case .left:
        break
      case .natural:
        // The head indent of right-to-left text is on its right.
        if isRightToLeft { lines[index].origin.x = room - indent - lines[index].width }
      case .right:
        lines[index].origin.x = right - lines[index].width
      case .center:
        lines[index].origin.x = indent + (right - indent - lines[index].width) / 2
      case .justified:
        if isLastOfParagraph(index) {
          if isRightToLeft { lines[index].origin.x = room - indent - lines[index].width }
        } else {
          lines[index].justify(to: right - indent)
        }
      }
    }
  }

  private func isLastOfParagraph(_ index: Int) -> Bool {
    let end = lines[index].range.upperBound
    guard end < text.units.count else { return true }
    guard let next = Unicode.Scalar(text.units[end]) else { return false }
    return GraphemeCluster(range: 0..<1, scalars: [next]).isParagraphSeparator
      || lines[index].range.last.map { text.units[$0] == 0x2028 } ?? false
  }
}

extension TextLayout {
  /// From the top to the first line's baseline; the empty layout has none.
  package var firstBaseline: Double? { lines.first.map { Double($0.origin.y) } }

  /// From the top to the last line's baseline.
  package var lastBaseline: Double? { lines.last.map { Double($0.origin.y) } }
}
