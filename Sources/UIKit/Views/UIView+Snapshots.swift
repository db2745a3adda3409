import Foundation
import Display
import QuartzCore

extension UIView {
  /// A picture of `rect`, a part of the bounds.
  ///
  /// Without updates it shows the screen at the end of the last turn (documented), with running
  /// animations; with updates, the model (inferred). A snapshot is a picture that never waits for
  /// the screen (measured).
  func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if afterScreenUpdates { prepareForSnapshot() }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    guard !isHidden, alpha >= UIView.smallestVisibleAlpha,
      afterScreenUpdates || layer.wasShown || self is SnapshotView,
      let image = UIView.picture(
        of: layer,
        in: rect,
        scale: UIScreen.main.scale,
        showsModel: afterScreenUpdates || !layer.wasShown
      )
    else { return snapshot }
    snapshot.show(image, scale: UIScreen.main.scale)
    if capInsets != .zero {
      snapshot.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width,
        y: capInsets.top / rect.height,
        width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
        height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height
      )
    }
    return snapshot
  }

  /// A view that shows a picture of `layer`, for screens.
  static func snapshot(
    of layer: CALayer,
    in rect: CGRect,
    scale: CGFloat,
    afterScreenUpdates: Bool
  ) -> UIView? {
    if afterScreenUpdates { World.current.layoutAndDisplay() }
    guard
      let image = picture(of: layer, in: rect, scale: scale, showsModel: afterScreenUpdates)
    else { return nil }
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.show(image, scale: scale)
    return snapshot
  }

  /// Draws the view and all below, fitted into `rect`, into the current context.
  func drawTree(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterScreenUpdates { prepareForSnapshot() }
    guard afterScreenUpdates || layer.wasShown else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.draw(
      UIView.list(of: layer, showsModel: afterScreenUpdates, scale: UIScreen.main.scale)
    )
    context.restoreGState()
    return true
  }

  /// Does the pending layout and drawing, also when the view is in no window.
  private func prepareForSnapshot() {
    if window != nil { World.current.layoutAndDisplay() }
    layer.layoutIfNeeded()
    layer.displayTree()
  }

  package static func picture(
    of layer: CALayer,
    in rect: CGRect,
    scale: CGFloat,
    showsModel: Bool
  ) -> CGImage? {
    let context = CGContext(imageSize: rect.size, scale: scale, isOpaque: false)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    context.draw(list(of: layer, showsModel: showsModel, scale: scale))
    return context.makeImage()
  }

  /// Without the model, the content of the last frame.
  private static func list(of layer: CALayer, showsModel: Bool, scale: CGFloat) -> DisplayList {
    if showsModel { return LayerPainter.list(ofModel: layer, scale: scale) }
    let world = World.current
    return world.withCommittedLayers {
      LayerPainter.list(ofPresentation: layer, at: world.clock.now, scale: scale)
    }
  }
}

/// Shows a picture of another view.
///
/// Its contents cannot be replaced (documented).
final class SnapshotView: UIView {
  func show(_ image: CGImage, scale: CGFloat) {
    layer.contents = image
    layer.contentsScale = scale
  }

  override func setNeedsDisplay() {}
}
