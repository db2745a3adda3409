import Foundation

/// Where a row is in the outline of its section.
struct OutlinePlace {
  /// 0 for rows without a parent.
  let level: Int
  let isExpanded: Bool
}

/// A data source whose sections may be outlines.
@MainActor
protocol OutlineSource: AnyObject {
  /// Nil in sections that are no outlines.
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace?
  /// Expands or collapses a row, unless the app's handlers refuse.
  func toggleOutline(at indexPath: IndexPath)
}

extension UICollectionView {
  /// Gives a cell its place in its outline; in other sections the cell keeps what its code sets.
  func adaptToOutline(_ cell: UICollectionViewListCell, at indexPath: IndexPath) {
    guard let place = (dataSource as? any OutlineSource)?.outlinePlace(at: indexPath) else {
      return
    }
    cell.indentationLevel = place.level
    cell.isExpanded = place.isExpanded
  }

  /// After a row was expanded or collapsed: its chevron turns while the rows move.
  func adaptVisibleCellsToOutlines(animated: Bool) {
    guard animated, window != nil else { return adaptVisibleCellsToOutlines() }
    UIView.animate(withDuration: UICollectionView.updateDuration) {
      self.adaptVisibleCellsToOutlines()
    }
  }

  private func adaptVisibleCellsToOutlines() {
    for (key, view) in sortedElements where key.category == .cell {
      guard let cell = view as? UICollectionViewListCell else { continue }
      adaptToOutline(cell, at: key.indexPath)
    }
  }
}
