import Foundation

/// What a label shows: plain text, or text with attributes of its own.
extension UILabel {
  /// Plain text stays a string: Foundation for Linux never frees the runs of an attributed one.
  enum Content {
    case plain(String)
    case attributed(NSAttributedString)

    /// Attributed texts are not compared: Foundation cannot compare values that are only Swift's.
    func isSame(as other: Content) -> Bool {
      switch (self, other) {
      case (.plain(let a), .plain(let b)): a == b
      case (.attributed(let a), .attributed(let b)): a === b
      default: false
      }
    }

    var string: String {
      switch self {
      case .plain(let string): string
      case .attributed(let text): text.string
      }
    }

    var isEmpty: Bool {
      switch self {
      case .plain(let string): string.isEmpty
      case .attributed(let text): text.length == 0
      }
    }

    /// The attributed text, if it has its own attributes.
    var attributed: NSAttributedString? {
      guard case .attributed(let text) = self, text.length > 0 else { return nil }
      return text
    }
  }

  /// Whether attributes were set, and not only the label's own are shown.
  var hasOwnAttributes: Bool { content.attributed != nil }

  func setContent(_ new: Content, hasText: Bool) {
    guard !new.isSame(as: content) || hasText != self.hasText else { return }
    content = new
    self.hasText = hasText
    textDidChange()
    if content.attributed != nil { adjustFonts() }
  }

  /// The text as it was set; archives keep plain text plain.
  struct ArchivedText {
    fileprivate let content: Content
    fileprivate let hasText: Bool
  }

  var archivedText: ArchivedText {
    get { ArchivedText(content: content, hasText: hasText) }
    set { setContent(newValue.content, hasText: newValue.hasText) }
  }

  /// The text of an interface file.
  ///
  /// A subclass's `text` and `attributedText` do not see it set: their setters often need
  /// what its initializer makes only later (inferred: such labels work in storyboards).
  var interfaceText: String? {
    get { hasText ? content.string : nil }
    set { setContent(.plain(newValue ?? ""), hasText: newValue != nil) }
  }

  func setInterfaceText(_ text: NSAttributedString) { setContent(.attributed(text), hasText: true) }

  var plainWithAttributes: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return NSAttributedString(
      string: content.string,
      attributes: [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
    )
  }

  /// Also changes attributed text, where that has attributes of its own.
  func applyToAll(_ key: NSAttributedString.Key, with value: Any) {
    if let text = content.attributed {
      let changed = NSMutableAttributedString(attributedString: text)
      changed.addAttributes([key: value], range: NSRange(location: 0, length: changed.length))
      content = .attributed(changed)
    }
    textDidChange()
  }

  /// The same for the paragraph styles, of which each keeps the rest.
  func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    if let text = content.attributed {
      let changed = NSMutableAttributedString(attributedString: text)
      let whole = NSRange(location: 0, length: changed.length)
      text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
        let style = NSMutableParagraphStyle()
        if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
        change(style)
        changed.addAttribute(.paragraphStyle, value: style, range: range)
      }
      content = .attributed(changed)
    }
    textDidChange()
  }
}
