import Foundation

/// The cells of a list that ask to be measured again, until its next layout.
@MainActor
struct ResizingCells<Cell: UIView> {
  private var cells: [Cell] = []
  /// Not where all of them asked inside of `performWithoutAnimation` (documented).
  private var isAnimated = false

  nonisolated init() {}

  var isEmpty: Bool { cells.isEmpty }

  mutating func insert(_ cell: Cell) {
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    if UIKitWorld.current.animations.animatesOwnChanges { isAnimated = true }
  }

  mutating func take() -> (cells: [Cell], isAnimated: Bool) {
    defer {
      cells = []
      isAnimated = false
    }
    return (cells, isAnimated)
  }
}

extension UIView {
  /// Reports to the list around that constraints in one of its cells have changed, or what they
  /// depend on.
  func reportConstraintsToList() {
    guard UIKitWorld.current.resizesCellsByConstraints else { return }
    var view: UIView? = self
    while let next = view {
      if let cell = next as? UITableViewCell, let table = cell.table {
        if table.selfSizingInvalidation == .enabledIncludingConstraints {
          table.rowMayNeedOtherHeight(cell)
        }
        return
      }
      if let cell = next as? UICollectionViewCell, let list = cell.collectionView {
        if list.selfSizingInvalidation == .enabledIncludingConstraints {
          list.itemMayNeedOtherSize(cell)
        }
        return
      }
      view = next.superview
    }
  }
}
