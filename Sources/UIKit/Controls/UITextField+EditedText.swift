import Foundation

extension UITextField: EditedText {
  var editedText: String { text ?? "" }
  var acceptsEdits: Bool { isEnabled }

  func allows(_ text: String, in range: NSRange) -> Bool {
    delegate?.textField(
      self,
      shouldChangeCharactersInRanges: [NSValue(range: range)],
      replacementString: text
    ) ?? true
  }

  func didEdit() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func didMoveCaret() {
    editMenu?.close()
    if isEditing { setNeedsLayout() }
    delegate?.textFieldDidChangeSelection(self)
  }

  public func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    styling(attributedText, at: position, forward: direction == .forward)
  }
}

extension UITextField {
  public func attributedText(in range: UITextRange) -> NSAttributedString {
    (attributedText ?? NSAttributedString(string: "")).attributedSubstring(
      from: characters(of: range)
    )
  }
}
