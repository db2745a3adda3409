import Typography

/// The lines of a label: their size and place.
extension UILabel {
  /// The size of the text's rectangle in bounds without end, rounded up to whole pixels: subclasses
  /// that pad their text override `textRect` alone (observed).
  ///
  /// A single line is as wide as its text, whatever the limit.
  func size(forWidth width: CGFloat) -> CGSize {
    guard hasText, !content.isEmpty else { return .zero }
    let limit = numberOfLines == 1 ? Self.endless : min(width, Self.endless)
    let size = textRect(
      forBounds: CGRect(x: 0, y: 0, width: limit, height: Self.endless),
      limitedToNumberOfLines: numberOfLines
    ).size
    return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// A length that limits no text: finite, because overrides of `textRect` compute with it.
  private static let endless: CGFloat = 10_000_000

  /// Whether `length` is endless, less what an override takes off.
  static func isEndless(_ length: CGFloat) -> Bool { length >= endless / 2 }

  func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
    let width = Self.isEndless(bounds.width) ? .infinity : bounds.width
    let size = layout(width: width, height: .infinity, mode: measuringMode, lines: lines).size
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    )
  }

  /// Measured text is not cut by its mode, only by the number of lines.
  private var measuringMode: ParagraphStyle.LineBreakMode {
    drawingMode == .characterWrapping ? .characterWrapping : .wordWrapping
  }

  var drawingMode: ParagraphStyle.LineBreakMode {
    guard
      let style = content.attributed?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle
    else { return lineBreakMode.value }
    return style.lineBreakMode.value
  }

  /// The limit without a `minimumScaleFactor`: the documentation says that such a label does not
  /// scale its text, but it does (observed by many: `adjustsFontSizeToFitWidth` alone is enough).
  private static let smallestScaleFactor: CGFloat = 0.05

  /// The layout for `size`, shrunk if requested, and its distance from the top.
  func placedLayout(in size: CGSize) -> (layout: TextLayout, top: CGFloat) {
    let text = styledText
    let natural = layout(width: size.width, height: size.height, mode: drawingMode)
    // A line that is higher than the label is centred too, and cut at both ends (inferred from
    // labels of public storyboards that would lose half their letters).
    let top = (size.height - natural.size.height) / 2
    guard natural.isTruncated else { return (natural, top) }
    if !adjustsFontSizeToFitWidth || allowsDefaultTighteningForTruncation,
      let tightened = tightened(in: size)
    {
      return (tightened, top)
    }
    guard adjustsFontSizeToFitWidth else { return (natural, top) }
    let smallest = max(minimumScaleFactor, Self.smallestScaleFactor)
    let full = TypographyCache.layout(text, limits: .init()).size.width
    // Where lines are not counted, the height alone decides.
    let lines = numberOfLines == 0 ? CGFloat.infinity : CGFloat(numberOfLines)
    var factor = min(1, max(smallest, size.width * lines / max(full, 1)))
    var shrunk = natural
    while true {
      shrunk = TypographyCache.layout(
        text.scaled(by: factor),
        limits: limits(width: size.width, height: size.height, mode: drawingMode)
      )
      guard shrunk.isTruncated, factor > smallest else { break }
      factor = max(smallest, factor * 0.98)
    }
    // The adjustment is that of a single line (documented).
    switch numberOfLines == 1 ? baselineAdjustment : .alignCenters {
    case .alignBaselines:
      let baseline = top + (natural.firstBaseline ?? 0)
      return (shrunk, baseline - (shrunk.firstBaseline ?? 0))
    case .alignCenters: return (shrunk, (size.height - shrunk.size.height) / 2)
    case .none: return (shrunk, top)
    }
  }

  private static let tightening: CGFloat = 0.05

  /// One line that barely does not fit, drawn with less spacing.
  ///
  /// Substitutes may be a little wider than Apple's fonts, and labels of storyboards often have the
  /// width of Apple's. A line that is a tenth too long is truncated (measured on iOS 18).
  private func tightened(in size: CGSize) -> TextLayout? {
    var room = allowsDefaultTighteningForTruncation ? UILabel.tightening : 0
    if case .plain = content { room += font.excessWidth }
    guard numberOfLines == 1, room > 0 else { return nil }
    let layout = closer(
      room: room,
      limits(width: size.width, height: size.height, mode: drawingMode)
    )
    return layout?.isTruncated == false ? layout : nil
  }

  /// The text with less spacing, if without it it is longer than one line by no more than a part.
  private func closer(room: CGFloat, _ limits: TextLayout.Limits) -> TextLayout? {
    let (text, count) = (styledText, content.string.count)
    guard count > 1 else { return nil }
    let full = TypographyCache.layout(text, limits: .init()).size.width
    guard full > limits.width, full <= limits.width * (1 + room) else { return nil }
    let excess = (full - limits.width) / CGFloat(count - 1) + 0.01
    let close = text.mapStyles { style in
      var style = style
      style.tracking -= excess
      return style
    }
    return TypographyCache.layout(close, limits: limits)
  }

  func layout(
    width: CGFloat,
    height: CGFloat,
    mode: ParagraphStyle.LineBreakMode,
    lines: Int? = nil
  ) -> TextLayout {
    let limits = limits(width: width, height: height, mode: mode, lines: lines)
    let layout = TypographyCache.layout(styledText, limits: limits)
    // A word in two parts, where Apple's glyphs have room for it: titles of buttons that a
    // storyboard made as wide as them.
    guard layout.lines.count > 1, case .plain(let word) = content, font.excessWidth > 0,
      word.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic && $0.value < 0x2E80 }),
      let closer = closer(room: font.excessWidth, limits), closer.lines.count == 1
    else { return layout }
    return closer
  }

  private func limits(
    width: CGFloat,
    height: CGFloat,
    mode: ParagraphStyle.LineBreakMode,
    lines: Int? = nil
  ) -> TextLayout.Limits {
    TextLayout.Limits(
      width: width,
      height: height,
      maximumLines: lines ?? numberOfLines,
      lineBreakMode: mode
    )
  }

  private func withLinks(_ text: NSAttributedString, _ style: TextStyle) -> StyledText {
    var text = detectedLinks.adding(to: text).showingLinks(linkAttributes)
    if showsLists { text = text.showingLists() }
    return StyledText(text, defaults: style)
  }

  private var styledText: StyledText {
    var style = TextStyle(font: font.font)
    style.paragraph.alignment = textAlignment.value
    style.paragraph.lineBreakMode = lineBreakMode.value
    lineBreakStrategy.apply(to: &style.paragraph)
    if let shadowColor {
      style.shadow = TextStyle.Shadow(
        offset: shadowOffset,
        blur: 0,
        color: shadowColor.cgColor.color
      )
    }
    let text =
      switch content {
      case .plain(let string) where detectedLinks.types.isEmpty: StyledText(string, style: style)
      case .plain(let string): withLinks(NSAttributedString(string: string), style)
      case .attributed(let text): withLinks(text, style)
      }
    return text.mapStyles { style in
      var style = style
      if isHighlighted, highlightedTextColor != nil { style.color = nil }
      // Natural text is at the interface's leading edge, whatever its script (observed).
      if style.paragraph.alignment == .natural {
        style.paragraph.alignment = isRightToLeft ? .right : .left
      }
      return style
    }
  }
}
