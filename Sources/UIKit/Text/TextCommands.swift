import Foundation

/// The commands of the edit menu, as a text carries them out.
extension EditedText {
  /// Whether the menu offers a command; nil for one that is not of the pasteboard or of selecting.
  ///
  /// A secret text is neither copied nor cut (documented).
  func offers(_ action: Selector) -> Bool? {
    let isSecret = isSecureTextEntry == true
    let length = editedText.utf16.count
    switch action.name {
    case "copy:": return selection.length > 0 && !isSecret
    case "cut:": return selection.length > 0 && !isSecret && acceptsEdits
    case "delete:": return selection.length > 0 && acceptsEdits
    case "paste:": return acceptsEdits && UIPasteboard.general.hasStrings
    case "select:": return selection.length == 0 && length > 0
    case "selectAll:": return selection.length < length
    default: return nil
    }
  }

  func copySelection() {
    guard selection.length > 0, isSecureTextEntry != true else { return }
    UIPasteboard.general.string = (editedText as NSString).substring(with: selection)
  }

  func cutSelection() {
    guard isSecureTextEntry != true else { return }
    copySelection()
    deleteSelection()
  }

  func deleteSelection() {
    guard selection.length > 0, acceptsEdits, allows("", in: selection) else { return }
    insert("")
  }

  func pasteText() {
    guard acceptsEdits, let text = UIPasteboard.general.string, allows(text, in: selection) else {
      return
    }
    insert(text)
  }

  /// The word at the caret or, between words, the one before it.
  func selectWord(at position: UITextPosition) {
    let forward = tokenizer.rangeEnclosingPosition(
      position,
      with: .word,
      inDirection: .storage(.forward)
    )
    let word =
      forward
      ?? tokenizer.rangeEnclosingPosition(
        position,
        with: .word,
        inDirection: .storage(.backward)
      )
    if let word { moveCaret(to: characters(of: word)) }
  }
}
