import Display
import Geometry
import Pixels

extension LayerPainter {
  /// A transform layer and those below it share one space: their planes are drawn from the farthest
  /// to the nearest, each by its centre. Planes that cut each other are not split.
  mutating func visitInDepth(_ node: LayerNode, _ matrix: CATransform3D) {
    struct Plane {
      var layer: CALayer
      var instant: LayerInstant
      var above: CATransform3D
      var alpha: Double
      var depth: CGFloat
    }
    var planes: [Plane] = []
    var pending: [(CALayer, LayerInstant, CATransform3D, Double)] = []
    func add(
      below layer: CALayer,
      _ instant: LayerInstant,
      _ matrix: CATransform3D,
      _ alpha: Double
    ) {
      let state = state(of: layer, at: instant)
      var above = matrix
      if let sublayerMatrix = state.sublayerMatrix { above = sublayerMatrix.concatenating(matrix) }
      for sublayer in layer.tree.sublayers.reversed() {
        pending.append((sublayer, instant.entering(sublayer.timing), above, alpha))
      }
    }
    add(below: node.layer, node.instant, matrix, node.opacity)
    while let (layer, instant, above, alpha) = pending.popLast() {
      let state = state(of: layer, at: instant)
      guard !state.isHidden, state.opacity > 0 else { continue }
      let matrix = state.matrix.concatenating(above)
      if layer.isDepthOnly {
        add(below: layer, instant, matrix, alpha * Double(state.opacity))
        continue
      }
      let center = CGPoint(x: state.bounds.midX, y: state.bounds.midY)
      let w = center.x * matrix.m14 + center.y * matrix.m24 + matrix.m44
      let z = center.x * matrix.m13 + center.y * matrix.m23 + matrix.m43
      planes.append(
        Plane(
          layer: layer,
          instant: instant,
          above: above,
          alpha: alpha,
          depth: w > 0 ? z / w : z
        )
      )
    }
    // A handful of units in the last place must not turn an order round.
    let order = planes.indices.sorted {
      let (a, b) = ((planes[$0].depth * 1e6).rounded(), (planes[$1].depth * 1e6).rounded())
      return a == b ? $0 < $1 : a < b
    }
    let isTurned = node.isTurned != matrix.facesAway
    for index in order.reversed() {
      let plane = planes[index]
      steps.append(
        .visit(
          plane.layer,
          plane.instant,
          above: plane.above,
          isTurned: isTurned,
          alpha: plane.alpha
        )
      )
    }
  }

  // MARK: Replicators

  /// More copies than this are not drawn.
  private static let copyLimit = 10_000

  mutating func visitCopies(of node: LayerNode, _ layer: CAReplicatorLayer, alpha: Double) {
    let replicator = node.state.replicator
    let count = min(max(0, replicator.instanceCount), LayerPainter.copyLimit)
    if count < replicator.instanceCount {
      world.diagnostics.report(
        "A replicator of \(replicator.instanceCount) copies draws \(LayerPainter.copyLimit)."
      )
    }
    let bounds = node.state.bounds
    let toCenter = CATransform3D(translationX: -bounds.midX, y: -bounds.midY, z: 0)
    let back = CATransform3D(translationX: bounds.midX, y: bounds.midY, z: 0)
    let above = node.state.sublayerMatrix
    let sublayers = drawingOrder(of: node)
    let depth = recorder.depth
    var copies: [(CATransform3D, Group, LayerInstant)] = []
    var transform = CATransform3D.identity
    for index in 0..<count {
      let group = Group(filters: filters(replicator, copy: index))
      let instant = LayerInstant(
        time: node.instant.time - Double(index) * replicator.instanceDelay,
        isLinear: node.instant.isLinear
      )
      copies.append((toCenter.concatenating(transform).concatenating(back), group, instant))
      transform = replicator.instanceTransform.concatenating(transform)
    }
    for (matrix, group, instant) in copies.reversed() {
      steps.append(.pop(depth))
      // With preserved depth the copies' planes are seen from the same eye; without, each copy is
      // flattened first.
      let inCopy = layer.preservesDepth ? above.map { matrix.concatenating($0) } ?? matrix : above
      for sublayer in sublayers.reversed() {
        steps.append(
          .visit(
            sublayer,
            instant.entering(sublayer.timing),
            above: inCopy,
            isTurned: node.isTurned,
            alpha: alpha
          )
        )
      }
      steps.append(.open(layer.preservesDepth ? .identity : matrix, group))
    }
  }

  private func filters(_ replicator: ReplicatorState, copy index: Int) -> [Filter] {
    let color = replicator.instanceColor?.color ?? .white
    func channel(_ value: Double, _ offset: Float) -> Double {
      min(max(value + Double(index) * Double(offset), 0), 1)
    }
    let red = channel(color.red, replicator.instanceRedOffset)
    let green = channel(color.green, replicator.instanceGreenOffset)
    let blue = channel(color.blue, replicator.instanceBlueOffset)
    let alpha = channel(color.alpha, replicator.instanceAlphaOffset)
    if (red, green, blue, alpha) == (1, 1, 1, 1) { return [] }
    return [.colorMatrix(.multiply(red: red, green: green, blue: blue, alpha: alpha))]
  }
}
