import ConstraintSolver
import Foundation
import QuartzCore

/// Auto Layout's complaints, in Apple's words.
@MainActor
enum LayoutFault {
  /// Records an exception of iOS.
  static func record(_ message: String) {
    World.current.record(LayerFault(name: .inconsistency, reason: message))
  }

  static func refuse(constant: CGFloat) {
    record("Constraint constant is not finite!  That's illegal.  constant:\(constant)")
  }

  static func refuse(priority: UILayoutPriority) {
    let number = String(format: "%g", Double(priority.rawValue))
    record(
      "It's illegal to set priority:\(number).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    )
  }

  /// Sizes pair with sizes, and places with places of the same axis.
  static func checkPair(
    _ first: NSLayoutConstraint.Attribute,
    _ second: NSLayoutConstraint.Attribute,
    multiplier: CGFloat
  ) {
    let words =
      "NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:"
    guard first != .notAnAttribute, second != .notAnAttribute else {
      if second == .notAnAttribute, first != .notAnAttribute, first.kind != .size {
        World.current.record(
          LayerFault(
            name: .invalidArgument,
            reason:
              "*** +[\(words)]: A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs."
          )
        )
      }
      return
    }
    let isBad =
      first.kind != second.kind
      // Left and leading do not pair: the side of leading depends on the reading direction.
      || (first.kind == .horizontal && first.isDirectional != second.isDirectional
        && !first.isCenter && !second.isCenter)
    guard isBad else { return }
    World.current.record(
      LayerFault(
        name: .invalidArgument,
        reason: "*** +[\(words)]: Invalid pairing of layout attributes"
      )
    )
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

  /// Reports, once for each broken constraint, which ones contradict each other.
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

extension NSLayoutConstraint.Attribute {
  fileprivate enum Kind {
    case horizontal, vertical, size, none
  }

  fileprivate var kind: Kind {
    switch self {
    case .width, .height: .size
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: .none
    default: .horizontal
    }
  }

  fileprivate var isCenter: Bool { self == .centerX || self == .centerXWithinMargins }
}
