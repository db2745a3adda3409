import Foundation

extension UITextField {
  /// The return key asks the delegate; an action for the end on exit ends the editing (documented).
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let endsOnExit = allTargets.contains { target in
      actions(forTarget: target, forControlEvent: .editingDidEndOnExit)?.isEmpty == false
    }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsOnExit { resignFirstResponder() }
  }

  // MARK: Places in the text

  /// The line as the label draws it.
  var measuring: (manager: NSLayoutManager, container: NSTextContainer, origin: CGPoint) {
    layoutIfNeeded()
    if measured.layoutManagers.isEmpty {
      let manager = NSLayoutManager()
      let container = NSTextContainer()
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      measured.addLayoutManager(manager)
    }
    let text = NSMutableAttributedString(
      attributedString: label.attributedText ?? NSAttributedString(string: "")
    )
    text.removeAttribute(.paragraphStyle, range: NSRange(location: 0, length: text.length))
    measured.setAttributedString(text)
    let manager = measured.layoutManagers[0]
    let container = manager.textContainers[0]
    let size = manager.usedRect(for: container).size
    let room = max(0, label.frame.width - size.width)
    let height = text.length == 0 ? emptyLineHeight : size.height
    let origin = CGPoint(
      x: label.frame.minX + leftMargin(in: room) - scrolled,
      y: label.frame.midY - height / 2
    )
    return (manager, container, origin)
  }

  var emptyLineHeight: CGFloat { (font ?? .systemFont(ofSize: UIFont.labelFontSize)).lineHeight }

  /// What the alignment leaves at the left of a text, of the room beside it.
  private func leftMargin(in room: CGFloat) -> CGFloat {
    switch textAlignment {
    case .center: room / 2
    case .right: room
    case .natural where isRightToLeft: room
    default: 0
    }
  }

  /// Behind the characters before the caret; at the edge of a text that is too long.
  var caretPlace: CGRect {
    CGRect(
      x: min(edge(before: selection.location), label.frame.maxX - TextCaret.width),
      y: label.frame.midY - emptyLineHeight / 2,
      width: TextCaret.width,
      height: emptyLineHeight
    )
  }

  /// The box of the selected characters, as far as they show; none for a caret.
  var selectedBoxes: [CGRect] {
    guard selection.length > 0 else { return [] }
    func shown(_ offset: Int) -> CGFloat {
      min(max(edge(before: offset), label.frame.minX), label.frame.maxX)
    }
    let start = shown(selection.location)
    let end = shown(selection.location + selection.length)
    return [
      CGRect(
        x: start,
        y: label.frame.midY - emptyLineHeight / 2,
        width: max(0, end - start),
        height: emptyLineHeight
      )
    ]
  }

  /// Where the character of an offset begins.
  private func edge(before offset: Int) -> CGFloat {
    let room = max(0, label.frame.width - width(before: .max))
    return label.frame.minX + leftMargin(in: room) + width(before: offset) - scrolled
  }

  /// Of the characters before an offset, or of all.
  private func width(before offset: Int) -> CGFloat {
    let text = label.attributedText ?? NSAttributedString(string: "")
    let range = NSRange(location: 0, length: min(offset, text.length))
    return text.attributedSubstring(from: range).size().width
  }

  // MARK: Scrolling

  /// How far the text is scrolled to the left, in points.
  private var scrolled: CGFloat { label.scrolled?.distance ?? 0 }

  /// While a text that is too long is edited, the part with the caret shows, without an ellipsis
  /// (observed); it moves no further than the caret needs.
  func scrollToCaret() {
    let width = width(before: .max) + TextCaret.width
    guard isEditing, !adjustsFontSizeToFitWidth, width > label.frame.width else {
      if label.scrolled != nil { label.scrolled = nil }
      return
    }
    let caret = self.width(before: selection.location + selection.length)
    let room = label.frame.width - TextCaret.width
    let distance = max(min(scrolled, caret), caret - room)
    label.scrolled = FieldLabel.Scrolled(
      distance: min(max(0, distance), width - label.frame.width),
      width: width
    )
  }
}
