import ConstraintSolver
import Foundation

/// A constraint in the form of the solver.
@MainActor
struct InstalledConstraint {
  let constraint: NSLayoutConstraint
  var linear: LinearConstraint
  var id: LinearConstraint.ID
  var sequence = 0

  /// The constant of the expression without the constraint's own: baselines.
  var base: Double
  let isDirectional: Bool
  let isMirrored: Bool
  var baselines: [Baseline]
  let nodes: [LayoutNode]
  /// Whether it counts among those that say how wide the content of a scroll view is, for the nodes
  /// of content guides.
  let usesContentWidth: [ObjectIdentifier: Bool]

  var usesBaseline: Bool { !baselines.isEmpty }

  /// A baseline that the constraint is about, and the size of its item that it was written for.
  struct Baseline {
    let node: LayoutNode
    let size: CGSize
  }

  /// Counts the constraint among those that mention the lengths of its nodes, or no longer.
  @MainActor
  func count(_ change: Int) {
    let terms = linear.expression.terms
    for node in nodes {
      let usesWidth =
        usesContentWidth[ObjectIdentifier(node)]
        ?? terms.contains { $0.variable == node.width }
      if usesWidth { node.widthUses += change }
      if terms.contains(where: { $0.variable == node.height }) { node.heightUses += change }
    }
  }

  func usesLength(of node: LayoutNode) -> Bool {
    linear.expression.terms.contains { $0.variable == node.width || $0.variable == node.height }
  }
}

extension LayoutEngine {
  /// Whether the constraint counts from the right: it uses leading or trailing, and the superview
  /// of its first item reads from right to left.
  ///
  /// The item's own direction does not count (measured).
  func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.first.isDirectional || constraint.second?.isDirectional == true else {
      return false
    }
    let item = constraint.first.item
    let isInside = item !== constraint.owner && item is UIView
    let container = isInside ? item?.layoutContainer ?? constraint.owner : item?.layoutView
    return container?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func makeRecord(for constraint: NSLayoutConstraint) -> InstalledConstraint? {
    guard let owner = constraint.owner else { return nil }
    var builder = ExpressionBuilder(
      engine: self,
      space: owner,
      isMirrored: isMirrored(constraint),
      touchesScrollContent: constraint.items.contains { $0 !== owner && $0.layoutView !== owner }
    )
    guard let first = builder.expression(for: constraint.first) else { return nil }
    var expression = first
    if let second = constraint.second {
      guard let other = builder.expression(for: second) else { return nil }
      expression = expression - other * Double(constraint.multiplier)
    }
    let base = expression.constant
    expression = expression + -Double(constraint.constant)
    let relation: LinearConstraint.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return InstalledConstraint(
      constraint: constraint,
      linear: LinearConstraint(
        expression,
        relation,
        strength: constraint.priority.strength
      ),
      id: LinearConstraint.ID.none,
      base: base,
      isDirectional: constraint.first.isDirectional || constraint.second?.isDirectional == true,
      isMirrored: builder.isMirrored,
      baselines: builder.baselines,
      nodes: builder.nodes,
      usesContentWidth: builder.usesContentWidth
    )
  }
}

/// Writes the attributes of a constraint's items as sums of unknowns, in the coordinates of one
/// view.
@MainActor
private struct ExpressionBuilder {
  let engine: LayoutEngine
  /// The view in whose coordinates positions are given: the constraint's owner.
  let space: UIView
  let isMirrored: Bool
  /// Whether the constraint has an item inside `space`: the edges of a scroll view then mean its
  /// content.
  let touchesScrollContent: Bool

  var baselines: [InstalledConstraint.Baseline] = []
  var nodes: [LayoutNode] = []
  var usesContentWidth: [ObjectIdentifier: Bool] = [:]

  private mutating func node(for item: any LayoutItem) -> LayoutNode {
    let node = engine.node(for: item)
    nodes.append(node)
    return node
  }

  mutating func expression(for term: LayoutTerm) -> LinearExpression? {
    guard let item = term.item else { return nil }
    guard let expression = expression(for: item, term.attribute) else { return nil }
    guard let origin = term.origin,
      let start = self.expression(for: origin, term.originAttribute)
    else { return expression }
    return expression - start
  }

  private mutating func expression(
    for original: any LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearExpression? {
    if let inner = attribute.insideMargins, let view = original as? UIView {
      return expression(for: view.layoutMarginsGuide, inner)
    }
    var item = original
    if touchesScrollContent, original === space, let scroll = space as? UIScrollView,
      !attribute.isSize, attribute != .centerX, attribute != .centerY
    {
      item = scroll.contentLayoutGuide
    }
    let node = node(for: item)
    if (item as? UILayoutGuide)?.role == .scrollContent {
      let key = ObjectIdentifier(node)
      usesContentWidth[key] = usesContentWidth[key] == true || reachesAcross(attribute)
    }
    switch attribute {
    case .width: return LinearExpression(node.width)
    case .height: return LinearExpression(node.height)
    case .left, .right, .centerX, .leading, .trailing:
      return horizontal(item, node, side(of: attribute))
    case .top: return vertical(item)
    case .bottom: return vertical(item) + LinearExpression(node.height)
    case .centerY: return vertical(item) + LinearExpression([.init(node.height, 0.5)])
    case .firstBaseline, .lastBaseline:
      baselines.append(.init(node: node, size: engine.rectangle(of: node).size))
      return baseline(item as? UIView, vertical(item), node, isFirst: attribute == .firstBaseline)
    default: return nil
    }
  }

  /// Whether an attribute of scrolled content lies away from the edge where it begins: the width
  /// counts for it.
  ///
  /// The terms do not tell: mirrored, it is `leading` that is written with the width.
  private func reachesAcross(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .width, .centerX, .trailing: true
    case .right: !isMirrored
    case .left: isMirrored
    default: false
    }
  }

  /// A button keeps its title in its middle, however high it becomes.
  private func baseline(
    _ view: UIView?,
    _ top: LinearExpression,
    _ node: LayoutNode,
    isFirst: Bool
  ) -> LinearExpression {
    if let offsets = view?.baselinesBelowMiddle {
      let middle = top + LinearExpression([.init(node.height, 0.5)])
      return middle + Double(isFirst ? offsets.first : offsets.last)
    }
    // A text stands in the middle of a label that is higher: the size counts that the constraints
    // give it, and only before they are solved the one that it has.
    let size = engine.rectangle(of: node).size
    let offsets = view?.baselineOffsets(at: size.height > 0 ? size : nil) ?? (first: 0, last: 0)
    if isFirst { return top + Double(offsets.first) }
    return top + LinearExpression(node.height) + -Double(offsets.last)
  }

  private func side(
    of attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: attribute
    }
  }

  /// Mirrored, positions are counted from the right edge of `space` leftwards.
  private mutating func horizontal(
    _ item: any LayoutItem,
    _ node: LayoutNode,
    _ side: NSLayoutConstraint.Attribute
  ) -> LinearExpression {
    var x = origin(of: item).x
    switch side {
    case .right: x = x + LinearExpression(node.width)
    case .centerX: x = x + LinearExpression([.init(node.width, 0.5)])
    default: break
    }
    return isMirrored ? LinearExpression(self.node(for: space).width) - x : x
  }

  private mutating func vertical(_ item: any LayoutItem) -> LinearExpression { origin(of: item).y }

  /// The upper left corner of an item, in the coordinates of `space`.
  private mutating func origin(
    of item: any LayoutItem
  ) -> (x: LinearExpression, y: LinearExpression) {
    guard item !== space else { return (LinearExpression(), LinearExpression()) }
    let node = node(for: item)
    if let view = item as? UIView, !node.isPositionUsed {
      node.isPositionUsed = true
      // Moves before this were not told to it.
      if view.isRootOfWindow || view.translatesAutoresizingMaskIntoConstraints {
        engine.markDirty(node)
      }
    }
    var x = LinearExpression(node.minX)
    var y = LinearExpression(node.minY)
    guard let container = item.layoutContainer, container !== space else { return (x, y) }
    let outer = origin(of: container)
    let insets = container.alignmentRectInsets
    x = x + outer.x + -Double(insets.left)
    y = y + outer.y + -Double(insets.top)
    if container is UIScrollView {
      let scrolled = engine.origin(of: self.node(for: container), view: container)
      x = x - LinearExpression(scrolled.x)
      y = y - LinearExpression(scrolled.y)
    }
    return (x, y)
  }
}
