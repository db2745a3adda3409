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

  /// Words with such attributes, unless they are there already.
  ///
  /// - Returns: whether something has changed.
  func write(
    _ words: String?,
    _ attributes: [NSAttributedString.Key: Any],
    insteadOf old: [NSAttributedString.Key: Any]
  ) -> Bool {
    guard text != words || !areAlike(attributes, old) else { return false }
    // Without the attributes of the words before.
    text = nil
    text = words
    apply(attributes)
    return true
  }

  /// Words with attributes of their own, over those of a bar.
  ///
  /// - Returns: whether something has changed.
  func write(_ words: AttributedString, over attributes: [NSAttributedString.Key: Any]) -> Bool {
    var base = AttributeContainer()
    base.font = attributes[.font] as? UIFont
    base.foregroundColor = attributes[.foregroundColor] as? UIColor
    let drawn = words.drawn(over: base) { $0 }
    guard attributedText != drawn else { return false }
    attributedText = drawn
    return true
  }
}
