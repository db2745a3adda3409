/// Shows nothing but its sublayers, and keeps their depth: they turn in one space with its
/// superlayer.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var isDepthOnly: Bool { true }

  /// It has no plane to be hit on.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}
