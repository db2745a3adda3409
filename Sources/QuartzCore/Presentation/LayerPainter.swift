import Display
import Geometry

/// Makes the display list of layer trees at an instant, in Core Animation's order: shadow,
/// background, contents, shape, sublayers by `zPosition`, border; the mask around all of it.
///
/// Layers are read, never copied. The walk keeps its own stack, so a tree may have any depth.
package struct LayerPainter {
  /// The remaining steps, the last one first.
  enum Step {
    indirect case visit(
      CALayer,
      LayerInstant,
      above: CATransform3D?,
      isTurned: Bool,
      alpha: Double
    )
    /// The next of the sublayers, and then the ones after it.
    case visitNext(SublayerCursor)
    /// A copy of a replicator opens or closes.
    indirect case open(CATransform3D, Group)
    /// The commands up to a `pop` are a part of a plane that others pass through.
    case cut([[CGPoint]])
    case pop(Int)
    // A list that was begun for the node is complete.
    case endMask(LayerNode)
    case endShadow(LayerNode)
    case endRaster(LayerNode)
    indirect case endTransition(LayerNode, TransitionTrack, Double)
    /// Everything below the node is drawn.
    case endSublayers(LayerNode)
    case close(LayerNode)
  }

  let world: World
  /// Whether animations count.
  let presents: Bool
  /// Pixels to a point of the final picture; only rasterized layers ask.
  let scale: CGFloat
  /// Whether straight edges of all layers are smooth.
  let smoothsEdges: Bool
  /// The list in the making: the innermost one, of a mask or a shadow.
  var recorder: DisplayListRecorder
  /// The lists around it, which resume when it is complete.
  private var outerRecorders: [DisplayListRecorder] = []
  var steps: [Step] = []

  private init(world: World, presents: Bool, scale: CGFloat, recorder: DisplayListRecorder) {
    self.world = world
    self.presents = presents
    self.scale = scale
    smoothsEdges = !presents || world.edges == .smooth
    self.recorder = recorder
  }

  // MARK: Lists

  /// What the layers and all below show when the world's clock stands at `time`, bottom layer
  /// first, `scale` pixels to a point.
  ///
  /// The origin is that of the layers' superlayers.
  package static func list(of layers: [CALayer], at time: Double, scale: CGFloat) -> DisplayList {
    var painter = LayerPainter(
      world: .current,
      presents: true,
      scale: scale,
      recorder: DisplayListRecorder(scale: scale)
    )
    // About as many as in the frame before: growing a list step by step copies it each time.
    let world = painter.world
    painter.recorder.reserveCapacity(
      commands: world.listSize.commands,
      images: world.listSize.images,
      contexts: world.listSize.contexts
    )
    for layer in layers {
      painter.visit(layer, LayerInstant(time: time).entering(layer.timing))
      painter.run()
    }
    let list = painter.finish()
    world.listSize = (list.commands.count, list.images.count, list.contexts.count)
    return list
  }

  /// What the layer and all below show at `time`, in the layer's own space.
  package static func list(
    ofPresentation layer: CALayer,
    at time: Double,
    scale: CGFloat = 1
  ) -> DisplayList {
    var painter = LayerPainter(
      world: .current,
      presents: true,
      scale: scale,
      recorder: DisplayListRecorder()
    )
    painter.paintLook(of: layer, layer.instant(at: time))
    return painter.finish()
  }

  /// The model, without animations, in the layer's own space.
  package static func list(ofModel layer: CALayer, scale: CGFloat = 1) -> DisplayList {
    var painter = LayerPainter(
      world: .current,
      presents: false,
      scale: scale,
      recorder: DisplayListRecorder()
    )
    painter.paintLook(of: layer, LayerInstant(time: 0))
    return painter.finish()
  }

  /// What `render(in:)` draws, in the layer's own space: the model with the receiver's shadow, mask
  /// and opacity, but not its position and transform.
  ///
  /// Nothing of a hidden receiver (measured). A presentation draws what shows of the tree below it.
  package static func list(rendering layer: CALayer) -> DisplayList {
    let world = World.current
    let original = layer.tree.original
    var painter = LayerPainter(
      world: world,
      presents: original != nil,
      scale: 1,
      recorder: DisplayListRecorder()
    )
    let state = layer.values
    if !state.isHidden, state.opacity > 0 {
      // A presentation has no tree of its own.
      let instant = original?.instant(at: world.clock.now) ?? LayerInstant(time: 0)
      painter.draw(LayerNode(original ?? layer, state: state, instant: instant))
      painter.run()
    }
    return painter.finish()
  }

  /// What shows of a layer in its own space: without its position, transform and opacity.
  ///
  /// `model` leaves animations out.
  package static func look(
    of layer: CALayer,
    at time: Double,
    scale: CGFloat,
    model: Bool = false
  ) -> DisplayList {
    look(of: layer, at: layer.instant(at: time), scale: scale, model: model)
  }

  static func look(
    of layer: CALayer,
    at instant: LayerInstant,
    scale: CGFloat = 1,
    model: Bool = false,
    isMovedLater: Bool = false
  ) -> DisplayList {
    var painter = LayerPainter(
      world: .current,
      presents: !model,
      scale: scale,
      recorder: DisplayListRecorder()
    )
    painter.isMovedLater = isMovedLater
    painter.paintLook(of: layer, instant)
    return painter.finish()
  }

  private mutating func paintLook(of layer: CALayer, _ instant: LayerInstant) {
    drawContent(LayerNode(layer, state: state(of: layer, at: instant), instant: instant))
    run()
  }

  private mutating func finish() -> DisplayList {
    // Moved out, so that the list gets its memory instead of a copy.
    var finished = DisplayListRecorder()
    swap(&finished, &recorder)
    return (consume finished).finish()
  }

  var isInNestedList: Bool { isMovedLater || !outerRecorders.isEmpty }
  /// Whether the list is drawn at places that it does not know.
  private var isMovedLater = false

  // MARK: The walk

  private mutating func run() {
    while let step = steps.popLast() {
      switch step {
      case .visit(let layer, let instant, let above, let isTurned, let alpha):
        visit(layer, instant, above: above, isTurned: isTurned, alpha: alpha)
      case .visitNext(let cursor):
        let rest = steps.count
        // Layers without sublayers add no steps.
        while steps.count == rest, let layer = cursor.next() {
          visit(
            layer,
            cursor.instant.entering(layer.timing),
            above: cursor.above,
            isTurned: cursor.isTurned,
            alpha: cursor.alpha
          )
        }
        if steps.count > rest { steps.insert(step, at: rest) }
      case .open(let matrix, let group):
        recorder.pushTransform(matrix)
        if group != Group() { recorder.pushGroup(group) }
      case .cut(let cuts): cut(cuts)
      case .pop(let depth): recorder.pop(to: depth)
      case .endMask(let node): endMask(node)
      case .endShadow(let node): endShadow(node)
      case .endRaster(let node): endRaster(node)
      case .endTransition(let node, let track, let progress):
        endTransition(node, track, progress)
      case .endSublayers(let node): endSublayers(node)
      case .close(let node): close(node)
      }
    }
  }

  /// Begins a nested list in the current local space.
  mutating func beginList() {
    outerRecorders.append(recorder)
    recorder = DisplayListRecorder()
  }

  mutating func endList() -> DisplayList {
    var finished = outerRecorders.removeLast()
    swap(&finished, &recorder)
    return (consume finished).finish()
  }

  func isAnimated(_ layer: CALayer) -> Bool { presents && !layer.animations.isEmpty }

  func state(of layer: CALayer, at instant: LayerInstant) -> LayerState {
    isAnimated(layer) ? layer.presentedState(at: instant) : layer.values
  }

  /// `above` maps the superlayer's space to that of the present context.
  mutating func visit(
    _ layer: CALayer,
    _ instant: LayerInstant,
    above: CATransform3D? = nil,
    isTurned: Bool = false,
    alpha: Double = 1
  ) {
    if presents, !layer.drawing.motions.isEmpty { layer.drawOnItsWay(at: instant.time) }
    let isAnimated = isAnimated(layer)
    if !isAnimated {
      // Most invisible layers are skipped here, before anything is copied.
      guard layer.values.isSeen else { return }
    }
    var state = layer.values
    if isAnimated {
      layer.animate(&state, at: instant)
      if layer.animations.transition != nil { reveal(&state, of: layer, at: instant) }
    }
    guard state.isSeen, alpha > 0 else { return }
    if above == nil, let translation = state.translation, !layer.isDepthOnly {
      // The common case: moved, and seen from the front.
      guard !isTurned || state.isDoubleSided else { return }
      let node = LayerNode(
        layer,
        state: consume state,
        instant: instant,
        isTurned: isTurned,
        inheritedAlpha: alpha
      )
      node.outerDepth = recorder.depth
      if translation.dx != 0 || translation.dy != 0 { recorder.pushTranslation(translation) }
      draw(node)
      return
    }
    var matrix = state.matrix
    if let above { matrix = matrix.concatenating(above) }
    // Seen edge-on, or squashed to nothing.
    guard matrix.isInvertibleInPlane || layer.isDepthOnly else { return }
    let isTurned = isTurned != (matrix.facesAway != state.isGeometryFlipped)
    if isTurned, !state.isDoubleSided { return }
    let node = LayerNode(
      layer,
      state: consume state,
      instant: instant,
      isTurned: isTurned,
      inheritedAlpha: alpha
    )
    node.outerDepth = recorder.depth
    if layer.isDepthOnly {
      visitInDepth(node, matrix)
    } else {
      if !matrix.isIdentity { recorder.pushTransform(matrix) }
      draw(node)
    }
  }

  /// Draws the node into the context that was opened for it, and closes that.
  private mutating func draw(_ node: LayerNode) {
    let rest = steps.count
    if let mask = node.layer.tree.mask {
      beginList()
      steps.append(.endMask(node))
      steps.append(
        .visit(mask, node.instant.entering(mask.timing), above: nil, isTurned: false, alpha: 1)
      )
    } else {
      compose(node)
    }
    if steps.count == rest { close(node) } else { steps.insert(.close(node), at: rest) }
  }

  private mutating func close(_ node: LayerNode) { recorder.pop(to: node.outerDepth) }

  /// Queues the sublayers of a node.
  ///
  /// They are one step, since a layer may have very many.
  mutating func visitSublayers(of node: LayerNode, alpha: Double) {
    if let replicator = node.layer as? CAReplicatorLayer {
      visitCopies(of: node, replicator, alpha: alpha)
      return
    }
    var layers = node.layer.tree.sublayers
    guard !layers.isEmpty else { return }
    let above = node.state.sublayerMatrix
    if layers.count > 1 || layers[0].isDepthOnly {
      switch depthNeed(of: layers, above: above) {
      case .none: break
      case .order: layers = drawingOrder(of: node)
      case .space:
        visitSublayersInDepth(layers, of: node, above: above, alpha: alpha)
        return
      }
    }
    steps.append(
      .visitNext(
        SublayerCursor(
          layers: layers,
          instant: node.instant,
          above: above,
          isTurned: node.isTurned,
          alpha: alpha
        )
      )
    )
  }

  /// By the presented `zPosition`; equal ones in their order.
  func drawingOrder(of node: LayerNode) -> [CALayer] {
    let sublayers = node.layer.tree.sublayers
    let mayDiffer = sublayers.contains {
      $0.values.zPosition != 0 || presents && $0.animations.changesDepth
    }
    guard mayDiffer else { return sublayers }
    var depths: [CGFloat] = []
    depths.reserveCapacity(sublayers.count)
    for sublayer in sublayers {
      depths.append(
        state(of: sublayer, at: node.instant.entering(sublayer.timing)).zPosition
      )
    }
    return sublayers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { sublayers[$0] }
  }
}

/// The progress of the walk among the sublayers of one layer.
final class SublayerCursor {
  private let layers: [CALayer]
  private var index = 0
  /// Of the superlayer.
  let instant: LayerInstant
  let above: CATransform3D?
  let isTurned: Bool
  let alpha: Double

  init(
    layers: [CALayer],
    instant: LayerInstant,
    above: CATransform3D?,
    isTurned: Bool,
    alpha: Double
  ) {
    self.layers = layers
    self.instant = instant
    self.above = above
    self.isTurned = isTurned
    self.alpha = alpha
  }

  func next() -> CALayer? {
    guard index < layers.count else { return nil }
    defer { index += 1 }
    layers.prefetch(behind: index)
    return layers[index]
  }
}
