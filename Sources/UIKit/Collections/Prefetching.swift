import CoreGraphics
import Foundation

/// Which items of a list its prefetching data source has heard of and that have not come onto the
/// screen.
///
/// A list looks one screen ahead in the direction in which it scrolls, downwards at first
/// (inferred: the system says only that it adapts).
struct Prefetching {
  private var announced: Set<IndexPath> = []
  private var bounds: CGRect?
  private var isBackward = false

  /// The part of the content that comes next.
  mutating func ahead(of bounds: CGRect, isHorizontal: Bool) -> CGRect {
    if let old = self.bounds {
      let way = isHorizontal ? bounds.minX - old.minX : bounds.minY - old.minY
      if way != 0 { isBackward = way < 0 }
    }
    self.bounds = bounds
    let way: CGFloat = isBackward ? -1 : 1
    return isHorizontal
      ? bounds.offsetBy(dx: way * bounds.width, dy: 0)
      : bounds.offsetBy(dx: 0, dy: way * bounds.height)
  }

  /// - Returns: the items to prepare, and those that will not be shown after all.
  mutating func update(
    next: [IndexPath],
    shown: Set<IndexPath>
  ) -> (prepared: [IndexPath], cancelled: [IndexPath]) {
    let wanted = Set(next).subtracting(shown)
    let prepared = next.filter { wanted.contains($0) && !announced.contains($0) }
    let cancelled = announced.subtracting(wanted).subtracting(shown).sorted()
    announced = wanted
    return (prepared, cancelled)
  }

  /// The items are others now; the direction stays.
  mutating func forget() {
    announced = []
  }
}

extension UITableView {
  func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource, bounds.height > 0 else { return }
    let ahead = prefetching.ahead(of: bounds, isHorizontal: false)
    let (prepared, cancelled) = prefetching.update(
      next: tableMetrics.rows(in: ahead.minY...ahead.maxY),
      shown: Set(cells.keys)
    )
    guard !prepared.isEmpty || !cancelled.isEmpty else { return }
    // What the app answers, new rows for instance, is not for the middle of a layout.
    DispatchQueue.main.async { [weak self, weak prefetchDataSource] in
      guard let self else { return }
      if !cancelled.isEmpty {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: cancelled)
      }
      if !prepared.isEmpty { prefetchDataSource?.tableView(self, prefetchRowsAt: prepared) }
    }
  }
}

extension UICollectionView {
  func prefetchItems() {
    guard isPrefetchingEnabled, let prefetchDataSource, !bounds.isEmpty else { return }
    let isHorizontal = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let ahead = prefetching.ahead(of: bounds, isHorizontal: isHorizontal)
    let next = collectionViewLayout.layoutAttributesForElements(in: ahead) ?? []
    let (prepared, cancelled) = prefetching.update(
      next: next.filter { $0.representedElementCategory == .cell }.map { origin(of: $0.indexPath) },
      shown: Set(elements.keys.filter { $0.category == .cell }.map(\.indexPath))
    )
    guard !prepared.isEmpty || !cancelled.isEmpty else { return }
    DispatchQueue.main.async { [weak self, weak prefetchDataSource] in
      guard let self else { return }
      if !cancelled.isEmpty {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
      }
      if !prepared.isEmpty { prefetchDataSource?.collectionView(self, prefetchItemsAt: prepared) }
    }
  }
}
