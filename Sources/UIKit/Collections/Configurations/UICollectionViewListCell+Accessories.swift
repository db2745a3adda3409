import CoreGraphics
import Foundation

/// The marks and controls at the ends of a list's row, as they come, stay and leave.
extension UICollectionViewListCell {
  /// The app sets others, or the list begins or ends to be edited: some accessories leave,
  /// others arrive, and those that stay keep their views (inferred: they stand still while a
  /// row is configured again).
  func exchangeAccessories() {
    let old = accessoryViews
    let beginsOrEnds = accessoriesAreForEditing != listIsEditing
    let isAnimated = window != nil && UIView.inheritedAnimationDuration > 0
    // Views that are made in an animation would grow.
    UIView.performWithoutAnimation { showAccessories() }
    for each in accessoryViews where beginsOrEnds || !old.contains(where: { $0.view === each.view })
    {
      let comes = !old.contains { $0.accessory.looksLike(each.accessory) }
      let slides = beginsOrEnds && each.accessory.displayed != .always
      arriving[ObjectIdentifier(each.view)] =
        slides ? .sliding : comes && isAnimated ? .fading : .placed
    }
    guard isAnimated else { return }
    let gone = old.filter { each in
      !accessoryViews.contains { $0.view === each.view || $0.accessory.looksLike(each.accessory) }
    }
    fadeOut(gone.map(\.view))
  }

  private func fadeOut(_ views: [UIView]) {
    for view in views {
      let key = ObjectIdentifier(view)
      leaving[key] = leaving[key] ?? view.alpha
      addSubview(view)
      UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
        view.alpha = 0
      } completion: { [weak self] _ in
        // It may have come back meanwhile.
        guard let alpha = self?.leaving.removeValue(forKey: key) else { return }
        view.alpha = alpha
        view.removeFromSuperview()
      }
    }
  }

  /// How far beside its place an accessory begins that comes in (inferred).
  private static let approach: CGFloat = 40

  func place(_ each: CellAccessoryView, at frame: CGRect, isAtLeft: Bool) {
    let view = each.view
    if let arrival = arriving[ObjectIdentifier(view)] {
      let alpha = leaving.removeValue(forKey: ObjectIdentifier(view)) ?? view.alpha
      UIView.performWithoutAnimation {
        let way = isAtLeft ? -Self.approach : Self.approach
        view.frame = frame.offsetBy(dx: arrival == .sliding ? way : 0, dy: 0)
        // What is in it would grow, too.
        view.layoutIfNeeded()
        if arrival != .placed { view.alpha = 0 }
      }
      view.alpha = alpha
    }
    view.frame = frame
    each.circle?.isChosen = isSelected
  }

  private func showAccessories() {
    accessoriesAreForEditing = listIsEditing
    let shown = accessories.filter { $0.isShown(whileEditing: accessoriesAreForEditing) }
    let trailing = shown.filter { !$0.isLeading }
    // From the edges inwards.
    let inwards = [2, 1, 0].flatMap { rank in trailing.filter { $0.rank == rank }.reversed() }
    var old = accessoryViews
    accessoryViews = (shown.filter(\.isLeading) + inwards).map { accessory in
      guard let index = old.firstIndex(where: { $0.accessory.looksLike(accessory) }) else {
        return CellAccessoryView(accessory)
      }
      return CellAccessoryView(accessory, after: old.remove(at: index))
    }
    for each in old { each.view.removeFromSuperview() }
    for each in accessoryViews {
      if each.view.superview !== self {
        if each.isOfSystem { addPart(each.view) } else { addSubview(each.view) }
        each.chevron?.show(isExpanded: isExpanded)
      }
      each.reorders(self)
      each.chevron?.onTap = togglesWithWholeRow ? nil : { [weak self] in self?.toggleOutline() }
    }
    setNeedsLayout()
  }
}
