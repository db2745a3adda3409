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
      x: label.frame.minX + leftMargin(in: room),
      y: label.frame.midY - height / 2
    )
    return (manager, container, origin)
  }

  var emptyLineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }

  /// What the alignment leaves at the left of a text, of the room beside it.
  private func leftMargin(in room: CGFloat) -> CGFloat {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch textAlignment {
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
    let start = min(edge(before: selection.location), label.frame.maxX)
    let end = min(edge(before: selection.location + selection.length), label.frame.maxX)
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
    let text = label.attributedText ?? NSAttributedString(string: "")
    let count = min(offset, text.length)
    let before = text.attributedSubstring(from: NSRange(location: 0, length: count))
    let room = max(0, label.frame.width - text.size().width)
    return label.frame.minX + leftMargin(in: room) + before.size().width
  }
}

/// A label whose field or text view may draw its text.
final class FieldLabel: UILabel {
  var drawsText: ((CGRect) -> Void)?

  override func drawText(in rect: CGRect) {
    if let drawsText { drawsText(rect) } else { drawPlainText(in: rect) }
  }

  /// The edge from which the text is as far as `alignment` says while the field's size animates (inferred).
  func keepPlace(of alignment: NSTextAlignment) {
    contentMode =
      switch alignment {
      case .center: .center
      case .right: .right
      default: .redraw
      }
  }

  func drawPlainText(in rect: CGRect) { super.drawText(in: rect) }
}
