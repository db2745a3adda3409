import Foundation

extension UITextView: EditedText {
  var editedText: String { text ?? "" }

  func allows(_ text: String, in range: NSRange) -> Bool {
    delegate?.textView(
      self,
      shouldChangeTextInRanges: [NSValue(range: range)],
      replacementText: text
    ) ?? true
  }

  func didEdit() {
    showCaret()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// The text with its container's corner.
  var measuring: (manager: NSLayoutManager, container: NSTextContainer, origin: CGPoint) {
    let corner = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    return (measuringManager, textContainer, corner)
  }

  var emptyLineHeight: CGFloat { label.font.lineHeight }

  func didMoveCaret() {
    ownTypingAttributes = nil
    editMenu?.close()
    if isFirstResponder { setNeedsLayout() }
    delegate?.textViewDidChangeSelection(self)
  }

  var acceptsEdits: Bool { isEditable }

  public func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    styling(attributedText, at: position, forward: direction == .forward)
  }
}

/// Attributed pieces of the text.
extension UITextView {
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    attributedText.attributedSubstring(from: characters(of: range))
  }

  public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    textStorage.replaceCharacters(in: characters(of: range), with: attributedText)
  }

  public func insertAttributedText(_ string: NSAttributedString) {
    textStorage.replaceCharacters(in: selectedRange, with: string)
    selectedRange = NSRange(location: selectedRange.location + string.length, length: 0)
    didEdit()
  }
}
