/// The places of the text and of the views beside it.
extension UITextField {
  var padding: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel: UIEdgeInsets(top: 4, left: 7, bottom: 4, right: 7)
    case .roundedRect: UIEdgeInsets(top: 4, left: 7, bottom: 4, right: 7)
    }
  }

  func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    view != nil && isShown(mode)
  }

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: return false
    case .always: return true
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    }
  }

  func ownTextRect(_ bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: padding)
    if isShown(leftView, leftViewMode) {
      take(leftViewRect(forBounds: bounds), from: &rect, atStart: true)
    }
    if showsRightView {
      take(rightViewRect(forBounds: bounds), from: &rect, atStart: false)
    } else if showsClearButton {
      take(clearButtonRect(forBounds: bounds), from: &rect, atStart: false)
    }
    return rect
  }

  /// The start is at the right where text is written from there.
  private func take(_ view: CGRect, from rect: inout CGRect, atStart: Bool) {
    if atStart == isRightToLeft {
      rect.size.width -= rect.maxX - view.minX
    } else {
      let left = view.maxX - rect.minX
      rect.origin.x += left
      rect.size.width -= left
    }
  }

  /// The "left" view is at the leading side, and what is at the right at the trailing one
  /// (documented).
  func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return rect
  }
}
