import Foundation

/// How the size of a font follows the user's preferred content size.
struct ContentSizeScaling: Hashable {
  var style: UIFont.TextStyle
  /// Points in the default category; nil for the sizes of the style itself.
  var baseSize: CGFloat?
  /// Points; nil for no limit.
  var maximum: CGFloat?

  func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    guard let baseSize else { return style.pointSize(for: category) }
    let scale = style.scale(for: category)
    // Whole points: measured on iOS 17.5 by the lines of labels in an extra small and an
    // accessibility size. That a font in the default size keeps its fraction is inferred.
    let scaled = scale == 1 ? baseSize : (baseSize * scale).rounded()
    return maximum.map { min($0, scaled) } ?? scaled
  }
}

extension UIFont {
  /// The font in the size of `traits`, if it was made for a text style or by `UIFontMetrics`.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling = fontDescriptor.scaling else { return self }
    let descriptor = fontDescriptor.scaled(by: scaling, for: traits)
    return descriptor.pointSize == pointSize ? self : UIFont(descriptor: descriptor, size: 0)
  }
}

extension NSAttributedString {
  /// The text with each font in the size of `traits`.
  func adjustingFonts(to traits: UITraitCollection) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
      guard let font = value as? UIFont else { return }
      result.addAttribute(.font, value: font.adjusted(to: traits), range: range)
    }
    return result
  }
}
