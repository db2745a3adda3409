import Foundation

/// Attributes that change how text looks and not where it is.
extension NSTextLayoutManager {
  /// In place of those that the range had.
  public func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any],
    for textRange: NSTextRange
  ) {
    clearRendering(of: textRange.characters)
    rendering.append((textRange.characters, renderingAttributes))
    layoutDidChange()
  }

  public func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key,
    value: Any?,
    for textRange: NSTextRange
  ) {
    guard let value else {
      return removeRenderingAttribute(renderingAttribute, for: textRange)
    }
    clearRendering(of: textRange.characters, renderingAttribute)
    rendering.append((textRange.characters, [renderingAttribute: value]))
    layoutDidChange()
  }

  public func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key,
    for textRange: NSTextRange
  ) {
    clearRendering(of: textRange.characters, renderingAttribute)
    layoutDidChange()
  }

  public func invalidateRenderingAttributes(for textRange: NSTextRange) {
    clearRendering(of: textRange.characters)
    layoutDidChange()
  }

  /// Takes one attribute, or all of them, from a range.
  private func clearRendering(of range: NSRange, _ key: NSAttributedString.Key? = nil) {
    rendering = rendering.flatMap { old, attributes -> [(NSRange, [NSAttributedString.Key: Any])] in
      guard NSIntersectionRange(old, range).length > 0 else { return [(old, attributes)] }
      let before = NSRange(location: old.location, length: max(0, range.location - old.location))
      let after = NSRange(
        location: NSMaxRange(range),
        length: max(0, NSMaxRange(old) - NSMaxRange(range))
      )
      var inside = attributes
      if let key { inside[key] = nil } else { inside = [:] }
      return [
        (before, attributes), (NSIntersectionRange(old, range), inside), (after, attributes),
      ].filter { $0.0.length > 0 && !$0.1.isEmpty }
    }
  }

  /// The text of fragments one after the other, and the range of each in it.
  func shownText(
    of fragments: [NSTextLayoutFragment]
  ) -> (text: NSAttributedString, ranges: [NSRange]) {
    let all = NSMutableAttributedString()
    var ranges: [NSRange] = []
    for fragment in fragments {
      guard let paragraph = fragment.textElement as? NSTextParagraph else {
        ranges.append(NSRange(location: all.length, length: 0))
        continue
      }
      let text = NSMutableAttributedString(attributedString: paragraph.attributedString)
      let start = fragment.rangeInElement.location.textOffset
      for (range, attributes) in rendering {
        let moved = NSRange(location: range.location - start, length: range.length)
        let part = NSIntersectionRange(moved, NSRange(location: 0, length: text.length))
        if part.length > 0 { text.addAttributes(attributes, range: part) }
      }
      fragment.addRoom(to: text)
      ranges.append(NSRange(location: all.length, length: text.length))
      all.append(text)
    }
    return (all, ranges)
  }
}

extension NSTextLayoutFragment {
  /// Makes lines leave the room that a class of the app's own wants around them.
  fileprivate func addRoom(to text: NSMutableAttributedString) {
    guard leadingPadding != 0 || trailingPadding != 0 || topMargin != 0 || bottomMargin != 0,
      text.length > 0
    else { return }
    let old = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let style = NSMutableParagraphStyle()
    if let old { style.setParagraphStyle(old) }
    style.firstLineHeadIndent += leadingPadding
    style.headIndent += leadingPadding
    style.tailIndent -= trailingPadding
    style.paragraphSpacingBefore += topMargin
    style.paragraphSpacing += bottomMargin
    let all = NSRange(location: 0, length: text.length)
    text.addAttribute(.paragraphStyle, value: style, range: all)
  }
}
