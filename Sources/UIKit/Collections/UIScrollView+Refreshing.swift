import Foundation

extension UIScrollView {
  /// What the refresh control adds to the insets.
  var refreshInset: CGFloat {
    guard let refreshControl, refreshControl.isHeld else { return 0 }
    return refreshControl.wholeHeight
  }

  func placeRefreshControl() {
    refreshControl?.follow(pull: refreshInset - wayFromTop, isDragging: isDragging)
  }

  /// Takes new insets for known, so that they do not move the content.
  func keepPlace() { knownContentInset = (restingInset, adjustedContentInset) }
}
