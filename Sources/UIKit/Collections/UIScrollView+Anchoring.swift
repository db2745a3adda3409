import Foundation

/// Lists whose elements turn out to have another size than their estimate before what is on the
/// screen, as those that come onto it while one scrolls back.
extension UIScrollView {
  /// Keeps what is on the screen where it is, after it has moved by `way` within the content
  /// (observed in tables; inferred for collection views): a finger or a motion goes on from there.
  ///
  /// Content that became shorter is not pulled beyond its beginning by this.
  ///
  /// - Parameter offset: the one before.
  func stay(at offset: CGPoint, movedBy way: CGPoint) {
    guard way != .zero else { return }
    drag.start.x += way.x
    drag.start.y += way.y
    ticker?.shift(by: way)
    let range = offsetRange
    func kept(_ old: CGFloat, _ way: CGFloat, _ first: CGFloat) -> CGFloat {
      max(old + way, min(old, first))
    }
    let new = CGPoint(
      x: kept(offset.x, way.x, range.x.lowerBound),
      y: kept(offset.y, way.y, range.y.lowerBound)
    )
    if new != contentOffset { moveItself(to: new) }
  }
}

extension UITableView {
  /// Keeps the first row that was on the screen already where it is.
  ///
  /// - Parameters:
  ///   - old: the places before rows were measured.
  ///   - fresh: the rows that come onto the screen.
  func keepRowsInPlace(from old: TableMetrics, except fresh: Set<IndexPath>) {
    let anchor = cells.keys.lazy.filter { !fresh.contains($0) && $0 != self.draggedRow }.min()
    guard let anchor, let before = old.row(anchor) else { return }
    let offset = contentOffset
    guard let after = tableMetrics.row(anchor) else { return }
    stay(at: offset, movedBy: CGPoint(x: 0, y: after.lowerBound - before.lowerBound))
  }
}

extension UICollectionView {
  /// Measures what comes onto the screen; the first item that was on it stays where it is.
  func measureVisibleInPlace() {
    guard !collectionViewLayout.negotiatesSizes, crossing == nil else { return measureVisible() }
    for _ in 0..<UICollectionView.measuringLimit {
      let visible = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      contentSize = collectionViewLayout.collectionViewContentSize
      // Most layouts know all sizes.
      guard visible.contains(where: awaitsMeasuring) else { break }
      let anchor = visible.lazy.filter {
        $0.representedElementCategory == .cell && self.elements[$0.key] != nil
          && $0.indexPath != self.draggedItem
      }.min { $0.indexPath < $1.indexPath }
      let offset = contentOffset
      guard measure(visible) else { break }
      guard let anchor,
        let place = collectionViewLayout.layoutAttributesForItem(at: anchor.indexPath)
      else { continue }
      stay(
        at: offset,
        movedBy: scrollsSideways
          ? CGPoint(x: place.frame.minX - anchor.frame.minX, y: 0)
          : CGPoint(x: 0, y: place.frame.minY - anchor.frame.minY)
      )
    }
  }

  /// Whether the layout's sections follow each other from one side to the other.
  private var scrollsSideways: Bool {
    switch collectionViewLayout {
    case let flow as UICollectionViewFlowLayout: flow.scrollDirection == .horizontal
    case let layout as UICollectionViewCompositionalLayout:
      layout.configuration.scrollDirection == .horizontal
    default: false
    }
  }
}
