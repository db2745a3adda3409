import Foundation
import ObjectiveC
import QuartzCore

/// The view of the status bar before iOS 13, to which code of that time gave a colour by private
/// keys.
///
/// Apps that are built for iOS 13 or later get an exception there (observed); that it still shows
/// is for code of before.
@MainActor
final class UIStatusBarWindow: UIView {
  let statusBar = UIView()

  init(width: CGFloat, height: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    statusBar.frame = bounds
    statusBar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    statusBar.backgroundColor = .clear
    isUserInteractionEnabled = false
    addSubview(statusBar)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIApplication {
  /// `value(forKey: "statusBarWindow")`.
  var statusBarWindow: UIStatusBarWindow {
    if let madeStatusBarWindow { return madeStatusBarWindow }
    World.current.diagnostics.report(
      "App called -statusBar or -statusBarWindow on UIApplication: iOS 13 and later raise an exception there in apps "
        + "that are built for them."
    )
    let frame = owner.systemChrome?.barFrame ?? statusBarFrame
    let window = UIStatusBarWindow(width: frame.width, height: frame.height)
    madeStatusBarWindow = window
    owner.systemChrome?.show(window)
    return window
  }

  var statusBarView: UIView { statusBarWindow.statusBar }
}
