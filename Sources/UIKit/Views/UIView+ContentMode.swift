import Foundation
import QuartzCore

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    /// The layer gravity that looks the same.
    ///
    /// A layer's "top" is its largest y, which is down on iOS (documented), so top and bottom
    /// change places.
    package var contentsGravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }

  func setContentMode(_ mode: ContentMode) {
    guard mode != appearance.contentMode else { return }
    appearance.contentMode = mode
    layer.contentsGravity = mode == .redraw ? redrawnGravity : mode.contentsGravity
    layer.needsDisplayOnBoundsChange = redrawsForNewSize
    if mode == .redraw { setNeedsDisplay() }
  }
}
