import CoreGraphics

/// What a zoom looks like at a moment of its way.
struct ZoomLook {
  /// Of the screen, relative to that at rest.
  let scale: CGFloat
  /// In the container.
  let center: CGPoint
  /// What is seen of the screen, in its own space.
  let cut: CGRect
  /// Of the source's picture over the screen.
  let pictureAlpha: CGFloat
}

/// A zoom that moves by itself until it ends, or until fingers catch it.
@MainActor
final class ZoomMotion {
  /// Nil at the end.
  private var scene: ZoomScene?

  init(of scene: ZoomScene) { self.scene = scene }

  var isRunning: Bool { scene != nil }

  func end() {
    guard let scene else { return }
    self.scene = nil
    scene.end()
  }

  /// Ends the transition, and returns what the screen looked like.
  ///
  /// A screen that is caught while it comes has come: what follows is its dismissal (documented in
  /// Apple's talk on fluid transitions).
  func stop() -> ZoomLook? {
    let look = scene?.stop()
    end()
    return look
  }
}
