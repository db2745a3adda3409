import ObjectiveC

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// Emits particles: snow, sparks, confetti.
///
/// A particle's place depends on the layer's time alone, so any frame can be drawn without those
/// before it. A change of the emitter affects particles born from then on, as on iOS. Changes
/// before it is first shown count from its beginning, so a new emitter is full of particles unless
/// its `beginTime` is now.
open class CAEmitterLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func awaken() { values.special = .emitter }

  package override func takeValues(from layer: CALayer) {
    super.takeValues(from: layer)
    guard let layer = layer as? CAEmitterLayer else { return }
    emitter = layer.presentedEmitter
    hasCells = layer.hasCells
    history = layer.history
    motions = layer.motions
    keepsCells = layer.keepsCells
    renderMode = layer.renderMode
    preservesDepth = layer.preservesDepth
  }

  /// The emitter's values since a layer time.
  package struct Era {
    package var start: Double
    package var emitter: EmitterState
    /// Whether its cells are copies, which do not change.
    var keepsCells = false
  }

  package private(set) var history: [Era] = []
  private var wasSeen = false
  private var motions: [OwnMotion] = [] { didSet { moved = [] } }
  /// The eras so far with what animations make of them.
  private var moved: [Era] = []
  private(set) var emitter = EmitterState() { didSet { note() } }

  private func note() {
    let now = localTime(ofWorldTime: ownWorld.clock.now)
    moved = []
    if !wasSeen {
      history = [Era(start: 0, emitter: emitter)]
    } else if let last = history.last, last.start.isSameInstant(as: now) {
      history[history.count - 1] = Era(start: last.start, emitter: emitter)
    } else {
      history.append(Era(start: now, emitter: emitter))
    }
    keepsCells = false
    setNeedsRedraw()
  }

  /// Whether the cells of the eras are copies.
  private var keepsCells = false

  /// Gives the eras copies of their cells: a change of a cell itself changes nothing of an emitter
  /// that was committed with it (observed), until another value of the emitter changes (inferred).
  private func keepCells() {
    guard !keepsCells else { return }
    keepsCells = true
    moved = []
    for index in history.indices.reversed() {
      guard !history[index].keepsCells else { break }
      history[index].emitter.cells = history[index].emitter.cells.map { $0.copied() }
      history[index].keepsCells = true
    }
  }

  /// The cells that are committed.
  var emittingCells: [CAEmitterCell] { history.last?.emitter.cells ?? [] }

  /// Called by the painter.
  package func noteSeen() {
    wasSeen = true
    keepCells()
  }

  /// The values up to a layer time, with what animations make of them.
  func history(until time: Double) -> [Era] {
    guard !motions.isEmpty else { return history }
    // The last one may go on.
    let start = moved.popLast()?.start ?? -.infinity
    moved += history.moved(by: motions, from: start, until: time)
    return moved
  }

  package override func keepOwnAnimation(_ animation: CAAnimation) -> Bool {
    let now = localTime(ofWorldTime: ownWorld.clock.now)
    let own = OwnMotion.all(animation, on: self, now: now) {
      $0.keyPath.flatMap { EmitterValue($0) }?.get(emitter)
    }
    motions += own
    return super.keepOwnAnimation(animation) || !own.isEmpty
  }

  package override func stopOwnAnimation(_ animation: CAAnimation) {
    super.stopOwnAnimation(animation)
    motions.stop(animation, at: localTime(ofWorldTime: ownWorld.clock.now))
  }

  // MARK: Changes

  /// What animations make of the emitter now.
  private var presentedEmitter: EmitterState {
    history(until: localTime(ofWorldTime: ownWorld.clock.now)).last?.emitter ?? emitter
  }

  /// Sets a value, with its action.
  private func change<Value: Equatable>(
    _ key: String,
    _ path: WritableKeyPath<EmitterState, Value>,
    _ value: Value
  ) {
    guard emitter[keyPath: path] != value else { return }
    let runsActions = tree.original == nil && !World.current.transactions.disableActions
    let action = runsActions ? action(forKey: key) : nil
    emitter[keyPath: path] = value
    action?.run(forKey: key, object: self, arguments: nil)
  }

  package override func animatesImplicitly(_ key: String) -> Bool {
    EmitterValue.isAnimatable(key) || super.animatesImplicitly(key)
  }

  package override func presentedOwnValue(forKey key: String) -> Any? {
    EmitterValue(key)?.get(presentedEmitter)?.boxed ?? super.presentedOwnValue(forKey: key)
  }

  open override func value(forKey key: String) -> Any? {
    EmitterValue(key)?.get(emitter)?.boxed ?? super.value(forKey: key)
  }

  /// Goes through the property, so that actions run.
  open override func setValue(_ value: Any?, forKey key: String) {
    guard let target = EmitterValue(key), let present = target.get(emitter) else {
      return super.setValue(value, forKey: key)
    }
    guard let value = AnimatedValue(boxed: value, like: present) else { return }
    var changed = emitter
    target.set(value, &changed)
    birthRate = changed.birthRate
    lifetime = changed.lifetime
    velocity = changed.velocity
    scale = changed.scale
    spin = changed.spin
    emitterPosition = changed.position
    emitterSize = changed.size
  }

  /// A turn must end for a change to be seen.
  private func setNeedsRedraw() {
    guard tree.original == nil else { return }
    World.current.transactions.beginImplicitly()
    World.current.afterCommit { [weak self] in
      if let self, isInShownTree { keepCells() }
    }
  }

  /// Nil until they are set; an empty list stays one, to which cells can be added.
  open var emitterCells: [CAEmitterCell]? {
    get { hasCells ? emitter.cells : nil }
    set {
      hasCells = newValue != nil
      emitter.cells = newValue ?? []
    }
  }
  private var hasCells = false

  /// `emitterCells.NAME.KEY` is a property of the cell with that name.
  ///
  /// On iOS only such a path changes a cell that emits already (observed).
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = [CAEmitterCell].innerPath(keyPath) else {
      return EmitterValue(keyPath) == nil
        ? super.setValue(value, forKeyPath: keyPath) : setValue(value, forKey: keyPath)
    }
    emitter.cells = emitter.cells.setting(value, at: path)
  }

  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let path = [CAEmitterCell].innerPath(keyPath) else {
      return EmitterValue(keyPath) == nil
        ? super.value(forKeyPath: keyPath) : value(forKey: keyPath)
    }
    return emitter.cells.value(at: path)
  }

  /// Factors for all cells.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change("birthRate", \.birthRate, newValue) }
  }
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change("lifetime", \.lifetime, newValue) }
  }
  open var velocity: Float {
    get { emitter.velocity }
    set { change("velocity", \.velocity, newValue) }
  }
  open var scale: Float {
    get { emitter.scale }
    set { change("scale", \.scale, newValue) }
  }
  open var spin: Float {
    get { emitter.spin }
    set { change("spin", \.spin, newValue) }
  }
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { change("emitterPosition", \.position, newValue) }
  }
  open var emitterZPosition: CGFloat = 0
  open var emitterSize: CGSize {
    get { emitter.size }
    set { change("emitterSize", \.size, newValue) }
  }
  open var emitterDepth: CGFloat = 0
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.shape }
    set { emitter.shape = newValue }
  }
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.mode }
    set { emitter.mode = newValue }
  }
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var preservesDepth = false
  /// Decides the random values of the particles.
  open var seed: UInt32 {
    get { emitter.seed }
    set { emitter.seed = newValue }
  }
}
