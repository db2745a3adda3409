import CoreGraphics
import Foundation
import Typography

/// Layouts that a delegate has decided about.
struct DecidedLayouts {
  struct Entry {
    var text: StyledText
    var limits: TextLayout.Limits
    var layout: TextLayout
  }

  var entries: [ObjectIdentifier: Entry] = [:]
  /// While the delegate is asked or notified: what it asks itself is answered without it.
  var isAsking = false
  /// Set by the delegate for the characters it is asked about; nil before it sets any.
  var chosenGlyphs: [Int: ChosenGlyph]?
}

/// Text that flows from container to container.
extension NSLayoutManager {
  /// Whether the text goes on in another container.
  var hasColumns: Bool { textContainers.count > 1 }

  /// Where the text of a container begins; the text's length where nothing is left for it.
  func start(of container: NSTextContainer) -> Int {
    guard let index = textContainers.firstIndex(where: { $0 === container }), index > 0 else {
      return 0
    }
    let before = textContainers[index - 1]
    return layout(in: before)?.end ?? textStorage?.length ?? 0
  }

  /// The container that shows a glyph; the last one for what has no room.
  func container(ofGlyph index: Int) -> NSTextContainer? {
    guard hasColumns else { return textContainers.first }
    return textContainers.first { index < layout(in: $0)?.end ?? 0 } ?? textContainers.last
  }

  /// The lines of a container; nil without text for it.
  ///
  /// - Parameter change: what differs in the looks, and not in the places of the lines.
  func layout(
    in container: NSTextContainer?,
    changing change: ((inout TextStyle) -> Void)? = nil
  ) -> TextLayout? {
    guard var text = textStorage?.text.showingLinks(linkAttributes), let container else {
      return nil
    }
    if showsLists { text = text.showingLists() }
    var limits = limits(of: container)
    limits.start = start(of: container)
    guard limits.start == 0 || limits.start < text.length else { return nil }
    let alignment = naturalAlignment.value
    let changesAlignment = naturalAlignment != .natural
    var styled = StyledText(text, defaults: TextStyle(font: SystemFont().font(size: 12)))
    let hyphenation = standardHyphenation
    if change != nil || changesAlignment || hyphenation > 0 {
      styled = styled.mapStyles { style in
        var style = style
        change?(&style)
        if changesAlignment, style.paragraph.alignment == .natural {
          style.paragraph.alignment = alignment
        }
        if style.paragraph.hyphenationFactor == 0 {
          style.paragraph.hyphenationFactor = hyphenation
        }
        return style
      }
    }
    guard let delegate, !decidedLayouts.isAsking else {
      return TypographyCache.layout(styled, limits: limits)
    }
    return decided(styled, limits, in: container, by: delegate, isChanged: change != nil)
  }

  private func limits(of container: NSTextContainer) -> TextLayout.Limits {
    let padding = container.lineFragmentPadding
    var limits = TextLayout.Limits()
    let room = container.laidOut
    if room.width > 0 { limits.width = max(1, room.width - 2 * padding) }
    if room.height > 0 { limits.height = room.height }
    limits.maximumLines = container.maximumNumberOfLines
    limits.exclusions = container.exclusions
    if container.lineBreakMode != .byWordWrapping {
      limits.lineBreakMode = container.lineBreakMode.value
    }
    return limits
  }

  // MARK: The delegate's decisions

  func forgetLayout() {
    guard let delegate else { return }
    decidedLayouts.entries = [:]
    guard !decidedLayouts.isAsking else { return }
    decidedLayouts.isAsking = true
    delegate.layoutManagerDidInvalidateLayout(self)
    decidedLayouts.isAsking = false
  }

  private func decided(
    _ text: StyledText,
    _ limits: TextLayout.Limits,
    in container: NSTextContainer,
    by delegate: any NSLayoutManagerDelegate,
    isChanged: Bool
  ) -> TextLayout {
    let key = ObjectIdentifier(container)
    if let known = decidedLayouts.entries[key], known.limits == limits, known.text == text {
      return known.layout
    }
    decidedLayouts.isAsking = true
    defer { decidedLayouts.isAsking = false }
    let shown = choosingGlyphs(text, in: container, by: delegate)
    let layout = placed(broken(shown, limits, by: delegate), in: container, by: delegate)
    // What only looks differently is drawn once.
    guard !isChanged else { return layout }
    decidedLayouts.entries[key] = DecidedLayouts.Entry(text: text, limits: limits, layout: layout)
    let isAtEnd = layout.end >= textStorage?.length ?? 0
    // Nil asks for one more container (documented).
    let isShort = !isAtEnd && container === textContainers.last
    delegate.layoutManager(
      self,
      didCompleteLayoutFor: isShort ? nil : container,
      atEnd: isAtEnd
    )
    return layout
  }

  /// Lines that end only where the delegate allows it.
  private func broken(
    _ text: StyledText,
    _ limits: TextLayout.Limits,
    by delegate: any NSLayoutManagerDelegate
  ) -> TextLayout {
    var limits = limits
    var allowed: Set<Int> = []
    while true {
      let layout = TypographyCache.layout(text, limits: limits)
      let ends = layout.lines.indices.dropLast().filter { !layout.endsParagraph($0) }
        .map { layout.lines[$0].range.upperBound }
      let next = ends.first { end in
        guard !allowed.contains(end), !limits.unbreakable.contains(end) else { return false }
        allowed.insert(end)
        return !delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: end)
      }
      guard let next else { return layout }
      limits.unbreakable.insert(next)
    }
  }

  private func placed(
    _ layout: TextLayout,
    in container: NSTextContainer,
    by delegate: any NSLayoutManagerDelegate
  ) -> TextLayout {
    layout.changingLines { index, line in
      let style = layout.paragraphStyle(ofLine: index)
      let first = line.range.lowerBound
      let last = max(first, line.range.upperBound - 1)
      if index > 0, layout.beginsParagraph(index) {
        let before = delegate.layoutManager(
          self,
          paragraphSpacingBeforeGlyphAt: first,
          withProposedLineFragmentRect: fragment(line, in: container).whole
        )
        line.origin.y += before - style.paragraphSpacingBefore
      }
      let rect = fragment(line, in: container).whole
      var space =
        delegate.layoutManager(
          self,
          lineSpacingAfterGlyphAt: last,
          withProposedLineFragmentRect: rect
        ) - style.lineSpacing
      if layout.endsParagraph(index) {
        space +=
          delegate.layoutManager(
            self,
            paragraphSpacingAfterGlyphAt: last,
            withProposedLineFragmentRect: rect
          ) - style.paragraphSpacing
      }
      setRect(of: &line, in: container, by: delegate)
      return space
    }
  }

  private func setRect(
    of line: inout TextLine,
    in container: NSTextContainer,
    by delegate: any NSLayoutManagerDelegate
  ) {
    var (whole, used) = fragment(line, in: container)
    var baseline = CGFloat(line.ascent)
    let left = used.minX
    let isChanged = delegate.layoutManager(
      self,
      shouldSetLineFragmentRect: &whole,
      lineFragmentUsedRect: &used,
      baselineOffset: &baseline,
      in: container,
      forGlyphRange: NSRange(line.range)
    )
    guard isChanged else { return }
    line.ascent = baseline
    line.descent = whole.height - baseline
    line.leading = 0
    line.origin = CGPoint(x: line.origin.x + used.minX - left, y: whole.minY + baseline)
  }
}
