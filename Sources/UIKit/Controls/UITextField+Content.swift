import Foundation

/// The text, the placeholder and their looks, as the labels show them.
extension UITextField {
  /// An assignment moves the caret to the end (observed).
  func textWasSet() {
    marked = nil
    update()
    moveCaret(to: NSRange(location: content?.length ?? 0, length: 0))
  }

  /// New characters look like those before them, or as `typingAttributes` says.
  func setCharacters(in range: NSRange, to text: String) {
    let old = content ?? NSAttributedString(string: "")
    if hasAttributes || typingAttributes != nil {
      let new = NSMutableAttributedString(attributedString: old)
      let place = UITextPosition(offset: range.location)
      let attributes = typingAttributes ?? styling(old, at: place, forward: false)
      new.replaceCharacters(
        in: range,
        with: NSAttributedString(string: text, attributes: attributes)
      )
      content = new
      hasAttributes = true
    } else {
      let new = (old.string as NSString).replacingCharacters(in: range, with: text)
      content = NSAttributedString(string: new)
    }
    update()
  }

  /// Keeps what code sets of the placeholder's label, for this placeholder and those after it.
  func dressPlaceholder(_ key: NSAttributedString.Key, _ value: Any) {
    guard !isUpdating else { return }
    placeholderDress[key] = value
    guard let old = attributedPlaceholder else { return }
    let new = NSMutableAttributedString(attributedString: old)
    new.addAttribute(key, value: value, range: NSRange(location: 0, length: old.length))
    attributedPlaceholder = new
  }

  /// Takes the font in the size of the user's choice.
  func adjustFont() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adjusted = font.adjusted(to: traitCollection)
    if adjusted !== font { self.font = adjusted }
  }

  /// Shows the text and the placeholder in their labels.
  func update() {
    isUpdating = true
    defer { isUpdating = false }
    if hasAttributes {
      label.attributedText = content
    } else if isSecureTextEntry {
      label.text = content.map { String(repeating: "\u{2022}", count: $0.string.count) }
    } else {
      label.text = content?.string
    }
    if !hasAttributes {
      label.font = font
      label.textColor = textColor
    }
    label.textAlignment = textAlignment
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    if let size = font?.pointSize, size > 0 { label.minimumScaleFactor = minimumFontSize / size }
    placeholderLabel.font = font
    placeholderLabel.attributedText = attributedPlaceholder
    placeholderLabel.textAlignment = textAlignment
    placeholderLabel.isHidden = hasText
    for label in [placeholderLabel, label] { label.keepPlace(of: textAlignment) }
    updateBorder()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
