import Foundation

extension UIScrollView {
  /// What the refresh control adds to the insets.
  var refreshInset: CGFloat {
    guard let refreshControl, refreshControl.isHeld else { return 0 }
    return refreshControl.wholeHeight
  }

  /// How far the content has moved up from where it rests without a refresh; negative while it is
  /// pulled down, and while it makes room for the refresh.
  var wayWithoutRefresh: CGFloat { wayFromTop - refreshInset }

  func placeRefreshControl() {
    guard let refreshControl else { return }
    bars.navigation?.chooseHost(of: refreshControl, in: self)
    refreshControl.follow(pull: -wayWithoutRefresh, isDragging: isDragging)
  }

  /// Takes new insets for known, so that they do not move the content.
  func keepPlace() { knownContentInset = (restingInset, adjustedContentInset) }
}
