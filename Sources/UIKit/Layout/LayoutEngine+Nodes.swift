import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Writes UIKit's own constraints for the current state of a node's item.
  func synchronize(_ node: LayoutNode) {
    if let view = node.view {
      synchronize(node, with: view)
    } else if let guide = node.item as? UILayoutGuide {
      synchronize(node, with: guide)
    }
  }

  private func synchronize(_ node: LayoutNode, with view: UIView) {
    synchronizeOrigin(of: node, with: view)
    if isMeasuring, view === root {
      // The root is at the origin; its size is the unknown.
      let fixed: [(expression: LinearExpression, value: CGFloat)] = [
        (LinearExpression(node.minX), 0), (LinearExpression(node.minY), 0),
      ]
      fix(node, fixed)
      keepPositive(node)
      synchronizeContent(of: node, with: view)
      return
    }
    if view.translatesAutoresizingMaskIntoConstraints || view.isHeldByWindow(node) {
      removeContent(of: node)
      synchronizeFrame(of: node, with: view)
    } else {
      for id in node.fixed { solver.remove(id) }
      node.fixed = []
      keepPositive(node)
      synchronizeContent(of: node, with: view)
    }
  }

  private func synchronize(_ node: LayoutNode, with guide: UILayoutGuide) {
    guard let owner = guide.owningView else { return }
    if guide.role == .keyboard {
      let outer = self.node(for: owner)
      let height = owner.keyboardHeight(guide)
      fix(
        node,
        [
          (LinearExpression(node.minX), owner.bounds.minX),
          (
            LinearExpression(node.minY) - LinearExpression(outer.height),
            owner.bounds.minY - height
          ),
          (LinearExpression(node.width) - LinearExpression(outer.width), 0),
          (LinearExpression(node.height), height),
        ]
      )
    } else if let insets = owner.insets(of: guide.role) {
      let outer = self.node(for: owner)
      fix(
        node,
        [
          (LinearExpression(node.minX), insets.left + owner.bounds.minX),
          (LinearExpression(node.minY), insets.top + owner.bounds.minY),
          (
            LinearExpression(node.width) - LinearExpression(outer.width),
            -(insets.left + insets.right)
          ),
          (
            LinearExpression(node.height) - LinearExpression(outer.height),
            -(insets.top + insets.bottom)
          ),
        ]
      )
    } else if guide.role == .scrollContent {
      fix(node, [(LinearExpression(node.minX), 0), (LinearExpression(node.minY), 0)])
      keepPositive(node)
    } else {
      keepPositive(node)
    }
  }

  /// Holds each expression at a value, by new constants where the equations exist.
  ///
  /// `shape` says which coefficients the expressions have where they can change.
  func fix(
    _ node: LayoutNode,
    _ values: [(expression: LinearExpression, value: CGFloat)],
    shape: [CGFloat] = []
  ) {
    let isSameShape =
      node.fixedShape.count == shape.count
      && zip(node.fixedShape, shape).allSatisfy { abs($0 - $1) < 1e-9 }
    if node.fixed.count == values.count, isSameShape {
      for (id, value) in zip(node.fixed, values) where solver[id] != nil {
        solver.setConstant(-Double(value.value), of: id)
      }
      return
    }
    for id in node.fixed { solver.remove(id) }
    node.fixedShape = shape
    node.fixed = values.compactMap { expression, value in
      addSystem(LinearConstraint(expression + -Double(value), .equal))
    }
  }

  /// Adds a weak length of the measured root.
  func wish(_ node: LayoutNode, width: CGFloat, priority: UILayoutPriority) {
    wish(LinearExpression(node.width), width, priority)
  }

  func wish(_ node: LayoutNode, height: CGFloat, priority: UILayoutPriority) {
    wish(LinearExpression(node.height), height, priority)
  }

  private func wish(_ side: LinearExpression, _ length: CGFloat, _ priority: UILayoutPriority) {
    _ = addSystem(
      LinearConstraint(side + -Double(length), .equal, strength: priority.strength)
    )
  }

  private func keepPositive(_ node: LayoutNode) {
    guard node.positive.isEmpty else { return }
    node.positive = [node.width, node.height].compactMap {
      addSystem(LinearConstraint(LinearExpression($0), .greaterThanOrEqual))
    }
  }

  private func synchronizeOrigin(of node: LayoutNode, with view: UIView) {
    guard node.originConstraints.count == 2 else { return }
    solver.setConstant(-Double(view.bounds.minX), of: node.originConstraints[0])
    solver.setConstant(-Double(view.bounds.minY), of: node.originConstraints[1])
  }

  /// The origin of a view's bounds as unknowns, for constraints that reach out of scrolled content.
  func origin(of node: LayoutNode, view: UIView) -> (x: Variable, y: Variable) {
    if let x = node.originX, let y = node.originY { return (x, y) }
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    (node.originX, node.originY) = (x, y)
    node.originConstraints = [
      LinearConstraint(LinearExpression(x) + -Double(view.bounds.minX), .equal),
      LinearConstraint(LinearExpression(y) + -Double(view.bounds.minY), .equal),
    ].compactMap(addSystem)
    return (x, y)
  }

  // MARK: Intrinsic size

  private func synchronizeContent(of node: LayoutNode, with view: UIView) {
    var size = view.intrinsicContentSize
    let priorities = contentPriorities(of: view)
    if size.height != UIView.noIntrinsicMetric, !node.verticalContent.isEmpty,
      let wrapped = view.wrappedContentSize(forWidth: CGFloat(solver.value(of: node.width)))
    {
      size.height = wrapped.height
      if wrapped.width == UIView.noIntrinsicMetric { size.width = wrapped.width }
    }
    let rank = (view.superview as? UIStackView)?.rank(of: view) ?? node.rankBesideStacks
    let isSameKind =
      rank == node.contentRank
      && node.horizontalContent.isEmpty == (size.width == UIView.noIntrinsicMetric)
      && node.verticalContent.isEmpty == (size.height == UIView.noIntrinsicMetric)
    if !isSameKind {
      removeContent(of: node)
      node.contentPriorities = priorities
      node.contentRank = rank
      if size.width != UIView.noIntrinsicMetric {
        node.horizontalContent = content(node, \.width, size.width, priorities[0], priorities[1])
      }
      if size.height != UIView.noIntrinsicMetric {
        node.verticalContent = content(node, \.height, size.height, priorities[2], priorities[3])
      }
    } else {
      setContentPriorities(priorities, of: node)
      if size.width != node.contentSize.width {
        for id in node.horizontalContent { solver.setConstant(-Double(size.width), of: id) }
      }
      if size.height != node.contentSize.height {
        for id in node.verticalContent { solver.setConstant(-Double(size.height), of: id) }
      }
    }
    node.contentSize = size
    leanToNothing(node)
    updateBaselines(of: node)
  }

  /// Hugging and compression resistance, horizontal and then vertical.
  ///
  /// In what a stack has hidden they keep their order, and are weaker than all that shows.
  private func contentPriorities(of view: UIView) -> [UILayoutPriority] {
    let state = view.autoLayout
    var horizontal = [state.hugging[.horizontal], state.compressionResistance[.horizontal]]
    var vertical = [state.hugging[.vertical], state.compressionResistance[.vertical]]
    var yields: (horizontal: Bool, vertical: Bool) = (false, false)
    var ancestor: UIView? = view
    while let next = ancestor, next !== root {
      if let axis = next.autoLayoutIfAny?.yieldingAxis, next.superview is UIStackView {
        if axis == .horizontal { yields.horizontal = true } else { yields.vertical = true }
      }
      ancestor = next.superview
    }
    if yields.horizontal { horizontal = horizontal.map(\.yielding) }
    if yields.vertical { vertical = vertical.map(\.yielding) }
    return horizontal + vertical
  }

  /// A length without a lower bound is 0: a lone `width <=` gives no width (Fidelity 22).
  private func leanToNothing(_ node: LayoutNode) {
    let lengths = [
      node.hasWidthLimit && node.horizontalContent.isEmpty ? node.width : nil,
      node.hasHeightLimit && node.verticalContent.isEmpty ? node.height : nil,
    ].compactMap { $0 }
    guard node.leaning.count != lengths.count else { return }
    for id in node.leaning { solver.remove(id) }
    node.leaning = lengths.compactMap {
      addSystem(
        LinearConstraint(LinearExpression($0), .equal, strength: Strength(priority: 0.001))
      )
    }
  }

  /// Stronger than all that is not required, and weaker than required constraints: against those a
  /// content size gives way, whatever its priority, and no contradiction is reported (observed).
  private static let strongestContent = UILayoutPriority.required - 0.5

  private func strength(ofContent priority: UILayoutPriority) -> Strength {
    min(priority.strength, Self.strongestContent.strength)
  }

  private func content(
    _ node: LayoutNode,
    _ side: KeyPath<LayoutNode, Variable>,
    _ length: CGFloat,
    _ hugging: UILayoutPriority,
    _ resistance: UILayoutPriority
  ) -> [LinearConstraint.ID] {
    let expression = LinearExpression(node[keyPath: side]) + -Double(length)
    return [
      LinearConstraint(
        expression,
        .lessThanOrEqual,
        strength: strength(ofContent: hugging),
        rank: node.contentRank
      ),
      LinearConstraint(
        expression,
        .greaterThanOrEqual,
        strength: strength(ofContent: resistance),
        rank: node.contentRank.map { min($0, UIStackView.rankBesideStacks) }
      ),
    ].compactMap(addSystem)
  }

  private func setContentPriorities(_ priorities: [UILayoutPriority], of node: LayoutNode) {
    guard priorities != node.contentPriorities else { return }
    node.contentPriorities = priorities
    let horizontal = zip(node.horizontalContent, priorities.prefix(2))
    let vertical = zip(node.verticalContent, priorities.suffix(2))
    for (id, priority) in Array(horizontal) + Array(vertical) {
      solver.setStrength(strength(ofContent: priority), of: id)
    }
  }

  private func removeContent(of node: LayoutNode) {
    for id in node.horizontalContent + node.verticalContent + node.leaning { solver.remove(id) }
    node.leaning = []
    node.horizontalContent = []
    node.verticalContent = []
    node.contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    node.contentPriorities = []
  }

  func dropSystemConstraints(of node: LayoutNode, except gone: LinearConstraint.ID) {
    for id in node.systemConstraints where id != gone { solver.remove(id) }
    node.fixed = []
    node.positive = []
    node.horizontalContent = []
    node.verticalContent = []
    node.leaning = []
    node.contentPriorities = []
    node.originConstraints = []
    node.originX = nil
    node.originY = nil
  }

  /// A label's baselines move with its font and its lines.
  private func updateBaselines(of node: LayoutNode) {
    guard node.usesBaseline else { return }
    _ = move(baselineRecords.filter { $0.nodes.contains { $0 === node } })
  }

  /// Moves the baselines of labels that have other heights than before.
  ///
  /// - Returns: whether there were any.
  func moveBaselines() -> Bool {
    guard nodeOrder.contains(where: { $0.isAlive && $0.usesBaseline }) else { return false }
    return move(baselineRecords.filter { $0.baselines.contains(where: mayMove) })
  }

  /// Whether a baseline may lie elsewhere in its item than when its constraint was written.
  ///
  /// A label that tells of its fonts and lines has others only in another size; what is in other
  /// views, and labels of autoresizing, tell nothing.
  private func mayMove(_ baseline: InstalledConstraint.Baseline) -> Bool {
    guard let label = baseline.node.view as? UILabel,
      !label.translatesAutoresizingMaskIntoConstraints
    else { return true }
    let size = rectangle(of: baseline.node).size
    return abs(size.width - baseline.size.width) > 0.001
      || abs(size.height - baseline.size.height) > 0.001
  }

  private func move(_ records: [InstalledConstraint]) -> Bool {
    var hasChanged = false
    for record in records {
      guard let current = makeRecord(for: record.constraint) else { continue }
      installed[ObjectIdentifier(record.constraint)]?.baselines = current.baselines
      guard abs(current.base - record.base) > 0.001 else { continue }
      installed[ObjectIdentifier(record.constraint)]?.base = current.base
      solver.setConstant(current.linear.expression.constant, of: record.id)
      hasChanged = true
    }
    return hasChanged
  }

  private var baselineRecords: [InstalledConstraint] {
    installed.values.filter(\.usesBaseline).sorted { $0.sequence < $1.sequence }
  }
}
