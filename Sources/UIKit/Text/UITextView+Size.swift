import QuartzCore

/// The size of the text, and how far it is scrolled for the caret.
extension UITextView {
  /// The text, its container or its insets have changed: the size is measured again.
  func textDidChange() {
    isMeasured = false
    itemsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func adopt(_ size: CGSize) {
    isMeasured = true
    let size = CGSize(width: bounds.width, height: label.roundedUp(size.height))
    // Subclasses hear of it.
    if contentSize != size { contentSize = size }
  }

  /// The text's size with its container's insets, in a given `width`.
  func contentSize(forWidth width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let sides = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
    let limit = CGSize(width: max(1, width - sides), height: .greatestFiniteMagnitude)
    loadAttachmentViews(forLinesOf: limit.width)
    if textLayoutManagerIsMade, ownTextLayoutManager.showsOwnFragments {
      refreshTextContent()
      let height = label.roundedUp(ownTextLayoutManager.usageBoundsForTextContainer.height)
      return CGSize(width: width, height: height + insets.top + insets.bottom)
    }
    var size =
      hasOwnLines ? sizeOfOwnLines(forWidth: limit.width) : label.sizeThatFits(limit)
    size.height = max(size.height, label.font.lineHeight)
    return CGSize(width: size.width + sides, height: size.height + insets.top + insets.bottom)
  }

  /// The line of the caret shows with the container's insets above and below it (inferred).
  func scrollToCaret() {
    guard followsCaret else { return }
    followsCaret = false
    guard isScrollEnabled, isFirstResponder else { return }
    var line = caret(at: UITextPosition(offset: selection.location))
    line.origin.y -= textContainerInset.top
    line.size.height += textContainerInset.top + textContainerInset.bottom
    let shown = bounds.inset(by: adjustedContentInset)
    let overflow = max(0, line.maxY - shown.maxY)
    let way = min(line.minY - shown.minY, overflow)
    moveItself(to: CGPoint(x: contentOffset.x, y: contentOffset.y + way))
  }

  /// Scrolls in the next layout as far as the caret needs.
  func showCaret() {
    followsCaret = true
    setNeedsLayout()
  }
}
