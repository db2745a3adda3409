import Foundation

extension NSAttributedString {
  /// The text with `attributes` where it has links.
  func showingLinks(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    var links: [NSRange] = []
    enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { value, range, _ in
      if value != nil { links.append(range) }
    }
    guard !links.isEmpty, !attributes.isEmpty else { return self }
    let text = NSMutableAttributedString(attributedString: self)
    for range in links { text.addAttributes(attributes, range: range) }
    return text
  }
}
