import CoreGraphics

extension UIView {
  /// The height that a view has above the keyboard or in its place: its own, or what
  /// its constraints ask for.
  func heightAsInput(width: CGFloat) -> CGFloat {
    if let own = ownHeightAsInput { return own }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return fitting.height > 0 ? fitting.height : bounds.height
  }

  /// The height that does not depend on constraints: an intrinsic one is a wish among
  /// them, which what stands in the view overrules (observed: bars of chats grow by their
  /// text and the safe area).
  var ownHeightAsInput: CGFloat? {
    guard constraints.isEmpty else { return nil }
    let own = intrinsicContentSize.height
    if own > 0 { return own }
    return bounds.height > 0 ? bounds.height : nil
  }
}
