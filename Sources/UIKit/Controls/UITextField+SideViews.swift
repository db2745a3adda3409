import CoreGraphics

extension UIView {
  /// How large a view is at the start or the end of a text field.
  ///
  /// Since iOS 13 that is what its layout asks for: a picture, a button or a stack has its own size
  /// there, whatever its frame says. A plain view has nothing to ask for, and keeps its frame
  /// (documented in the release notes of iOS 13).
  var sizeBesideText: CGSize {
    // The commonest one, a plain view that makes room, is not laid out for it several times a
    // layout.
    if type(of: self) == UIView.self, constraints.isEmpty { return bounds.size }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: fitting.width > 0 ? fitting.width : bounds.width,
      height: fitting.height > 0 ? fitting.height : bounds.height
    )
  }
}

/// The views beside the text.
extension UITextField {
  func sidesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The same view once more changes nothing: apps set theirs whenever they lay out.
  func replace(_ old: UIView?, with new: UIView?) {
    guard new !== old || new?.superview !== self else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    sidesDidChange()
  }
}
