import Geometry

extension LayerState {
  /// The box around the transformed bounds, in the superlayer.
  package var frame: CGRect {
    guard !transform.isIdentity else {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.size.width,
        y: position.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width,
        height: bounds.size.height
      )
    }
    let local = CGRect(
      x: -anchorPoint.x * bounds.size.width,
      y: -anchorPoint.y * bounds.size.height,
      width: bounds.size.width,
      height: bounds.size.height
    )
    let box = transform.boundingBox(of: local)
    return box.offsetBy(dx: position.x, dy: position.y)
  }

  /// The point of the bounds that stands at `position`.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height
    )
  }

  /// From the layer's space to the superlayer's, without the superlayer's `sublayerTransform`.
  package var matrix: CATransform3D {
    isGeometryFlipped ? flip.concatenating(unflippedMatrix) : unflippedMatrix
  }

  /// The bounds turned upside down.
  package var flip: CATransform3D {
    CATransform3D(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
  }

  private var unflippedMatrix: CATransform3D {
    let anchor = self.anchor
    if transform.isIdentity {
      return CATransform3D(
        translationX: position.x - anchor.x,
        y: position.y - anchor.y,
        z: zPosition - anchorPointZ
      )
    }
    return CATransform3D(translationX: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .concatenating(transform)
      .concatenating(CATransform3D(translationX: position.x, y: position.y, z: zPosition))
  }

  /// The translation of `matrix`, if it only moves by finite amounts, as for most layers.
  var translation: CGVector? {
    guard transform.isIdentity, zPosition == anchorPointZ, !isGeometryFlipped else { return nil }
    let anchor = self.anchor
    let (dx, dy) = (position.x - anchor.x, position.y - anchor.y)
    return dx.isFinite && dy.isFinite ? CGVector(dx: dx, dy: dy) : nil
  }

  /// Whether its plane is parallel to the superlayer's, at its `zPosition`.
  var liesInPlane: Bool {
    transform.isIdentity ? anchorPointZ == 0 : anchorPointZ == 0 && transform.liesInPlane
  }

  /// The bounds and what a shape draws outside them.
  var ownExtent: CGRect {
    let bounds = bounds.standardized
    guard case .shape(let shape) = special, let path = shape.path?.path, !masksToBounds else {
      return bounds
    }
    let reach = shape.strokeColor == nil ? 0 : shape.lineWidth / 2
    let box = path.controlBounds.insetBy(dx: -reach, dy: -reach)
    guard !box.isNull else { return bounds }
    return bounds.width > 0 && bounds.height > 0 ? bounds.union(box) : box
  }

  /// `sublayerTransform` about the anchor; nil when it does nothing.
  package var sublayerMatrix: CATransform3D? {
    guard hasSublayerTransform else { return nil }
    let anchor = self.anchor
    return CATransform3D(translationX: -anchor.x, y: -anchor.y, z: -anchorPointZ)
      .concatenating(sublayerTransform)
      .concatenating(CATransform3D(translationX: anchor.x, y: anchor.y, z: anchorPointZ))
  }
}

extension CALayer {
  /// Moves and sizes the layer so that its box becomes `rect`.
  final func setFrame(_ rect: CGRect) {
    tree.isSettingFrame = true
    defer { tellObserversOfFrame() }
    let rect = rect.standardized
    let state = values
    var size = rect.size
    var corner = CGPoint(x: rect.minX, y: rect.minY)
    if let turned = CALayer.size(ofBox: size, turnedBy: state.transform) {
      size = turned
      var sized = state
      sized.bounds.size = size
      sized.position = .zero
      let box = sized.frame
      corner.x -= box.minX
      corner.y -= box.minY
      position = corner
    } else {
      position = CGPoint(
        x: corner.x + state.anchorPoint.x * size.width,
        y: corner.y + state.anchorPoint.y * size.height
      )
    }
    bounds = CGRect(origin: values.bounds.origin, size: size)
  }

  /// The size whose turned box has the size of `box`; nil where there is nothing to solve.
  ///
  /// A layer that is seen from its edge has a box without a height, whatever its size: it is set as
  /// if it were not turned (inferred: headers that unfold set their frame while they are folded).
  /// So is a layer whose transform has no inverse in space (observed: alerts that bounce with a
  /// scale of 1.1, 1.1, 0 keep their size), or nearly none (inferred from shapes that get their
  /// frame at a scale of 0.0001 on all axes; the limit is ours).
  private static func size(ofBox box: CGSize, turnedBy transform: CATransform3D) -> CGSize? {
    let t = transform.affine
    guard !transform.isIdentity, abs(t.a * t.d - t.b * t.c) > 1e-12,
      abs(transform.determinant) > 1e-11
    else { return nil }
    // |a| w + |c| h = W, |b| w + |d| h = H
    let (a, b, c, d) = (abs(t.a), abs(t.b), abs(t.c), abs(t.d))
    let determinant = a * d - b * c
    // Turned by 45 degrees, many sizes have the same box.
    guard abs(determinant) > 1e-12 else { return box }
    return CGSize(
      width: max(0, (box.width * d - box.height * c) / determinant),
      height: max(0, (box.height * a - box.width * b) / determinant)
    )
  }

  /// From this layer's space to the superlayer's.
  ///
  /// 3D stays: the caller projects.
  package final var matrixToSuperlayer: CATransform3D {
    guard let above = layerAbove?.values.sublayerMatrix, !tree.isMask else {
      return values.matrix
    }
    return values.matrix.concatenating(above)
  }

  final func convertPoint(_ point: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    guard from !== to else { return point }
    return CALayer.converted([point], from: from, to: to)[0]
  }

  final func convertRect(_ rect: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
    guard from !== to, !rect.isNull, !rect.isInfinite else { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return CGRect(boundingBoxOf: CALayer.converted(corners, from: from, to: to))
  }

  /// All points take the way up to what both layers have above them, and down again, together: it
  /// is long where views are deep inside each other.
  private static func converted(
    _ points: [CGPoint],
    from: CALayer?,
    to: CALayer?
  ) -> [CGPoint] {
    // Each call of `presentation()` makes a new object, so their models are compared.
    let common = commonAncestor(from, to)
    func isCommon(_ layer: CALayer) -> Bool { (layer.tree.original ?? layer) === common }
    var points = points
    var layer = from
    while let present = layer, !isCommon(present) {
      let matrix = present.matrixToSuperlayer
      for index in points.indices { points[index] = matrix.project(points[index]) }
      layer = present.layerAbove
    }
    var down: [CALayer] = []
    layer = to
    while let present = layer, !isCommon(present) {
      down.append(present)
      layer = present.layerAbove
    }
    for layer in down.reversed() {
      let matrix = layer.matrixToSuperlayer
      for index in points.indices { points[index] = matrix.unproject(points[index]) }
    }
    return points
  }

  /// The nearest layer above both (or one of them); nil when there is none or one is nil.
  private static func commonAncestor(_ a: CALayer?, _ b: CALayer?) -> CALayer? {
    func depth(_ layer: CALayer?) -> Int {
      var count = 0
      var layer = layer
      while let present = layer {
        count += 1
        layer = present.tree.superlayer
      }
      return count
    }
    var a = a?.tree.original ?? a
    var b = b?.tree.original ?? b
    var depthA = depth(a)
    var depthB = depth(b)
    while depthA > depthB {
      a = a?.tree.superlayer
      depthA -= 1
    }
    while depthB > depthA {
      b = b?.tree.superlayer
      depthB -= 1
    }
    while a !== b {
      a = a?.tree.superlayer
      b = b?.tree.superlayer
    }
    return a
  }

  /// The frontmost hit: sublayers from the top, then the layer itself.
  ///
  /// `point` is in the superlayer.
  final func findHit(_ point: CGPoint) -> CALayer? {
    let state = values
    guard !state.isHidden, state.opacity > 0 else { return nil }
    let matrix = matrixToSuperlayer
    guard matrix.isInvertibleInPlane,
      state.isDoubleSided || matrix.facesAway == state.isGeometryFlipped
    else { return nil }
    let local = matrix.unproject(point)
    let isInside = contains(local)
    if state.masksToBounds, !isInside { return nil }
    if let mask, mask.hitTest(local) == nil { return nil }
    for sublayer in sublayersInDrawingOrder.reversed() {
      if let hit = sublayer.hitTest(local) { return hit }
    }
    return isInside ? self : nil
  }

  /// By `zPosition`, equal ones in their order.
  package final var sublayersInDrawingOrder: [CALayer] {
    let sublayers = layersBelow
    guard sublayers.contains(where: { $0.values.zPosition != sublayers[0].values.zPosition }) else {
      return sublayers
    }
    return sublayers.enumerated()
      .sorted {
        ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
      }
      .map(\.element)
  }
}
