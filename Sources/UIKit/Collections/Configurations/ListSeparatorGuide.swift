import CoreGraphics

/// The layout guide of a list cell's separators: the client's constraints move its edges from
/// their automatic places.
@MainActor
struct ListSeparatorGuide {
  let guide: UILayoutGuide
  private let leading: NSLayoutConstraint

  init(in cell: UICollectionViewListCell) {
    guide = UILayoutGuide(role: .separator, owner: nil)
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    let automatic = [
      leading, guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    for constraint in automatic { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(automatic)
  }

  /// Points from the cell's edges to the ends of a separator.
  ///
  /// - Parameter automatic: where one begins that no constraint moves.
  func insets(
    automatic: CGFloat,
    in cell: UICollectionViewListCell
  ) -> (leading: CGFloat, trailing: CGFloat) {
    if leading.constant != automatic { leading.constant = automatic }
    let place = guide.layoutFrame
    let (left, right) = (place.minX, cell.bounds.width - place.maxX)
    let isMirrored = cell.isRightToLeft
    return isMirrored ? (right, left) : (left, right)
  }
}
