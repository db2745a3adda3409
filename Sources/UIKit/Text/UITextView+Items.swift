import Foundation

/// Links, pictures and tagged stretches that react to taps.
extension UITextView {
  /// The recognizers of items are there while the text has any.
  func itemsDidChange() {
    let reacts = reactsToItems
    itemTap.isEnabled = reacts
    guard reacts != (itemPress != nil) else { return }
    itemPress.map(removeGestureRecognizer)
    itemPress = reacts ? makeItemPress() : nil
    itemPress.map(addGestureRecognizer)
  }

  func tapItem(_ tap: UITapGestureRecognizer) {
    if let item = item(at: tap.location(in: self)) { activate(item) }
  }

  /// An edited text has neither found links nor items that react.
  func editableDidChange() {
    label.detect(isEditable ? [] : dataDetectorTypes)
    itemsDidChange()
  }

  /// Only a text that nobody edits has items (documented), and it must be selectable.
  var reactsToItems: Bool {
    !isEditable && isSelectable && textWithLinks.hasItems
  }

  func item(at point: CGPoint) -> UITextItem? {
    guard reactsToItems else { return nil }
    let text = textWithLinks
    let (manager, container, origin) = measuring
    let index = manager.characterIndex(
      for: CGPoint(x: point.x - origin.x, y: point.y - origin.y),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: nil
    )
    guard let item = text.item(at: index) else { return nil }
    return boxes(of: UITextRange(item.range)).contains { $0.contains(point) } ? item : nil
  }

  /// The words of its links and tags, and where each begins.
  package var shownItems: [(text: String, frame: CGRect)] {
    guard reactsToItems else { return [] }
    let text = textWithLinks
    var items: [(text: String, frame: CGRect)] = []
    for key in [NSAttributedString.Key.link, .textItemTag] {
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttribute(key, in: whole, options: []) { value, range, _ in
        guard value != nil, let box = boxes(of: UITextRange(range)).first else { return }
        items.append((text.attributedSubstring(from: range).string, box))
      }
    }
    return items
  }

  func activate(_ item: UITextItem) {
    let standard = UIAction(title: "") { [weak self] _ in self?.open(item) }
    guard let delegate else { return standard.perform(sender: self) }
    delegate.textView(self, primaryActionFor: item, defaultAction: standard)?.perform(sender: self)
  }

  /// What happened before iOS 17, and happens since when the delegate has no other action.
  func open(_ item: UITextItem) {
    let range = item.range
    switch item.content {
    case .link(let url):
      let isWanted =
        delegate.map {
          $0.textView(
            self,
            shouldInteractWith: url,
            in: range,
            interaction: .invokeDefaultAction
          ) && $0.textView(self, shouldInteractWith: url, in: range)
        } ?? true
      if isWanted { UIApplication.shared.open(url) }
    case .textAttachment(let attachment):
      _ = delegate?.textView(
        self,
        shouldInteractWith: attachment,
        in: range,
        interaction: .invokeDefaultAction
      )
      _ = delegate?.textView(self, shouldInteractWith: attachment, in: range)
    case .tag: break
    }
  }
}
