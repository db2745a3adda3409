import ConstraintSolver
import Foundation

/// The constraints of one tree of views and the resulting rectangles.
///
/// Changes are collected and take effect together at the next `update()`, which layout calls:
/// constraints that contradict each other only during a change are never reported.
///
/// Positions are relative: a view's to its superview, a guide's to its owner. A constraint between
/// cousins adds the positions up to the common ancestor, so moving a view does not affect its
/// content.
@MainActor
final class LayoutEngine {
  private(set) weak var root: UIView?

  /// Whether the engine computes the root's size instead of taking its frame.
  let isMeasuring: Bool

  var solver = Solver()
  private var nodes: [ObjectIdentifier: LayoutNode] = [:]
  private(set) var nodeOrder: [LayoutNode] = []
  var dirtyNodes: [LayoutNode] = []

  var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  /// The client's constraint of each solver constraint; UIKit's own have none.
  var constraintsByID: [LinearConstraint.ID: NSLayoutConstraint] = [:]
  var pending: [NSLayoutConstraint] = []
  /// Constraints left out because of a contradiction.
  ///
  /// They are tried again after each change.
  var broken: [NSLayoutConstraint] = []
  var reported: Set<ObjectIdentifier> = []

  var needsSolving = false
  private var needsPlacing = false
  private var isUpdating = false
  private var isRightToLeft = false
  /// How many constraints were installed.
  var sequence = 0

  init(root: UIView, measuring: Bool = false) {
    self.root = root
    isMeasuring = measuring
  }

  // MARK: Nodes

  /// The node of an item, made on first use.
  func node(for item: any LayoutItem) -> LayoutNode {
    if let node = nodes[ObjectIdentifier(item)], node.item != nil { return node }
    let node = LayoutNode(item, variables: (0..<4).map { _ in solver.makeVariable() })
    nodes[ObjectIdentifier(item)] = node
    nodeOrder.append(node)
    dirtyNodes.append(node)
    needsSolving = true
    if !isMeasuring, let view = item as? UIView { view.autoLayout.node = node }
    return node
  }

  func existingNode(for item: any LayoutItem) -> LayoutNode? {
    guard let node = nodes[ObjectIdentifier(item)], node.item != nil else { return nil }
    return node
  }

  func node(holding id: LinearConstraint.ID) -> LayoutNode? {
    nodeOrder.first { $0.isAlive && $0.systemConstraints.contains(id) }
  }

  func markDirty(_ node: LayoutNode) {
    guard !node.isDirty else { return }
    node.isDirty = true
    dirtyNodes.append(node)
    changed()
  }

  /// Marks the engine for solving, at the latest in the next layout pass.
  private func changed() {
    needsSolving = true
    guard !isMeasuring, !isUpdating, let root else { return }
    // The layout of the root that runs asks for them when it is over: only frames that change cause
    // another one.
    if root.layoutState.isLayingOut { return }
    root.setNeedsLayout()
  }

  private func forget(_ node: LayoutNode) {
    for id in node.systemConstraints { solver.remove(id) }
    for variable in [node.minX, node.minY, node.width, node.height, node.originX, node.originY] {
      if let variable { solver.remove(variable) }
    }
    node.isAlive = false
    if let item = node.item { nodes[ObjectIdentifier(item)] = nil }
    if let view = node.view, view.autoLayoutIfAny?.node === node { view.autoLayout.node = nil }
  }

  // MARK: Constraints

  /// Adds an activated constraint at the next update.
  func enqueue(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    changed()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    pending.removeAll { $0 === constraint }
    broken.removeAll { $0 === constraint }
    uninstall(constraint)
    changed()
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let record = installed[ObjectIdentifier(constraint)] else {
      changed()
      return
    }
    solver.setConstant(record.base - Double(constraint.constant), of: record.id)
    changed()
    constraint.owner?.setNeedsLayout()
    constraint.owner?.reportConstraintsToList()
  }

  /// Removes a constraint and adds it again: its strength or direction has changed.
  func constraintChanged(_ constraint: NSLayoutConstraint) {
    guard installed[ObjectIdentifier(constraint)] != nil else { return }
    uninstall(constraint)
    enqueue(constraint)
    constraint.owner?.reportConstraintsToList()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let record = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    solver.remove(record.id)
    constraintsByID[record.id] = nil
    record.count(-1)
  }

  /// Removes and returns the constraints of a leaving subtree, which continue in its own engine.
  func extract(subtree view: UIView) -> [NSLayoutConstraint] {
    var leaving: [(sequence: Int, constraint: NSLayoutConstraint)] = []
    var items: [any LayoutItem] = []
    var stack = [view]
    while let next = stack.popLast() {
      stack.append(contentsOf: next.subviews.reversed())
      guard let state = next.autoLayoutIfAny else { continue }
      items.append(next)
      items.append(contentsOf: state.guides + state.systemGuides)
      for constraint in state.constraints {
        let record = installed[ObjectIdentifier(constraint)]
        leaving.append((record?.sequence ?? .max, constraint))
      }
    }
    if items.isEmpty { return [] }
    let constraints = leaving.enumerated().sorted {
      ($0.element.sequence, $0.offset) < ($1.element.sequence, $1.offset)
    }.map(\.element.constraint)
    let identities = Set(constraints.map(ObjectIdentifier.init))
    pending.removeAll { identities.contains(ObjectIdentifier($0)) }
    broken.removeAll { identities.contains(ObjectIdentifier($0)) }
    for constraint in constraints { uninstall(constraint) }
    for item in items {
      if let node = existingNode(for: item) { forget(node) }
    }
    nodeOrder.removeAll { !$0.isAlive }
    dirtyNodes.removeAll { !$0.isAlive }
    if !constraints.isEmpty || !items.isEmpty { changed() }
    return constraints
  }

  // MARK: Updating

  /// Brings the unknowns up to date with all changes so far.
  ///
  /// - Returns: whether anything had changed.
  @discardableResult
  func update() -> Bool {
    guard needsSolving, !isUpdating else { return false }
    isUpdating = true
    defer { isUpdating = false }
    forgetDeadNodes()
    checkDirection()
    var rounds = Rounds()
    repeat {
      needsSolving = false
      releaseFrames()
      installPending()
      synchronizeDirtyNodes()
      installBroken()
      resolve(solver.solve())
      let hasOtherLines = wrapText()
      rounds.count(forBaselines: !hasOtherLines && !needsSolving)
    } while rounds.isAnotherAllowed && (moveBaselines() || !rounds.areForBaselines)
    needsSolving = false
    needsPlacing = true
    return true
  }

  /// How often an update has solved.
  ///
  /// A text that its label's height moves comes half of the way nearer to its place each time, from
  /// a screen's height to a thousandth of a point in 20. What else is new is there after 4, or goes
  /// back and forth.
  private struct Rounds {
    private var all = 0
    private var baselines = 0
    /// Whether nothing but baselines can have moved in the last one.
    private(set) var areForBaselines = false

    var isAnotherAllowed: Bool { areForBaselines ? baselines <= 20 : all < 4 }

    mutating func count(forBaselines: Bool) {
      areForBaselines = forBaselines
      if forBaselines { baselines += 1 } else { all += 1 }
    }
  }

  /// Solves, and marks the superviews of all views whose solved frames change.
  ///
  /// A frame that the client sets stays until the superview is laid out for another reason, as on
  /// iOS (observed; cards that move by their frames live from it).
  func prepareLayout() {
    update()
    guard needsPlacing, !isMeasuring else { return }
    needsPlacing = false
    for node in nodeOrder where node.isAlive {
      if let view = node.view, !view.translatesAutoresizingMaskIntoConstraints,
        !node.isFree, let superview = view.superview
      {
        let target = target(of: node, view)
        if target != node.announced, target != view.untransformedFrame {
          superview.setNeedsLayout()
        }
        node.announced = target
      } else if let guide = node.item as? UILayoutGuide {
        follow(guide, node)
      }
    }
  }

  /// Notifies the owner of a guide on which it depends.
  private func follow(_ guide: UILayoutGuide, _ node: LayoutNode) {
    if guide.role == .scrollContent, let scroll = guide.owningView as? UIScrollView {
      let size = frame(of: guide).size
      scroll.adoptConstrainedContentSize(
        width: node.widthUses > 0 ? size.width : nil,
        height: node.heightUses > 0 ? size.height : nil
      )
    } else if guide.role == .separator {
      let place = rectangle(of: node)
      if place != node.announced { guide.owningView?.setNeedsLayout() }
      node.announced = place
    }
  }

  /// Gives the subviews of a view the frames of their constraints: all, or some of them.
  func layOutSubviews(of view: UIView, only some: [UIView]? = nil) {
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      if existingNode(for: subview) == nil { _ = node(for: subview) }
    }
    prepareLayout()
    for subview in some ?? view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let node = existingNode(for: subview), !node.isFree else { continue }
      subview.setCenteredFrame(target(of: node, subview))
      (view as? UIScrollView)?.keepZoomedOrigin(of: subview)
    }
  }

  /// Whether a view of constraints stands elsewhere than they say.
  func hasOtherFrame(for view: UIView) -> Bool {
    guard !view.translatesAutoresizingMaskIntoConstraints, let node = existingNode(for: view),
      !node.isFree, let place = node.announced
    else { return false }
    let (center, size) = (view.center, view.bounds.size)
    let differences = [
      center.x - place.midX, center.y - place.midY, size.width - place.width,
      size.height - place.height,
    ]
    return differences.contains { abs($0) > 0.01 }
  }

  private func forgetDeadNodes() {
    let dead = nodeOrder.filter { $0.item == nil && $0.isAlive }
    guard !dead.isEmpty else { return }
    for (key, record) in installed.sorted(by: { $0.value.sequence < $1.value.sequence })
    where record.nodes.contains(where: { $0.item == nil }) {
      solver.remove(record.id)
      constraintsByID[record.id] = nil
      installed[key] = nil
      record.count(-1)
    }
    for node in dead { forget(node) }
    nodes = nodes.filter { $0.value.isAlive }
    nodeOrder.removeAll { !$0.isAlive }
    dirtyNodes.removeAll { !$0.isAlive }
  }

  /// Leading and trailing change sides with the reading direction.
  private func checkDirection() {
    guard let root else { return }
    let direction = root.isRightToLeft
    guard direction != isRightToLeft || needsDirectionCheck else { return }
    isRightToLeft = direction
    needsDirectionCheck = false
    let directional = installed.values.sorted { $0.sequence < $1.sequence }.filter {
      $0.isDirectional && $0.isMirrored != isMirrored($0.constraint)
    }
    for record in directional {
      uninstall(record.constraint)
      pending.append(record.constraint)
    }
  }

  /// Set when a view has its own reading direction.
  var needsDirectionCheck = false {
    didSet { if needsDirectionCheck { changed() } }
  }

  private func synchronizeDirtyNodes() {
    while !dirtyNodes.isEmpty {
      let nodes = dirtyNodes
      dirtyNodes = []
      for node in nodes where node.isAlive {
        node.isDirty = false
        synchronize(node)
      }
    }
  }
}

extension CGRect {
  /// Moves each edge to the nearest pixel; halves go down and right.
  ///
  /// The bias keeps the noise of floating point from deciding (inferred: UIKit rounds edges, not
  /// sizes).
  func roundedToPixels(scale: CGFloat) -> CGRect {
    // Sizes are in whole pixels: differences of thirds miss 100 by a little.
    func pixels(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-5).rounded(.down) }
    let left = pixels(minX)
    let top = pixels(minY)
    return CGRect(
      x: left / scale,
      y: top / scale,
      width: (pixels(maxX) - left) / scale,
      height: (pixels(maxY) - top) / scale
    )
  }
}
