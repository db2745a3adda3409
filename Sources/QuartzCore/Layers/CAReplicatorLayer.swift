/// Shows its sublayers several times, each copy moved, coloured and delayed relative to the one
/// before.
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func awaken() {
    values.special = .replicator(ReplicatorState())
  }

  package override func takeValues(from layer: CALayer) {
    super.takeValues(from: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    preservesDepth = layer.preservesDepth
  }

  open var instanceCount: Int {
    get { values.replicator.instanceCount }
    set { set(.instanceCount, \.replicator.instanceCount, newValue) }
  }

  open var preservesDepth = false

  open var instanceDelay: CFTimeInterval {
    get { values.replicator.instanceDelay }
    set {
      guard accepts(newValue, as: "instanceDelay") else { return }
      set(.instanceDelay, \.replicator.instanceDelay, newValue)
    }
  }

  /// From one copy to the next, about the centre of the layer.
  open var instanceTransform: CATransform3D {
    get { values.replicator.instanceTransform }
    set {
      guard accepts(newValue, as: "instanceTransform") else { return }
      set(.instanceTransform, \.replicator.instanceTransform, newValue)
    }
  }

  open var instanceColor: CGColor? {
    get { values.replicator.instanceColor }
    set { set(.instanceColor, \.replicator.instanceColor, newValue) }
  }

  open var instanceRedOffset: Float {
    get { values.replicator.instanceRedOffset }
    set { set(.instanceRedOffset, \.replicator.instanceRedOffset, newValue) }
  }

  open var instanceGreenOffset: Float {
    get { values.replicator.instanceGreenOffset }
    set { set(.instanceGreenOffset, \.replicator.instanceGreenOffset, newValue) }
  }

  open var instanceBlueOffset: Float {
    get { values.replicator.instanceBlueOffset }
    set { set(.instanceBlueOffset, \.replicator.instanceBlueOffset, newValue) }
  }

  open var instanceAlphaOffset: Float {
    get { values.replicator.instanceAlphaOffset }
    set { set(.instanceAlphaOffset, \.replicator.instanceAlphaOffset, newValue) }
  }
}
