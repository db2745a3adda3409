/// A layer that left its tree in this turn.
struct RemovedLayer {
  let layer: CALayer
  /// When it left: animations with higher numbers were added after that.
  let sequence: UInt64
}
