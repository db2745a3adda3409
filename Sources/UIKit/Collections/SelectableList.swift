import Foundation

/// What tables and collection views let a finger choose.
@MainActor
protocol SelectableList: UIScrollView {
  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
}

extension SelectableList {
  var allowsTouchSelection: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}

extension UITableView: SelectableList {}
extension UICollectionView: SelectableList {}
