import ConstraintSolver
import Foundation
import QuartzCore

/// Auto Layout's complaints, in Apple's words.
@MainActor
enum LayoutFault {
  /// What iOS raises as an exception.
  static func record(_ message: String) {
    World.current.record(LayerFault(name: .inconsistency, reason: message))
  }

  static func name(of item: any LayoutItem) -> String {
    if let guide = item as? UILayoutGuide {
      let owner = guide.owningView.map { name(of: $0) } ?? "nil"
      return guide.identifier.isEmpty
        ? "\(type(of: guide)):\(owner)" : "'\(guide.identifier)':\(owner)"
    }
    if let view = item as? UIView, let identifier = view.accessibilityIdentifier {
      return "\(type(of: view)):'\(identifier)'"
    }
    return "\(type(of: item))"
  }

  static func name(of term: LayoutTerm) -> String {
    guard let item = term.item else { return "nil" }
    return "\(name(of: item)).\(term.attribute.name)"
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

extension LayoutEngine {
  /// One of UIKit's own constraints, which clients see only here.
  private func systemSummary(of id: LinearConstraint.ID) -> String {
    guard let node = node(holding: id), let item = node.item else { return "<NSLayoutConstraint>" }
    let name = LayoutFault.name(of: item)
    if node.positive.contains(id) { return "<NSLayoutConstraint \(name) size >= 0   (active)>" }
    if let view = item as? UIView {
      return
        "<NSAutoresizingMaskLayoutConstraint \(name) frame == \(view.untransformedFrame)   (active)>"
    }
    return "<NSLayoutConstraint '\(name)' guide   (active)>"
  }

  /// Says once, for each constraint that is given up, which ones contradict each other.
  func reportConflict(_ conflict: Conflict, breaking victim: NSLayoutConstraint) {
    guard !isMeasuring, reported.insert(ObjectIdentifier(victim)).inserted else { return }
    var lines = conflict.constraints.map { id in
      if let constraint = constraintsByID[id] { return constraint.summary }
      return id == conflict.rejected ? victim.summary : systemSummary(of: id)
    }
    lines = lines.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    World.current.diagnostics.report(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \
      Try this: \n\t\t(1) look at each constraint and try to figure out which you don't expect; \
      \n\t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      (
      \(lines.map { "    \"\($0)\"" }.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint 
      \(victim.summary)
      """
    )
  }
}
