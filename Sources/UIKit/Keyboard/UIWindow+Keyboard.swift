import CoreGraphics

extension UIWindow {
  /// The window of the keyboard, over all others.
  static func forKeyboard(on screen: CGRect) -> UIWindow {
    let window = UIWindow(frame: screen)
    window.isForKeyboard = true
    window.windowLevel = UIWindow.Level(10_000_000)
    return window
  }

  /// What is beside the keyboard belongs to the app, and so are keys that a named step goes
  /// through.
  func keyboardHit(_ hit: UIView?) -> UIView? {
    guard let hit, hit !== self else { return nil }
    return hit is KeyboardView && !owner.keyboard.takesTouches ? nil : hit
  }
}
