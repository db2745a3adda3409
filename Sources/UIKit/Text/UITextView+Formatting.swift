import Foundation

/// The commands of the edit menu that change how text looks.
extension UITextView {
  /// Whether the menu offers a command; nil for one that is not of the style.
  func offersFormat(_ action: Selector) -> Bool? {
    switch action.name {
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
      allowsEditingTextAttributes && isEditable && selection.length > 0
    default: nil
    }
  }

  /// The selection gets the trait, or loses it where all of it has it (observed).
  func toggle(_ traits: UIFontDescriptor.SymbolicTraits) {
    let base = label.font ?? .systemFont(ofSize: UIFont.systemFontSize)
    func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont {
      attributes[.font] as? UIFont ?? base
    }
    let isOn = stylesOfSelection.allSatisfy {
      font($0).fontDescriptor.symbolicTraits.contains(traits)
    }
    restyle { attributes in
      let old = font(attributes)
      var next = old.fontDescriptor.symbolicTraits
      if isOn { next.remove(traits) } else { next.insert(traits) }
      guard let descriptor = old.fontDescriptor.withSymbolicTraits(next) else { return }
      attributes[.font] = UIFont(descriptor: descriptor, size: old.pointSize)
    }
  }

  func toggleUnderlining() {
    let isOn = stylesOfSelection.allSatisfy {
      // Zero is no line (documented).
      $0[.underlineStyle].map { ($0 as? NSNumber)?.intValue ?? ($0 as? Int) ?? 1 } ?? 0 != 0
    }
    restyle { $0[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue }
  }

  /// Of each run of what is selected; of the next characters where nothing is.
  private var stylesOfSelection: [[NSAttributedString.Key: Any]] {
    guard selection.length > 0 else { return [typingAttributes] }
    var styles: [[NSAttributedString.Key: Any]] = []
    attributedText.enumerateAttributes(in: selection, options: []) { attributes, _, _ in
      styles.append(attributes)
    }
    return styles
  }

  /// As an edit of the user's, which undo takes back; the selection stays (observed).
  ///
  /// - Parameter other: what is changed in place of the selection.
  func restyle(
    _ other: NSRange? = nil,
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    let range = other ?? selection
    if selection.length == 0 {
      var attributes = typingAttributes
      change(&attributes)
      typingAttributes = attributes
    }
    guard range.length > 0 else { return }
    let old = attributedText.attributedSubstring(from: range)
    let new = NSMutableAttributedString(attributedString: old)
    let whole = NSRange(location: 0, length: old.length)
    old.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var attributes = attributes
      change(&attributes)
      new.setAttributes(attributes, range: range)
    }
    exchange(range, selecting: selection, for: new, takingBack: old)
  }

  private func exchange(
    _ range: NSRange,
    selecting selected: NSRange,
    for new: NSAttributedString,
    takingBack old: NSAttributedString
  ) {
    undoManager?.registerUndo(withTarget: self) {
      $0.exchange(range, selecting: selected, for: old, takingBack: new)
    }
    textStorage.replaceCharacters(in: range, with: new)
    moveCaret(to: selected)
    didEdit()
  }
}
