import Foundation

/// A part of an alert that scrolls where it is higher than its room.
final class AlertScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    // Buttons turn grey at once, and a finger that moves scrolls nevertheless.
    delaysContentTouches = false
    clipsToBounds = false
    isScrollEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  func show(_ content: CGSize, in place: CGRect) {
    // Heights of text have fractions of points.
    let isLong = content.height > place.height + 0.5
    frame = place
    if contentSize != content { contentSize = content }
    isScrollEnabled = isLong
    clipsToBounds = isLong
  }
}
