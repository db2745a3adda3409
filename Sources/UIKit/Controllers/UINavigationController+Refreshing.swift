import Foundation

/// A refresh control of content below a large title stands in the bar: the title moves down with
/// the content, and the wheel is above it (observed since iOS 11).
extension UINavigationController {
  /// The refresh control that stands in the bar.
  var hostedRefreshControl: UIRefreshControl? {
    guard barTakesRoom, barExtension(for: barController).largeTitle > 0 else { return nil }
    return barController?.barScrollView(for: .top)?.refreshControl
  }

  /// A screen that is back brings its control with it.
  func takeRefreshControl() {
    guard let scrollView = barController?.barScrollView(for: .top),
      let control = scrollView.refreshControl
    else { return }
    chooseHost(of: control, in: scrollView)
  }

  /// Moves a control that the bar does not show back to its scroll view, and lets the bar
  /// take one that it shows.
  ///
  /// While screens change, controls stay where they are, and a control that the app has
  /// taken away stays away.
  func chooseHost(of control: UIRefreshControl, in scrollView: UIScrollView) {
    guard navigationTransition == nil, let host = control.superview else { return }
    if hostedRefreshControl !== control {
      if host !== scrollView { scrollView.insertSubview(control, at: 0) }
    } else if !host.isDescendant(of: navigationBar) {
      // Also where it is left in what the bar showed of its screen before another one came.
      navigationBar.content?.setNeedsLayout()
    }
  }
}
