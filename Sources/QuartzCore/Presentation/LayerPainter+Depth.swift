import Display
import Geometry
import Pixels

/// A layer in a space that it shares with others.
private struct DepthItem {
  var layer: CALayer
  var instant: LayerInstant
  /// From its superlayer's space to the shared one, which is that of the present context.
  var above: CATransform3D?
  var alpha: Double
}

extension LayerPainter {
  /// What is needed so that near sublayers hide far ones.
  enum DepthNeed {
    case none
    /// Their planes are parallel to the screen: the `zPosition` decides.
    case order
    /// Some are turned: they may cut each other (Fidelity 2).
    case space
  }

  /// Looks at the models of the sublayers only, and at what their animations may do.
  func depthNeed(of sublayers: [CALayer], above: CATransform3D?) -> DepthNeed {
    var result = DepthNeed.none
    for sublayer in sublayers {
      if sublayer.isDepthOnly || !sublayer.values.liesInPlane { return .space }
      if presents, sublayer.animations.leavesPlane { return .space }
      if sublayer.values.zPosition != 0 || presents && sublayer.animations.changesDepth {
        result = .order
      }
    }
    // Seen from behind, a smaller z is nearer.
    if result == .order, let above, !above.liesInPlane { return .space }
    return result
  }

  /// A transform layer and those below it share one space.
  mutating func visitInDepth(_ node: LayerNode, _ matrix: CATransform3D) {
    var above = matrix
    if let own = node.state.sublayerMatrix { above = own.concatenating(matrix) }
    let items = node.layer.tree.sublayers.map {
      DepthItem(
        layer: $0,
        instant: node.instant.entering($0.timing),
        above: above,
        alpha: node.opacity
      )
    }
    let isTurned = node.isTurned != (matrix.facesAway != node.state.isGeometryFlipped)
    visit(items, isTurned: isTurned)
  }

  /// The sublayers of a layer that shows them in its plane.
  mutating func visitSublayersInDepth(
    _ sublayers: [CALayer],
    of node: LayerNode,
    above: CATransform3D?,
    alpha: Double
  ) {
    let items = sublayers.map {
      DepthItem(
        layer: $0,
        instant: node.instant.entering($0.timing),
        above: above,
        alpha: alpha
      )
    }
    visit(items, isTurned: node.isTurned)
  }

  /// Draws layers of one space from the farthest to the nearest, cut where they pass through each
  /// other.
  ///
  /// Transform layers add their sublayers.
  private mutating func visit(_ items: [DepthItem], isTurned: Bool) {
    var shown: [DepthItem] = []
    var planes: [DepthOrder.Plane] = []
    var pending = Array(items.reversed())
    while let item = pending.popLast() {
      let state = state(of: item.layer, at: item.instant)
      guard state.isSeen else { continue }
      var matrix = state.matrix
      if let above = item.above { matrix = matrix.concatenating(above) }
      if item.layer.isDepthOnly {
        if let own = state.sublayerMatrix { matrix = own.concatenating(matrix) }
        for sublayer in item.layer.tree.sublayers.reversed() {
          pending.append(
            DepthItem(
              layer: sublayer,
              instant: item.instant.entering(sublayer.timing),
              above: matrix,
              alpha: item.alpha * min(Double(state.opacity), 1)
            )
          )
        }
        continue
      }
      shown.append(item)
      planes.append(
        DepthOrder.Plane(matrix: matrix, extent: extent(of: item.layer, state, item.instant))
      )
    }
    let depth = recorder.depth
    for piece in DepthOrder.pieces(of: planes).reversed() {
      let item = shown[piece.plane]
      if !piece.cuts.isEmpty { steps.append(.pop(depth)) }
      steps.append(
        .visit(
          item.layer,
          item.instant,
          above: item.above,
          isTurned: isTurned,
          alpha: item.alpha
        )
      )
      if !piece.cuts.isEmpty { steps.append(.cut(piece.cuts)) }
    }
  }

  /// Cuts what follows to one side of the lines where planes meet.
  ///
  /// Both sides are drawn, each to the pixels whose centres are on it.
  mutating func cut(_ cuts: [[CGPoint]]) {
    for polygon in cuts {
      var path = Path()
      for (index, point) in polygon.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      recorder.pushClip(.path(path), antialiased: false)
    }
  }

  /// What a layer and those below it may cover, in its own space; shadows not counted.
  private func extent(
    of layer: CALayer,
    _ state: LayerState,
    _ instant: LayerInstant
  ) -> CGRect {
    var result = state.ownExtent
    guard !state.masksToBounds, !layer.tree.sublayers.isEmpty else { return result }
    var pending: [(CALayer, LayerInstant, CATransform3D?)] = []
    func add(
      below layer: CALayer,
      _ state: LayerState,
      _ instant: LayerInstant,
      _ m: CATransform3D?
    ) {
      var above = m
      if let own = state.sublayerMatrix { above = m.map { own.concatenating($0) } ?? own }
      for sublayer in layer.tree.sublayers {
        pending.append((sublayer, instant.entering(sublayer.timing), above))
      }
    }
    add(below: layer, state, instant, nil)
    while let (layer, instant, above) = pending.popLast() {
      let state = self.state(of: layer, at: instant)
      guard state.isSeen else { continue }
      let matrix = above.map { state.matrix.concatenating($0) } ?? state.matrix
      let box = matrix.boundingBox(of: state.ownExtent)
      if box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite {
        result = result.width > 0 && result.height > 0 ? result.union(box) : box
      }
      if !state.masksToBounds { add(below: layer, state, instant, matrix) }
    }
    return result
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
      let instant = node.instant.delayed(by: Double(index) * replicator.instanceDelay)
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
