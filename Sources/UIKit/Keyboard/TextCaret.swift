import CoreGraphics
import Foundation

/// The bar where typing goes, in the tint of its view.
///
/// It stands still: a film would never come to rest with one that blinks. Stages without keys show
/// none, so that pictures of tests stay as they are.
final class TextCaret: UIView {
  /// In points, as that of `caretRect(for:)`.
  static let width: CGFloat = 2

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
      shown.backgroundColor = view.tintColor
      shown.frame = frame
    }
  }
}
