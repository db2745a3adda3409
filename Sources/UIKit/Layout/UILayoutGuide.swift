import Foundation

/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency
@MainActor
open class UILayoutGuide: MainActorObject, LayoutItem {
  /// What decides a guide's rectangle.
  package enum Role {
    /// Constraints of the client.
    case custom
    /// A view's safe area, margins or readable width: its bounds, inset.
    case safeArea, margins, readableContent
    /// The content and the visible frame of a scroll view.
    case scrollContent, scrollFrame
    /// What the keyboard covers.
    case keyboard
    /// Where a separator begins and ends: a change of it lays out the owner again.
    case separator
  }

  package let role: Role

  public init() { role = .custom }
  package init(role: Role, owner: UIView?) {
    self.role = role
    owningView = owner
  }

  open var identifier: String = ""
  open weak var owningView: UIView?

  /// In the coordinates of `owningView`, up to date after layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if role == .keyboard { return owningView.keyboardRect(self) }
    if let insets = owningView.insets(of: role) { return owningView.bounds.inset(by: insets) }
    return owningView.layoutRoot.autoLayout.engine?.frame(of: self) ?? .zero
  }

  package var layoutContainer: UIView? { owningView }
  package var layoutView: UIView? { owningView }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  open var hasAmbiguousLayout: Bool { false }

  /// All active constraints that mention the guide, on one axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var view = owningView
    while let holder = view {
      found += holder.constraints.filter { constraint in
        constraint.items.contains { $0 === self }
          && constraint.firstAttribute.isHorizontal == (axis == .horizontal)
      }
      view = holder.superview
    }
    return found
  }
}
