import Foundation

extension UILabel {
  /// Text attributes of a bar: font and colour become the label's, all others those of its words.
  func apply(_ attributes: [NSAttributedString.Key: Any]?) {
    guard let attributes else { return }
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    let others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    guard !others.isEmpty, let attributedText, attributedText.length > 0 else { return }
    let words = NSMutableAttributedString(attributedString: attributedText)
    words.addAttributes(others, range: NSRange(location: 0, length: words.length))
    self.attributedText = words
  }
}
