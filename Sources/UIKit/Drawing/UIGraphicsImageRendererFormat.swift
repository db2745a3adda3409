import Foundation
import QuartzCore

/// How a renderer's bitmap is made.
open class UIGraphicsRendererFormat: NSObject {
  /// What is drawn, in points; set by the renderer.
  open internal(set) var bounds = CGRect.zero

  public override required init() { super.init() }

  open class func `default`() -> Self { self.init() }

  open class func preferred() -> Self { self.init() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels to a point; the screen's at first.
  open var scale = UIGraphicsScreenScale()
  open var opaque = false
  /// Bitmaps are always standard range sRGB.
  open var preferredRange = Range.standard
  open var prefersExtendedRange = false

  public required init() { super.init() }

  public convenience init(for traits: UITraitCollection) {
    self.init()
    if traits.displayScale > 0 { scale = traits.displayScale }
  }
}

extension UIImage {
  /// The format of a renderer whose images have the scale and opacity of this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
