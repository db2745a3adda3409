import Foundation
import QuartzCore
import Typography

/// A shadow behind text.
///
/// Points; a positive height falls down, as in UIKit.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation of the blur.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at one third by default.
  ///
  /// Nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

extension NSShadow: TextAttributeValue {
  package func apply(to style: inout TextStyle, key: String) {
    guard key == "NSShadow", let color = shadowColor as? UIColor else { return }
    style.shadow = TextStyle.Shadow(
      offset: shadowOffset,
      blur: shadowBlurRadius,
      color: color.cgColor.color
    )
  }
}

extension UIColor: TextAttributeValue {
  /// Sets the shadow with its colour for the current traits.
  package func apply(to style: inout TextStyle, key: String) {
    cgColor.apply(to: &style, key: key)
  }
}
