import CoreGraphics

/// The refresh control between the row of the buttons and the large title.
extension BarContent {
  /// That of the content below, as long as this is what the bar shows.
  var refreshControl: UIRefreshControl? {
    guard let bar, bar.topItem === item else { return nil }
    return bar.navigationController?.hostedRefreshControl
  }

  /// The control comes out of the row along with the title, and stays at the upper edge of a larger
  /// room (inferred from scroll views).
  ///
  /// - Parameter room: how much lower the title is than without a pull.
  func layOutRefreshControl(in room: CGFloat) {
    refreshClip.frame = CGRect(
      x: 0,
      y: rowHeight + lower.prompt,
      width: bounds.width,
      height: max(0, room)
    )
    guard let control = refreshControl, control.superview != nil else { return }
    refreshClip.clipsToBounds = true
    refreshClip.isUserInteractionEnabled = false
    if refreshClip.superview !== self { insertSubview(refreshClip, at: 0) }
    if control.superview !== refreshClip { refreshClip.addSubview(control) }
    control.frame = CGRect(
      x: 0,
      y: min(0, room - control.wholeHeight),
      width: bounds.width,
      height: control.wholeHeight
    )
  }

  /// A control waits in its scroll view for the bar to show its screen again.
  func returnRefreshControl() {
    for case let control as UIRefreshControl in refreshClip.subviews {
      control.scrollView?.insertSubview(control, at: 0)
    }
  }
}
