import Foundation
import Typography

extension NSAttributedString {
  /// The text with indents and markers for the items of its lists, which are no characters of it:
  /// TextKit 2 shows them (documented), TextKit 1 and labels do not (observed).
  ///
  /// Each list takes 36 points, and markers begin 25 points before their text, as in lists of HTML:
  /// observed on macOS, where the text begins 41 points from a text view's edge, and inferred for
  /// iOS. So is that indents of the style's own are added.
  func showingLists() -> NSAttributedString {
    guard hasLists else { return self }
    let text = NSMutableAttributedString(attributedString: self)
    let string = self.string as NSString
    var numbering = ListNumbering()
    var start = 0
    while start < length {
      let range = string.paragraphRange(for: NSRange(location: start, length: 0))
      let value = attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
      start = NSMaxRange(range)
      let marker = numbering.marker(of: value?.textLists ?? [])
      guard let value, let marker else { continue }
      var style = value.style
      let indent = 36 * Double(value.textLists.count)
      style.marker = ParagraphStyle.Marker(
        text: marker,
        location: style.firstLineHeadIndent + indent - 25
      )
      style.headIndent += indent
      style.firstLineHeadIndent = max(style.headIndent, style.firstLineHeadIndent + indent)
      text.addAttribute(.paragraphStyle, value: NSParagraphStyle(style), range: range)
    }
    return text
  }

  private var hasLists: Bool {
    var result = false
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, _, stop in
      guard let style = value as? NSParagraphStyle, !style.textLists.isEmpty else { return }
      result = true
      stop.pointee = true
    }
    return result
  }
}

/// Counts the items of lists from paragraph to paragraph.
private struct ListNumbering {
  /// The number of each list's last item, as long as its paragraphs follow each other.
  private var last: [ObjectIdentifier: Int] = [:]

  /// The marker of the next paragraph, from the outermost of its lists to its own; nil outside of
  /// lists.
  mutating func marker(of lists: [NSTextList]) -> String? {
    let running = Set(lists.map(ObjectIdentifier.init))
    last = last.filter { running.contains($0.key) }
    guard let own = lists.last else { return nil }
    last[ObjectIdentifier(own)] = number(after: own)
    return marker(of: lists[...])
  }

  private func number(after list: NSTextList) -> Int {
    last[ObjectIdentifier(list)].map { $0 + 1 } ?? list.startingItemNumber
  }

  private func marker(of lists: ArraySlice<NSTextList>) -> String {
    guard let own = lists.last else { return "" }
    let marker = own.marker(
      forItemNumber: last[ObjectIdentifier(own)] ?? own.startingItemNumber
    )
    guard own.listOptions.contains(.prependEnclosingMarker) else { return marker }
    return self.marker(of: lists.dropLast()) + marker
  }
}
