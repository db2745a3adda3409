import Foundation

/// The panel that formats what is selected, from the edit menu.
extension UITextView {
  /// Texts whose attributes may be edited have it while they have a configuration (documented).
  var offersFormattingPanel: Bool {
    allowsEditingTextAttributes && isEditable && textFormattingConfiguration != nil
  }

  func openFormattingPanel() {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) { responder = current.next }
    guard let host = responder as? UIViewController, let textFormattingConfiguration else { return }
    let panel = UITextFormattingViewController(configuration: textFormattingConfiguration)
    let formatter = TextFormatter(of: self)
    panel.formatter = formatter
    panel.delegate = formatter
    panel.formattingDescriptor = descriptorOfSelection
    panel.onAppearance = { [weak self, weak panel] appearance in
      guard let self, let panel else { return }
      switch appearance {
      case .willBegin: delegate?.textView(self, willBeginFormattingWith: panel)
      case .didBegin: delegate?.textView(self, didBeginFormattingWith: panel)
      case .willEnd: delegate?.textView(self, willEndFormattingWith: panel)
      case .didEnd: delegate?.textView(self, didEndFormattingWith: panel)
      }
    }
    host.present(panel, animated: true)
  }

  fileprivate var descriptorOfSelection: UITextFormattingViewController.FormattingDescriptor {
    selection.length > 0
      ? .init(string: attributedText, range: selection) : .init(attributes: typingAttributes)
  }

  fileprivate func apply(
    _ change: UITextFormattingViewController.ChangeValue,
    styles: [UITextFormattingViewController.FormattingStyle]
  ) {
    switch change {
    case .bold: toggle(.traitBold)
    case .italic: toggle(.traitItalic)
    case .underline(let isOn):
      restyle { $0[.underlineStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil }
    case .strikethrough(let isOn):
      restyle { $0[.strikethroughStyle] = isOn ? NSUnderlineStyle.single.rawValue : nil }
    case .font(let font):
      restyleFont { UIFont(descriptor: font.fontDescriptor, size: $0.pointSize) }
    case .fontSize(let size): restyleFont { $0.withSize(CGFloat(size)) }
    case .increaseFontSize: restyleFont { $0.withSize($0.pointSize + 1) }
    case .decreaseFontSize: restyleFont { $0.withSize(max(1, $0.pointSize - 1)) }
    case .textColor(let color): restyle { $0[.foregroundColor] = color }
    case .textAlignment(let alignment):
      let value = UITextFormattingViewController.TextAlignment.values.first { $0.0 == alignment }
      restyleParagraph { $0.alignment = value?.1 ?? .natural }
    case .textList(let list):
      let format = UITextFormattingViewController.TextList.formats.first { $0.0 == list }?.1
      let made = format.map { NSTextList(markerFormat: $0) }
      restyleParagraph { $0.textLists = made.map { [$0] } ?? [] }
    case .increaseIndentation: indent(by: Self.indentation)
    case .decreaseIndentation: indent(by: -Self.indentation)
    case .lineHeightPointSize(let height):
      restyleParagraph { $0.minimumLineHeight = CGFloat(height) }
    case .highlight(let highlight):
      let scheme = UITextFormattingViewController.Highlight.schemes.first { $0.0 == highlight }?.1
      restyle {
        $0[.textHighlightStyle] =
          highlight == nil ? nil : NSAttributedString.TextHighlightStyle.default
        $0[.textHighlightColorScheme] = scheme
      }
    case .formattingStyle(let key):
      guard let style = styles.first(where: { $0.styleKey == key }) else { return }
      let own = style.attributes.uiKitAttributes
      restyle { $0.merge(own) { $1 } }
    case .undefined: break
    }
  }

  /// In points (inferred).
  private static let indentation: CGFloat = 36

  private func indent(by width: CGFloat) {
    restyleParagraph {
      $0.headIndent = max(0, $0.headIndent + width)
      $0.firstLineHeadIndent = max(0, $0.firstLineHeadIndent + width)
    }
  }

  private func restyleFont(_ change: (UIFont) -> UIFont) {
    let base = font ?? .systemFont(ofSize: UIFont.systemFontSize)
    restyle { $0[.font] = change($0[.font] as? UIFont ?? base) }
  }

  /// Of all paragraphs that the selection touches.
  private func restyleParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
    let paragraphs = (text as NSString? ?? "").paragraphRange(for: selection)
    restyle(paragraphs) { attributes in
      let old = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
      guard let style = old.mutableCopy() as? NSMutableParagraphStyle else { return }
      change(style)
      attributes[.paragraphStyle] = style
    }
  }
}

/// Formats the selection of a text view as its panel says.
private final class TextFormatter: UITextFormattingViewController.Delegate {
  private weak var text: UITextView?

  init(of text: UITextView) { self.text = text }

  func textFormattingViewController(
    _ viewController: UITextFormattingViewController,
    didChangeValue changeValue: UITextFormattingViewController.ChangeValue
  ) {
    guard let text else { return }
    text.apply(changeValue, styles: viewController.configuration.formattingStyles ?? [])
    viewController.formattingDescriptor = text.descriptorOfSelection
    if case .formattingStyle(let key) = changeValue {
      viewController.formattingDescriptor?.formattingStyleKey = key
    }
  }
}
