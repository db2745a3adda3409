import Foundation

/// What a section's references to insets take at its sides, besides its own insets and what the
/// whole layout stands off.
struct SectionSides {
  var groups = NSDirectionalEdgeInsets.zero
  var supplementaries = NSDirectionalEdgeInsets.zero
}

extension SectionSides {
  /// - Parameter outer: what the whole layout stands off.
  @MainActor
  init(
    of section: NSCollectionLayoutSection,
    in view: UICollectionView,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    outer: UIEdgeInsets
  ) {
    // A section refers to what its layout refers to, and its supplementary views to what it
    // refers to (documented).
    let own = section.contentInsetsReference
    let groups = own == .automatic ? configuration.contentInsetsReference : own
    let other = section.supplementaryContentInsetsReference
    func sides(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
      let insets = view.insets(of: reference)
      let sides = UIEdgeInsets(
        top: 0,
        left: insets.left - outer.left,
        bottom: 0,
        right: insets.right - outer.right
      )
      return NSDirectionalEdgeInsets(sides, isRightToLeft: view.isRightToLeft)
    }
    self.groups = sides(groups)
    supplementaries = sides(other == .automatic ? groups : other)
  }
}

extension UIView {
  /// The safe area is what layouts refer to by themselves (documented).
  fileprivate func insets(of reference: UIContentInsetsReference) -> UIEdgeInsets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: safeAreaInsets
    case .layoutMargins: layoutMargins
    case .readableContent: insets(of: .readableContent as UILayoutGuide.Role) ?? layoutMargins
    }
  }
}

extension NSDirectionalEdgeInsets {
  func adding(_ sides: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top + sides.top,
      leading: leading + sides.leading,
      bottom: bottom + sides.bottom,
      trailing: trailing + sides.trailing
    )
  }
}
