extension CALayer {
  /// How often a layout may cause another one before that counts as a cycle.
  static let layoutLimit = 100

  final func markNeedsLayout() {
    guard tree.original == nil else { return }
    tree.needsLayout = true
    markPendingWork()
    World.current.transactions.beginImplicitly()
  }

  final func boundsSizeDidChange() {
    guard tree.original == nil else { return }
    markNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Lays out the tree from the topmost ancestor that needs it, layers before their sublayers.
  final func layoutTreeIfNeeded() {
    var top = self
    var layer = tree.superlayer
    while let present = layer {
      // A layer that asks for layout again from within its own layout gets it after this one.
      if present.tree.isLayingOut { break }
      if present.tree.needsLayout { top = present }
      layer = present.tree.superlayer
    }
    for _ in 0..<CALayer.layoutLimit {
      guard top.layoutPass() else { return }
    }
    CALayer.reportUnrest { top.layoutPass(noting: &$0) }
  }

  /// Runs code during which a layout that something inside the layer asks for ends below it, as
  /// during its own layout.
  package final func holdLayout(_ code: () -> Void) {
    let wasLayingOut = tree.isLayingOut
    tree.isLayingOut = true
    code()
    tree.isLayingOut = wasLayingOut
  }

  /// Runs code right before the layout of a layer that is being laid out, and returns whether that
  /// code had the layer laid out by itself.
  package final func performBeforeLayout(_ code: () -> Void) -> Bool {
    let (wasLayingOut, neededLayout) = (tree.isLayingOut, tree.needsLayout)
    tree.isLayingOut = false
    markNeedsLayout()
    code()
    tree.isLayingOut = wasLayingOut
    let isLaidOut = !tree.needsLayout
    tree.needsLayout = neededLayout && !isLaidOut
    return isLaidOut
  }

  /// Reports the layers that keep requesting layout.
  static func reportUnrest(in pass: (inout [CALayer]) -> Bool) {
    var layers: [CALayer] = []
    guard pass(&layers) else { return }
    let names = layers.map { layer in
      let owner: AnyObject = layer.delegate ?? layer
      return layer.name.map { "'\($0)'" } ?? "<\(type(of: owner))>"
    }
    let shown = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    World.current.diagnostics.report(
      "Layout did not come to rest after \(layoutLimit) passes: "
        + "\(shown.prefix(6).joined(separator: ", ")) \(shown.count == 1 ? "asks" : "ask") for it each time."
    )
  }

  /// One walk over the parts that have pending work; returns false when none needed layout.
  final func layoutPass() -> Bool {
    var none: [CALayer]? = nil
    return layoutPass(noting: &none)
  }

  final func layoutPass(noting layers: inout [CALayer]) -> Bool {
    var noted: [CALayer]? = layers
    defer { layers = noted ?? [] }
    return layoutPass(noting: &noted)
  }

  private func layoutPass(noting layers: inout [CALayer]?) -> Bool {
    var didLayout = false
    var stack = [self]
    while let layer = stack.popLast() {
      guard layer.tree.hasPendingWork else { continue }
      if layer.tree.needsLayout {
        layer.tree.needsLayout = false
        let wasLayingOut = layer.tree.isLayingOut
        layer.tree.isLayingOut = true
        layer.layoutSublayers()
        layer.tree.isLayingOut = wasLayingOut
        didLayout = true
        layers?.append(layer)
      }
      if let mask = layer.tree.mask { stack.append(mask) }
      stack.append(contentsOf: layer.tree.sublayers.reversed())
    }
    return didLayout
  }

  /// Draws the contents of a shown tree that wait to be drawn, and returns the layers that were
  /// waited for.
  ///
  /// What is requested of other layers while contents are drawn is pending afterwards.
  final func commitTree() -> [CALayer] {
    var stack = [self]
    var visited: [CALayer] = []
    while let layer = stack.popLast() {
      guard layer.tree.hasPendingWork else { continue }
      layer.tree.hasPendingWork = false
      visited.append(layer)
      if let mask = layer.tree.mask { stack.append(mask) }
      stack.append(contentsOf: layer.tree.sublayers.reversed())
    }
    for layer in visited {
      layer.willCommit()
      layer.displayIfNeeded()
    }
    return visited
  }
}

extension CALayer {
  /// Draws contents that wait to be drawn, here and below.
  package final func displayTree() {
    var stack = [self]
    while let layer = stack.popLast() {
      guard layer.tree.hasPendingWork else { continue }
      layer.displayIfNeeded()
      if let mask = layer.tree.mask { stack.append(mask) }
      stack.append(contentsOf: layer.tree.sublayers.reversed())
    }
  }
}
