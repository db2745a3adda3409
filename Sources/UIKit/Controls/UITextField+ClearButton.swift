import Foundation

/// The cross at the right of a field with text.
extension UITextField {
  var showsClearButton: Bool {
    hasText && isEnabled && isShown(clearButtonMode) && !showsRightView
  }

  func placeClearButton() {
    guard showsClearButton else {
      clearButton?.isHidden = true
      return
    }
    let button = clearButton ?? makeClearButton()
    button.isHidden = false
    button.frame = clearButtonRect(forBounds: bounds)
  }

  /// Not documented, but what apps read to give it another colour.
  var clearButtonForKey: UIButton {
    if let clearButton { return clearButton }
    let button = makeClearButton()
    button.isHidden = true
    setNeedsLayout()
    return button
  }

  /// Nil for the cross.
  func showClearImage(_ image: UIImage?, for state: UIControl.State) {
    clearButtonForKey.setImage(image ?? (state == .normal ? clearImage : nil), for: state)
  }

  private var clearImage: UIImage? {
    let size = UIImage.SymbolConfiguration(pointSize: 15)
    return UIImage(systemName: "xmark.circle.fill", withConfiguration: size)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(clearImage, for: .normal)
    button.tintColor = clearButtonColor
    button.accessibilityLabel = "Clear text"
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        didEdit()
      },
      for: .touchUpInside
    )
    addSubview(button)
    clearButton = button
    return button
  }
}
