import Foundation
import QuartzCore

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    /// The layer gravity that looks the same. A layer's "top" is its minY edge in UIKit's y-down space
    /// (see `CALayerContentsGravity`).
    package var contentsGravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  func setContentMode(_ mode: ContentMode) {
    guard mode != appearance.contentMode else { return }
    appearance.contentMode = mode
    layer.contentsGravity = mode.contentsGravity
    layer.needsDisplayOnBoundsChange = mode == .redraw
    if mode == .redraw { setNeedsDisplay() }
  }
}
