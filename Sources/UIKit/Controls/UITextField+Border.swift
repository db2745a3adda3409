import QuartzCore

/// What the style of the border draws: a view of its own beneath the text, because border, corners
/// and colour of the field's own layer are the app's (observed).
extension UITextField {
  func updateBorder() {
    let isRounded = borderStyle == .roundedRect
    let wasRounded = border?.backgroundColor != nil
    if wasRounded, !isRounded, !hasColorOfLayer { fillBackground(with: appearance.backgroundColor) }
    showBackground()
    guard borderStyle != .none, backgroundView == nil else {
      border?.removeFromSuperview()
      border = nil
      return
    }
    let view = border ?? makeBorder()
    let color: UIColor =
      switch borderStyle {
      case .none, .line: .label
      case .bezel: .systemGray
      case .roundedRect: Self.roundedLine
      }
    view.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    view.layer.borderWidth = isRounded ? 1 / max(1, traitCollection.displayScale) : 1
    view.layer.cornerRadius = isRounded ? 5 : 0
    view.backgroundColor = isRounded ? appearance.backgroundColor ?? .systemBackground : nil
    // What the app gives the layer itself stays.
    if isRounded, !hasColorOfLayer { fillBackground(with: nil) }
  }

  /// An app's picture fills the border's place instead of the style, but for round ones; that of a
  /// field that is not enabled counts only beside one that is (documented).
  private func showBackground() {
    var image = borderStyle == .roundedRect ? nil : background
    if image != nil, !isEnabled { image = disabledBackground ?? image }
    guard let image else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? UIImageView(frame: borderRect(forBounds: bounds))
    view.image = image
    guard backgroundView == nil else { return }
    backgroundView = view
    insertSubview(view, at: 0)
  }

  /// Opaque and as bright over any screen (measured on iOS 15; the dark one is inferred).
  private static let roundedLine = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray4 : UIColor(white: 0.8, alpha: 1)
  }

  private func makeBorder() -> UIView {
    let view = UIView(frame: borderRect(forBounds: bounds))
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    border = view
    return view
  }
}
