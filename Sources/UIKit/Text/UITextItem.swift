import Foundation

/// A link, a picture or a stretch with a tag in a text view: what reacts to a tap (iOS 17).
@preconcurrency
@MainActor
open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
  }

  /// What a long press on an item shows.
  @preconcurrency
  @MainActor
  open class MenuConfiguration: NSObject {
    public enum Preview {
      /// The item's own lines, lifted; iOS shows the page of a link (documented), which no stage reaches.
      case `default`
      case view(UIView)
    }

    let preview: Preview?
    let menu: UIMenu

    /// - Parameter preview: nil for the menu alone.
    public init(preview: Preview? = .default, menu: UIMenu) {
      self.preview = preview
      self.menu = menu
    }
  }
}

extension NSAttributedString.Key {
  /// Makes a stretch of text an item that is known by a string.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

extension NSAttributedString {
  private static let itemKeys: [Key] = [.link, .attachment, .textItemTag]

  fileprivate var hasItems: Bool {
    let whole = NSRange(location: 0, length: length)
    return Self.itemKeys.contains { key in
      var found = false
      enumerateAttribute(key, in: whole, options: []) { value, _, stop in
        if value != nil {
          found = true
          stop.pointee = true
        }
      }
      return found
    }
  }

  @MainActor
  fileprivate func item(at index: Int) -> UITextItem? {
    guard index >= 0, index < length else { return nil }
    for key in Self.itemKeys {
      var range = NSRange()
      let whole = NSRange(location: 0, length: length)
      let value = attribute(key, at: index, longestEffectiveRange: &range, in: whole)
      switch (key, value) {
      case (.link, let url as URL): return UITextItem(.link(url), range: range)
      case (.link, let text as String):
        if let url = URL(string: text) { return UITextItem(.link(url), range: range) }
      case (.attachment, let attachment as NSTextAttachment):
        return UITextItem(.textAttachment(attachment), range: range)
      case (.textItemTag, let tag as String): return UITextItem(.tag(tag), range: range)
      default: break
      }
    }
    return nil
  }
}

// MARK: Taps

extension UITextView {
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
