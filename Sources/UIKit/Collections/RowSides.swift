import Foundation

/// Points that are left free at the ends of a row.
struct RowSides {
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
}
