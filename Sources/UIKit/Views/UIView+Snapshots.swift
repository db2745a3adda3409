import Foundation
import Display
import QuartzCore

extension UIView {
  /// A picture of `rect`, a part of the bounds.
  ///
  /// Without updates it shows the screen at the end of the last turn (documented); with updates,
  /// what the end of this turn would show (documented), with running animations (measured on a film
  /// of iOS 14: a button that comes back after a touch stays faint in the picture). A snapshot is a
  /// picture that never waits for the screen (measured).
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
        at: afterScreenUpdates ? .nextFrame : layer.wasShown ? .lastFrame : .model
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
      let image = picture(
        of: layer,
        in: rect,
        scale: scale,
        at: afterScreenUpdates ? .nextFrame : .lastFrame
      )
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
      UIView.list(
        of: layer,
        at: afterScreenUpdates ? .nextFrame : .lastFrame,
        scale: UIScreen.main.scale
      )
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
    at moment: SnapshotMoment
  ) -> CGImage? {
    let context = CGContext(imageSize: rect.size, scale: scale, isOpaque: false)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    context.draw(list(of: layer, at: moment, scale: scale))
    return context.makeImage()
  }

  private static func list(
    of layer: CALayer,
    at moment: SnapshotMoment,
    scale: CGFloat
  ) -> DisplayList {
    let world = World.current
    func presented() -> DisplayList {
      LayerPainter.list(ofPresentation: layer, at: world.clock.now, scale: scale)
    }
    return switch moment {
    case .model: LayerPainter.list(ofModel: layer, scale: scale)
    case .nextFrame where !layer.isInShownTree: LayerPainter.list(ofModel: layer, scale: scale)
    case .nextFrame: presented()
    case .lastFrame: world.withCommittedLayers { presented() }
    }
  }
}

/// What of a view a picture shows.
package enum SnapshotMoment {
  /// Without animations.
  case model
  /// The screen at the end of the last turn.
  case lastFrame
  /// That at the end of this one; the model of a view that is on no screen.
  case nextFrame
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
