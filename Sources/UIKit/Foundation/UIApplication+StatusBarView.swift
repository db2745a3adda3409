import Foundation
import ObjectiveC
import QuartzCore

extension UIWindow {
  /// The window of the status bar before iOS 13, which code of that time found by private keys: it
  /// gave the bar a colour, and faded or moved it together with a menu.
  ///
  /// Apps that are built for iOS 13 or later get an exception there (observed); that it still shows
  /// is for code of before. It belongs to the screen like the bar itself: no list of windows has it.
  static func forStatusBar(width: CGFloat, height: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let bar = UIView(frame: window.bounds)
    bar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.backgroundColor = .clear
    window.statusBar = bar
    window.autoresizingMask = []
    window.isUserInteractionEnabled = false
    window.layer.isHidden = false
    window.addSubview(bar)
    return window
  }
}

extension UIApplication {
  /// `value(forKey: "statusBarWindow")`.
  var statusBarWindow: UIWindow {
    if let madeStatusBarWindow { return madeStatusBarWindow }
    World.current.diagnostics.report(
      "App called -statusBar or -statusBarWindow on UIApplication: iOS 13 and later raise an exception there in apps "
        + "that are built for them."
    )
    let frame = owner.systemChrome?.barPlace ?? statusBarFrame
    let window = UIWindow.forStatusBar(width: frame.width, height: frame.height)
    madeStatusBarWindow = window
    owner.systemChrome?.show(window)
    return window
  }

  var statusBarView: UIView? { statusBarWindow.statusBar }
}
