import ConstraintSolver
import Foundation

/// Constraints on their way into the solver, and those that contradict others.
extension LayoutEngine {
  func installPending() {
    let constraints = pending
    pending = []
    for constraint in constraints where constraint.isActive || isMeasuring {
      guard installed[ObjectIdentifier(constraint)] == nil else { continue }
      install(constraint)
    }
  }

  func installBroken() {
    let constraints = broken
    broken = []
    for constraint in constraints where constraint.isActive { install(constraint) }
  }

  private func install(_ constraint: NSLayoutConstraint) {
    guard var record = makeRecord(for: constraint) else { return }
    sequence += 1
    record.sequence = sequence
    do throws(Conflict) {
      record.id = try solver.add(record.linear)
      installed[ObjectIdentifier(constraint)] = record
      constraintsByID[record.id] = constraint
      record.count(1)
      for (place, node) in record.nodes.enumerated() {
        if !node.wasUsed {
          node.wasUsed = true
          node.firstUse = .init(constraint: sequence, length: record.usesLength(of: node), place)
          if node.contentRank != nil { markDirty(node) }
        }
        if record.usesBaseline { node.usesBaseline = true }
      }
      noteLimit(constraint)
    } catch {
      reportConflict(error, breaking: constraint)
      broken.append(constraint)
    }
  }

  /// A length with only an upper limit becomes 0.
  private func noteLimit(_ constraint: NSLayoutConstraint) {
    guard constraint.relation != .equal, let item = constraint.first.item else { return }
    let node = node(for: item)
    switch constraint.first.attribute {
    case .width where !node.hasWidthLimit: node.hasWidthLimit = true
    case .height where !node.hasHeightLimit: node.hasHeightLimit = true
    default: return
    }
    if !node.isDirty {
      node.isDirty = true
      dirtyNodes.append(node)
    }
  }

  /// Views that no longer translate their masks drop their frame constraints before contradicting
  /// constraints are added.
  func releaseFrames() {
    for node in dirtyNodes where node.isAlive && !node.fixed.isEmpty {
      guard let view = node.view, !view.translatesAutoresizingMaskIntoConstraints else { continue }
      if isMeasuring, view === root { continue }
      for id in node.fixed { solver.remove(id) }
      node.fixed = []
    }
  }

  /// Adds one of UIKit's own required constraints; a contradicting constraint of the client is
  /// broken.
  func addSystem(_ linear: LinearConstraint) -> LinearConstraint.ID? {
    while true {
      do throws(Conflict) {
        return try solver.add(linear)
      } catch {
        guard breakClientConstraint(of: error) else { return nil }
      }
    }
  }

  func breakClientConstraint(of conflict: Conflict) -> Bool {
    let clients = conflict.constraints.compactMap { constraintsByID[$0] }
    guard let victim = clients.last else { return false }
    reportConflict(conflict, breaking: victim)
    uninstall(victim)
    broken.append(victim)
    return true
  }

  /// Resolves contradictions from new constants.
  func resolve(_ conflicts: [Conflict]) {
    for conflict in conflicts {
      if let constraint = constraintsByID[conflict.rejected] {
        reportConflict(conflict, breaking: constraint)
        installed.removeValue(forKey: ObjectIdentifier(constraint))?.count(-1)
        constraintsByID[conflict.rejected] = nil
        broken.append(constraint)
      } else {
        // One of UIKit's own was left out. Its node writes all of them again once the conflict is
        // resolved.
        _ = breakClientConstraint(of: conflict)
        for node in nodeOrder where node.systemConstraints.contains(conflict.rejected) {
          dropSystemConstraints(of: node, except: conflict.rejected)
          node.isDirty = true
          dirtyNodes.append(node)
        }
        needsSolving = true
      }
    }
  }
}
