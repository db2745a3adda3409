import Foundation

/// Points that are left free at the ends of a row.
struct RowSides {
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
}

extension UITableViewCell {
  /// What the table's safe area takes at both ends of the row; groups stand off it themselves.
  var safeSides: RowSides {
    guard let table, table.style != .insetGrouped else { return RowSides() }
    let insets = table.sideInsets
    return isRightToLeft
      ? RowSides(leading: insets.right, trailing: insets.left)
      : RowSides(leading: insets.left, trailing: insets.right)
  }

  /// The x of something `width` wide, counted from the leading edge.
  func mirrored(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
    isRightToLeft ? bounds.width - x - width : x
  }
}
