import Foundation

extension UIView {
  public var layoutGuides: [UILayoutGuide] { autoLayoutIfAny?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Ends the constraints of the guide as well.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var view: UIView? = self
    while let holder = view {
      for constraint in holder.constraints
      where constraint.items.contains(where: { $0 === layoutGuide }) {
        constraint.isActive = false
      }
      view = holder.superview
    }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
  }
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide")
  }

  func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let guide = autoLayout.systemGuides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role: role, owner: self)
    guide.identifier = identifier
    autoLayout.systemGuides.append(guide)
    return guide
  }

  /// The insets of a system guide from the bounds; nil for other guides.
  func insets(of role: UILayoutGuide.Role) -> UIEdgeInsets? {
    switch role {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      // Text of the default size is kept to 672 points, centred (measured on iPad; phones are
      // narrower).
      var insets = layoutMargins
      let excess = max(0, bounds.width - insets.left - insets.right - UIView.readableWidth)
      insets.left += excess / 2
      insets.right += excess / 2
      return insets
    case .scrollFrame: return .zero
    case .scrollContent, .custom, .keyboard, .separator: return nil
    }
  }

  private static let readableWidth: CGFloat = 672
}
