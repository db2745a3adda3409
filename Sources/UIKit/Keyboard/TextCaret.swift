import CoreGraphics
import Foundation

/// The bar where typing goes, in the tint of its view, or nearly so where that is the usual blue.
///
/// It stands still: a film would never come to rest with one that blinks. Stages without keys show
/// none, so that pictures of tests stay as they are.
final class TextCaret: UIView {
  /// In points, as that of `caretRect(for:)`.
  static let width: CGFloat = 2

  /// Measured on iOS 16; that it is the usual blue in the dark is inferred.
  private static let usualColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? .systemBlue
      : UIColor(red: 66.0 / 255, green: 107.0 / 255, blue: 242.0 / 255, alpha: 1)
  }

  private static func color(in view: UIView) -> UIColor {
    view.tintColor == .systemBlue ? usualColor : view.tintColor
  }

  /// Shows or hides the caret of a text, in the coordinates of its view.
  static func place(_ caret: inout TextCaret?, in view: UIView, at frame: CGRect?) {
    guard let frame, view.window?.owner.keyboard.isSoftware == true else {
      caret?.removeFromSuperview()
      caret = nil
      return
    }
    let shown = caret ?? TextCaret(frame: frame)
    caret = shown
    UIView.performWithoutAnimation {
      if shown.superview !== view { view.addSubview(shown) }
      shown.isUserInteractionEnabled = false
      shown.layer.cornerRadius = width / 2
      shown.backgroundColor = color(in: view)
      shown.frame = frame
    }
  }
}
