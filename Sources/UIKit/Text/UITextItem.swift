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
      /// The item's own lines, lifted; iOS shows the page of a link (documented),
      /// which no stage reaches.
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

  var hasItems: Bool {
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
  func item(at index: Int) -> UITextItem? {
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
